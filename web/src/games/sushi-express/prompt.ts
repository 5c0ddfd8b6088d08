// What is going on, in two sentences: who is asked what, and what hangs on it.
import type { Phrase } from "../../wire/types";
import { betOf, markersOn } from "./outlook";
import type { Scene } from "./scene";
import type { View } from "./types";

export interface Prompt {
  title: Phrase;
  detail: Phrase | null;
}

const seatOf = (seat: number): Phrase => ({ id: "seat", args: { seat } });

/** Name those who drive if this roll is made; whoever reads is "you". */
function drivers(scene: Scene, reader: number | null): Phrase[] {
  return markersOn(scene.dial).map((seat) => (seat === reader ? { id: "now-you", args: {} } : seatOf(seat)));
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

function dice(scene: Scene, view: View): Prompt | null {
  const [roller] = view["to-act"];
  if (roller === undefined) return null;
  const seat = seatOf(roller);
  const total = (scene.dice?.[0] ?? 0) + (scene.dice?.[1] ?? 0);
  const mine = roller === view.seat ? "yes" : "no";
  const card = view["action-pile"] ? "yes" : "no";
  return {
    title: { id: "now-throw", args: { seat, bet: betOf(scene.dial, roller) ?? 0, total } },
    detail: { id: "now-throw-hint", args: { attempt: scene.attempt, mine, card, drivers: drivers(scene, view.seat) } },
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
export function prompt(scene: Scene, view: View, hasChoice: boolean): Prompt | null {
  if (scene.phase === "dice") return dice(scene, view);
  if (scene.phase === "vans") return vans(scene, view);
  return scene.phase === "deliveries" ? deliveries(view) : bets(scene, view, hasChoice);
}
