// Shows the view of a game that has no description: key by key, lists by seat where they are as long as the table.
import { type Listed, name, phrase, seatPhrase } from "./game";
import type { Phrase } from "../wire/types";

/** What the page shows elsewhere, or what says nothing to a reader. */
const LEFT_OUT = new Set(["options", "seat", "viewer", "decision", "to-act", "result"]);

/** `has` tells whether the game's catalogue has a message; `view-KEY` names a key there. */
export function unfold(view: object, seats: number, has: (id: string) => boolean): Listed[] {
  return Object.entries(view)
    .filter(([key, value]) => !LEFT_OUT.has(key) && value !== null)
    .map(([key, value]) => ({ heading: say(key, has), items: items(value, seats, has) }));
}

function say(key: string, has: (id: string) => boolean): Phrase {
  return has(`view-${key}`) ? phrase(`view-${key}`) : name(spaced(key));
}

function items(value: unknown, seats: number, has: (id: string) => boolean): Phrase[] {
  if (Array.isArray(value)) {
    const isBySeat = value.length === seats;
    return value.map((one, place) => (isBySeat ? pair(seatPhrase(place), one) : name(flat(one))));
  }
  if (typeof value !== "object" || value === null) return [name(flat(value))];
  return Object.entries(value).map(([key, one]) => pair(say(key, has), one));
}

function pair(what: Phrase, value: unknown): Phrase {
  return phrase("plain-pair", { what, value: flat(value) });
}

/** Write a value of any depth in one line. */
function flat(value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => (Array.isArray(one) ? `(${flat(one)})` : flat(one))).join(", ") || "–";
  if (typeof value === "object" && value !== null)
    return Object.entries(value)
      .map(([key, one]) => `${spaced(key)}: ${flat(one)}`)
      .join("; ");
  return value === null || value === "" ? "–" : spaced(String(value));
}

function spaced(key: string): string {
  return key.replaceAll("-", " ");
}
