// What the rules say of what could come, and readings of the view for the eye.
import type { TableModel } from "../../wire/table.svelte";
import { EXPRESS, numberOf, TILES } from "./facts";
import type { Bets } from "./pieces";
import type { Outlook, Stake, Trip, View } from "./types";

const NOTHING: Outlook = { bets: [], drives: [], worths: {}, refill: null, next: {}, stake: null, plays: {}, left: [] };

/** A screen that everybody sees tells nobody's outlook. */
export function outlookOf(model: Pick<TableModel, "isForAll" | "shown">): Outlook {
  return model.isForAll ? NOTHING : ((model.shown?.outlook as Outlook | null | undefined) ?? NOTHING);
}

/** What hangs on a throw is everybody's to know. */
export function stakeOf({ shown }: Pick<TableModel, "shown">): Stake | null {
  return (shown?.outlook as Outlook | null | undefined)?.stake ?? null;
}

/** One tile on the way of a van: the count it gets, or none if another van stands there. */
export interface Stop {
  tile: number;
  count: number | null;
}

/** A trip with every tile on its way. */
export interface Way {
  stops: readonly Stop[];
  trip: Trip;
}

/** Draw a trip: how far it goes is the rules' word, and the van hops where another one stands. */
export function wayOf(vans: readonly number[], seat: number, trip: Trip): Way {
  const others = new Set(vans.filter((_, owner) => owner !== seat));
  const from = vans[seat] ?? EXPRESS;
  let count = 0;
  const stops = Array.from({ length: trip.tiles + trip.jumped }, (_, step): Stop => {
    const tile = (from + 1 + step) % TILES;
    return { tile, count: others.has(tile) ? null : (count += 1) };
  });
  return { stops, trip };
}

export function betOf(dial: Bets, seat: number): number | null {
  const place = dial.findIndex((stack) => stack.includes(seat));
  return place < 0 ? null : numberOf(place);
}

/** A view for everybody's eyes: action cards that somebody holds are only counted. */
export function openTo(view: View): View {
  if (view.result) return { ...view, seat: null };
  const hands = view.hands.map((hand): View["hands"][number] =>
    hand.hand === "known" ? { hand: "partly-known", cards: [], drawn: hand.cards.length } : hand,
  );
  return { ...view, seat: null, hands };
}

/** The tips that lie open: taken ones, and at the end those in hands, too. */
export function openTips(view: View): number[] {
  return view.customers.map((cards, seat) => {
    const shown = view.result ? (view.hands[seat]?.cards ?? []) : [];
    return [...cards, ...shown].filter((card) => card === "tip").length;
  });
}
