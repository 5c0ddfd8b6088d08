// The geometry of the mat: names of squares, and what a Wasabi! covers.
import { COLUMNS } from "./facts";

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
