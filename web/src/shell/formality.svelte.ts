// Answers for whoever is asked although there is nothing to choose: that they are asked may not tell what they hold.
import type { GameModule } from "../games/module";
import type { TableModel } from "../wire/table.svelte";
import type { Offer } from "../wire/types";
import { settings } from "./settings.svelte";

/** Always the same, so that it tells nothing either. */
export const AFTER_MS = 2000;
const TICK_MS = 250;

/** The answer that this screen may give, if any; not while a bot plays the seat, which acting would take back. */
function formality(model: TableModel, game: GameModule | null): Offer | null {
  // Whoever learns the game is shown every question.
  if (model.guide) return null;
  const [only, ...others] = model.legal;
  if (!settings.get("answers") || !model.isMine || !only || others.length) return null;
  const isAway = model.table?.seats[model.seat ?? -1]?.away;
  return !isAway && game?.isFormality?.(only) ? only : null;
}

/** Counts down to an answer; whoever wants to look first stops it. */
export class Formality {
  #stopped = $state<number | null>(null);
  #model: () => TableModel;
  #game: () => GameModule | null;
  /** What will be answered, or null. */
  offer = $derived.by(() => {
    const model = this.#model();
    return this.#stopped === model.newest?.decision ? null : formality(model, this.#game());
  });
  leftMs = $state(AFTER_MS);

  /** To be made while a component is set up; the game may come later. */
  constructor(model: () => TableModel, game: () => GameModule | null) {
    this.#model = model;
    this.#game = game;
    $effect(() => {
      const answer = this.offer;
      if (!answer) return;
      return countDown((left) => (this.leftMs = left), () => void model().play(answer));
    });
  }

  /** The whole seconds that are left, at least one. */
  get seconds(): number {
    return Math.max(1, Math.ceil(this.leftMs / 1000));
  }

  /** Let the player answer this one. */
  stop(): void {
    this.#stopped = this.#model().newest?.decision ?? null;
  }
}

/** Tell how much time is left until it is over; gives what stops it. */
export function countDown(tell: (left: number) => void, end: () => void): () => void {
  let left = AFTER_MS;
  tell(left);
  const ticking = setInterval(() => {
    left -= TICK_MS;
    tell(left);
    if (left > 0) return;
    clearInterval(ticking);
    end();
  }, TICK_MS);
  return () => clearInterval(ticking);
}
