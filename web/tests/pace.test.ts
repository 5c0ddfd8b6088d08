// Others' steps are seen long enough, and never keep anybody waiting for long.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Pace, type Speed } from "../src/wire/pace";

interface Shown {
  at: number;
  steps: readonly string[];
  isLast: boolean;
}
const OTHERS = { isLate: false, isOwn: false };
const OWN = { isLate: false, isOwn: true };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A pace that notes what it shows, counted in milliseconds from now. */
function watched(speed: Speed = "normal"): { pace: Pace<string>; shown: Shown[] } {
  const start = performance.now();
  const shown: Shown[] = [];
  const pace = new Pace<string>((steps, isLast) => shown.push({ at: performance.now() - start, steps, isLast }));
  pace.speed = speed;
  return { pace, shown };
}

function addAll(pace: Pace<string>, count: number): string[] {
  const names = Array.from({ length: count }, (_, place) => `step ${place}`);
  for (const name of names) pace.add(name, OTHERS);
  return names;
}

/** How long each show but the last was seen. */
function seen(shown: readonly Shown[]): number[] {
  return shown.slice(1).map(({ at }, place) => at - (shown[place]?.at ?? 0));
}

describe("a pace", () => {
  test("shows the first step at once and each next one after its moment", async () => {
    const { pace, shown } = watched();
    addAll(pace, 3);
    expect(shown.map(({ steps }) => steps)).toEqual([["step 0"]]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown.map(({ steps }) => steps)).toEqual([["step 0"], ["step 1"], ["step 2"]]);
    expect(seen(shown)).toEqual([700, 700]);
    expect(shown.map(({ isLast }) => isLast)).toEqual([true, false, true]);
  });

  test.each([
    ["normal", 600],
    ["fast", 250],
  ] as const)("at %s pace stands %i ms at least and is over after five seconds, the rest in one summary", async (speed, least) => {
    for (const count of [1, 4, 8, 9, 12, 25, 60]) {
      const { pace, shown } = watched(speed);
      const names = addAll(pace, count);
      await vi.advanceTimersByTimeAsync(20_000);
      expect(shown.flatMap(({ steps }) => steps)).toEqual(names);
      expect(shown.at(-1)?.at).toBeLessThanOrEqual(5000);
      for (const time of seen(shown)) expect(time).toBeGreaterThanOrEqual(least);
      // Steps are shown one by one, and only the last show may hold several.
      for (const { steps } of shown.slice(0, -1)) expect(steps).toHaveLength(1);
      if (count * least <= 4000) expect(shown).toHaveLength(count);
    }
  });

  test("at calm pace shows every step by itself for 1.2 s, however many there are", async () => {
    const { pace, shown } = watched("calm");
    addAll(pace, 25);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown).toHaveLength(25);
    expect(Math.min(...seen(shown))).toBeGreaterThanOrEqual(1200);
  });

  test("holds a summary long enough to be read before anything follows", async () => {
    const { pace, shown } = watched();
    addAll(pace, 30);
    await vi.advanceTimersByTimeAsync(3500);
    const summary = shown.length;
    pace.add("next", OTHERS);
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown[summary - 1]?.steps.length).toBeGreaterThan(1);
    expect(shown).toHaveLength(summary + 1);
    expect(seen(shown.slice(summary - 1))).toEqual([1200]);
  });

  test("shows each step at once where nobody is behind", async () => {
    const { pace, shown } = watched();
    pace.add("mine", OWN);
    for (let place = 0; place < 12; place += 1) {
      pace.add(`${place}`, OTHERS);
      await vi.advanceTimersByTimeAsync(800);
    }
    expect(shown).toHaveLength(13);
  });

  test.each([
    ["normal", 4800],
    ["fast", 4800],
    ["calm", 20_000 * (12 / 7)],
  ] as const)("at %s pace gives one long step %i ms at most", async (speed, most) => {
    const { pace } = watched(speed);
    pace.lasts = () => 20_000;
    pace.add("long", OTHERS);
    expect(pace.hold).toBeCloseTo(most);
  });

  test("counts the time to wait from what I did", async () => {
    const { pace, shown } = watched();
    for (let round = 0; round < 10; round += 1) {
      pace.release();
      pace.add(`reveal ${round}`, OTHERS);
      await vi.advanceTimersByTimeAsync(1000);
      pace.add(`after ${round}`, OTHERS);
      pace.add(`last ${round}`, OTHERS);
      await vi.advanceTimersByTimeAsync(1400);
    }
    for (const { steps } of shown) expect(steps).toHaveLength(1);
  });

  test("begins anew after my own step, and after somebody has thought for a while", async () => {
    for (const wait of ["own", "long"]) {
      const { pace, shown } = watched();
      addAll(pace, 30);
      await vi.advanceTimersByTimeAsync(5100);
      if (wait === "own") pace.add("mine", OWN);
      else await vi.advanceTimersByTimeAsync(2000);
      const before = shown.length;
      pace.add("a", OTHERS);
      pace.add("b", OTHERS);
      await vi.advanceTimersByTimeAsync(1500);
      expect(shown.slice(before).map(({ steps }) => steps)).toEqual([["a"], ["b"]]);
      expect(seen(shown.slice(before))).toEqual([700]);
    }
  });

  test("does not hold my own step", async () => {
    const { pace, shown } = watched();
    pace.add("mine", OWN);
    pace.add("theirs", OTHERS);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown.map(({ steps }) => steps)).toEqual([["mine"], ["theirs"]]);
  });

  test("asks the screen how long a step wants to be seen, and tells it how long it will be", async () => {
    const { pace, shown } = watched();
    const holds: number[] = [];
    pace.lasts = (step, isOwn) => (isOwn ? 1050 : ({ quiet: 0, short: 70 }[step] ?? 1400));
    pace.add("mine", OWN);
    holds.push(pace.hold);
    pace.add("quiet", OTHERS);
    pace.add("long", OTHERS);
    pace.add("short", OTHERS);
    pace.add("last", OTHERS);
    await vi.advanceTimersByTimeAsync(1050);
    holds.push(pace.hold);
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown.map(({ steps }) => steps)).toEqual([["mine"], ["quiet", "long"], ["short"], ["last"]]);
    // Whatever wants to be seen at all is seen long enough.
    expect(seen(shown)).toEqual([1050, 1250, 600]);
    expect(holds).toEqual([1050, 1250]);
  });

  test("skips to the present in one go, at a tap or when it is late", async () => {
    const { pace, shown } = watched();
    addAll(pace, 5);
    pace.skip();
    expect(shown.at(-1)).toMatchObject({ steps: ["step 1", "step 2", "step 3", "step 4"], isLast: true });
    pace.add("late", { isLate: true, isOwn: false });
    expect(shown.at(-1)).toMatchObject({ steps: ["late"], isLast: true });
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown).toHaveLength(3);
  });

  test("lets go of the last step when somebody acts, and of no other", async () => {
    const { pace, shown } = watched();
    pace.add("theirs", OTHERS);
    pace.release();
    pace.add("next", OTHERS);
    expect(shown).toHaveLength(2);
    pace.add("waits", OTHERS);
    pace.release();
    expect(shown).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(700);
    expect(shown).toHaveLength(3);
  });
});
