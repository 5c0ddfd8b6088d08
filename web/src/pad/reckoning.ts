// What the engine made of an evening, ready to be shown: tables of numbers, each with a sentence on why.
import type { Phrase } from "../wire/types";
import type { Evening } from "./evening";

export interface Cell {
  points: number;
  why: Phrase;
}

/** A row has a cell for each figure. */
export interface Row {
  kind: string;
  label: Phrase;
  cells: readonly Cell[];
}

export interface Table {
  rows: readonly Row[];
  totals: readonly number[];
}

export interface Reckoning {
  /** What each round gave by kind; a game without rounds has none. */
  rounds: readonly Table[];
  /** The whole game. */
  result: Table;
  /** Points as they are while the game goes on. */
  sums: readonly number[];
  /** How many pieces lie before each figure, by round. */
  pieces: readonly (readonly number[])[];
  /** How many must lie there at the end of a round; null: nobody can tell. */
  full: number | null;
  /** By player; all 0 while rounds are missing. */
  ranks: readonly number[];
  /** How ties for places were broken, or that they were not. */
  ties: readonly Phrase[];
}

/** A game's arithmetic, once its engine is there. */
export interface Counter {
  /** Say why an evening cannot be; null if it can. */
  refuse(evening: Evening): Phrase | null;
  /** Count an evening that is not refused. */
  reckon(evening: Evening): Reckoning;
}

export const phrase = (id: string, args: Phrase["args"] = {}): Phrase => ({ id, args });

export const seatPhrase = (seat: number): Phrase => phrase("seat", { seat });

/** Name those who have equal points, where the tie was broken or shared: one phrase for each such number. Someone who won `atOnce` did not win by points. */
export function tiesOf(
  totals: readonly number[],
  ranks: readonly number[],
  say: (seats: number[], isBroken: boolean) => Phrase,
  atOnce: number | null = null,
): Phrase[] {
  if (!ranks[0]) return [];
  const equal = new Map<number, number[]>();
  for (const [seat, total] of totals.slice(0, ranks.length).entries()) {
    if (seat !== atOnce) equal.set(total, [...(equal.get(total) ?? []), seat]);
  }
  return [...equal.values()]
    .filter((seats) => seats.length > 1)
    .map((seats) => say(seats, new Set(seats.map((seat) => ranks[seat])).size > 1));
}
