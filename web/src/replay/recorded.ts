// A recorded game as each viewer had it: the steps of the server's document, put together again.
import type { Moment } from "../games/module";
import type { Beginning } from "../solo/types";
import type { GameNow } from "../wire/table.svelte";
import type { Change, Chosen, Line, Offer, OpenChoice, Update } from "../wire/types";
import type { Replay } from "./kept";

/** A seat, or null for whoever watches. */
export type Viewer = number | null;

/** A decision of a seat. */
export interface Choice extends Omit<OpenChoice, "legal"> {
  /** The step that it was made after. */
  step: number;
  decision: number;
  legal: readonly Offer[];
  chosen: Chosen;
}

type Picture = Readonly<Record<string, unknown>>;

function changed(before: Picture, change: Change | undefined): Picture {
  if (!change) return before;
  const after: Record<string, unknown> = { ...before, ...change.fields };
  for (const name of change.gone) delete after[name];
  return after;
}

export class Recorded {
  readonly last: number;
  readonly #replay: Replay;
  /** By viewer what each had before it after every step; made when somebody looks. */
  readonly #games = new Map<Viewer, readonly GameNow[]>();

  constructor(replay: Replay) {
    this.#replay = replay;
    this.last = replay.steps.steps.length - 1;
  }

  get about(): Replay["about"] {
    return this.#replay.about;
  }

  get players(): number {
    return this.about.table.seats.length;
  }

  /** The game after each step, as this viewer had it. */
  games(viewer: Viewer): readonly GameNow[] {
    const made = this.#games.get(viewer) ?? this.#put(viewer);
    this.#games.set(viewer, made);
    return made;
  }

  /** What a viewer was told from one step to another, both included. */
  lines(viewer: Viewer, from = 0, to = this.last): Line[] {
    const steps = this.#replay.steps.steps.slice(from, to + 1);
    return steps.flatMap((step) => (viewer === null ? undefined : step["own-lines"][viewer]) ?? step.lines);
  }

  /** A step as everybody saw it, for pictures. */
  moment(step: number): Moment {
    const games = this.games(null);
    return { view: games[step]?.view, before: games[step - 1]?.view ?? null, events: this.lines(null, step, step).map(({ event }) => event) };
  }

  /** What a seat could choose after a step, and how it chose; null: nothing, or the game was left there. */
  choice(step: number, seat: number): Choice | null {
    const { steps, offers } = this.#replay.steps;
    // A document that an older server made has none.
    const open = steps[step]?.asked?.[seat];
    const chosen = steps[step + 1]?.chosen.find((one) => one.seat === seat);
    if (!open || !chosen) return null;
    const legal = open.legal.flatMap((place) => offers[place] ?? []);
    return { ...open, legal, chosen, step, decision: steps[step]?.decision ?? 0 };
  }

  /** What a seat observed of the opening; null: the document does not say. */
  opening(seat: number): readonly number[] | null {
    return this.#replay.steps.opening?.[seat] ?? null;
  }

  /** Whether anybody was still to decide after a step. */
  isOpen(step: number): boolean {
    return (this.#replay.steps.steps[step]?.["to-act"].length ?? 0) > 0;
  }

  /** What was decided up to a step, to play on from there; null: the document does not say by which chance. */
  beginning(step: number): Pick<Beginning, "rules" | "seed" | "decisions"> | null {
    const { steps, seed } = this.#replay.steps;
    const decisions = steps.slice(1, step + 1).map(({ chosen }) => chosen.map(({ seat, write, by }) => ({ seat, write, by })));
    // A document that an older server made has no seed.
    return seed ? { rules: this.rules, seed, decisions } : null;
  }

  get result(): Replay["steps"]["result"] {
    return this.#replay.steps.result;
  }

  /** The version of the game's rules. */
  get rules(): number {
    return this.#replay.steps.rules;
  }

  /** The message that a viewer would have got: where these steps lead, and what happened in them. */
  update(viewer: Viewer, from: number, to: number): Update {
    const game = this.games(viewer)[to] ?? null;
    return { type: "update", seat: viewer, number: to, lines: this.lines(viewer, from, to), "to-act": game?.["to-act"] ?? [], game };
  }

  #put(viewer: Viewer): GameNow[] {
    let open: Picture = {};
    let own: Picture = {};
    const { steps, result } = this.#replay.steps;
    return steps.map((step, place) => {
      open = changed(open, step.open);
      if (viewer !== null) own = changed(own, step.own[viewer]);
      const { outlook, ...view } = { ...open, ...own };
      return {
        view,
        outlook,
        decision: step.decision,
        legal: [],
        "can-take-back": false,
        clock: null,
        banks: [],
        result: place === this.last ? result : null,
        "to-act": step["to-act"],
      };
    });
  }
}
