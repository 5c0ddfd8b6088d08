// Another Sushi Express, with three tries and numbers from 4: the screen knows only what the facts say.
import { expect, test, vi } from "vitest";
import type { View } from "../src/games/sushi-express/types";

vi.mock("../src/games/sushi-express/facts.json", async (original) => ({
  default: { ...(await original<{ default: object }>()).default, numbers: [4, 5, 6], tries: 3 },
}));
const { betOf } = await import("../src/games/sushi-express/outlook");
const { prompt } = await import("../src/games/sushi-express/prompt");
const { after, sceneOf, verdictOf } = await import("../src/games/sushi-express/scene");

function thrown(attempt: number) {
  const view = { phase: "dice", vans: [0, 0], dial: [[], [1], [0]], row: [], throw: { attempt, dice: [1, 1] }, "to-act": [0], seat: 0 };
  return view as unknown as View;
}

test("dice that are too low are thrown again while a try is left", () => {
  const tries = [1, 2, 3].map((attempt) => sceneOf(thrown(attempt)));
  expect(tries.map(verdictOf)).toEqual(["again", "again", null]);
  const hints = [1, 2, 3].map((attempt) => prompt(sceneOf(thrown(attempt)), thrown(attempt), { stake: { drivers: [0], draws: true }, hasChoice: true })?.detail?.args["last"]);
  expect(hints).toEqual(["no", "no", "yes"]);
  const [first] = tries;
  const failed = first && after(first, { event: "roll-failed", seat: 0 });
  expect(failed && verdictOf(failed)).toBe("failed");
  const made = first && after(first, { event: "roll-succeeded", seat: 0 });
  expect(made && verdictOf(made)).toBeNull();
});

test("stacks lie on the numbers of the dial", () => {
  const scene = sceneOf(thrown(1));
  expect([betOf(scene.dial, 0), betOf(scene.dial, 1)]).toEqual([6, 5]);
  const { dial } = after(scene, { event: "bet-placed", seat: 2, number: 5, "is-same": true });
  expect(dial).toEqual([[], [1, 2], [0]]);
  expect(after(scene, { event: "bets-swapped", seat: 0, low: 5, high: 6 }).dial).toEqual([[], [0], [1]]);
});
