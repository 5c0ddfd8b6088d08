// An analysis in an engine's own memory: setup, weights and what was played out stay there between questions.
import { decode, encode, type Struct } from "../engine/layout.ts";

/** What a choice leads to, as the engine's Forecast says it. */
export interface Forecast {
  code: number;
  /** Imagined games that every choice met. */
  worlds: number;
  /** About as good as the best: what is between them may be chance. */
  isEqual: boolean;
  /** To win. */
  chance: number;
  /** One standard error of that. */
  error: number;
  /** The best choice's chance less this one's. */
  behind: number;
  /** The seat's own points at the end, by kind. */
  points: readonly number[];
}

export interface Reason {
  source: "own" | "tie" | "rival";
  /** A group of kinds of points; of a rival, the seat. */
  subject: string | number;
  /** What it changes of the chance to win, in thousandths. */
  permille: number;
  /** Tenths of points more that go with it. */
  tenths: number;
  /** What the position shows of it; empty: nothing. */
  fact: string;
  figures: Readonly<Record<string, number>>;
}

/** Why one choice is better than another: reasons and rest add up to `permille`. */
export interface Explanation {
  permille: number;
  isEqual: boolean;
  reasons: readonly Reason[];
  rest: number;
}

/** A decision, as its seat knew it. */
export interface Question {
  /** The bytes of a Setup. */
  setup: Uint8Array;
  seen: readonly number[];
  seat: number;
  /** The same seed plays the same worlds. */
  seed: number;
  /** Codes that are looked at in any case. */
  asked: readonly number[];
  /** So many choices are looked at; left out: as many as there is room for. */
  most?: number;
}

/** What scripts/build_client.py writes of a game, as far as an analysis needs it. */
export interface Described {
  structs: { Forecast: Struct; Explanation: Struct; Player: Struct; Chance: Struct; State: Struct };
  numbers: { ANALYSIS_CANDIDATES: number; CHEF: number; SEAT_COUNT: number; POINT_KIND_COUNT: number };
  reasons: { kinds: string[]; sources: string[]; groups: string[]; facts: string[][] };
}

interface Exports {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global<"i32">;
  engine_seed(chance: number, seed: bigint): void;
  engine_imagine(setup: number, seen: number, seat: number, chance: number, world: number): void;
  engine_analysis_memory(): bigint;
  engine_analyse(setup: number, seen: number, seat: number, weights: number, most: number, asked: number, count: number, memory: number, chance: number): void;
  engine_analyse_run(memory: number, playouts: number): number;
  engine_analyse_forecasts(memory: number, forecasts: number): number;
  engine_explain(memory: number, code: number, other: number, explanation: number): number;
  engine_play(setup: number, starts: number, startCount: number, firstStart: number, seed: bigint, games: number, players: number, outside: number, memory: number, points: number, ranks: number): void;
}

interface TheirForecast {
  code: number;
  worlds: number;
  is_equal: number;
  chance: number;
  error: number;
  behind: number;
  points: number[];
}

interface TheirExplanation {
  permille: number;
  is_equal: number;
  count: number;
  reasons: { source: number; subject: number; permille: number; tenths: number; fact: number; figures: number[] }[];
  rest: number;
}

const PAGE = 65536;
/** No type needs its values to begin at multiples of more. */
const ALIGNMENT = 16;
/** Room for the observation and the setup of any game, in bytes. */
const ROOM = 65536;
const ASKED_ROOM = 64;
/** More figures score than sit at the table: a robot. */
const FIGURES_MORE = 1;

/** What lies in an engine's memory. */
type Thing = "setup" | "seen" | "weights" | "asked" | "chance" | "thoughts" | "forecasts" | "explanation" | "players" | "world" | "points" | "ranks";

export class Analysis {
  readonly #engine: Exports;
  readonly #described: Described;
  /** Where each thing begins. */
  readonly #at: Record<Thing, number>;
  #count = 0;

  private constructor(engine: Exports, described: Described, weights: Uint8Array) {
    this.#engine = engine;
    this.#described = described;
    const { structs, numbers } = described;
    const figures = numbers.SEAT_COUNT + FIGURES_MORE;
    const sizes: Record<Thing, number> = {
      setup: ROOM,
      seen: ROOM,
      weights: weights.length,
      asked: ASKED_ROOM * 4,
      chance: structs.Chance.size,
      thoughts: Number(engine.engine_analysis_memory()),
      forecasts: structs.Forecast.size * numbers.ANALYSIS_CANDIDATES,
      explanation: structs.Explanation.size,
      players: structs.Player.size * numbers.SEAT_COUNT,
      world: structs.State.size,
      points: figures * numbers.POINT_KIND_COUNT * 2,
      ranks: figures * 2,
    };
    let end = engine.__heap_base.value;
    const places = Object.entries(sizes).map(([name, size]) => {
      const place = Math.ceil(end / ALIGNMENT) * ALIGNMENT;
      end = place + size;
      return [name, place];
    });
    this.#at = Object.fromEntries(places) as Record<Thing, number>;
    const missing = end - engine.memory.buffer.byteLength;
    if (missing > 0) engine.memory.grow(Math.ceil(missing / PAGE));
    this.#write("weights", weights);
  }

