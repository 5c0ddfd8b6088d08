// What lies ahead, in words: the chance of a bet, where the van comes to, what it meets.
import type { Phrase } from "../../wire/types";
import type { Bet, Refill, Trip } from "./types";

export function sayTrip({ to, jumped, "is-served": isServed }: Trip): Phrase {
  const place = { id: "tile", args: { tile: to } };
  return { id: "ahead-way", args: { tile: to, place, jumped, served: isServed ? "yes" : "no" } };
}

export function sayChance(number: number, { alone, drives }: Bet): Phrase {
  return { id: "ahead-chance", args: { number, alone, drives, carried: drives > alone ? "yes" : "no" } };
}

/** What keeping or discarding the row takes from the pile, or that the game ends with it. */
export function sayRefill(refill: Refill, isKept: boolean, pile: number): Phrase {
  const [cards, ends] = isKept ? [refill.kept, refill["kept-ends"]] : [refill.cleared, refill["cleared-ends"]];
  return { id: "row-cost", args: { cards, pile, over: ends ? "yes" : "no" } };
}

/** Why it matters to come on top of a stack: whoever is on top rolls and drives first. */
export function sayStack(stack: readonly number[]): Phrase {
  const people = [...stack].reverse().map((seat): Phrase => ({ id: "seat", args: { seat } }));
  return { id: "ahead-stack", args: { people } };
}
