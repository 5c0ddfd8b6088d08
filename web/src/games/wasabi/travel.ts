// What moves on the mat in the step shown: tiles arrive from their owner's side, cross, or leave.
import { columnOf, rowOf } from "./board";
import type { AnyEvent } from "./types";

/** A way on the mat, in squares to the right and down. */
export interface Way {
  x: number;
  y: number;
}

export interface Travel {
  /** From where the contents of a square come. */
  arriving: ReadonlyMap<number, Way>;
  /** The tile that leaves a square, and where to. */
  leaving: ReadonlyMap<number, Way & { kind: number }>;
}

export const TRAVEL_MS = 280;

/** Where a seat sits, seen from any square: the others in a row above the mat, oneself below it. */
export function sideOf(seat: number, others: readonly number[]): Way {
  const place = others.indexOf(seat);
  if (place < 0) return { x: 0, y: 1.2 };
  return { x: 2 * ((place + 0.5) / others.length) - 1, y: -1.2 };
}

const wayFrom = (from: number, to: number): Way => ({ x: columnOf(from) - columnOf(to), y: rowOf(from) - rowOf(to) });

export function travelOf(events: readonly AnyEvent[], others: readonly number[]): Travel {
  const arriving = new Map<number, Way>();
  const leaving = new Map<number, Way & { kind: number }>();
  for (const event of events) {
    if (event.event === "tile-placed" && event.square !== undefined) arriving.set(event.square, sideOf(event.seat ?? -1, others));
    if (event.event === "tile-chopped" && event.square !== undefined && event.kind !== undefined)
      leaving.set(event.square, { kind: event.kind, ...sideOf(event.seat ?? -1, others) });
    if (event.event === "squares-switched" && event.first !== undefined && event.second !== undefined) {
      arriving.set(event.first, wayFrom(event.second, event.first));
      arriving.set(event.second, wayFrom(event.first, event.second));
    }
  }
  return { arriving, leaving };
}
