// A report in the making: looks at one decision after the other, and goes on where it was left.
import type { GameName } from "../engine/engine";
import type { Choice, Recorded } from "../replay/recorded";
import { recall } from "../wire/keep";
import type { Question } from "./analysis";
import { Coach } from "./coach";
import type { GameCoach } from "./game";
import { countReports, keepReport, recallReport } from "./kept";
import { choicesOf, forecastOf, type Reviewed, reportOf } from "./review";

/** Playouts for one decision, unless this device wants others. */
const USUAL_PLAYOUTS = 1200;
export const playouts = (): number => recall("coach-playouts", USUAL_PLAYOUTS);
/** For a whole report: a long game gets fewer for each decision, so that a slow phone is done in about 20 seconds. */
const MOST_PLAYOUTS = 32_000;
/** So many choices of a decision are looked at. */
export const MOST_CHOICES = 8;
/** So many games of chefs say what a chef gets in a seat. */
const CHEF_GAMES = 200;

/** What became of a second try. */
export interface Attempt {
  /** The code that was tried. */
  code: number;
  /** Its chance to win; null: it is being looked at. */
  chance: number | null;
  isEqual: boolean;
}

/** What the coach is asked about a decision of a recorded game. */
export function questionOf(setup: Uint8Array, choice: Choice, seat: number, ...asked: number[]): Question {
  return { setup, seen: choice.seen, seat, seed: choice.decision, asked: [choice.chosen.code, ...asked], most: MOST_CHOICES };
}

export class CoachSession {
  readonly choices: readonly Choice[];
  reviewed = $state.raw<readonly Reviewed[]>([]);
  chefs = $state.raw<readonly number[] | null>(null);
  problem = $state("");
  /** This device has made no report before this one. */
  isFirst = $state(false);
  #tries = $state.raw<Readonly<Record<number, number>>>({});
  #attempts = $state.raw<Readonly<Record<number, Attempt>>>({});
  report = $derived(reportOf(this.reviewed));
  isDone = $derived.by(() => this.reviewed.length === this.choices.length && this.chefs !== null);
  readonly #coach: Coach;
  #setup: Uint8Array | null = null;
  #isClosed = false;

  constructor(
    readonly recorded: Recorded,
    readonly seat: number,
    readonly game: GameCoach,
    coach = new Coach(recorded.about.table.game as GameName),
  ) {
    this.choices = choicesOf(recorded, seat);
    this.#coach = coach;
  }

  get #playouts(): number {
    return Math.min(playouts(), Math.floor(MOST_PLAYOUTS / Math.max(1, this.choices.length)));
  }

  get options(): unknown {
    return (this.recorded.games(this.seat)[0]?.view as { options: unknown } | undefined)?.options;
  }

  /** Look at all that has not been looked at; to be called again after a problem. */
  async run(): Promise<void> {
    this.problem = "";
    try {
      await this.#recall();
      this.#setup ??= await this.game.setup(this.options);
      for (const choice of this.choices.slice(this.reviewed.length)) {
        this.reviewed = [...this.reviewed, await this.#review(choice)];
        await this.#keep();
      }
      this.chefs ??= await this.#askChefs();
      await this.#keep();
    } catch (error) {
      if (!this.#isClosed) this.problem = String(error);
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#coach.close();
  }

  /** What was tried of a decision; null: nothing yet, so no answer may be shown. */
  attempt(decision: number): Attempt | null {
    const code = this.#tries[decision];
    if (code === undefined) return null;
    return this.#attempts[decision] ?? { code, chance: null, isEqual: false };
  }

  /** Try a decision again. */
  async try(reviewed: Reviewed, code: number): Promise<void> {
    this.#tries = { ...this.#tries, [reviewed.decision]: code };
    await this.#keep();
    await this.weigh(reviewed);
  }

  /** Find out what a try is worth. */
  async weigh(reviewed: Reviewed): Promise<void> {
    const code = this.#tries[reviewed.decision];
    const choice = this.choices.find(({ decision }) => decision === reviewed.decision);
    if (code === undefined || !choice || this.#attempts[reviewed.decision]) return;
    const known = reviewed.forecasts.find((one) => one.code === code) ?? (await this.#weigh(choice, reviewed, code));
    if (known) this.#attempts = { ...this.#attempts, [reviewed.decision]: { code, chance: known.chance, isEqual: known.isEqual } };
  }

  async #weigh(choice: Choice, { forecasts }: Reviewed, code: number) {
    const [best] = forecasts;
    if (!best) return undefined;
    this.#setup ??= await this.game.setup(this.options);
    // In the same worlds, and beside the same best.
    const question = questionOf(this.#setup, choice, this.seat, best.code, code);
    const looked = await this.#coach.look(question, { worlds: best.worlds }).catch(() => []);
    return looked.find((one) => one.code === code);
  }

  async #review(choice: Choice): Promise<Reviewed> {
    const question = questionOf(this.#setup as Uint8Array, choice, this.seat);
    const effort = { playouts: this.#playouts };
    const forecasts = await this.#coach.look(question, effort);
    const { code } = choice.chosen;
    const reviewed: Reviewed = {
      step: choice.step,
      decision: choice.decision,
      chosen: code,
      forecasts: forecasts.map(({ code: one, chance, isEqual, behind, worlds }) => ({ code: one, chance, isEqual, behind, worlds })),
      why: null,
    };
    const [best] = forecasts;
    if (!best || (forecastOf(reviewed)?.isEqual ?? true)) return reviewed;
    const [why] = await this.#coach.why(question, effort, best.code, [code]);
    return { ...reviewed, why: why ?? null };
  }

  async #askChefs(): Promise<readonly number[]> {
    const seen = this.recorded.opening(this.seat);
    if (!seen) return [];
    return this.#coach.chefs({ setup: this.#setup as Uint8Array, seen, seat: this.seat, seed: 0, asked: [] }, CHEF_GAMES);
  }

  async #recall(): Promise<void> {
    if (this.reviewed.length) return;
    const kept = await recallReport(this.recorded.about.table.id, this.seat);
    this.isFirst = (await countReports()) - (kept ? 1 : 0) === 0;
    if (kept?.rules !== this.recorded.rules || kept.playouts !== this.#playouts) return;
    this.reviewed = kept.reviewed;
    this.chefs = kept.chefs;
    this.#tries = kept.tries;
  }

  async #keep(): Promise<void> {
    const { reviewed, chefs, recorded } = this;
    await keepReport(recorded.about.table.id, this.seat, { rules: recorded.rules, playouts: this.#playouts, reviewed, chefs, tries: this.#tries });
  }
}
