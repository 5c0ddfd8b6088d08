// The door to engines in WebAssembly: scores, worlds, and questions to another thread.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openEngine } from "../src/engine/engine";
import { decode, encode, type Struct } from "../src/engine/layout";
import { Thinker } from "../src/engine/thinker";
import type { Answer, Question } from "../src/engine/worker";
import { fetchBuilt } from "./engines";

const fetched = vi.fn(fetchBuilt);

beforeEach(() => vi.stubGlobal("fetch", fetched));
afterEach(() => vi.unstubAllGlobals());

const COCKTAIL = {
  players: 3,
  robot: "off",
  "maki-ties": "split",
  "pudding-ties": "split",
  "pudding-loss": "yes",
  nigiri: "forced",
  "same-turn": "combine",
  passing: "left",
  starter: "random",
};

describe("an engine", () => {
  it("scores what lies on tables", async () => {
    const engine = await openEngine("sushi-go");
    const { CARD_COUNT, MAKI_2, NIGIRI_3, ON_WASABI, TEMPURA } = engine.numbers;
    const table = (counts: Record<number, number>) => Array.from({ length: CARD_COUNT }, (_, card) => counts[card] ?? 0);
    const laid = [[table({ [NIGIRI_3 + ON_WASABI]: 1 }), table({ [MAKI_2]: 1 }), table({ [MAKI_2]: 1, [TEMPURA]: 2 })]];
    const score = engine.score(engine.setup(COCKTAIL), { rounds: 1, laid });
    expect(score.totals.slice(0, 3)).toEqual([9, 3, 8]);
    const whole = engine.score(engine.setup({ ...COCKTAIL, "maki-ties": "full" }), { rounds: 1, laid });
    expect(whole.totals.slice(0, 3)).toEqual([9, 6, 11]);
  });

  it("says what no table can have", async () => {
    const engine = await openEngine("sushi-express");
    const setup = engine.setup({ players: 3, swap: "adjacent", starter: "random" });
    expect(engine.check(setup, { hands: [[0, 4]] }).code).toBe(0);
    const found = engine.check(setup, { hands: [[0, 4], [0, 1]] });
    expect(found).toMatchObject({ code: engine.numbers.SCORE_TOO_MANY_ACTIONS, figure: 1, kind: engine.numbers.SWAP, found: 5, most: 4 });
  });

  it("imagines worlds in which the seat observes the same", async () => {
    const engine = await openEngine("sushi-express");
    const setup = engine.setup({ players: 4, swap: "adjacent", starter: "random" });
    const [chance, state] = [engine.empty("Chance"), engine.empty("State")];
    engine.functions.engine_seed(chance, 7n);
    engine.functions.engine_open(setup, state, chance);
    const seen = engine.observe(setup, state, 2);
    const world = engine.imagine(setup, seen, 2, 1n);
    expect(world).not.toEqual(state);
    expect(engine.observe(setup, world, 2)).toEqual(seen);
    expect(engine.decode("Observation", seen).players).toBe(4);
    const seats = [0, 1, 2, 3].filter((seat) => engine.functions.engine_asks(setup, state, seat));
    expect(seats).toHaveLength(1);
    expect(engine.legal(setup, state, seats[0] ?? 0).length).toBeGreaterThan(1);
  });

  it("lets a chef choose by the weights that its player points to", async () => {
    const engine = await openEngine("sushi-go");
    const setup = engine.setup(COCKTAIL);
    const [chance, state] = [engine.empty("Chance"), engine.empty("State")];
    engine.functions.engine_seed(chance, 7n);
    engine.functions.engine_open(setup, state, chance);
    const seen = engine.observe(setup, state, 1);
    const size = engine.empty("Judged").length;
    const chosen = [1, 2, 3, 4, 5, 6].map((seed) => {
      const numbers = Float32Array.from({ length: engine.empty("Weights").length / 4 }, (_, place) => Math.sin(seed * place));
      const weights = new Uint8Array(numbers.buffer);
      const judged = new Uint8Array(size * engine.numbers.CODE_COUNT);
      const count = engine.functions.engine_judge(setup, state, 1, weights, judged);
      const all = Array.from({ length: count }, (_, place) => engine.decode("Judged", judged.slice(place * size, (place + 1) * size)));
      const best = all.reduce((one, other) => (other.worth > one.worth ? other : one));
      const player = engine.player(engine.numbers.CHEF, 0, weights);
      expect(engine.functions.engine_choose_seen(setup, seen, 1, player, null, chance)).toBe(best.code);
      return best.code;
    });
    expect(new Set(chosen).size).toBeGreaterThan(1);
  });

  it("is loaded once, and again after it could not be", async () => {
    fetched.mockClear();
    fetched.mockRejectedValueOnce(new TypeError("no network"));
    await expect(openEngine("wasabi")).rejects.toThrow("no network");
    const engine = await openEngine("wasabi");
    expect(await openEngine("wasabi")).toBe(engine);
    expect(fetched).toHaveBeenCalledTimes(2);
    const score = engine.score(engine.setup({ players: 2, starter: "random" }), { tokens: [[1], [0, 1]], cubes: [3, 0] });
    expect(score.ranks.slice(0, 2)).toEqual([1, 2]);
  });

  it("refuses options that no table has", async () => {
    const engine = await openEngine("sushi-go");
    expect(() => engine.setup({ ...COCKTAIL, players: 9 })).toThrow(RangeError);
  });
});

