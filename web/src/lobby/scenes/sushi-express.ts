// Sushi Express in six pictures: bet, roll, drive, customers, action cards, tips.
import { named } from "../../drawings/drawings";
import facts from "../../games/sushi-express/facts.json";
import { arrow, bare, card, row, type Scene, sign, type Story } from "./scene";

const drawings = named(
  import.meta.glob<string>("../../drawings/sushi-express/*.svg", { query: "?raw", import: "default", eager: true }),
);

/** A spot on the dial: its numbers go round clockwise, 6 is on top and 12 has the wide place at the bottom. */
const onDial = (number: number, radius: number, size: number) => {
  const angle = ((number === 12 ? 180 : (number - 6) * 28) * Math.PI) / 180;
  return { x: 80 + radius * Math.sin(angle), y: 50 - radius * Math.cos(angle), size };
};
const bet: Scene = [
  bare("dial")({ x: 80, y: 50, size: 92 }),
  ...facts.numbers.map((number) => {
    const { x, y, size } = onDial(number, 31.5, 9);
    return sign(String(number), x, y, size);
  }),
  ...[5, 8, 11].map((number) => bare("marker")(onDial(number, 18, 17))),
];
const roll: Scene = [
  bare("die-5", { turn: -10 })({ x: 32, y: 54, size: 36 }),
  bare("die-4", { turn: 8 })({ x: 72, y: 48, size: 36 }),
  sign("≥", 103, 51, 20),
  bare("marker")({ x: 134, y: 30, size: 28 }),
  sign("9", 134, 66, 28),
];
const drive: Scene = [
  ...row({ x: 80, y: 72, size: 27, step: 29 }, ["tile-10", "tile-11", "tile-0", "tile-1", "tile-2"].map((name) => card(name))),
  bare("van", { seat: "sea" })({ x: 22, y: 32, size: 30 }),
  bare("van", { seat: "egg", isDim: true })({ x: 51, y: 34, size: 24 }),
  arrow(86, 28, 30),
  card("dark-blue", { turn: 8 })({ x: 136, y: 28, size: 24 }),
];
const { first, further } = facts.customerPoints;
const customers: Scene = [
  ...row({ x: 80, y: 38, size: 29, step: 36 }, [card("pink"), card("dark-blue"), card("red"), card("pink", { isLit: true })]),
  ...[first, first, first, further].map((points, place) => sign(String(points), 26 + place * 36, 82, 20)),
];
const actions: Scene = [
  bare("tile-6")({ x: 30, y: 50, size: 42 }),
  arrow(62, 50, 15),
  card("swap")({ x: 90, y: 28, size: 26 }),
  card("re-roll")({ x: 126, y: 28, size: 26 }),
  card("same-bet")({ x: 90, y: 72, size: 26 }),
  card("further")({ x: 126, y: 72, size: 26 }),
];
/** One row for each player; those who lose nothing have no sign. */
const tips: Scene = facts.tips.held.flatMap((count, line) => {
  const [y, points = 0] = [30 + line * 44, facts.tips.points[line]];
  const held = Array.from({ length: count }, (_, place) => bare("tip")({ x: 26 + place * 30, y, size: 28 }));
  return points ? [...held, sign(`−${-points}`, 122, y, 28)] : held;
});

export default { drawings, scenes: [bet, roll, drive, customers, actions, tips] } satisfies Story;
