// Wasabi! in six pictures: recipes, placing, completing, style, action cards, the end.
import { named } from "../../drawings/drawings";
import { arrow, bare, card, type Item, row, type Scene, sign, square, type Story, tile } from "./scene";

const drawings = named(
  import.meta.glob<string>("../../drawings/wasabi/*.svg", { query: "?raw", import: "default", eager: true }),
);

const strip = (x: number, y: number, count: number): Item => ({ ground: "strip", x, y, size: count * 17 + 6, height: 20 });
const recipe = (x: number, y: number, kinds: readonly string[]): Item[] => [
  strip(x, y, kinds.length),
  ...row({ x, y, size: 15, step: 17 }, kinds.map((kind) => bare(kind))),
];
/** Rows of the mat, from the top; a blank is an empty square. */
const mat = (y: number, rows: readonly (readonly string[])[], lit: readonly string[] = []): Item[] =>
  rows.flatMap((kinds, line) =>
    row(
      { x: 80, y: y + line * 24, size: 22, step: 24 },
      kinds.map((kind) => (kind ? tile(kind, { isLit: lit.includes(kind) }) : square())),
    ),
  );

const secret: Scene = [
  ...recipe(46, 22, ["rice", "tuna"]),
  ...recipe(54, 48, ["maki", "shrimp", "avocado"]),
  bare("recipe-back")({ x: 124, y: 35, size: 30 }),
  ...row({ x: 80, y: 80, size: 25, step: 30 }, [tile("tuna"), tile("egg"), tile("cucumber")]),
];
const place: Scene = [
  ...mat(26, [
    ["", "eel", "", "", ""],
    ["rice", "", "", "salmon", ""],
    ["", "tofu", "", "", ""],
  ]),
  tile("tuna", { isLit: true })({ x: 112, y: 20, size: 26, turn: 8 }),
  arrow(94, 36, 13, 150),
];
const complete: Scene = [
  ...recipe(80, 16, ["rice", "tuna", "cucumber"]),
  ...mat(
    46,
    [
      ["", "tuna", "cucumber", "rice", ""],
      ["eel", "", "tofu", "", "egg"],
    ],
    ["tuna", "cucumber", "rice"],
  ),
  sign("3", 144, 16, 20),
];
const style: Scene = [
  ...recipe(66, 16, ["rice", "tuna", "cucumber"]),
  ...mat(
    46,
    [
      ["", "rice", "tuna", "cucumber", ""],
      ["eel", "", "tofu", "", "egg"],
    ],
    ["rice", "tuna", "cucumber"],
  ),
  bare("style")({ x: 118, y: 16, size: 24 }),
  bare("wasabi-token")({ x: 144, y: 17, size: 20 }),
];
const cards: Scene = [
  card("chop")({ x: 40, y: 31, size: 28 }),
  card("stack")({ x: 80, y: 31, size: 28 }),
  card("switch")({ x: 120, y: 31, size: 28 }),
  card("spicy")({ x: 60, y: 74, size: 28 }),
  card("wasabi")({ x: 100, y: 74, size: 28 }),
];
const end: Scene = [
  ...mat(26, [
    ["rice", "eel", "roe", "crab", "maki"],
    ["tuna", "plum", "egg", "salmon", "tofu"],
    ["squid", "shrimp", "lotus", "pickle", "avocado"],
  ]),
];

export default { drawings, scenes: [secret, place, complete, style, cards, end] } satisfies Story;