describe("bytes of a struct", () => {
  const inner: Struct = { size: 4, fields: { one: [0, "uint8_t"], two: [2, "int16_t"] } };
  const outer: Struct = { size: 32, fields: { big: [0, "uint64_t"], is_so: [8, "bool"], all: [10, inner, 2, 2] } };
  const all = (numbers: number[]) => numbers.map((two) => ({ one: 0, two }));

  it("are read as they were written", () => {
    const value = { big: 2n ** 63n, is_so: true, all: [all([1, -2]), all([3, 0])] };
    expect(decode(outer, encode<typeof value>(outer, value))).toEqual(value);
  });
  it("are 0 where nothing was said", () => {
    const bytes = encode<{ big: bigint; is_so: boolean; all: { one: number; two: number }[][] }>(outer, { all: [[{ one: 7 }]] });
    expect([...bytes].reduce((sum, byte) => sum + byte)).toBe(7);
  });
  it("hold no more than there is room for", () => {
    expect(() => encode(outer, { all: [[], [], []] })).toThrow("at most 2");
    expect(() => encode(outer, { none: 1 })).toThrow("no field none");
    expect(() => decode(outer, new Uint8Array(31))).toThrow("31 bytes");
  });
});

/** A thread that answers when it is told to. */
class FakeWorker extends EventTarget {
  asked: Question[] = [];
  isEnded = false;
  postMessage(question: Question): void {
    this.asked.push(question);
  }
  terminate(): void {
    this.isEnded = true;
  }
  answer(answer: number): void {
    const data: Answer = { answer, given: this.asked.at(-1)?.given ?? [] };
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

describe("a thread for long thinking", () => {
  const workers: FakeWorker[] = [];
  const start = () => {
    workers.push(new FakeWorker());
    return workers.at(-1) as unknown as Worker;
  };
  beforeEach(() => workers.splice(0));

  it("gets one question after the other", async () => {
    const thinker = new Thinker("wasabi", start);
    const [first, second] = [thinker.ask("engine_rules_version", []), thinker.ask("engine_rules_version", [])];
    expect(workers[0]?.asked).toHaveLength(1);
    workers[0]?.answer(1);
    expect((await first).answer).toBe(1);
    expect(workers[0]?.asked).toHaveLength(2);
    workers[0]?.answer(2);
    expect((await second).answer).toBe(2);
    expect(workers).toHaveLength(1);
  });

  it("is ended when its question is taken back, and the next one gets another", async () => {
    const thinker = new Thinker("wasabi", start);
    const controller = new AbortController();
    const first = thinker.ask("engine_rules_version", [], controller.signal);
    const second = thinker.ask("engine_rules_version", []);
    controller.abort(new Error("not wanted"));
    await expect(first).rejects.toThrow("not wanted");
    expect(workers[0]?.isEnded).toBe(true);
    workers[1]?.answer(2);
    expect((await second).answer).toBe(2);
    await expect(thinker.ask("engine_rules_version", [], controller.signal)).rejects.toThrow("not wanted");
  });

  it("refuses what waits when it is closed", async () => {
    const thinker = new Thinker("wasabi", start);
    const first = thinker.ask("engine_rules_version", []);
    thinker.close();
    await expect(first).rejects.toThrow("closed");
    expect(workers[0]?.isEnded).toBe(true);
  });
});
