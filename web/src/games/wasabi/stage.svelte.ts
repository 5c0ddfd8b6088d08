// Gives each step its time: a caption to be read, finished recipes one after the other, their points counted last.
import type { Line } from "../../wire/types";
import type { Length } from "./facts";
import type { AnyEvent } from "./types";

/** A recipe that was finished, and all that is shown of it. */
export interface Act {
  seat: number;
  recipe: number;
  line: readonly number[];
  points: number;
  cubes: number;
}

/** Cubes that somebody takes for laying a Wasabi!. */
export interface Gain {
  seat: number;
  cubes: number;
}

export function gainOf(lines: readonly Pick<Line, "event" | "say">[]): Gain | null {
  for (const { event, say } of lines) {
    const laid = event as AnyEvent | null;
    if (laid?.event === "wasabi-laid" && laid.seat !== undefined) return { seat: laid.seat, cubes: Number(say?.args["cubes"] ?? 0) };
  }
  return null;
}

/** Of the time of an act, so much goes by before its points are counted. */
export const COUNTED_AT = 0.4;

export function actsOf(events: readonly (AnyEvent | null)[], points: Record<Length, number>): Act[] {
  return events.flatMap((event) => {
    if (event?.event !== "recipe-completed") return [];
    const { seat, recipe, line = [], cubes = 0, length } = event;
    if (seat === undefined || recipe === undefined || length === undefined) return [];
    return [{ seat, recipe, line, cubes, points: points[length as Length] }];
  });
}

export interface Manner {
  /** How long all acts together last, in ms. */
  ms: number;
  /** No act is shorter than this. */
  least: number;
  /** Otherwise the whole picture stands still for the same time. */
  isMoving: boolean;
}

export class Stage {
  /** The recipe that is shown now. */
  act = $state.raw<Act | null>(null);
  /** The cubes that are taken now. */
  gain = $state.raw<Gain | null>(null);
  /** Whether the points of all that is shown have been counted. */
  isCounted = $state(true);
  isMoving = $state(false);
  #timers: ReturnType<typeof setTimeout>[] = [];
  #done: () => void = () => {};

  /** Play acts, or leave a caption its time; `done` is called once, at the end. What was played before ends here. */
  play(acts: readonly Act[], { ms, least, isMoving }: Manner, done: () => void, gain: Gain | null = null): void {
    this.end();
    this.#done = done;
    this.gain = gain;
    if (!acts.length) {
      const all = Math.max(ms, least);
      this.isCounted = !(gain && isMoving);
      this.#at(COUNTED_AT * all, () => (this.isCounted = true));
      this.#at(all, () => this.end());
      return;
    }
    const each = Math.max(ms / acts.length, least);
    this.isMoving = isMoving;
    this.isCounted = !isMoving;
    this.act = acts[0] ?? null;
    acts.slice(1).forEach((act, place) => this.#at((place + 1) * each, () => (this.act = act)));
    this.#at((acts.length - 1 + COUNTED_AT) * each, () => (this.isCounted = true));
    this.#at(acts.length * each, () => this.end());
  }

  /** Show how it ends, at once. */
  end(): void {
    this.#timers.forEach((timer) => clearTimeout(timer));
    this.#timers = [];
    this.act = null;
    this.gain = null;
    this.isCounted = true;
    const done = this.#done;
    this.#done = () => {};
    done();
  }

  #at(ms: number, then: () => void): void {
    this.#timers.push(setTimeout(then, ms));
  }
}
