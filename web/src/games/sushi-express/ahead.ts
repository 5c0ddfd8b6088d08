// What lies ahead, in words: the chance of a bet, where the van comes to, what it meets.
import type { Phrase } from "../../wire/types";
import type { Bet, Trip } from "./types";

export function sayTrip({ to, jumped, "is-served": isServed }: Trip): Phrase {
  const place = { id: "tile", args: { tile: to } };
  return { id: "ahead-way", args: { tile: to, place, jumped, served: isServed ? "yes" : "no" } };
}

export function sayChance(number: number, { alone, drives }: Bet): Phrase {
  return { id: "ahead-chance", args: { number, alone, drives, carried: drives > alone ? "yes" : "no" } };
}

/** Why it matters to come on top of a stack: whoever is on top rolls and drives first. */
export function sayStack(stack: readonly number[]): Phrase {
  const people = [...stack].reverse().map((seat): Phrase => ({ id: "seat", args: { seat } }));
  return { id: "ahead-stack", args: { people } };
}
