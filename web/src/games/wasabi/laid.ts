// The mat as it lies there, and what everybody has served, for a picture.
import { ground, placed, square } from "../../drawings/svg";
import type { Laid, LaidPiece, Moment } from "../module";
import { columnOf, rowOf } from "./board";
import { openBook } from "./book";
import { drawing, drawingOf } from "./drawings";
import { COLUMNS, columnsInPlay, LENGTHS, ROWS } from "./facts";
import type { View } from "./types";

const SIZE = 400;
const GROUNDS = ["#eee6d3", "#f8ccba", "#c3dee6", "#d2e5ae", "#f6da8e", "#e2c9e6"];
const [BAMBOO, EDGE, SQUARE, GREEN, TOKEN] = ["#dcc890", "#6b5c3a", "#eee2bd", "#8fbf4d", "#e8cfa6"];

export function laid({ view }: Moment): Laid {
  const shown = view as View;
  return { middle: matOf(shown), seats: shown.served.map((_, seat) => servedBy(shown, seat)) };
}

function matOf({ board, mats, options }: View): string {
  const book = openBook(options["recipe-book"]);
  const columns = columnsInPlay(options.players);
  const cell = (SIZE - 16) / Math.max(columns, ROWS);
  const left = (SIZE - columns * cell) / 2;
  const top = (SIZE - ROWS * cell) / 2;
  const box = (at: number, cells = 1, inset = 2) => square(left + columnOf(at) * cell + inset, top + rowOf(at) * cell + inset, cells * cell - 2 * inset);
  const squares = Array.from({ length: ROWS * COLUMNS }, (_, at) => at).filter((at) => columnOf(at) < columns);
  const tiles = squares.map((at) => {
    const top = board[at]?.at(-1);
    const tile = top === undefined ? undefined : book.ingredients[top];
    if (!tile) return ground(box(at), SQUARE, { edge: "none" });
    return ground(box(at), GROUNDS[tile.group] ?? SQUARE) + placed(drawingOf(tile.kind), box(at, 1, cell * 0.12));
  });
  const cards = mats.map((corner) => ground(box(corner, 2, 5), GREEN) + placed(drawing("wasabi"), box(corner, 2, cell * 0.2)));
  const mat = { x: left - 6, y: top - 6, width: columns * cell + 12, height: ROWS * cell + 12 };
  return ground(mat, BAMBOO, { round: 0.04, edge: EDGE, line: 3 }) + tiles.join("") + cards.join("");
}

function servedBy(view: View, seat: number): LaidPiece[] {
  const book = openBook(view.options["recipe-book"]);
  const served = view.served[seat] ?? [];
  const lengths = served.map(([number]) => book.strips[number]?.length);
  const tokens = LENGTHS.flatMap((length): LaidPiece[] => {
    const count = lengths.filter((one) => one === length).length;
    return count ? [{ picture: undefined, word: String(book.points[length]), count, ground: TOKEN }] : [];
  });
  const cubes = view.cubes[seat] ?? 0;
  return [...tokens, ...(cubes ? [{ picture: drawing("wasabi-token"), count: cubes }] : [])];
}
