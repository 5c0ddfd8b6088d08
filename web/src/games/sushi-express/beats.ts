// Cuts a step into beats, each with one thing to see, and gives every beat time to be read.
import type { Line } from "../../wire/types";
import type { AnyEvent } from "./types";

/** One thing that happens, with what follows from it at once. */
export interface Beat {
  /** What the beat is about; null for what nobody needs to see. */
  head: AnyEvent | null;
  lines: readonly Line[];
  /** How long it wants to be seen, in ms at normal pace. */
  wish: number;
}

/** How long what happens wants to be seen, in ms at normal pace; all else goes along with what was before. */
const WISH_MS: Partial<Record<AnyEvent["event"], number>> = {
  "bet-placed": 750,
  "bets-swapped": 1100,
  "dice-rolled": 1100,
  "die-rerolled": 1100,
  "roll-failed": 1200,
  "action-drawn": 750,
  "drive-announced": 750,
  "van-moved": 700,
  "customer-taken": 1300,
  "row-kept": 700,
  "row-cleared": 900,
  "row-swept": 1000,
  "row-filled": 700,
};
const TILE_MS = 65;
const SUCCESS_MS = 250;
/** What one chose oneself needs no time to be seen; what follows by itself does. */
const ANSWERS = new Set<AnyEvent["event"]>(["bet-placed", "bets-swapped", "drive-announced", "row-kept", "row-cleared"]);
/** A customer that one took oneself is a small joy. */
const OWN_CUSTOMER_MS = 700;

function wish(event: AnyEvent, reader: number | null): number {
  const isOwn = reader !== null && "seat" in event && event.seat === reader;
  if (isOwn && ANSWERS.has(event.event)) return 0;
  if (isOwn && event.event === "customer-taken") return OWN_CUSTOMER_MS;
  const tiles = event.event === "van-moved" ? (event.trip?.tiles ?? 0) + (event.trip?.jumped ?? 0) : 0;
  return (WISH_MS[event.event] ?? 0) + tiles * TILE_MS;
}

/** Whether there is anything to see in an event by itself. */
function isSight(event: AnyEvent): boolean {
  return event.event === "drive-announced" ? (event.extra ?? 0) > 0 : WISH_MS[event.event] !== undefined;
}

/** Whether an event is seen together with the one that the beat is about. */
function goesAlong(event: AnyEvent, head: AnyEvent | null): boolean {
  if (!isSight(event)) return true;
  // The card is the comfort for a bet that has failed.
  return event.event === "action-drawn" && head?.event === "roll-failed";
}

export function beats(lines: readonly Line[], reader: number | null): Beat[] {
  const found: Beat[] = [];
  for (const line of lines) {
    const event = line.event as AnyEvent | null;
    const last = found.at(-1);
    if (last && (!event || goesAlong(event, last.head))) {
      const bonus = event?.event === "roll-succeeded" && last.wish ? SUCCESS_MS : 0;
      found[found.length - 1] = { ...last, lines: [...last.lines, line], wish: last.wish + bonus };
    } else {
      const head = event !== null && isSight(event) ? event : null;
      found.push({ head, lines: [line], wish: head ? wish(head, reader) : 0 });
    }
  }
  return found;
}

/** How long events want to be seen, in ms at normal pace. */
export function lasts(events: readonly unknown[], isOwn: boolean): number {
  const lines = events.map((event): Line => ({ number: 0, at: 0, event: event as AnyEvent, say: null, by: "" }));
  const first = events[0] as { seat?: number } | undefined;
  const reader = isOwn ? (first?.seat ?? null) : null;
  return beats(lines, reader).reduce((sum, one) => sum + one.wish, 0);
}

/** How long each of some wishes is seen if all together have so much time; none gets less than the least. */
function share(wishes: readonly number[], hold: number, least: number): number[] {
  const isShort = wishes.map(() => false);
  for (;;) {
    const rest = hold - isShort.filter(Boolean).length * least;
    const sum = wishes.reduce((all, one, place) => all + (isShort[place] ? 0 : one), 0);
    const scaled = wishes.map((one, place) => (isShort[place] ? least : (one * rest) / sum));
    const place = scaled.findIndex((one, at) => !isShort[at] && one < least);
    if (place < 0) return scaled;
    isShort[place] = true;
  }
}

export interface Timed {
  beat: Beat;
  ms: number;
}

export interface Plan {
  played: readonly Timed[];
  /** What there is no time for, beat by beat: it is told in one sentence. */
  rest: readonly Beat[];
  restMs: number;
}

/** Fit beats into the time there is: the first ones are played, the rest is told together. */
export function plan(all: readonly Beat[], hold: number, least: number): Plan {
  const seen = all.filter((beat) => beat.wish > 0);
  if (!seen.length || hold <= 0) return { played: [], rest: [], restMs: 0 };
  const places = Math.max(1, Math.floor(hold / least + 1e-9));
  if (seen.length <= places) {
    const times = share(seen.map((beat) => beat.wish), hold, Math.min(least, hold / seen.length));
    const played = all.map((beat) => ({ beat, ms: beat.wish > 0 ? (times[seen.indexOf(beat)] ?? 0) : 0 }));
    return { played, rest: [], restMs: 0 };
  }
  const count = all.indexOf(seen[places - 1] as Beat);
  const played = all.slice(0, count).map((beat) => ({ beat, ms: beat.wish > 0 ? least : 0 }));
  return { played, rest: all.slice(count), restMs: hold - (places - 1) * least };
}
