// The door to a game's engine in WebAssembly, for short questions on the page's own thread.
import { games, type Games } from "./built/index.ts";
import { decode, encode, type Pointing, type Struct, type Written } from "./layout.ts";
import { connect } from "./memory.ts";
import { encodeSetup, type Options, type Setups } from "./setup.ts";

export type GameName = keyof Games;

/** What scripts/build_client.py writes for a game. */
export interface Description<Name extends GameName> {
  structs: Record<keyof Games[Name]["structs"], Struct>;
  numbers: Games[Name]["numbers"];
  setups: Setups;
}

/** A game in C. Structs are handed to its functions as bytes, which `encode` makes and `decode` reads. */
export class Engine<Name extends GameName> {
  readonly numbers: Games[Name]["numbers"];

  constructor(
    private readonly description: Description<Name>,
    /** The functions of engine.h. */
    readonly functions: Games[Name]["functions"],
  ) {
    this.numbers = description.numbers;
  }

  encode<T extends keyof Games[Name]["structs"]>(struct: T, value: Written<Games[Name]["structs"][T]>): Uint8Array {
    return encode<Games[Name]["structs"][T]>(this.description.structs[struct], value);
  }

  decode<T extends keyof Games[Name]["structs"]>(struct: T, bytes: ArrayBufferView): Games[Name]["structs"][T] {
    return decode(this.description.structs[struct], bytes);
  }

  /** The bytes of a struct that is all zero, for a function to fill. */
  empty(struct: keyof Games[Name]["structs"]): Uint8Array {
    return new Uint8Array(this.description.structs[struct].size);
  }

  /** A Player that chooses by these weights, for one call of a function. */
  player(policy: number, playouts: number, weights: Uint8Array): Pointing {
    const { size, fields } = this.description.structs.Player;
    const [at = size] = fields["weights"] ?? [];
    return { bytes: encode(this.description.structs.Player, { policy, playouts }), at, to: weights };
  }

  /** The Setup of a table with these options. */
  setup(options: Options): Uint8Array {
    return encodeSetup(this.description.structs.Setup, this.description.setups, options);
  }

  /** What no table can have on a sheet; a code of 0 is no complaint. */
  check(setup: Uint8Array, sheet: Written<Games[Name]["structs"]["Sheet"]>): Games[Name]["structs"]["Complaint"] {
    const complaint = this.empty("Complaint");
    this.functions.engine_check(setup, this.encode("Sheet", sheet), complaint);
    return this.decode("Complaint", complaint);
  }

  /** Points and ranks for what lies on tables that were played elsewhere. */
  score(setup: Uint8Array, sheet: Written<Games[Name]["structs"]["Sheet"]>): Games[Name]["structs"]["Score"] {
    const score = this.empty("Score");
    this.functions.engine_score(setup, this.encode("Sheet", sheet), score);
    return this.decode("Score", score);
  }

  /** The codes of all legal commands of a seat. */
  legal(setup: Uint8Array, state: Uint8Array, seat: number): number[] {
    const mask = new Uint8Array(this.numbers.CODE_COUNT);
    this.functions.engine_mask(setup, state, seat, mask);
    return [...mask.keys()].filter((code) => mask[code]);
  }

  /** The bytes of an Observation: all that a seat knows. */
  observe(setup: Uint8Array, state: Uint8Array, seat: number): Uint8Array {
    const seen = this.empty("Observation");
    this.functions.engine_observe(setup, state, seat, seen);
    return seen;
  }

  /** The bytes of a State in which the seat observes just that; the same seed gives the same. */
  imagine(setup: Uint8Array, seen: Uint8Array, seat: number, seed: bigint): Uint8Array {
    const [chance, world] = [this.empty("Chance"), this.empty("State")];
    this.functions.engine_seed(chance, seed);
    this.functions.engine_imagine(setup, seen, seat, chance, world);
    return world;
  }
}

const opened = new Map<GameName, Promise<unknown>>();

/** Load a game's engine, once. */
export function openEngine<Name extends GameName>(game: Name): Promise<Engine<Name>> {
  const engine = opened.get(game) ?? load(game);
  opened.set(game, engine);
  // What could not be loaded is tried again.
  engine.catch(() => opened.delete(game));
  return engine as Promise<Engine<Name>>;
}

async function load<Name extends GameName>(game: Name): Promise<Engine<Name>> {
  const [description, functions] = await Promise.all([games[game].load(), loadFunctions(game)]);
  return new Engine(description as unknown as Description<Name>, functions);
}

/** The functions alone; whoever knows no structs can call them, too. */
export async function loadFunctions<Name extends GameName>(game: Name): Promise<Games[Name]["functions"]> {
  const answer = await fetch(games[game].wasm);
  if (!answer.ok) throw new Error(`${games[game].wasm}: ${answer.status}`);
  // Not as a stream: simple file servers do not tell that it is WebAssembly.
  return connect(await answer.arrayBuffer());
}
