// What everybody did, a few words each: for the round that is over, and for steps there was no time to show.
import type { Line, Phrase } from "../../wire/types";
import { type Customer, NUMBERS } from "./facts";
import { betOf } from "./outlook";
import type { Bets, Dice } from "./pieces";
import { after, type Scene, sceneOf } from "./scene";
import type { AnyEvent } from "./types";

/** What one player did, as far as it is told. */
export interface Deed {
  seat: number;
  /** The number that counted in the end. */
  bet: number | null;
  /** The last roll, unless its outcome is known. */
  dice: Dice | null;
  outcome: "bet" | "rolled" | "failed" | "drove" | null;
  to: number | null;
  customer: Customer | null;
  /** Whether an action card was drawn. */
  hasDrawn: boolean;
}

const EMPTY: Bets = NUMBERS.map(() => []);
const start = (): Scene => sceneOf({ phase: "bets", vans: [], dial: EMPTY as number[][], row: [], throw: null });

/** Gather what players did, in the order in which they last did something. */
export function deeds(lines: readonly Line[]): Deed[] {
  const found = new Map<number, Deed>();
  let scene = start();
  const note = (seat: number | undefined, news: Partial<Deed>) => {
    if (seat === undefined) return;
    const before: Deed = found.get(seat) ?? {
      seat,
      bet: null,
      dice: null,
      outcome: null,
      to: null,
      customer: null,
      hasDrawn: false,
    };
    found.delete(seat);
    found.set(seat, { ...before, ...news });
  };
  for (const line of lines) {
    const event = line.event as AnyEvent | null;
    if (!event) continue;
    scene = after(scene, event);
    switch (event.event) {
      case "bet-placed":
        note(event.seat, { bet: event.number ?? null, outcome: "bet" });
        break;
      case "bets-swapped":
        for (const [seat, deed] of found) found.set(seat, { ...deed, bet: betOf(scene.dial, seat) ?? deed.bet });
        break;
      case "dice-rolled":
      case "die-rerolled":
        note(event.seat, { dice: event.dice ?? null, outcome: "rolled" });
        break;
      case "roll-failed":
        note(event.seat, { outcome: "failed" });
        break;
      case "action-drawn":
        note(event.seat, { hasDrawn: true });
        break;
      case "van-moved":
        note(event.seat, { outcome: "drove", to: event.trip?.to ?? null });
        break;
      case "customer-taken":
        note(event.seat, { outcome: "drove", customer: event.customer ?? null });
        break;
    }
  }
  return [...found.values()];
}

export function sayDeed({ seat, bet, dice, outcome, to, customer, hasDrawn }: Deed): Phrase | null {
  if (outcome === null) return null;
  const args: Phrase["args"] = { seat: { id: "seat", args: { seat } }, bet: bet ?? 0, card: hasDrawn ? "yes" : "no" };
  if (customer) return { id: "deed-customer", args: { ...args, customer: { id: "customer", args: { kind: customer } } } };
  if (outcome === "drove") return { id: "deed-drove", args: { ...args, place: { id: "spot", args: { tile: to ?? 0 } } } };
  if (outcome === "rolled") return { id: "deed-rolled", args: { ...args, total: (dice?.[0] ?? 0) + (dice?.[1] ?? 0) } };
  return { id: outcome === "failed" ? "deed-failed" : "deed-bet", args };
}

/** Say that a bet has failed, and what comes of it, as markers lay before. */
export function sayFailure(lines: readonly Line[], dial: Bets): Phrase | null {
  const deed = deeds(lines).find(({ outcome }) => outcome === "failed");
  return deed ? sayDeed({ ...deed, bet: betOf(dial, deed.seat) }) : null;
}

/** Several sentences as one text. */
function joined(sentences: readonly Phrase[]): Phrase | null {
  return sentences.reduce<Phrase | null>((first, last) => (first ? { id: "deeds", args: { first, last } } : last), null);
}

/** Several steps in a few words. */
export function summary(lines: readonly Line[]): Phrase | null {
  const told = deeds(lines).map(sayDeed);
  return joined(told.filter((phrase) => phrase !== null));
}

const isKind = (line: Line, kind: AnyEvent["event"]) => (line.event as AnyEvent | null)?.event === kind;

/** The lines of the last round that is over; none in the first round. */
export function lastRound(lines: readonly Line[]): readonly Line[] {
  const bounds = lines.flatMap((line, place) => (isKind(line, "round-began") || isKind(line, "game-ended") ? [place] : []));
  const [begin, end] = bounds.slice(-2);
  return begin === undefined || end === undefined ? [] : lines.slice(begin, end);
}
