// What newly laid cards made: the points that each kind has brought or lost, read from what the rules say before and after.
import type { Phrase } from "../../wire/types";
import { nigiriValue } from "./cards";
import { NOTHING, type Tables, traysOf } from "./trays";
import type { Card, RoundPoints } from "./types";

export type PointKind = keyof RoundPoints;

/** What cards made: its sentence, and the points; less than nothing where others have taken a place. */
export interface Made {
  kind: PointKind;
  say: Phrase;
  points: number;
}

interface Step {
  tables: Tables;
  before: readonly RoundPoints[];
  after: readonly RoundPoints[];
}

/** Maki come last: they are compared with everybody's. */
const KINDS: readonly PointKind[] = ["nigiri", "tempura", "sashimi", "dumpling", "maki"];

/** What has changed for somebody who laid these cards. */
export function madeOf({ tables, before, after }: Step, place: number, laid: readonly Card[]): Made[] {
  const trays = traysOf(tables[place] ?? [], NOTHING);
  return KINDS.flatMap((kind): Made[] => {
    const points = (after[place]?.[kind] ?? 0) - (before[place]?.[kind] ?? 0);
    if (!points) return [];
    const count = trays.find((tray) => tray.kind === kind)?.count ?? 0;
    const nigiri = laid.filter((card) => nigiriValue(card.kind) > 0);
    const isTripled = nigiri.length > 0 && nigiri.every((card) => card["on-wasabi"]);
    const say = points < 0 ? { id: `points-${kind}`, args: {} } : { id: `made-${kind}`, args: { points, count, tripled: isTripled ? "yes" : "no" } };
    return [{ kind, say, points }];
  });
}
