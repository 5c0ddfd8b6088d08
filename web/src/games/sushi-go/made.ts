// What newly laid cards made: the points that each kind has brought or lost, read from what the rules say before and after.
import type { Phrase } from "../../wire/types";
import { nigiriValue } from "./cards";
import { type Tables, trayOf, traysOf, NOTHING } from "./trays";
import type { Card, RoundPoints } from "./types";

export type PointKind = keyof RoundPoints;

/** What cards made: its sentence, and the points; less than nothing where others have taken a place. */
export interface Made {
  kind: PointKind;
  say: Phrase;
  points: number;
  /** Made by the picks and the last cards together, and so by none of them alone. */
  isOfBoth: boolean;
}

interface Step {
  tables: Tables;
  before: readonly RoundPoints[];
  after: readonly RoundPoints[];
}

/** Maki come last: they are compared with everybody's. */
const KINDS: readonly PointKind[] = ["nigiri", "tempura", "sashimi", "dumpling", "maki"];

/** What has changed for somebody who laid these cards. */
export function madeOf({ tables, before, after }: Step, place: number, laid: readonly Card[], isOfBoth: (kind: PointKind) => boolean): Made[] {
  const trays = traysOf(tables[place] ?? [], NOTHING);
  return KINDS.flatMap((kind): Made[] => {
    const points = (after[place]?.[kind] ?? 0) - (before[place]?.[kind] ?? 0);
    if (!points) return [];
    const count = trays.find((tray) => tray.kind === kind)?.count ?? 0;
    const nigiri = laid.filter((card) => nigiriValue(card.kind) > 0);
    const isTripled = !isOfBoth(kind) && nigiri.length > 0 && nigiri.every((card) => card["on-wasabi"]);
    const say = points < 0 ? { id: `points-${kind}`, args: {} } : { id: `made-${kind}`, args: { points, count, tripled: isTripled ? "yes" : "no" } };
    return [{ kind, say, points, isOfBoth: isOfBoth(kind) }];
  });
}

/** The cards that come to lie before everybody, place by place. */
export type Laid = readonly (readonly Card[])[];

/** Whether cards can have changed the points that a place has for a kind: maki are compared with everybody's. */
export function touches(laid: Laid, place: number, kind: PointKind): boolean {
  const seen = kind === "maki" ? laid.flat() : (laid[place] ?? []);
  return seen.some((card) => card.kind !== "wasabi" && trayOf(card.kind) === kind);
}

/**
 * The points between two steps that the rules count as one: those that the later cards cannot have changed are
 * reached, all others are still as they were before.
 */
export function pointsBetween(before: readonly RoundPoints[], reached: readonly RoundPoints[], later: Laid): RoundPoints[] {
  return before.map((points, place) => {
    const entries = KINDS.map((kind) => [kind, touches(later, place, kind) ? points[kind] : (reached[place]?.[kind] ?? 0)]);
    return Object.fromEntries(entries) as unknown as RoundPoints;
  });
}
