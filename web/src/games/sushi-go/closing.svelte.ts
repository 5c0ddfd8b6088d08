// The end of a round, which the view has left behind already: how the tables lay, for a moment.
import { untrack } from "svelte";
import { isMotionWanted } from "../../look/look.svelte";
import type { TableModel } from "../../wire/table.svelte";
import { MOTION } from "./motion";
import { laidOut, type Tables } from "./trays";
import type { AnyEvent, Keep, View } from "./types";

export class Closing {
  /** The tables that the last round ended with, if they were seen; its puddings are counted elsewhere by then. */
  tables = $state.raw<Tables | null>(null);
  /** Whether they still lie there. */
  isLying = $state(false);
  #before: View | null = null;
  #timer = 0;

  constructor(model: () => TableModel) {
    $effect.pre(() => {
      const { step, shown, fresh } = model();
      void step;
      const view = shown?.view as View | undefined;
      untrack(() => view && this.#follow(view, fresh.map((line) => line.event as AnyEvent)));
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** Sweep the tables at once. */
  sweep(): void {
    clearTimeout(this.#timer);
    this.isLying = false;
  }

  #follow(view: View, events: readonly AnyEvent[]): void {
    const before = this.#before;
    this.#before = view;
    if (!before || before.decision === view.decision) return;
    const isOver = events.some(({ event }) => event === "round-scored");
    const isNext = before.decision + 1 === view.decision;
    this.sweep();
    this.tables = isOver && isNext ? lay(before.tables, events) : null;
    if (!this.tables || !isMotionWanted()) return;
    this.isLying = true;
    this.#timer = window.setTimeout(() => this.sweep(), MOTION.sweep);
  }
}

function lay(tables: Tables, events: readonly AnyEvent[]): Tables {
  const laid = events.reduce<Tables>((before, event) => {
    if (event.event !== "picks-revealed" && event.event !== "last-cards-laid") return before;
    const picks: readonly Keep[] = event.picks ?? [];
    return laidOut(before, picks);
  }, tables);
  return laid.map((table) => table.filter((card) => card.kind !== "pudding"));
}
