// Sushi Go! in six pictures: choose, show, pass on, collect, wasabi, majorities.
import { named } from "../../drawings/drawings";
import facts from "../../games/sushi-go/facts.json";
import { arrow, bare, card, row, type Scene, sign, type Story } from "./scene";

const drawings = named(
  import.meta.glob<string>("../../drawings/sushi-go/*.svg", { query: "?raw", import: "default", eager: true }),
);

const choose: Scene = [
  card("maki-2", { turn: -16 })({ x: 30, y: 66, size: 29 }),
  card("tempura", { turn: -8 })({ x: 53, y: 59, size: 29 }),
  card("wasabi", { turn: 8 })({ x: 107, y: 59, size: 29 }),
  card("pudding", { turn: 16 })({ x: 130, y: 66, size: 29 }),
  card("nigiri-2", { isLit: true })({ x: 80, y: 42, size: 34 }),
];
const show: Scene = [
  ...row({ x: 80, y: 29, size: 25, step: 44 }, [bare("card-back"), bare("card-back"), bare("card-back")]),
  ...[36, 80, 124].map((x) => arrow(x, 55, 11, 90)),
  ...row({ x: 80, y: 78, size: 26, step: 44 }, [card("sashimi"), card("nigiri-2"), card("maki-3")]),
];
const fan = (x: number, y: number) => [
  bare("card-back", { turn: -16 })({ x: x - 8, y, size: 18 }),
  bare("card-back")({ x, y: y - 2, size: 18 }),
  bare("card-back", { turn: 16 })({ x: x + 8, y, size: 18 }),
];
const pass: Scene = [
  ...fan(80, 24),
  ...fan(34, 72),
  ...fan(126, 72),
  arrow(48, 42, 17, 135),
  arrow(80, 74, 17, 0),
  arrow(112, 42, 17, 225),
];
/** Pieces from the left, and what they are worth. */
const set = (y: number, drawing: string, count: number, points: number | undefined) => [
  ...Array.from({ length: count }, (_, place) => bare(drawing)({ x: 19 + place * 22, y, size: 22 })),
  sign(String(points), 140, y, 20),
];
const { tempura, sashimi, dumplings, maki, pudding } = facts;
const collect: Scene = [
  ...set(20, "tempura", tempura.set, tempura.points),
  ...set(50, "sashimi", sashimi.set, sashimi.points),
  ...set(80, "dumpling", dumplings.length, dumplings.at(-1)),
];
const wasabi: Scene = [
  bare("wasabi")({ x: 42, y: 62, size: 56 }),
  bare("nigiri-3")({ x: 44, y: 36, size: 40 }),
  sign(`×${facts.wasabi}`, 116, 50, 34),
];
const most: Scene = [
  bare("maki-3")({ x: 30, y: 28, size: 34 }),
  sign(String(maki.most), 62, 28, 24),
  bare("maki-1")({ x: 104, y: 30, size: 26 }),
  sign(String(maki.second), 132, 28, 18),
  ...[20, 42].map((x) => bare("pudding")({ x, y: 74, size: 28 })),
  sign(String(pudding), 70, 74, 24),
  bare("pudding", { isDim: true })({ x: 104, y: 75, size: 24 }),
  sign(`−${pudding}`, 134, 74, 18),
];

export default { drawings, scenes: [choose, show, pass, collect, wasabi, most] } satisfies Story;
