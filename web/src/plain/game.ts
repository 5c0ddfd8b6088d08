// What a game tells the plain screen: its table in sections, and how its commands are grouped.
import type { Arg } from "../words/catalogue";
import type { Phrase } from "../wire/types";

/** A part of the table: a heading with a list under it. */
export interface Listed {
  heading: Phrase;
  items: readonly Phrase[];
}

/** A part of the table that has rows and columns; a cell may hold nothing. */
export interface Grid {
  heading: Phrase;
  columns: readonly Phrase[];
  rows: readonly { heading: Phrase; cells: readonly (Phrase | null)[] }[];
}

export type Section = Listed | Grid;

export interface Looker {
  /** Whether the table shows what a player would have to remember. */
  hasMemoryAid: boolean;
}

export interface PlainGame {
  describe(view: unknown, looker: Looker): readonly Section[];
  /** Commands of one group stand together, under its heading; without this by kind. */
  groupOf?(command: unknown): string;
}

export const phrase = (id: string, args: Record<string, Arg> = {}): Phrase => ({ id, args });

export const seatPhrase = (seat: number): Phrase => phrase("seat", { seat });

/** Text that needs no translation: a name, a number, a square. */
export const name = (text: string | number): Phrase => phrase("name", { name: text });

/** Name things, like ones together. */
export function counted<K extends string | number>(kinds: readonly K[], say: (kind: K) => Phrase): Phrase[] {
  const counts = new Map<K, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => phrase("plain-count", { count, what: say(kind) }));
}

/** All seats, the viewer's first and then to the left. */
export function seatsFrom(viewer: number | null, count: number): number[] {
  return Array.from({ length: count }, (_, step) => ((viewer ?? 0) + step) % count);
}

export const sum = (points: object): number =>
  Object.values(points).reduce((total: number, one: number) => total + one, 0);
