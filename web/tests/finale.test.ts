// The end is counted in beats that can be read, and always adds up to the final totals.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Count, ScorePad } from "../src/games/module";
import { beatMs, beatsOf, countsOf, crownMs, playOut, timesOf } from "../src/shell/finale";
import { LEAST_MS, SPEEDS } from "../src/wire/pace";

const phrase = (id: string) => ({ id, args: {} });
const count = (id: string, points: readonly number[]): Count => ({
  title: phrase(id),
  rows: points.map((one, seat) => ({ seat, has: phrase(`has-${one}`), points: one })),
});

describe("the beats of the end", () => {
  test("let totals grow from what was there before to the final ones", () => {
    const beats = beatsOf([count("maki", [6, 3, 0]), count("pudding", [-6, 6, 0])], [30, 39, 20]);
    expect(beats.map(({ title }) => title.id)).toEqual(["maki", "pudding"]);
    expect(beats.map(({ tallies }) => tallies.map(({ total }) => total))).toEqual([
      [36, 33, 20],
      [30, 39, 20],
    ]);
  });
  test("mark who has most, unless the game says who is best", () => {
    const [most, nobody] = beatsOf([count("maki", [6, 6, 0]), count("tips", [0, -2, -4])], [0, 0, 0]);
    expect(most?.tallies.map(({ isBest }) => isBest)).toEqual([true, true, false]);
    expect(nobody?.tallies.map(({ isBest }) => isBest)).toEqual([false, false, false]);
    const told: Count = { title: phrase("tips"), rows: [0, 1].map((seat) => ({ seat, has: null, points: 0, isBest: seat === 1 })) };
    expect(beatsOf([told], [5, 5])[0]?.tallies.map(({ isBest }) => isBest)).toEqual([false, true]);
  });
  test("come from the last pad where a game does not say what to count", () => {
    const score = (kind: string, points: number) => ({ kind, label: phrase(kind), points, why: phrase("why") });
    const pad: ScorePad = {
      title: phrase("pad"),
      rows: [
        { seat: 0, total: 9, scores: [score("round-1", 5), score("pudding", 4)] },
        { seat: 1, total: 3, scores: [score("round-1", 3), score("pudding", 0)] },
        { seat: null, total: 8, scores: [score("round-1", 8), score("pudding", 0)] },
      ],
    };
    const beats = beatsOf(countsOf(pad), [9, 3]);
    expect(beats.map(({ title, tallies }) => [title.id, ...tallies.map(({ total }) => total)])).toEqual([
      ["round-1", 5, 3],
      ["pudding", 9, 3],
    ]);
    expect(countsOf(undefined)).toEqual([]);
  });
  test("each stand long enough to be read, and at normal pace take eight seconds at most", () => {
    for (const speed of SPEEDS)
      for (let many = 1; many <= 12; many += 1) expect(beatMs(many, speed)).toBeGreaterThanOrEqual(LEAST_MS[speed]);
    for (let many = 1; many <= 10; many += 1) expect(many * beatMs(many, "normal") + crownMs("normal")).toBeLessThanOrEqual(8000);
    expect(beatMs(4, "calm")).toBeGreaterThan(beatMs(4, "normal"));
  });
});

describe("the clock of the end", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("shows each beat for its time, then the crown, then the places", () => {
    const seen: (number | "end")[] = [];
    playOut(timesOf(2, "normal"), (at) => seen.push(at), () => seen.push("end"));
    expect(seen).toEqual([0]);
    vi.advanceTimersByTime(beatMs(2, "normal") - 1);
    expect(seen).toEqual([0]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual([0, 1]);
    vi.advanceTimersByTime(beatMs(2, "normal"));
    expect(seen).toEqual([0, 1, 2]);
    vi.advanceTimersByTime(crownMs("normal") - 1);
    expect(seen).toEqual([0, 1, 2]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual([0, 1, 2, "end"]);
  });
  test("stops when it is skipped", () => {
    const seen: unknown[] = [];
    const stop = playOut(timesOf(3, "calm"), (at) => seen.push(at), () => seen.push("end"));
    stop();
    vi.advanceTimersByTime(60_000);
    expect(seen).toEqual([0]);
  });
});
