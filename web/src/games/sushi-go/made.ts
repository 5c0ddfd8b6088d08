// What newly laid cards made: the points that each kind of them has brought, read from what the rules say before and after.
import type { Phrase } from "../../wire/types";
import { nigiriValue } from "./cards";
import { type Tables, trayOf, traysOf, NOTHING } from "./trays";
import type { Card, RoundPoints } from "./types";

/** What a card made: its sentence, and the points. */
export interface Made {
  say: Phrase;
  points: number;
}

interface Step {
  tables: Tables;
  before: readonly RoundPoints[];
  after: readonly RoundPoints[];
}

/** What the cards that somebody has just laid made. */
export function madeOf({ tables, before, after }: Step, place: number, laid: readonly Card[]): Made[] {
  const trays = traysOf(tables[place] ?? [], NOTHING);
  const kinds = new Set(laid.map((card) => trayOf(card.kind)));
  return [...kinds].flatMap((kind): Made[] => {
    if (kind === "chopsticks" || kind === "pudding") return [];
    const points = (after[place]?.[kind] ?? 0) - (before[place]?.[kind] ?? 0);
    if (points <= 0) return [];
    const count = trays.find((tray) => tray.kind === kind)?.count ?? 0;
    const isTripled = laid.some((card) => card["on-wasabi"] && nigiriValue(card.kind) > 0);
    return [{ say: { id: `made-${kind}`, args: { points, count, tripled: isTripled ? "yes" : "no" } }, points }];
  });
}
