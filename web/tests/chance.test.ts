// Chance rebuilt in the browser: the same answers as Python's Dealer gives.
import { describe, expect, it } from "vitest";
import express from "../../src/sushiya/games/sushi_express/guide/chance.json";
import sushiGo from "../../src/sushiya/games/sushi_go/guide/chance.json";
import wasabi from "../../src/sushiya/games/wasabi/guide/chance.json";
import { answers, outcome, type Questions, shuffled } from "../src/fair/chance";
import type { Line } from "../src/wire/types";

const SEED = "07".padStart(64, "0");

describe("chance from a seed", () => {
  it("answers as Dealer(7) does", () => {
    expect(outcome(SEED, "roll", 17, [6, 6])).toEqual([5, 4]);
    expect(outcome(SEED, "deck", 0, [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2])).toEqual([5, 5, 3, 8, 0, 5, 1, 2, 0, 0, 1]);
    expect(outcome(SEED, "pile", 3, [5, 4, 3, 2])).toEqual([2, 3, 0, 1]);
  });
  it("swaps pieces as far as the answers say", () => {
    expect(shuffled(SEED, "pile", 3, ["a", "b", "c", "d", "e"])).toEqual(["c", "e", "a", "b", "d"]);
  });
});

describe("all that chance decided", () => {
  const line = (event: unknown): Line => ({ number: 1, at: 0, event, say: null, by: "" });
  it("is the deck, and the robot's controller only where there is one", () => {
    const asked = (options: object) => answers(sushiGo as unknown as Questions, { players: 2, ...options }, SEED, []).map(({ name }) => name);
    expect(asked({ robot: "off", starter: "random" })).toEqual(["deck"]);
    expect(asked({ robot: "on" })).toEqual(["deck", "controller"]);
    expect(asked({ robot: "on", starter: "seat-1" })).toEqual(["deck"]);
  });
  it("draws a seat among all who play", () => {
    const found = answers(express as unknown as Questions, { players: 6, starter: "random" }, SEED, []);
    expect(found[0]).toMatchObject({ name: "starter", says: "seat", drawn: outcome(SEED, "starter", 0, [6]) });
  });
  it("has dice of as many faces as the game says", () => {
    const later = { "dice-rolled": { name: "roll", dice: 3, faces: 20 } };
    const drawn = outcome(SEED, "roll", 0, [20, 20, 20]).map((face) => face + 1);
    const [rolled] = answers({ opening: [], later }, { players: 2 }, SEED, [line({ event: "dice-rolled", dice: drawn })]);
    expect(rolled).toMatchObject({ drawn, wasShown: true });
  });
  it("is who begins and the pile of each length of recipes in Wasabi!", () => {
    const tiles = (count: number) => Array<string>(count).fill("tile");
    const three = ["a", "b", "c", "d", "e"].map((name) => [name, tiles(3)] as const);
    const book = { recipes: [["two", tiles(2)] as const, ...three, ["five", tiles(5)] as const] };
    const asked = (starter: string) => answers(wasabi as unknown as Questions, { players: 3, starter, "recipe-book": book }, SEED, []);
    expect(asked("random").map(({ name, number, says, drawn }) => [name, number, says, drawn])).toEqual([
      ["first", 0, "seat", outcome(SEED, "first", 0, [3])],
      ["pile", 2, "recipe", ["two"]],
      ["pile", 3, "recipe", ["c", "e", "a", "b", "d"]],
      ["pile", 4, "recipe", []],
      ["pile", 5, "recipe", ["five"]],
    ]);
    expect(asked("seat-2").map(({ name }) => name)).not.toContain("first");
  });
  it("is compared with the dice that the table showed", () => {
    const dice = (number: number) => outcome(SEED, "roll", number, [6, 6]).map((face) => face + 1);
    const [again = 0] = outcome(SEED, "reroll", 1, [6]);
    const lines = [
      line({ event: "dice-rolled", dice: dice(0) }),
      line({ event: "die-rerolled", dice: [1, again + 1] }),
      line({ event: "dice-rolled", dice: dice(2).map((face) => 7 - face) }),
    ];
    const found = answers(express as unknown as Questions, { players: 3, starter: "seat-1" }, SEED, lines);
    expect(found.map(({ name, number, wasShown }) => [name, number, wasShown])).toEqual([
      ["customers", 0, null],
      ["actions", 0, null],
      ["roll", 0, true],
      ["reroll", 1, true],
      ["roll", 2, false],
    ]);
    expect(found[1]?.drawn).toHaveLength(22);
  });
});
