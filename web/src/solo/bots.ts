// Chef and master on this device: the engine chooses, in a thread of its own, from what a seat observes.
import { loadGameCoach } from "../coach/game";
import { type Engine, type GameName, openEngine } from "../engine/engine";
import type { Options } from "../engine/setup";
import { Thinker } from "../engine/thinker";
import type { Opened, Task } from "./types";

/** How many worlds a master plays out for a choice: on a phone about a second's work, and the same everywhere. */
const PLAYOUTS = 1000;

export class Bots {
  readonly #engine: Engine<GameName>;
  readonly #thinker: Thinker<GameName>;
  readonly #setup: Uint8Array;
  readonly #weights: Uint8Array;

  private constructor(engine: Engine<GameName>, game: GameName, setup: Uint8Array, weights: Uint8Array) {
    this.#engine = engine;
    this.#thinker = new Thinker(game);
    this.#setup = setup;
    this.#weights = weights;
  }

  static async open({ game, options, weights }: Opened): Promise<Bots> {
    const name = game as GameName;
    const numbers = Uint8Array.from(atob(weights), (letter) => letter.charCodeAt(0));
    const engine = await openEngine(name);
    // A game that is played on may have a recipe book of its own.
    const setup = await (await loadGameCoach(name))?.setup(options);
    return new Bots(engine, name, setup ?? engine.setup(options as Options), numbers);
  }

  /** The code that a bot chooses; null: it failed, and somebody else is to choose. */
  async choose({ level, seat, seen, seed }: Task): Promise<number | null> {
    const engine = this.#engine;
    const { CHEF, MASTER } = engine.numbers;
    const isMaster = level === "master";
    const chance = engine.empty("Chance");
    engine.functions.engine_seed(chance, BigInt(seed));
    const player = engine.player(isMaster ? MASTER : CHEF, PLAYOUTS, this.#weights);
    const memory = isMaster ? new Uint8Array(Number(engine.functions.engine_memory())) : null;
    try {
      const given = [this.#setup, new Int16Array(seen), seat, player, memory, chance] as const;
      return (await this.#thinker.ask("engine_choose_seen", [...given])).answer;
    } catch {
      return null;
    }
  }

  close(): void {
    this.#thinker.close();
  }
}
