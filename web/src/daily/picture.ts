// A result as a picture to be sent: the game, the points, everybody's bars; no card of the deal.
import { ground, placed, square, whole } from "../drawings/svg";
import { COLOURS, type Drawn, HEIGHT, MARGIN, noren, WIDTH, type Written } from "../replay/scene";
import type { Bar } from "./bars";

export interface Told {
  /** The game's dish. */
  dish: string;
  title: string;
  subtitle: string;
  /** What one came to, in large letters, and a few words below. */
  points: string;
  place: string;
  /** How many days in a row, or that it does not count. */
  note: string;
  compared: string;
  footer: string;
  /** Empty: nobody else has played it, and the dish has the room. */
  bars: readonly Bar[];
  words: { fewest: string; most: string; points: string; you: string };
}

/** Seen on a phone's list of messages, a letter is a quarter of its size here: none is smaller than 34. */
const SMALL = 34;
const PLATE = { x: MARGIN, y: 164, width: 540, height: 300 };
const CHART = { x: 636, y: 204, width: WIDTH - MARGIN - 636, height: 214 };

export function resultPicture(told: Told): Drawn {
  const hasBars = told.bars.length > 0;
  const plate = hasBars ? PLATE : { ...PLATE, width: WIDTH - 2 * MARGIN };
  const dish = hasBars ? square(MARGIN + 20, 214, 200) : square(WIDTH - MARGIN - 380, 144, 340);
  const left = hasBars ? MARGIN + 240 : MARGIN + 48;
  const room = hasBars ? 280 : 620;
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.paper}"/>`,
    noren(),
    ground(plate, COLOURS.counter, { round: 0.08, edge: COLOURS.edge }),
    placed(told.dish, dish),
    hasBars ? drawBars(told.bars) : "",
  ];
  const written: Written[] = [
    { text: told.title, x: MARGIN, y: 108, size: 58, isBold: true, most: 680 },
    { text: told.subtitle, x: WIDTH - MARGIN, y: 112, size: SMALL, align: "right", fill: COLOURS.soft, most: 400 },
    { text: told.points, x: left, y: 240, size: hasBars ? 72 : 96, isBold: true, most: room },
    { text: told.place, x: left, y: 328, size: 48, most: room },
    { text: told.note, x: left, y: 400, size: SMALL, fill: COLOURS.soft, most: room },
    { text: told.compared, x: MARGIN, y: 518, size: 42, isBold: true, most: WIDTH - 2 * MARGIN },
    ...(hasBars ? writeBars(told) : []),
    { text: told.footer, x: MARGIN, y: 590, size: SMALL, fill: COLOURS.soft, most: 860 },
    { text: "Sushiya", x: WIDTH - MARGIN, y: 590, size: 40, isBold: true, align: "right", fill: COLOURS.noren },
  ];
  return { svg: whole(WIDTH, HEIGHT, parts.join("")), written: written.filter(({ text }) => text) };
}

const boxOf = (bars: readonly Bar[], place: number) => {
  const { x, y, width, height } = CHART;
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const room = width / bars.length;
  const count = bars[place]?.count ?? 0;
  const tall = Math.max(count ? 14 : 0, (height * count) / most);
  const wide = Math.min(room - 10, 90);
  return { x: x + place * room + (room - wide) / 2, y: y + height - tall, width: wide, height: tall };
};

function drawBars(bars: readonly Bar[]): string {
  const { x, y, width, height } = CHART;
  const line = `<rect x="${x}" y="${y + height}" width="${width}" height="3" fill="${COLOURS.ink}"/>`;
  return bars
    .map(({ isOwn }, place) => {
      const box = boxOf(bars, place);
      return box.height ? ground(box, isOwn ? COLOURS.noren : COLOURS.edge, { round: 0.1, edge: COLOURS.ink, line: isOwn ? 4 : 2 }) : "";
    })
    .join("")
    .concat(line);
}

/** From how many points to how many, and which bar is one's own. */
function writeBars({ bars, words }: Told): Written[] {
  const below = { y: CHART.y + CHART.height + 28, size: SMALL, fill: COLOURS.soft };
  const own = bars.findIndex(({ isOwn }) => isOwn);
  const box = boxOf(bars, own);
  return [
    { ...below, text: words.fewest, x: CHART.x },
    { ...below, text: words.points, x: CHART.x + CHART.width / 2, align: "center" },
    { ...below, text: words.most, x: CHART.x + CHART.width, align: "right" },
    ...(own < 0 ? [] : [{ text: words.you, x: box.x + box.width / 2, y: box.y - 24, size: SMALL, isBold: true, align: "center", fill: COLOURS.noren } satisfies Written]),
  ];
}
