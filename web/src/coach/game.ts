// What a game brings for its coach; rules stay in the engine.
import type { Phrase } from "../wire/types";

export interface GameCoach<Options = unknown> {
  /** The bytes of the engine's Setup for a table with these options. */
  setup(options: Options): Promise<Uint8Array>;
  /** What a figure of a reason stands for; null: it is a number. */
  figure(name: string, value: number, options: Options): Phrase | null;
  /** The recipe book that reasons hold for, where a game has several. */
  book?(options: Options): Phrase;
}

const modules = import.meta.glob<GameCoach>("../games/*/coach.ts", { import: "default" });

/** Get what a game brings for its coach; null: there is no coach for it. */
export async function loadGameCoach(game: string): Promise<GameCoach | null> {
  return (await modules[`../games/${game}/coach.ts`]?.()) ?? null;
}
