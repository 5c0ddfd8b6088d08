// What the screen of Sushi Express draws: ways, markers, and steps that are played out.
import { expect, test } from "vitest";
import { sayRefill } from "../src/games/sushi-express/ahead";
import { offersWith } from "../src/games/sushi-express/offers";
import { betOf, stakeOf, wayOf } from "../src/games/sushi-express/outlook";
import { prompt } from "../src/games/sushi-express/prompt";
import { after, sceneOf } from "../src/games/sushi-express/scene";
import type { AnyEvent, Stake, View } from "../src/games/sushi-express/types";
import type { TableModel } from "../src/wire/table.svelte";
import type { Offer } from "../src/wire/types";
import written from "./sushi-express-examples.json";

type Drawn = Pick<View, "phase" | "vans" | "dial" | "row" | "throw" | "to-act">;
interface Examples {
  steps: { before: Drawn; events: AnyEvent[]; after: Drawn }[];
}
const examples = written as unknown as Examples;

test("a van hops over others on its way", () => {
  const trip = { tiles: 4, to: 3, jumped: 2, "is-served": true };
  const { stops } = wayOf([9, 10, 0, 4], 0, trip);
  expect(stops).toEqual([
    { tile: 10, count: null },
    { tile: 11, count: 1 },
    { tile: 0, count: null },
    { tile: 1, count: 2 },
    { tile: 2, count: 3 },
    { tile: 3, count: 4 },
  ]);
});

test("a bet is the number that a marker stands on", () => {
  const dial = [[], [3], [], [], [0, 2], [], [], [], [], [1], []];
  expect(betOf(dial, 2)).toBe(6);
  expect(betOf([[], []], 2)).toBeNull();
});

test("who drives after a throw, and whether a lost one draws a card, is the outlook's word", () => {
  const view = { phase: "dice", vans: [0, 0, 0], dial: [[0], [1], [2]], row: [], throw: { attempt: 2, dice: [1, 1] }, "to-act": [2], seat: 1, "action-pile": 7 };
  const said = (stake: Stake | null) => prompt(sceneOf(view as unknown as View), view as unknown as View, { stake, hasChoice: true })?.detail;
  const seat = (place: number) => ({ id: "seat", args: { seat: place } });
  expect(said({ drivers: [0, 1], draws: false })?.args).toMatchObject({ drivers: [seat(0), { id: "now-you", args: {} }], card: "no" });
  expect(said({ drivers: [2], draws: true })?.args).toMatchObject({ drivers: [seat(2)], card: "yes" });
  expect(said(null)).toBeNull();
  const model = { isForAll: true, shown: { outlook: { stake: { drivers: [2], draws: true } } } } as unknown as TableModel;
  expect(stakeOf(model)?.drivers).toEqual([2]);
});

test("whether a row ends the game is the outlook's word", () => {
  const refill = { kept: 1, cleared: 3, "kept-ends": true, "cleared-ends": false };
  expect(sayRefill(refill, true, 2).args).toEqual({ cards: 1, pile: 2, over: "yes" });
  expect(sayRefill(refill, false, 2).args).toEqual({ cards: 3, pile: 2, over: "no" });
});

test("the card that a command plays is the outlook's word", () => {
  const offer = (code: number, command: object) => ({ code, command, write: String(code), say: { id: "", args: {} } }) as unknown as Offer;
  const legal = [offer(3, { command: "place-bet", number: 7 }), offer(4, { command: "drive", extra: 2 }), offer(5, { command: "swap-bets", low: 2, high: 3 })];
  const codes = (card: "swap" | "same-bet" | "tip") => offersWith(legal, card, { plays: { swap: [3, 4, 9], "same-bet": [5] } }).map(({ code }) => code);
  expect([codes("swap"), codes("same-bet"), codes("tip")]).toEqual([[3, 4], [5], []]);
});

test("a step that is played out ends as the view has it", () => {
  const met = new Set<string>();
  for (const step of examples.steps) {
    const { phase, vans, dial, row, dice } = step.events.reduce((scene, event) => after(scene, event), sceneOf(step.before));
    const goal = sceneOf(step.after);
    expect({ phase, vans, dial, row }).toEqual({ phase: goal.phase, vans: goal.vans, dial: goal.dial, row: goal.row });
    if (step.after.throw) expect(dice).toEqual(goal.dice);
    for (const { event } of step.events) met.add(event);
  }
  for (const kind of ["bets-swapped", "die-rerolled", "roll-failed", "van-moved", "customer-taken", "row-cleared"])
    expect(met).toContain(kind);
});
