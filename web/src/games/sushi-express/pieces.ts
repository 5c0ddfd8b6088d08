// The pieces of Sushi Express by name: their types and their drawings.
import { named } from "../../drawings/drawings";
import type { Held } from "../module";
import { type Customer, CUSTOMERS } from "./facts";
import type { AnyCommand, View } from "./types";

export type Action = View["played"][number][number];
export type Phase = View["phase"];
export type Dice = [number, number];
/** The markers on each number of the dial, from bottom to top. */
export type Bets = readonly (readonly number[])[];
export type Command<Kind extends AnyCommand["command"]> = Extract<AnyCommand, { command: Kind }>;

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
