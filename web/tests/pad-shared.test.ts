// An evening that several phones enter: its parts, what is merged, and what undoing may change.
import { storage } from "./fake-browser";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Desk } from "../src/pad/desk.svelte";
import { begin, type Evening } from "../src/pad/evening";
import { openCounter } from "../src/pad/games";
import type { Counter } from "../src/pad/reckoning";
import { eveningOf, merge, partsOf, rebased } from "../src/pad/shared";

const files = import.meta.glob<string>("/src/engine/built/*.wasm", { query: "?url&inline", import: "default", eager: true });
const download = globalThis.fetch;
let counter: Counter;
beforeAll(async () => {
  vi.stubGlobal("fetch", (url: string) => download(files[url] ?? ""));
  counter = await openCounter("sushi-go");
});
beforeEach(() => storage.clear());

const PLAYERS = [
  { name: "Ana", colour: "salmon" },
  { name: "Ben", colour: "sea" },
] as const;
const evening = (rounds: Evening["rounds"]): Evening => ({ ...begin("sushi-go", "cocktail", PLAYERS, { "maki-ties": "full" }), rounds });

describe("the parts of a shared evening", () => {
  it("give the evening again, in whatever order it was entered", () => {
    const one = evening([[{ tempura: 2, "maki-1": 1 }, {}], [{}, { pudding: 1 }]]);
    const other = { ...one, rounds: [[{ "maki-1": 1, tempura: 2 }, {}], [{}, { pudding: 1 }]] };
    expect(partsOf(other)).toEqual(partsOf(one));
    expect(Object.keys(partsOf(one))).toEqual(["table", "plate-0-0", "plate-1-1"]);
    expect(eveningOf(partsOf(one))).toEqual({ evening: one, isOver: false });
    const over = { ...one, outcome: { totals: [1, 2], ranks: [2, 1] } };
    expect(eveningOf(partsOf(over))?.isOver).toBe(true);
  });

  it("hold noted recipes by seat", () => {
    const noted = { ...begin("wasabi", "standard", PLAYERS), recipes: [[], ["Tuna roll"]] };
    expect(eveningOf(partsOf(noted))?.evening).toEqual(noted);
  });

  it.each([
    [{}],
    [{ table: "no JSON" }],
    [{ table: "[]" }],
    [{ ...partsOf(evening([[{}, {}]])), "plate-0-0": '{"squid":1}' }],
    [{ ...partsOf(evening([[{}, {}]])), "plate-0-1": '{"tempura":-1}' }],
  ])("that are no evening are not shown: %s", (parts) => {
    expect(eveningOf(parts)).toBeNull();
  });

  it("are merged number by number; what both changed is this phone's", () => {
    const plate = (counts: object) => JSON.stringify(counts);
    const merged = merge("plate-0-0", plate({ maki: 1, tempura: 2, sashimi: 1 }), plate({ maki: 2, tempura: 2 }), plate({ maki: 3, tempura: 1, sashimi: 1, pudding: 1 }));
    expect(JSON.parse(merged)).toEqual({ maki: 2, tempura: 1, pudding: 1 });
    const [first, second] = [partsOf(evening([[{}, {}]])), partsOf(evening([[{}, {}], [{}, {}]]))];
    const base = first["table"] ?? "";
    expect(JSON.parse(merge("table", base, base, second["table"] ?? ""))).toMatchObject({ rounds: 2 });
    expect(JSON.parse(merge("table", base, second["table"] ?? "", base))).toMatchObject({ rounds: 2 });
  });
});

describe("a desk that others write to", () => {
  it("undoes what was entered here, and leaves what others entered", () => {
    const desk = new Desk(evening([[{}, {}]]), counter);
    desk.change("tempura", 1);
    desk.change("tempura", 1);
    const shown = partsOf(desk.evening);
    // They have corrected this phone's plate, too.
    const news = { ...shown, "plate-0-0": '{"pudding":1,"tempura":2}', "plate-0-1": '{"maki-2":1}' };
    const next = eveningOf(news)?.evening ?? desk.evening;
    desk.receive(next, false, (before) => rebased(before, shown, news));
    expect(desk.evening.rounds).toEqual([[{ pudding: 1, tempura: 2 }, { "maki-2": 1 }]]);
    desk.undo();
    expect(desk.evening.rounds).toEqual([[{ pudding: 1, tempura: 1 }, { "maki-2": 1 }]]);
    desk.undo();
    expect(desk.evening.rounds).toEqual([[{ pudding: 1 }, { "maki-2": 1 }]]);
    expect(desk.canUndo).toBe(false);
  });

  it("says what cannot be, if two phones have entered it together", () => {
    const desk = new Desk(evening([[{ chopsticks: 3 }, {}]]), counter);
    desk.receive(evening([[{ chopsticks: 3 }, { chopsticks: 2 }]]), false, (before) => before);
    expect(desk.refusal).toMatchObject({ id: "refusal-score-too-many-copies" });
  });

  it("knows who has won, once another phone says that it is over", () => {
    const desk = new Desk(evening([[{ tempura: 2 }, {}], [{}, {}], [{}, {}]]), counter);
    desk.receive(desk.evening, true, (before) => before);
    expect(desk.evening.outcome).toMatchObject({ ranks: [1, 2] });
  });
});
