// What is going on, in two sentences: who is asked what, and what hangs on it.
import type { Phrase } from "../../wire/types";
import { isLastTry } from "./facts";
import { betOf } from "./outlook";
import type { Scene } from "./scene";
import type { Stake, View } from "./types";

export interface Prompt {
  title: Phrase;
  detail: Phrase | null;
}

const seatOf = (seat: number): Phrase => ({ id: "seat", args: { seat } });

/** Name those who drive if this roll is made; whoever reads is "you". */
function sayDrivers(drivers: readonly number[], reader: number | null): Phrase[] {
  return drivers.map((seat) => (seat === reader ? { id: "now-you", args: {} } : seatOf(seat)));
}

/** A hint for whoever is asked; others need none. */
function hint(id: string, asked: number, view: View, args: Phrase["args"] = {}): Phrase | null {
  return asked === view.seat ? { id, args } : null;
}

function bets(scene: Scene, view: View, hasChoice: boolean): Prompt {
  const asked = view["to-act"][0] ?? view.starter;
  const bet = betOf(scene.dial, asked);
  const seat = seatOf(asked);
  const more = hasChoice ? "yes" : "no";
  if (bet !== null) return { title: { id: "now-end", args: { seat, bet, more } }, detail: hint("now-end-hint", asked, view, { more }) };
  return { title: { id: "now-bet", args: { seat } }, detail: hint("now-bet-hint", asked, view) };
}

function dice(scene: Scene, view: View, stake: Stake | null): Prompt | null {
  const [roller] = view["to-act"];
  if (roller === undefined) return null;
  const seat = seatOf(roller);
  const total = (scene.dice?.[0] ?? 0) + (scene.dice?.[1] ?? 0);
  const mine = roller === view.seat ? "yes" : "no";
  const last = isLastTry(scene.attempt) ? "yes" : "no";
  return {
    title: { id: "now-throw", args: { seat, bet: betOf(scene.dial, roller) ?? 0, total } },
    detail: stake && {
      id: "now-throw-hint",
      args: { last, mine, card: stake.draws ? "yes" : "no", drivers: sayDrivers(stake.drivers, view.seat) },
    },
  };
}

function vans(scene: Scene, view: View): Prompt | null {
  const [mover] = view["to-act"];
  if (mover === undefined) return null;
  const seat = seatOf(mover);
  if (view["is-served"]) {
    return { title: { id: "now-customer", args: { seat } }, detail: hint("now-customer-hint", mover, view) };
  }
  return { title: { id: "now-drive", args: { seat, bet: betOf(scene.dial, mover) ?? 0 } }, detail: null };
}

function deliveries(view: View): Prompt {
  const lowest = view.lowest ?? view.starter;
  return { title: { id: "now-row", args: { seat: seatOf(lowest) } }, detail: null };
}

/** Say what is going on when nothing is played out. */
export function prompt(scene: Scene, view: View, { stake, hasChoice }: { stake: Stake | null; hasChoice: boolean }): Prompt | null {
  if (scene.phase === "dice") return dice(scene, view, stake);
  if (scene.phase === "vans") return vans(scene, view);
  return scene.phase === "deliveries" ? deliveries(view) : bets(scene, view, hasChoice);
}
