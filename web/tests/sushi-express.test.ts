// The previews of Sushi Express say what the rules in Python say.
import { describe, expect, test } from "vitest";
import { betOf, chance, follow, inTurn, reaches, worth } from "../src/games/sushi-express/outlook";
import type { Customer } from "../src/games/sushi-express/pieces";
import { after, sceneOf } from "../src/games/sushi-express/scene";
import type { AnyEvent, Trip, View } from "../src/games/sushi-express/types";
import written from "./sushi-express-examples.json";

type Drawn = Pick<View, "phase" | "vans" | "dial" | "row" | "throw">;
interface Examples {
  trips: { vans: number[]; seat: number; trip: Trip }[];
  chances: { seat: number; dial: number[][]; bet: number; drives: number }[];
  steps: { before: Drawn; events: AnyEvent[]; after: Drawn }[];
  worths: { seat: number; customers: View["customers"]; hands: View["hands"]; points: Record<string, number> }[];
}
const examples = written as unknown as Examples;

describe("a preview", () => {
  test("of a trip leads where the van went", () => {
    for (const { vans, seat, trip } of examples.trips) {
      const { stops, to, isServed } = follow(vans, seat, trip.tiles);
      const jumped = stops.filter(({ count }) => count === null).length;
      expect({ tiles: trip.tiles, to, jumped, "is-served": isServed }).toEqual(trip);
      expect(stops.at(-1)).toEqual({ tile: to, count: trip.tiles });
    }
    expect(examples.trips.some(({ trip }) => trip.jumped > 1 && trip["is-served"])).toBe(true);
  });

  test("of a bet gives the chance to drive", () => {
    for (const { seat, dial, bet, drives } of examples.chances)
      expect(chance(dial, seat, bet).drives).toBeCloseTo(drives, 8);
    expect(examples.chances.some(({ dial }) => dial.some((stack) => stack.length > 1))).toBe(true);
  });

  test("of a card gives its worth to me", () => {
    const met = new Set<string>();
    for (const { seat, points, ...cards } of examples.worths)
      for (const [kind, gain] of Object.entries(points)) {
        expect(worth(cards, seat, kind as Customer)).toBe(gain);
        met.add(kind === "tip" ? `tip ${Math.sign(gain)}` : `${gain}`);
      }
    expect([...met].sort()).toEqual(["1", "3", "tip 0", "tip 1"]);
  });
});

test("two dice reach what they can in two tries", () => {
  expect(reaches(2)).toBe(1);
  expect(reaches(12, 1)).toBeCloseTo(1 / 36);
  expect(reaches(7, 1)).toBeCloseTo(21 / 36);
  expect(reaches(7)).toBeCloseTo(1 - (15 / 36) ** 2);
});

test("markers roll and drive from the highest down, stacks from their top", () => {
  const dial = [[], [3], [], [], [0, 2], [], [], [], [], [1], []];
  expect(inTurn(dial)).toEqual([
    { seat: 1, bet: 11 },
    { seat: 2, bet: 6 },
    { seat: 0, bet: 6 },
    { seat: 3, bet: 3 },
  ]);
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
