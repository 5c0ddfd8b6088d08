// The geometry of the mat: names of squares, lines, and what a Wasabi! covers.
import { COLUMNS, ROWS } from "./facts";

export const squareAt = (row: number, column: number): number => row * COLUMNS + column;
export const columnOf = (square: number): number => square % COLUMNS;
export const rowOf = (square: number): number => Math.floor(square / COLUMNS);

/** Columns have letters, rows have numbers from the top. */
export const columnName = (column: number): string => String.fromCharCode(97 + column);
export const nameOf = (square: number): string => columnName(columnOf(square)) + (rowOf(square) + 1);

/** The four squares under a Wasabi!, by its upper left one. */
export function coveredBy(corner: number): readonly number[] {
  return [corner, corner + 1, corner + COLUMNS, corner + COLUMNS + 1];
}

/** Every covered square, and the corner of the card that lies on it. */
export function coverOf(mats: readonly number[]): ReadonlyMap<number, number> {
  return new Map(mats.flatMap((corner) => coveredBy(corner).map((square) => [square, corner])));
}

const found = new Map<string, readonly (readonly number[])[]>();

/** All lines of neighbouring squares of one row or one column. */
export function linesOf(columns: number, length: number): readonly (readonly number[])[] {
  const key = `${columns} ${length}`;
  const known = found.get(key);
  if (known) return known;
  const lines: number[][] = [];
  const steps = [...Array(length).keys()];
  for (let row = 0; row < ROWS; row += 1)
    for (let column = 0; column < columns; column += 1) {
      if (column + length <= columns) lines.push(steps.map((step) => squareAt(row, column + step)));
      if (row + length <= ROWS) lines.push(steps.map((step) => squareAt(row + step, column)));
    }
  found.set(key, lines);
  return lines;
}
