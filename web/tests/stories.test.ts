// Games in six pictures: the points in them are those of the facts that tests compare with the rules.
import { expect, test, vi } from "vitest";

vi.mock("../src/games/sushi-go/facts.json", async (original) => ({
  default: {
    ...(await original<{ default: object }>()).default,
    maki: { most: 61, second: 62 },
    tempura: { set: 4, points: 63 },
    sashimi: { set: 1, points: 64 },
    dumplings: [1, 65],
    wasabi: 66,
    pudding: 67,
  },
}));
vi.mock("../src/games/sushi-express/facts.json", async (original) => ({
  default: {
    ...(await original<{ default: object }>()).default,
    customerPoints: { first: 71, further: 72 },
    numbers: [73, 74],
    tips: { held: [1, 2, 4], points: [-75, -76, 0] },
  },
}));
vi.mock("../src/games/wasabi/facts.json", async (original) => ({
  default: {
    ...(await original<{ default: object }>()).default,
    tokenPoints: { 2: 0, 3: 81, 4: 0, 5: 0 },
    styleCubes: { 2: 0, 3: 5, 4: 0, 5: 0 },
  },
}));
const { loadStory } = await import("../src/lobby/scenes");

async function story(game: string) {
  const items = (await loadStory(game))?.scenes.flat() ?? [];
  return {
    signs: items.flatMap((item) => ("sign" in item && /\d/.test(item.sign) ? [item.sign] : [])),
    count: (name: string) => items.filter((item) => "drawing" in item && item.drawing === name).length,
  };
}

test("Sushi Go! has no number of its own", async () => {
  expect((await story("sushi-go")).signs).toEqual(["63", "64", "65", "×66", "61", "62", "67", "−67"]);
});

test("Sushi Express has no number of its own but that of a throw", async () => {
  const { signs, count } = await story("sushi-express");
  expect(signs).toEqual(["73", "74", "9", "71", "71", "71", "72", "−75", "−76"]);
  expect(count("tip")).toBe(7);
});

test("Wasabi! has no number of its own", async () => {
  const { signs, count } = await story("wasabi");
  expect(signs).toEqual(["81", "81"]);
  expect(count("wasabi-token")).toBe(5);
});
