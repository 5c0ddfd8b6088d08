// Sushi Go! in six pictures: choose, show, pass on, collect, wasabi, majorities.
import { named } from "../../drawings/drawings";
import { arrow, bare, card, row, type Scene, sign, type Story } from "./scene";

const drawings = named(
  import.meta.glob<string>("../../drawings/sushi-go/*.svg", { query: "?raw", import: "default", eager: true }),
);

const choose: Scene = [
  card("maki-2", { turn: -14 })({ x: 36, y: 62, size: 29 }),
  card("tempura", { turn: -7 })({ x: 57, y: 58, size: 29 }),
  card("chopsticks", { turn: 7 })({ x: 103, y: 58, size: 29 }),
  card("pudding", { turn: 14 })({ x: 124, y: 62, size: 29 }),
  card("nigiri-2", { isLit: true })({ x: 80, y: 44, size: 34 }),
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
const collect: Scene = [
  ...row({ x: 52, y: 20, size: 22, step: 24 }, [bare("tempura"), bare("tempura")]),
  sign("5", 132, 20, 20),
  ...row({ x: 52, y: 50, size: 22, step: 24 }, [bare("sashimi"), bare("sashimi"), bare("sashimi")]),
  sign("10", 132, 50, 20),
  ...row({ x: 52, y: 80, size: 22, step: 24 }, [bare("dumpling"), bare("dumpling"), bare("dumpling"), bare("dumpling")]),
  sign("10", 132, 80, 20),
];
const wasabi: Scene = [
  bare("wasabi")({ x: 34, y: 56, size: 44 }),
  arrow(64, 50, 15, 180),
  card("nigiri-3")({ x: 92, y: 48, size: 34 }),
  sign("×3", 134, 48, 26),
];
const most: Scene = [
  ...row({ x: 44, y: 28, size: 28, step: 30 }, [bare("maki-3"), bare("maki-2")]),
  sign("6", 118, 28, 22),
  sign("3", 144, 28, 16),
  ...row({ x: 44, y: 74, size: 28, step: 30 }, [bare("pudding"), bare("pudding")]),
  sign("6", 118, 74, 22),
  sign("−6", 144, 74, 16),
];

export default { drawings, scenes: [choose, show, pass, collect, wasabi, most] } satisfies Story;
