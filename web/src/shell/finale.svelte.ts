// Plays out the end of a game, once, for whoever saw it end.
import { untrack } from "svelte";
import type { GameModule } from "../games/module";
import type { Moment, TableModel } from "../wire/table.svelte";
import { type Beat, beatsOf, countsOf, playOut, timesOf } from "./finale";
import { settings } from "./settings.svelte";

export class Finale {
  #model: () => TableModel;
  #hasRun = $state(false);
  #wasPlayed = $state(false);
  #stop: () => void = () => undefined;
  beats = $state.raw<readonly Beat[]>([]);
  /** Which beat is seen; after the last one the winner is crowned; null: none. */
  at = $state<number | null>(null);
  isCrowning = $derived(this.at !== null && this.at >= this.beats.length);
  isOver = $derived.by(() => this.#model().shown?.result != null);
  /** The end is still to be played out, or is being played out. */
  isDue = $derived(this.isOver && this.#wasPlayed && !this.#hasRun);

  /** To be made while a component is set up; whoever comes to a game that is over sees only how it ended. */
  constructor(model: () => TableModel, game: () => GameModule | null, isWanted: () => boolean) {
    this.#model = model;
    $effect.pre(() => {
      if (model().shown && !this.isOver) this.#wasPlayed = true;
    });
    // What the game itself plays out comes first.
    $effect(() => {
      if (!this.isDue || model().moment !== null) return;
      untrack(() => (isWanted() ? this.#start(game()) : (this.#hasRun = true)));
    });
    $effect(() => () => this.#stop());
  }

  #moment: Moment = { end: () => this.end() };

  #start(game: GameModule | null): void {
    const { shown } = this.#model();
    const counts = game?.finale?.(shown?.view, shown?.outlook) ?? countsOf(game?.pads(shown?.view)[0]);
    this.beats = beatsOf(counts, shown?.result?.totals ?? []);
    this.#model().moment = this.#moment;
    const times = timesOf(this.beats.length, settings.get("speed"));
    this.#stop = playOut(times, (at) => (this.at = at), () => this.end());
  }

  /** Show how it ended, at once. */
  end(): void {
    this.#stop();
    this.#hasRun = true;
    this.at = null;
    if (this.#model().moment === this.#moment) this.#model().moment = null;
  }
}
