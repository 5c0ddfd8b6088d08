// The evening that is being counted: every change is checked by the engine, kept at once, and can be undone.
import type { Phrase } from "../wire/types";
import { countOf, type Evening, type Outcome, type Player, withCount, withNextRound } from "./evening";
import { keepEvening } from "./keeping";
import type { Counter, Reckoning } from "./reckoning";

const MOST_UNDONE = 200;

export class Desk {
  evening: Evening = $state.raw() as Evening;
  /** Why the last tap did nothing. */
  refusal = $state.raw<Phrase | null>(null);
  round = $state(0);
  figure = $state(0);
  /** Told of every change that is made here, to share it. */
  onput: ((evening: Evening) => void) | null = null;
  #before = $state.raw<readonly Evening[]>([]);
  readonly #counter: Counter;
  readonly reckoning: Reckoning = $derived.by(() => this.#counter.reckon(this.evening));
  readonly canUndo = $derived(this.#before.length > 0);

  constructor(evening: Evening, counter: Counter) {
    this.#counter = counter;
    this.evening = evening;
    // One that came from elsewhere may have numbers that cannot be.
    this.refusal = counter.refuse(evening);
    this.round = evening.rounds.length - 1;
  }

  count(key: string): number {
    return countOf(this.evening.rounds[this.round]?.[this.figure], key);
  }

  /** Add or take one; what cannot be is refused, and nothing changes. */
  change(key: string, by: 1 | -1): void {
    const { round, figure } = this;
    if (by < 0 && !this.count(key)) return;
    const next = withCount(this.evening, round, figure, key, by);
    this.refusal = by > 0 ? this.#counter.refuse(next) : null;
    if (!this.refusal) this.#put(next);
  }

  show(round: number, figure = 0): void {
    this.refusal = null;
    if (round === this.evening.rounds.length) this.#put(withNextRound(this.evening));
    [this.round, this.figure] = [round, figure];
  }

  turnTo(figure: number): void {
    this.refusal = null;
    this.figure = figure;
  }

  undo(): void {
    const last = this.#before.at(-1);
    if (!last) return;
    this.#before = this.#before.slice(0, -1);
    this.refusal = null;
    this.evening = last;
    this.round = Math.min(this.round, last.rounds.length - 1);
    this.#keep();
  }

  /** Take over what others have entered; undoing goes on to concern only what was entered here. */
  receive(next: Evening, isOver: boolean, rebase: (before: Evening) => Evening): void {
    this.#before = this.#before.map(rebase);
    this.evening = next;
    if (isOver) this.#settle();
    // Two phones may have entered together what one alone would not have been let.
    this.refusal = this.#counter.refuse(next);
    this.round = Math.min(this.round, next.rounds.length - 1);
    keepEvening(this.evening);
  }

  rename(players: readonly Player[]): void {
    this.#put({ ...this.evening, players });
  }

  note(recipes: readonly (readonly string[])[]): void {
    this.#put({ ...this.evening, recipes });
  }

  changeHouse(house: Evening["house"]): void {
    this.#put({ ...this.evening, house });
  }

  /** Say that it is over, or that it goes on. */
  finish(isOver: boolean): void {
    this.#put({ ...this.evening, outcome: isOver ? this.#outcome() : null });
  }

  #put(next: Evening): void {
    this.#before = [...this.#before, this.evening].slice(-MOST_UNDONE);
    this.evening = next;
    // A correction afterwards changes who has won, too.
    if (next.outcome) this.#settle();
    this.#keep();
  }

  #outcome(): Outcome {
    const { result, ranks } = this.reckoning;
    return { totals: result.totals.slice(0, this.evening.players.length), ranks };
  }

  #settle(): void {
    this.evening = { ...this.evening, outcome: this.#outcome() };
  }

  #keep(): void {
    keepEvening(this.evening);
    this.onput?.(this.evening);
  }
}
