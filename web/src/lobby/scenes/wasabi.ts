// Wasabi! in six pictures: recipes, placing, completing, style, action cards, the end.
import { named } from "../../drawings/drawings";
import facts from "../../games/wasabi/facts.json";
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
const mat = (x: number, y: number, rows: readonly (readonly string[])[], lit: readonly string[] = []): Item[] =>
  rows.flatMap((kinds, line) =>
    row(
      { x, y: y + line * 25, size: 23, step: 25 },
      kinds.map((kind) => (kind ? tile(kind, { isLit: lit.includes(kind) }) : square())),
    ),
  );

const secret: Scene = [
  ...recipe(37, 22, ["rice", "tuna"]),
  ...recipe(108, 22, ["maki", "shrimp", "avocado"]),
  ...recipe(80, 48, ["cucumber", "egg", "eel", "rice"]),
  ...row({ x: 80, y: 80, size: 25, step: 32 }, [tile("tuna"), tile("egg"), tile("cucumber")]),
];
const place: Scene = [
  ...mat(58, 25, [
    ["", "eel", "", "rice"],
    ["salmon", "", "", ""],
    ["", "tofu", "", ""],
  ]),
  { ground: "square", x: 95.5, y: 50, size: 23, height: 23, isLit: true },
  arrow(118, 50, 16, 180),
  tile("tuna", { turn: 6 })({ x: 142, y: 50, size: 27 }),
];
const inLine = ["tuna", "cucumber", "rice"];
/** Both are recipes of three tiles. */
const points = String(facts.tokenPoints[3]);
const complete: Scene = [
  ...recipe(60, 20, ["rice", "tuna", "cucumber"]),
  arrow(104, 20, 13),
  sign(points, 130, 20, 24),
  ...mat(80, 54, [["", ...inLine, ""], ["eel", "", "tofu", "", "egg"]], inLine),
];
const inOrder = ["rice", "tuna", "cucumber"];
const style: Scene = [
  ...recipe(46, 20, ["rice", "tuna", "cucumber"]),
  bare("style")({ x: 98, y: 20, size: 28 }),
  sign(points, 122, 20, 24),
  ...Array.from({ length: facts.styleCubes[3] }, (_, cube) => bare("wasabi-token")({ x: 144, y: 20 + cube * 24, size: 22 })),
  ...mat(80, 54, [["", ...inOrder, ""], ["eel", "", "tofu", "", "egg"]], inOrder),
];
const cards: Scene = [
  card("chop")({ x: 40, y: 31, size: 28 }),
  card("stack")({ x: 80, y: 31, size: 28 }),
  card("switch")({ x: 120, y: 31, size: 28 }),
  card("spicy")({ x: 60, y: 74, size: 28 }),
  card("wasabi")({ x: 100, y: 74, size: 28 }),
];
const end: Scene = [
  ...mat(80, 25, [
    ["rice", "eel", "roe", "crab", "maki"],
    ["tuna", "plum", "egg", "salmon", "tofu"],
    ["squid", "shrimp", "lotus", "pickle", "avocado"],
  ]),
];

export default { drawings, scenes: [secret, place, complete, style, cards, end] } satisfies Story;
