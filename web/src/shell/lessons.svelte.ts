// The first meeting with a kind of decision: what is asked and why, in a few words.
import type { GameModule } from "../games/module";
import { keep, recall } from "../wire/keep";
import type { TableModel } from "../wire/table.svelte";
import { settings } from "./settings.svelte";

export class Lessons {
  #model: () => TableModel;
  #game: () => GameModule | null;
  #met = $state.raw<readonly string[]>(recall<string[]>("met", []));
  #kinds = $derived.by(() => {
    const model = this.#model();
    if (!model.isMine) return [];
    const commands = new Set(model.legal.map(({ command }) => (command as { command: string }).command));
    return [...commands, ...(this.#game()?.lessons?.(model.shown?.view, model.legal) ?? [])];
  });
  #first = $derived(settings.get("lessons") ? this.#kinds.find((kind) => !this.#met.includes(this.#named(kind))) : undefined);
  /** What to say now; empty: nothing. */
  now = $derived.by(() => {
    const { guide, catalogue, isCurrent } = this.#model();
    // A first game explains itself.
    if (guide) return isCurrent ? guide.text : "";
    const message = `lesson-${this.#first}`;
    return this.#first && catalogue.has(message) ? catalogue.text(message) : "";
  });

  /** To be made while a component is set up. */
  constructor(model: () => TableModel, game: () => GameModule | null) {
    this.#model = model;
    this.#game = game;
    // Whoever decides has met it.
    let asked = "";
    $effect(() => {
      if (asked && this.#first !== asked && !model().isMine) this.#meet(asked);
      asked = this.#first ?? "";
    });
  }

  gotIt(): void {
    if (this.#first) this.#meet(this.#first);
  }

  #named(kind: string): string {
    return `${this.#model().table?.game} ${kind}`;
  }

  #meet(kind: string): void {
    this.#met = [...this.#met, this.#named(kind)];
    keep("met", this.#met);
  }
}
