// A result as a picture to share, drawn on a canvas.
import { crests } from "../drawings/drawings";
import { seatColour } from "../look/seats";
import { type Shared, shareFile, toPng } from "../parts/share";
import { CRESTS } from "../wire/people";
import type { Evening } from "./evening";

const [WIDTH, HEAD, ROW, MARGIN] = [1080, 260, 150, 72];
const COLOURS = { paper: "#fbf6ec", ink: "#1f2a44", soft: "#4a5470", counter: "#f1e1c4", edge: "#d9bb88", noren: "#34478a", best: "#e6f0d6" };
const FACE = '"M PLUS Rounded 1c", system-ui, sans-serif';
const CREST_BOX = 48;

export interface PictureWords {
  names: readonly string[];
  totals: readonly number[];
  ranks: readonly number[];
  title: string;
  points: string;
}

/** Draw who has how many points, the winner first. */
export async function drawPicture(evening: Evening, { names, totals, ranks, title, points }: PictureWords): Promise<Blob> {
  await Promise.all([document.fonts.load(`800 60px ${FACE}`), document.fonts.load(`500 40px ${FACE}`)]);
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEAD + names.length * ROW + MARGIN;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("the browser draws no pictures");
  pen.fillStyle = COLOURS.paper;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  drawNoren(pen);
  pen.textBaseline = "middle";
  pen.fillStyle = COLOURS.ink;
  pen.font = `800 72px ${FACE}`;
  pen.fillText(title, MARGIN, 148, WIDTH - 2 * MARGIN);
  pen.font = `500 36px ${FACE}`;
  pen.fillStyle = COLOURS.soft;
  const date = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "long" }).format(new Date(evening.begun));
  pen.fillText(`${date} · ${points}`, MARGIN, 214, WIDTH - 2 * MARGIN);
  const order = [...names.keys()].sort((one, other) => (ranks[one] ?? 99) - (ranks[other] ?? 99));
  order.forEach((figure, place) => drawRow(pen, HEAD + place * ROW, evening.players[figure]?.colour, names[figure] ?? "", totals[figure] ?? 0, ranks[figure] === 1));
  return toPng(canvas);
}

function drawNoren(pen: CanvasRenderingContext2D): void {
  const flap = WIDTH / 8;
  for (let place = 0; place < 8; place += 1) {
    pen.fillStyle = COLOURS.noren;
    pen.fillRect(place * flap + 3, 0, flap - 6, 84);
  }
}

function drawRow(pen: CanvasRenderingContext2D, top: number, colour: Evening["players"][number]["colour"] | undefined, name: string, total: number, isFirst: boolean): void {
  pen.fillStyle = isFirst ? COLOURS.best : COLOURS.counter;
  pen.beginPath();
  pen.roundRect(MARGIN, top, WIDTH - 2 * MARGIN, ROW - 20, 28);
  pen.fill();
  pen.strokeStyle = isFirst ? COLOURS.ink : COLOURS.edge;
  pen.lineWidth = isFirst ? 5 : 3;
  pen.stroke();
  const middle = top + (ROW - 20) / 2;
  if (colour) drawCrest(pen, colour, MARGIN + 75, middle);
  pen.fillStyle = COLOURS.ink;
  pen.textAlign = "left";
  pen.font = `${isFirst ? 800 : 500} 54px ${FACE}`;
  pen.fillText(name, MARGIN + 145, middle, WIDTH - 2 * MARGIN - 360);
  pen.textAlign = "right";
  pen.font = `800 76px ${FACE}`;
  pen.fillText(String(total), WIDTH - MARGIN - 40, middle);
  pen.textAlign = "left";
}

function drawCrest(pen: CanvasRenderingContext2D, colour: keyof typeof CRESTS, x: number, y: number): void {
  pen.fillStyle = seatColour(colour);
  pen.beginPath();
  pen.arc(x, y, 46, 0, 2 * Math.PI);
  pen.fill();
  const svg = new DOMParser().parseFromString(crests[CRESTS[colour]] ?? "", "image/svg+xml").documentElement;
  const size = Number(svg.getAttribute("viewBox")?.split(" ")[2]) || CREST_BOX;
  pen.save();
  pen.translate(x - 32, y - 32);
  pen.scale(64 / size, 64 / size);
  drawShapes(pen, svg);
  pen.restore();
}

function drawShapes(pen: CanvasRenderingContext2D, svg: Element): void {
  pen.fillStyle = "#ffffff";
  for (const shape of svg.querySelectorAll("path")) pen.fill(new Path2D(shape.getAttribute("d") ?? ""), "evenodd");
}

/** Hand the picture to the device's own share sheet, or save it. */
export async function sharePicture(evening: Evening, said: PictureWords): Promise<Shared> {
  const file = new File([await drawPicture(evening, said)], `${evening.game}-${evening.begun.slice(0, 10)}.png`, { type: "image/png" });
  return shareFile(file);
}
