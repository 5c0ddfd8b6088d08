// Plays a step out beat by beat, so that rolls and trips are seen one after the other; nobody has to wait for it.
import type { Line } from "../../wire/types";
import { follow, type Preview } from "./outlook";
import type { Dice } from "./pieces";
import { after, type Scene, sceneOf } from "./scene";
import type { AnyEvent, View } from "./types";

const TILE_MS = 85;
const BEAT_MS: Partial<Record<AnyEvent["event"], number>> = {
  "bet-placed": 550,
  "bets-swapped": 700,
  "dice-rolled": 950,
  "die-rerolled": 950,
  "roll-failed": 450,
  "van-moved": 450,
  "customer-taken": 550,
  "row-swept": 500,
  "row-cleared": 500,
  "row-filled": 300,
};
/** What one chose oneself needs no time to be seen; what follows by itself does. */
const ANSWERS = new Set<AnyEvent["event"]>(["bet-placed", "bets-swapped", "customer-taken", "row-cleared"]);

/** How long an event wants to be seen by a seat. */
function beat(event: AnyEvent, seat: number | null = null): number {
  if (seat !== null && ANSWERS.has(event.event) && "seat" in event && event.seat === seat) return 0;
  const tiles = event.event === "van-moved" ? (event.trip?.tiles ?? 0) + (event.trip?.jumped ?? 0) : 0;
  return (BEAT_MS[event.event] ?? 0) + tiles * TILE_MS;
}

/** How long events want to be seen, in ms. */
export function lasts(events: readonly unknown[], isOwn: boolean): number {
  const seen = (events as AnyEvent[]).filter(({ event }) => !isOwn || !ANSWERS.has(event));
  return seen.reduce((sum, event) => sum + beat(event), 0);
}

/** A van on its way. */
export interface Trip extends Preview {
  seat: number;
  from: number;
  ms: number;
}

/** A throw; `die` is the one that was rolled again, or none if both were rolled. */
export interface Roll {
  key: number;
  dice: Dice;
  isRolled: [boolean, boolean];
  ms: number;
}

export class Stage {
  scene = $state.raw<Scene | null>(null);
  trip = $state.raw<Trip | null>(null);
  roll = $state.raw<Roll | null>(null);
  /** The sentence of the last thing that happened. */
  told = $state.raw<Line | null>(null);
  isPlaying = $state(false);
  #timer = 0;
  #keys = 0;
  /** Where the step that is being played out ends. */
  #goal: View | null = null;

  /** Play lines out and end with the view; within `hold` milliseconds if something follows. */
  play(lines: readonly Line[], view: View, hold: number): void {
    clearTimeout(this.#timer);
    // What was not played out to its end has happened nevertheless.
    if (this.#goal) this.scene = sceneOf(this.#goal, this.scene);
    this.#goal = view;
    const time = lines.reduce((sum, line) => sum + beat(line.event as AnyEvent, view.seat), 0);
    const pace = hold && time > hold ? hold / time : 1;
    this.trip = null;
    if (!this.scene || time === 0) this.#end(lines, view);
    else this.#next(lines, view, pace);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(lines: readonly Line[], view: View, pace: number): void {
    for (const [place, line] of lines.entries()) {
      const event = line.event as AnyEvent;
      const ms = beat(event, view.seat) * pace;
      this.#show(event, line, ms);
      if (!ms) continue;
      this.isPlaying = true;
      const rest = lines.slice(place + 1);
      this.#timer = window.setTimeout(() => this.#next(rest, view, pace), ms);
      return;
    }
    this.#end(lines, view);
  }

  #show(event: AnyEvent, line: Line, ms: number): void {
    const before = this.scene;
    if (!before) return;
    if (line.say) this.told = line;
    if (event.event === "van-moved" && event.seat !== undefined && event.trip) {
      const from = before.vans[event.seat] ?? 0;
      this.trip = { ...follow(before.vans, event.seat, event.trip.tiles), seat: event.seat, from, ms };
    }
    const isBoth = event.event === "dice-rolled";
    if ((isBoth || event.event === "die-rerolled") && event.dice) {
      const isNew = (place: 0 | 1) => isBoth || before.dice?.[place] !== event.dice?.[place];
      const isFirst = isNew(0) || !isNew(1);
      this.roll = { key: (this.#keys += 1), dice: event.dice, isRolled: [isFirst, isBoth || !isFirst], ms };
    }
    this.scene = after(before, event);
  }

  #end(lines: readonly Line[], view: View): void {
    this.told = lines.filter((line) => line.say !== null).at(-1) ?? this.told;
    this.scene = sceneOf(view, this.scene);
    this.isPlaying = false;
  }
}
