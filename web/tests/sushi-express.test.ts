// What the screen of Sushi Express draws: ways, markers, and steps that are played out.
import { expect, test } from "vitest";
import { betOf, markersOn, wayOf } from "../src/games/sushi-express/outlook";
import { after, sceneOf } from "../src/games/sushi-express/scene";
import type { AnyEvent, View } from "../src/games/sushi-express/types";
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

test("markers are read from the highest number down", () => {
  const dial = [[], [3], [], [], [0, 2], [], [], [], [], [1], []];
  expect(markersOn(dial)).toEqual([1, 2, 0, 3]);
  expect(betOf(dial, 2)).toBe(6);
  expect(betOf([[], []], 2)).toBeNull();
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
