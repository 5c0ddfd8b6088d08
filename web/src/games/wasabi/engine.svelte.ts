// The engine of Wasabi!, once it is loaded: until then, and where it cannot be had, nothing is told of recipes.
import { type Engine, openEngine } from "../../engine/engine";
import { type Glance, glance, setupOf, type Wanted } from "./sight";
import type { View } from "./types";

class Loaded {
  engine = $state.raw<Engine<"wasabi"> | null>(null);
  /** Whether it may still come. */
  isComing = $state(true);
  #setup: { options: View["options"]; bytes: Uint8Array } | null = null;

  load(): void {
    // Without it the game can be played all the same.
    openEngine("wasabi")
      .then(
        (engine) => (this.engine = engine),
        () => {},
      )
      .finally(() => (this.isComing = false));
  }

  /** How recipes stand; with a code, after that command of phase 1. */
  glance(view: View, code: number | null, wanted?: Wanted): Glance | null {
    const { engine } = this;
    if (!engine) return null;
    if (this.#setup?.options !== view.options) this.#setup = { options: view.options, bytes: setupOf(engine, view.options) };
    return glance(engine, this.#setup.bytes, view, code, wanted);
  }

  /** How tiles that lie side by side complete a recipe; null: they do not, or nobody can tell. */
  completion({ options, board, pantry, turn }: View, strip: number, kinds: readonly number[]): "style" | "plain" | null {
    const shown = {
      options,
      viewer: 0,
      seat: 0,
      board: board.map((_, square) => kinds.slice(square, square + 1)),
      mats: [],
      pantry,
      kitchen: [],
      piles: [],
      turn: { ...turn, chopped: null, changed: [0], rewards: 0 },
      hands: [[]],
      recipes: [{ recipes: "known", strips: [strip] }],
      served: [[]],
    };
    return this.glance(shown as unknown as View, null)?.recipes[0]?.whole ?? null;
  }
}

export const loaded = new Loaded();
