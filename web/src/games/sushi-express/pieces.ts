// The pieces of Sushi Express by name: their types, in the order of the box, and their drawings.
import { named } from "../../drawings/drawings";
import type { Held } from "../module";
import type { AnyCommand, TakeCustomer, View } from "./types";

export type Customer = TakeCustomer["customer"];
export type Action = View["played"][number][number];
export type Phase = View["phase"];
export type Dice = [number, number];
/** The markers on each number from 2 to 12, from bottom to top. */
export type Bets = readonly (readonly number[])[];
export type Command<Kind extends AnyCommand["command"]> = Extract<AnyCommand, { command: Kind }>;

export const CUSTOMERS: readonly Customer[] = [
  "light-blue",
  "dark-blue",
  "pink",
  "purple",
  "red",
  "orange",
  "yellow",
  "green",
  "tip",
];
export const NUMBERS: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
export const TILES = 12;
export const EXPRESS = 0;
export const PARK = 6;

export const drawings = named(
  import.meta.glob<string>("../../drawings/sushi-express/*.svg", { query: "?raw", import: "default", eager: true }),
);

/** The action cards of a hand. */
export function held(shown: unknown, seat: number): readonly (readonly Held[])[] {
  const cards = (shown as View).hands[seat]?.cards ?? [];
  return [cards.map((kind) => ({ say: { id: "action", args: { kind } }, picture: drawings[kind] }))];
}

/** Count cards by kind, in the order of the box. */
export function counted(cards: readonly Customer[]): { kind: Customer; count: number }[] {
  return CUSTOMERS.map((kind) => ({ kind, count: cards.filter((one) => one === kind).length })).filter(
    ({ count }) => count > 0,
  );
}
