// Sushi Express in six pictures: bet, roll, drive, customers, action cards, tips.
import { named } from "../../drawings/drawings";
import { arrow, bare, card, row, type Scene, sign, type Story } from "./scene";

const drawings = named(
  import.meta.glob<string>("../../drawings/sushi-express/*.svg", { query: "?raw", import: "default", eager: true }),
);

const bet: Scene = [
  bare("dial")({ x: 80, y: 50, size: 88 }),
  bare("marker", { seat: "sea" })({ x: 58, y: 30, size: 22 }),
  bare("marker", { seat: "salmon" })({ x: 106, y: 38, size: 22 }),
  sign("9", 22, 30, 22),
  sign("7", 138, 38, 22),
];
const roll: Scene = [
  bare("die-5", { turn: -10 })({ x: 34, y: 52, size: 34 }),
  bare("die-4", { turn: 8 })({ x: 72, y: 48, size: 34 }),
  sign("≥", 102, 50, 20),
  bare("marker", { seat: "sea" })({ x: 134, y: 30, size: 22 }),
  sign("9", 134, 60, 24),
];
const drive: Scene = [
  ...row({ x: 80, y: 64, size: 27, step: 29 }, ["tile-10", "tile-11", "tile-0", "tile-1", "tile-2"].map((name) => card(name))),
  bare("van", { seat: "sea" })({ x: 22, y: 34, size: 26 }),
  bare("van", { seat: "egg", isDim: true })({ x: 51, y: 34, size: 22 }),
  arrow(80, 26, 26),
];
const customers: Scene = [
  ...row({ x: 58, y: 36, size: 28, step: 34 }, [card("pink"), card("green"), card("red")]),
  sign("3", 134, 34, 24),
  ...row({ x: 58, y: 80, size: 24, step: 34 }, [card("pink")]),
  sign("1", 134, 80, 20),
];
const actions: Scene = [
  bare("tile-6")({ x: 30, y: 50, size: 42 }),
  arrow(62, 50, 15),
  card("swap")({ x: 90, y: 28, size: 26 }),
  card("re-roll")({ x: 126, y: 28, size: 26 }),
  card("same-bet")({ x: 90, y: 72, size: 26 }),
  card("further")({ x: 126, y: 72, size: 26 }),
];
const tips: Scene = [
  ...row({ x: 50, y: 30, size: 22, step: 26 }, [bare("tip"), bare("tip"), bare("tip")]),
  bare("tip")({ x: 50, y: 74, size: 22 }),
  sign("−3", 126, 74, 24),
];

export default { drawings, scenes: [bet, roll, drive, customers, actions, tips] } satisfies Story;
