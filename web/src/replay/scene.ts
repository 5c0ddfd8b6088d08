// A step of a game as a picture: what lies on the table and who sits there, with or without words.
import { crests } from "../drawings/drawings";
import { fitted, ground, placed, square, whole } from "../drawings/svg";
import type { Laid, LaidPiece } from "../games/module";
import { type Colour, CRESTS } from "../wire/people";

export interface Figure {
  name: string;
  colour: Colour;
  /** The colour as the style sheets have it. */
  paint: string;
  isBot: boolean;
  points: number | null;
  isFirst: boolean;
}

export interface Scene {
  laid: Laid;
  figures: readonly Figure[];
}

/** What is written into a picture; letters are drawn apart, in the page's own face. */
export interface Written {
  text: string;
  x: number;
  y: number;
  size: number;
  isBold?: boolean;
  align?: "left" | "right" | "center";
  fill?: string;
  /** It is made narrower where it would be wider. */
  most?: number;
}

export interface Drawn {
  svg: string;
  written: readonly Written[];
}

export interface SceneWords {
  title: string;
  subtitle: string;
  footer: string;
}

const MIDDLE = 400;
export const COLOURS = { paper: "#fbf6ec", ink: "#1f2a44", soft: "#4a5470", counter: "#f1e1c4", edge: "#d9bb88", noren: "#34478a", best: "#e6f0d6", card: "#fffaf0" };
export const [WIDTH, HEIGHT] = [1200, 630];
export const MARGIN = 48;
const [TOP, BOTTOM] = [148, 566];

/** More pieces a row cannot be told apart. */
const MOST_SMALL = 7;
/** How wide a name is beside its pieces. */
const NAME = 170;
const [SMALL_WIDTH, SMALL_HEIGHT] = [160, 100];

/** The table alone, to be told at a glance on a list. */
export function smallPicture({ laid, figures }: Scene): string {
  const counter = ground({ x: 0, y: 0, width: SMALL_WIDTH, height: SMALL_HEIGHT }, COLOURS.counter, { round: 0.08, edge: "none" });
  if (laid.middle) {
    const middle = fitted(MIDDLE, laid.middle, square((SMALL_WIDTH - 94) / 2, 3, 94));
    return whole(SMALL_WIDTH, SMALL_HEIGHT, counter + middle);
  }
  const height = (SMALL_HEIGHT - 6) / Math.max(figures.length, 1);
  const rows = figures.map(({ paint }, seat) => {
    const pieces = (laid.seats[seat] ?? []).slice(0, MOST_SMALL);
    const size = Math.min(height - 2, (SMALL_WIDTH - 22) / Math.max(pieces.length, 1), 34);
    const y = 3 + seat * height + (height - size) / 2;
    const dot = `<circle cx="10" cy="${(3 + (seat + 0.5) * height).toFixed(1)}" r="${Math.min(5, height / 3).toFixed(1)}" fill="${paint}"/>`;
    return dot + pieces.map((piece, place) => chip(piece, square(19 + place * size, y, size - 1), 0.8)).join("");
  });
  return whole(SMALL_WIDTH, SMALL_HEIGHT, counter + rows.join(""));
}

function chip({ picture, ground: fill = COLOURS.card }: LaidPiece, box: ReturnType<typeof square>, line = 2): string {
  const inset = box.width * (picture ? 0.08 : 0);
  const piece = placed(picture, square(box.x + inset, box.y + inset, box.width - 2 * inset));
  return ground(box, fill, { round: picture ? 0.16 : 0.5, line }) + piece;
}

/** The whole picture, with everybody's points, as it is sent to others. */
export function largePicture({ laid, figures }: Scene, { title, subtitle, footer }: SceneWords): Drawn {
  const parts = [`<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.paper}"/>`, noren()];
  const written: Written[] = [
    { text: title, x: MARGIN, y: 100, size: 54, isBold: true, most: 640 },
    { text: subtitle, x: WIDTH - MARGIN, y: 104, size: 30, align: "right", fill: COLOURS.soft, most: 430 },
    { text: footer, x: MARGIN, y: 598, size: 26, fill: COLOURS.soft, most: 940 },
    { text: "Sushiya", x: WIDTH - MARGIN, y: 598, size: 30, isBold: true, align: "right", fill: COLOURS.noren },
  ];
  let left = MARGIN;
  if (laid.middle) {
    const size = BOTTOM - TOP;
    parts.push(fitted(MIDDLE, laid.middle, square(MARGIN, TOP, size)));
    left += size + 32;
  }
  const height = Math.min((BOTTOM - TOP) / Math.max(figures.length, 1), 140);
  figures.forEach((figure, seat) => {
    const row = drawRow(figure, laid.seats[seat] ?? [], { x: left, y: TOP + seat * height, width: WIDTH - MARGIN - left, height: height - 10 });
    parts.push(row.svg);
    written.push(...row.written);
  });
  return { svg: whole(WIDTH, HEIGHT, parts.join("")), written };
}

export function noren(): string {
  const flap = WIDTH / 8;
  return Array.from({ length: 8 }, (_, place) => `<rect x="${place * flap + 3}" y="0" width="${flap - 6}" height="52" fill="${COLOURS.noren}"/>`).join("");
}

function drawRow({ name, colour, paint, isBot, points, isFirst }: Figure, pieces: readonly LaidPiece[], row: { x: number; y: number; width: number; height: number }): Drawn {
  const { x, y, width, height } = row;
  const middle = y + height / 2;
  const crest = Math.min(height * 0.66, 60);
  const box = square(x + 14, middle - crest / 2, crest);
  const sign = square(box.x + crest * 0.14, box.y + crest * 0.14, crest * 0.72);
  const parts = [
    ground(row, isFirst ? COLOURS.best : COLOURS.counter, { round: 0.2, edge: isFirst ? COLOURS.ink : COLOURS.edge, line: isFirst ? 3 : 2 }),
    ground(box, paint, { round: isBot ? 0.3 : 0.5, edge: "none" }),
    placed(crests[CRESTS[colour]], sign),
  ];
  const from = box.x + crest + 16;
  const right = x + width - 22;
  const written: Written[] = [];
  if (points !== null) written.push({ text: String(points), x: right, y: middle, size: 50, isBold: true, align: "right" });
  // A wide row has room for everything side by side.
  const isHigh = height > 84 && width < 900;
  const most = right - 96 - from;
  written.push({ text: name, x: from, y: isHigh ? y + 25 : middle, size: 30, isBold: isFirst, most: isHigh ? most : NAME });
  const start = isHigh ? from : from + NAME + 12;
  const room = isHigh ? most : most - NAME - 12;
  // A count takes half as much as a piece.
  const units = pieces.reduce((sum, { count }) => sum + (count > 1 ? 1.75 : 1.12), 0);
  const size = Math.min(isHigh ? height - 54 : height - 16, room / Math.max(units, 1), 84);
  const line = isHigh ? y + 44 + (height - 54 - size) / 2 : middle - size / 2;
  let at = start;
  for (const piece of pieces) {
    parts.push(chip(piece, square(at, line, size)));
    if (piece.word) written.push({ text: piece.word, x: at + size / 2, y: line + size / 2, size: size * 0.6, isBold: true, align: "center" });
    if (piece.count > 1) written.push({ text: `×${piece.count}`, x: at + size * 1.06, y: line + size / 2, size: size * 0.46 });
    at += size * (piece.count > 1 ? 1.75 : 1.12);
  }
  return { svg: parts.join(""), written };
}
