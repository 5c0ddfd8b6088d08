// What lies ahead, in words: the chance of a bet, where the van comes to, what it meets.
import type { Phrase } from "../../wire/types";
import { type Chance, percent, type Preview } from "./outlook";

export function sayWay(way: Preview): Phrase {
  const jumped = way.stops.filter(({ count }) => count === null).length;
  const place = { id: "tile", args: { tile: way.to } };
  return { id: "ahead-way", args: { tile: way.to, place, jumped, served: way.isServed ? "yes" : "no" } };
}

export function sayChance(number: number, { alone, drives }: Chance): Phrase {
  const carried = percent(drives) > percent(alone) ? "yes" : "no";
  return { id: "ahead-chance", args: { number, alone: percent(alone), drives: percent(drives), carried } };
}

/** Why it matters to come on top of a stack: whoever is on top rolls and drives first. */
export function sayStack(stack: readonly number[]): Phrase {
  const people = [...stack].reverse().map((seat): Phrase => ({ id: "seat", args: { seat } }));
  return { id: "ahead-stack", args: { people } };
}