  static async open(wasm: BufferSource, weights: Uint8Array, described: Described): Promise<Analysis> {
    const { instance } = await WebAssembly.instantiate(wasm, {});
    return new Analysis(instance.exports as unknown as Exports, described, weights);
  }

  /** Begin with a decision; nothing is played out yet. */
  begin(question: Question): void {
    const { setup, seen, weights, asked, thoughts, chance } = this.#at;
    this.#put(question);
    this.#write("asked", new Uint8Array(Int32Array.from(question.asked.slice(0, ASKED_ROOM)).buffer));
    this.#engine.engine_seed(chance, BigInt(question.seed));
    const most = question.most ?? this.#described.numbers.ANALYSIS_CANDIDATES;
    this.#engine.engine_analyse(setup, seen, question.seat, weights, most, asked, question.asked.length, thoughts, chance);
    this.#count = this.forecasts().length;
  }

  /** How many choices are looked at. */
  get count(): number {
    return this.#count;
  }

  /** Play every choice out in so many more worlds; gives how many there were, as room is limited. */
  run(worlds: number): number {
    return this.#count ? this.#engine.engine_analyse_run(this.#at.thoughts, worlds * this.#count) / this.#count : 0;
  }

  /** What the choices lead to so far, the best first. */
  forecasts(): Forecast[] {
    const { Forecast } = this.#described.structs;
    const count = this.#engine.engine_analyse_forecasts(this.#at.thoughts, this.#at.forecasts);
    return Array.from({ length: count }, (_, place) => {
      const one = decode<TheirForecast>(Forecast, this.#bytes(this.#at.forecasts + place * Forecast.size, Forecast.size));
      const { code, worlds, chance, error, behind, points } = one;
      return { code, worlds, isEqual: one.is_equal !== 0, chance, error, behind, points };
    });
  }

  /** Why one choice is better or worse than another; null: not both were looked at. */
  explain(code: number, other: number): Explanation | null {
    const { explanation } = this.#at;
    if (!this.#engine.engine_explain(this.#at.thoughts, code, other, explanation)) return null;
    const { structs, reasons } = this.#described;
    const told = decode<TheirExplanation>(structs.Explanation, this.#bytes(explanation, structs.Explanation.size));
    return {
      permille: told.permille,
      isEqual: told.is_equal !== 0,
      reasons: told.reasons.slice(0, told.count).map((one): Reason => {
        const source = (reasons.sources[one.source] ?? "own") as Reason["source"];
        const [fact = "", ...names] = one.fact ? (reasons.facts[one.fact - 1] ?? []) : [];
        return {
          source,
          subject: source === "own" ? (reasons.groups[one.subject] ?? "") : source === "tie" ? "tie" : one.subject,
          permille: one.permille,
          tenths: one.tenths,
          fact,
          figures: Object.fromEntries(names.map((name, place) => [name, one.figures[place] ?? 0])),
        };
      }),
      rest: told.rest,
    };
  }

  /** Let chefs play so many games at all seats, from worlds that the seat may think of; points by kind on average. */
  chefs({ setup, seen, seat, seed }: Question, games: number): number[] {
    const { structs, numbers } = this.#described;
    const { SEAT_COUNT, POINT_KIND_COUNT, CHEF } = numbers;
    const at = this.#at;
    this.#put({ setup, seen });
    const player = encode(structs.Player, { policy: CHEF, playouts: 0, weights: at.weights });
    for (let place = 0; place < SEAT_COUNT; place += 1) this.#bytes(at.players + place * player.length, player.length).set(player);
    const sums = Array.from({ length: POINT_KIND_COUNT }, () => 0);
    for (let game = 0; game < games; game += 1) {
      this.#engine.engine_seed(at.chance, BigInt(seed * games + game));
      this.#engine.engine_imagine(at.setup, at.seen, seat, at.chance, at.world);
      this.#engine.engine_play(at.setup, at.world, 1, 0, BigInt(game), 1, at.players, 0, 0, at.points, at.ranks);
      const points = new Int16Array(this.#engine.memory.buffer, at.points + seat * POINT_KIND_COUNT * 2, POINT_KIND_COUNT);
      points.forEach((one, kind) => (sums[kind] = (sums[kind] ?? 0) + one));
    }
    return sums.map((sum) => sum / games);
  }

  #put({ setup, seen }: Pick<Question, "setup" | "seen">): void {
    if (Math.max(setup.length, seen.length * 2) > ROOM) throw new RangeError("no game's observation is that long");
    this.#write("setup", setup);
    this.#write("seen", new Uint8Array(Int16Array.from(seen).buffer));
  }

  #write(thing: Thing, bytes: Uint8Array): void {
    this.#bytes(this.#at[thing], bytes.length).set(bytes);
  }

  #bytes(place: number, size: number): Uint8Array {
    return new Uint8Array(this.#engine.memory.buffer, place, size);
  }
}
