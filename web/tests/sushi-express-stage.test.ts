// A step of Sushi Express is played out beat by beat: in order, long enough to be read, and skipped at will.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { beats, lasts, plan } from "../src/games/sushi-express/beats";
import { deeds, lastRound, summary } from "../src/games/sushi-express/deeds";
import { finale } from "../src/games/sushi-express/finale";
import { markerAt } from "../src/games/sushi-express/geometry";
import { after, type Scene, sceneOf } from "../src/games/sushi-express/scene";
import { Stage } from "../src/games/sushi-express/stage.svelte";
import type { AnyEvent, View } from "../src/games/sushi-express/types";
import { isScene } from "../src/shell/closing.svelte";
import { LEAST_MS, type Speed, SPEEDS } from "../src/wire/pace";
import type { Line, Phrase } from "../src/wire/types";

const line = (event: AnyEvent): Line => ({
  number: 0,
  at: 0,
  event,
  say: { id: `event-${event.event}`, args: {} },
  by: "",
});
const EMPTY = Array.from({ length: 11 }, (): number[] => []);
const dial = (...bets: [seat: number, number: number][]) =>
  EMPTY.map((_, place) => bets.filter(([, number]) => number === place + 2).map(([seat]) => seat));

function view(news: Partial<View> = {}): View {
  const hand = { hand: "partly-known", cards: [], drawn: 1 } as const;
  return {
    seat: 0,
    phase: "dice",
    vans: [0, 0, 0],
    dial: dial([0, 5], [1, 9], [2, 7]),
    row: ["red", "pink", "tip"],
    throw: null,
    round: 2,
    customers: [[], [], []],
    hands: [hand, hand, hand],
    now: [{}, {}, {}],
    result: null,
    "customer-pile": 9,
    ...news,
  } as unknown as View;
}

/** Seat 1 fails with 9, seat 2 reaches 7. */
const FAIL_AND_MAKE: AnyEvent[] = [
  { event: "roll-accepted", seat: 1 },
  { event: "dice-rolled", seat: 1, attempt: 2, dice: [2, 3] },
  { event: "roll-failed", seat: 1 },
  { event: "action-drawn", seat: 1 },
  { event: "dice-rolled", seat: 2, attempt: 1, dice: [4, 4] },
  { event: "roll-succeeded", seat: 2 },
];
const GOAL = view({ phase: "vans", dial: dial([0, 5], [2, 7]) });

/** A stage with the table as it was before. */
function staged(before = view()): { stage: Stage; ended: ReturnType<typeof vi.fn> } {
  const ended = vi.fn();
  const stage = new Stage(ended);
  stage.play([], before, { hold: 0, speed: "normal", summary: null });
  return { stage, ended };
}

describe("a step that is played out", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  /** Note what is told, and for how long. */
  function watch(stage: Stage): [string, number][] {
    const seen: [string, number][] = [];
    while (stage.isPlaying) {
      const id = stage.caption?.say.id ?? "";
      const last = seen.at(-1);
      if (last?.[0] === id && seen.length) last[1] += 10;
      else seen.push([id, 10]);
      vi.advanceTimersByTime(10);
    }
    return seen;
  }

  test("is a scene that closes peeks if dice roll, and only a caption if somebody bets", () => {
    const { stage } = staged();
    const bet: AnyEvent[] = [{ event: "bet-placed", seat: 1, number: 9 }];
    stage.play(bet.map(line), GOAL, { hold: 700, speed: "normal", summary: null });
    expect(isScene({ moment: stage })).toBe(false);
    stage.play(FAIL_AND_MAKE.map(line), GOAL, { hold: 4000, speed: "normal", summary: null });
    expect(isScene({ moment: stage })).toBe(true);
    expect(isScene({ moment: null })).toBe(false);
  });

  test("is told in its order, and nothing is shown before its time", () => {
    const { stage, ended } = staged();
    const hold = lasts(FAIL_AND_MAKE, false);
    stage.play(FAIL_AND_MAKE.map(line), GOAL, { hold, speed: "normal", summary: null });
    expect(stage.isPlaying).toBe(true);
    expect(stage.caption?.say.id).toBe("event-dice-rolled");
    expect(stage.scene?.dice).toEqual([2, 3]);
    expect(stage.scene?.rolled).toEqual({ seat: 1, needed: 9 });
    // Cards and markers are as they were until it comes to them.
    expect(stage.scene?.hands[1]).toMatchObject({ drawn: 1 });
    expect(stage.scene?.dial[7]).toEqual([1]);
    vi.advanceTimersByTime(1200);
    expect(stage.head?.event).toBe("roll-failed");
    expect(stage.caption?.say).toMatchObject({ id: "deed-failed", args: { bet: 9, card: "yes" } });
    expect(stage.scene?.rolled).toEqual({ seat: 1, needed: 9, isLost: true });
    expect(stage.scene?.dial[7]).toEqual([]);
    expect(stage.left).toBe(2);
    // The card counts when it is there to be seen.
    expect(stage.scene?.hands[1]).toMatchObject({ drawn: 1 });
    vi.advanceTimersByTime(300);
    expect(stage.scene?.hands[1]).toMatchObject({ drawn: 2 });
    vi.advanceTimersByTime(900);
    expect(stage.scene?.rolled).toEqual({ seat: 2, needed: 7, isMade: true });
    expect(stage.scene?.phase).toBe("dice");
    vi.advanceTimersByTime(hold);
    expect(stage.isPlaying).toBe(false);
    expect(stage.scene?.phase).toBe("vans");
    // The dice lie there until they are rolled again.
    expect(stage.scene?.dice).toEqual([4, 4]);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  test.each(SPEEDS)("gives every caption its time at %s pace", (speed: Speed) => {
    const least = LEAST_MS[speed];
    for (const hold of [least, 2 * least, 2.5 * least, 3 * least, 5 * least]) {
      const { stage } = staged();
      stage.play(FAIL_AND_MAKE.map(line), GOAL, { hold, speed, summary: null });
      const seen = watch(stage);
      for (const [, ms] of seen) expect(ms).toBeGreaterThanOrEqual(Math.floor(least / 10) * 10 - 10);
      expect(seen.reduce((sum, [, ms]) => sum + ms, 0)).toBeLessThanOrEqual(hold + 10 * seen.length);
    }
  });

  test("without time for all plays the first beats and sums up the rest", () => {
    const { stage } = staged();
    stage.play(FAIL_AND_MAKE.map(line), GOAL, { hold: 1300, speed: "normal", summary: null });
    expect(stage.caption?.say.id).toBe("event-dice-rolled");
    vi.advanceTimersByTime(600);
    expect(stage.caption).toMatchObject({ say: { id: "deeds" }, seat: null, line: null });
    expect(stage.scene?.dice).toEqual([4, 4]);
    expect(stage.left).toBe(0);
    expect(stage.isPlaying).toBe(true);
    vi.advanceTimersByTime(700);
    expect(stage.isPlaying).toBe(false);
    expect(stage.caption?.say.id).toBe("deeds");
  });

  test("shows several steps as their summary if there was no time for each", () => {
    const whole: Phrase = { id: "whole", args: {} };
    const { stage } = staged();
    stage.play(FAIL_AND_MAKE.map(line), GOAL, { hold: 1200, speed: "normal", summary: whole });
    expect(watch(stage)).toEqual([["whole", 1200]]);
  });

  test("is skipped: the end is shown at once", () => {
    const { stage, ended } = staged();
    stage.play(FAIL_AND_MAKE.map(line), GOAL, { hold: 4000, speed: "normal", summary: null });
    stage.end();
    expect(stage.isPlaying).toBe(false);
    expect(stage.head).toBeNull();
    expect(stage.left).toBe(0);
    expect(stage.scene).toMatchObject({ phase: "vans", dice: [4, 4], dial: GOAL.dial });
    expect(ended).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5000);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  test("is not played out if it was skipped or comes late", () => {
    const { stage, ended } = staged();
    stage.play(FAIL_AND_MAKE.map(line), GOAL, { hold: 0, speed: "normal", summary: null });
    expect(stage.isPlaying).toBe(false);
    expect(stage.scene).toMatchObject({ phase: "vans", dice: [4, 4], rolled: { seat: 2, needed: 7 } });
    expect(ended).not.toHaveBeenCalled();
  });

  test("gives points with the customer, not before", () => {
    const { stage } = staged(view({ phase: "vans", "is-served": true } as Partial<View>));
    const taken: AnyEvent[] = [
      { event: "customer-taken", seat: 1, customer: "red" },
      { event: "trip-ended", seat: 1 },
      { event: "van-moved", seat: 2, trip: { tiles: 7, to: 7, jumped: 0, "is-served": false } },
      { event: "trip-ended", seat: 2 },
    ];
    const goal = view({ phase: "vans", row: ["pink", "tip"], customers: [[], ["red"], []], now: [{}, { red: 3 }, {}], vans: [0, 0, 7] });
    stage.play(taken.map(line), goal, { hold: lasts(taken, false), speed: "normal", summary: null });
    expect(stage.taken).toMatchObject({ seat: 1, customer: "red", points: 3 });
    expect(stage.scene?.row).toEqual(["pink", "tip"]);
    expect(stage.scene?.now[1]).toEqual({});
    vi.advanceTimersByTime(300);
    expect(stage.scene?.now[1]).toEqual({ red: 3 });
    expect(stage.scene?.customers[1]).toEqual(["red"]);
    expect(stage.scene?.row).toEqual(["pink", "tip"]);
    expect(stage.scene?.vans).toEqual([0, 0, 0]);
    expect(stage.trip).toBeNull();
    vi.advanceTimersByTime(1050);
    expect(stage.taken).toBeNull();
    expect(stage.trip).toMatchObject({ seat: 2, trip: { to: 7 } });
  });

  test("tells what dice show when they lie, and before for what they are rolled", () => {
    const roll: AnyEvent[] = [{ event: "dice-rolled", seat: 1, attempt: 1, dice: [4, 5] }];
    for (const speed of SPEEDS) {
      const { stage } = staged();
      stage.play(roll.map(line), view(), { hold: 1.7 * LEAST_MS[speed], speed, summary: null });
      expect(stage.roll).toMatchObject({ dice: [4, 5] });
      expect(stage.caption).toMatchObject({ say: { id: "event-dice-rolled" }, before: { id: "rolling", args: { needed: 9 } } });
      vi.advanceTimersByTime(0.7 * LEAST_MS[speed]);
      expect(stage.roll).toBeNull();
      // What they show stands as long as any caption.
      vi.advanceTimersByTime(LEAST_MS[speed] - 10);
      expect(stage.isPlaying).toBe(true);
    }
  });

  test("lets dice lie and cards count from the beginning if nothing may move or there is no time", () => {
    for (const time of [{ hold: 5000, isStill: true }, { hold: 600 }]) {
      const { stage } = staged();
      const roll: AnyEvent[] = [{ event: "dice-rolled", seat: 1, attempt: 1, dice: [4, 5] }];
      stage.play(roll.map(line), view(), { speed: "normal", summary: null, ...time });
      expect(stage.isPlaying).toBe(true);
      expect(stage.roll).toBeNull();
    }
    const { stage } = staged();
    stage.play([line({ event: "action-drawn", seat: 1 })], view(), { hold: 900, speed: "normal", summary: null, isStill: true });
    expect(stage.scene?.hands[1]).toMatchObject({ drawn: 2 });
  });

  test("is skipped while dice tumble or a card arrives: nothing comes later", () => {
    const { stage } = staged();
    const goal = view({ now: [{}, { red: 3 }, {}], customers: [[], ["red"], []], row: ["pink", "tip"] });
    stage.play([line({ event: "customer-taken", seat: 1, customer: "red" })], goal, { hold: 1300, speed: "normal", summary: null });
    stage.end();
    expect(stage.scene).toMatchObject({ now: goal.now, customers: goal.customers });
    vi.advanceTimersByTime(2000);
    expect(stage.scene?.customers[1]).toEqual(["red"]);
  });
});

test("a round that begins is seen at the end of what comes before it", () => {
  vi.useFakeTimers();
  const { stage } = staged(view({ phase: "deliveries" }));
  const events: AnyEvent[] = [
    { event: "row-kept", seat: 2 },
    { event: "row-filled", cards: ["red"] },
    { event: "round-began", round: 3, seat: 2 },
  ];
  stage.play(events.map(line), view({ phase: "bets", round: 3 }), { hold: lasts(events, false), speed: "normal", summary: null });
  expect([stage.left, stage.scene?.round]).toEqual([2, 2]);
  vi.advanceTimersByTime(710);
  expect([stage.left, stage.scene?.round]).toEqual([1, 2]);
  vi.advanceTimersByTime(700);
  expect([stage.left, stage.scene?.round]).toEqual([0, 3]);
  vi.useRealTimers();
});

describe("what lies on the table", () => {
  const cards = (...known: ("same-bet" | "further")[]) => ({ hand: "partly-known", cards: known, drawn: 1 }) as const;
  const start = (): Scene => sceneOf(view({ hands: [cards("same-bet", "further"), cards("same-bet"), cards()] }));
  const count = (scene: Scene) => scene.hands.map((hand) => hand.cards.length + (hand.hand === "partly-known" ? hand.drawn : 0));

  test.each<[AnyEvent, number[]]>([
    [{ event: "bet-placed", seat: 0, number: 7, "is-same": false }, [3, 2, 1]],
    [{ event: "bet-placed", seat: 0, number: 7, "is-same": true }, [2, 2, 1]],
    [{ event: "bets-swapped", seat: 1, low: 7, high: 9 }, [3, 1, 1]],
    [{ event: "dice-rolled", seat: 1, attempt: 1, dice: [1, 2] }, [3, 2, 1]],
    [{ event: "die-rerolled", seat: 1, attempt: 1, die: 1, dice: [1, 2] }, [3, 1, 1]],
    [{ event: "drive-announced", seat: 0, extra: 0 }, [3, 2, 1]],
    [{ event: "drive-announced", seat: 0, extra: 2 }, [1, 2, 1]],
    [{ event: "action-drawn", seat: 2 }, [3, 2, 2]],
  ])("counts cards as %o shows them", (event, counted) => {
    expect(count(after(start(), event))).toEqual(counted);
  });

  test("gives points card by card if several are taken on the way", () => {
    const goal = view({ customers: [["red"], ["pink"], []], now: [{ red: 3 }, { pink: 3 }, {}] });
    const first = after(start(), { event: "customer-taken", seat: 0, customer: "red" }, goal);
    expect(first.now).toEqual([{ red: 3 }, {}, {}]);
    const second = after(first, { event: "customer-taken", seat: 1, customer: "pink" }, goal);
    expect(second.now).toEqual(goal.now);
  });

  test("keeps markers of a stack within their field", () => {
    for (const size of [1, 2, 4, 6]) {
      for (let height = 0; height < size; height += 1) {
        const [middle, marker] = [markerAt(7, 0, 1), markerAt(7, height, size)];
        expect(Math.hypot(marker.x - middle.x, marker.y - middle.y)).toBeLessThanOrEqual(6 + 1e-9);
      }
    }
  });
});

describe("time", () => {
  test("is not taken for what one chose oneself, but for what follows", () => {
    const own: AnyEvent[] = [
      { event: "bet-placed", seat: 0, number: 7, "is-same": false },
      { event: "turn-passed", seat: 1 },
    ];
    expect(lasts(own, true)).toBe(0);
    expect(lasts(own, false)).toBeGreaterThanOrEqual(600);
    expect(lasts([...own, { event: "dice-rolled", seat: 0, attempt: 1, dice: [1, 1] }], true)).toBeGreaterThan(900);
  });

  test("is taken for a card that takes a van further, and not for none", () => {
    const drive = (extra: number): AnyEvent[] => [
      { event: "drive-announced", seat: 1, extra },
      { event: "van-moved", seat: 1, trip: { tiles: 9 + extra, to: 9 + extra, jumped: 0, "is-served": false } },
    ];
    const heads = (extra: number) => beats(drive(extra).map(line), null).map(({ head }) => head?.event ?? null);
    expect(heads(1)).toEqual(["drive-announced", "van-moved"]);
    expect(heads(0)).toEqual([null, "van-moved"]);
    expect(lasts(drive(0), false)).toBe(lasts(drive(0), true));
    expect(lasts(drive(1), false)).toBeGreaterThan(lasts(drive(1), true));
  });

  test("is shared so that all of it is used and nothing gets too little", () => {
    const all = beats(FAIL_AND_MAKE.map(line), null);
    for (const hold of [1800, 2400, 3600, 7000]) {
      const { played, rest } = plan(all, hold, 600);
      expect(rest).toEqual([]);
      const times = played.map(({ ms }) => ms).filter((ms) => ms > 0);
      expect(times).toHaveLength(3);
      for (const ms of times) expect(ms).toBeGreaterThanOrEqual(599.9);
      expect(times.reduce((sum, ms) => sum + ms, 0)).toBeCloseTo(hold);
    }
  });
});

describe("a round in a few words", () => {
  const ROUND: AnyEvent[] = [
    { event: "round-began", round: 1, seat: 0 },
    { event: "bet-placed", seat: 0, number: 8, "is-same": false },
    { event: "bet-placed", seat: 1, number: 9, "is-same": false },
    { event: "bet-placed", seat: 2, number: 4, "is-same": false },
    { event: "bets-swapped", seat: 2, low: 8, high: 9 },
    { event: "bets-closed", lowest: 2 },
    { event: "dice-rolled", seat: 0, attempt: 1, dice: [1, 2] },
    { event: "dice-rolled", seat: 0, attempt: 2, dice: [1, 2] },
    { event: "roll-failed", seat: 0 },
    { event: "action-drawn", seat: 0 },
    { event: "dice-rolled", seat: 1, attempt: 1, dice: [4, 4] },
    { event: "roll-succeeded", seat: 1 },
    { event: "van-moved", seat: 1, trip: { tiles: 8, to: 1, jumped: 0, "is-served": true } },
    { event: "customer-taken", seat: 1, customer: "red" },
    { event: "van-moved", seat: 2, trip: { tiles: 4, to: 5, jumped: 0, "is-served": false } },
    { event: "row-kept", seat: 2 },
  ];
  const lines = [...ROUND, { event: "round-began", round: 2, seat: 2 } as AnyEvent].map(line);

  test("says what each bet, and what became of it", () => {
    const done = deeds(lastRound(lines)).sort((one, other) => one.seat - other.seat);
    expect(done).toMatchObject([
      { seat: 0, bet: 9, outcome: "failed", hasDrawn: true },
      { seat: 1, bet: 8, outcome: "drove", customer: "red", to: 1 },
      { seat: 2, bet: 4, outcome: "drove", customer: null, to: 5 },
    ]);
  });

  test("is there until the next round is over, and not in the first one", () => {
    expect(lastRound(ROUND.map(line))).toEqual([]);
    const later = [...lines, line({ event: "bet-placed", seat: 2, number: 12, "is-same": false })];
    expect(deeds(lastRound(later))).toHaveLength(3);
    expect(deeds(lastRound([...lines, line({ event: "game-ended" })]))).toHaveLength(0);
  });

  test("tells in one text what there was no time for", () => {
    const told = (phrase: Phrase | null): string[] => {
      if (!phrase) return [];
      if (phrase.id !== "deeds") return [phrase.id];
      return [...told(phrase.args["first"] as Phrase), ...told(phrase.args["last"] as Phrase)];
    };
    expect(told(summary(ROUND.slice(8).map(line)))).toEqual(["deed-failed", "deed-customer", "deed-drove"]);
    expect(told(summary(ROUND.slice(1, 3).map(line)))).toEqual(["deed-bet", "deed-bet"]);
    expect(summary([])).toBeNull();
  });
});

test("the end counts customers, compares tips, and then what decides between equals", () => {
  const over = view({
    customers: [["red", "red"], ["tip", "red"], ["tip"]],
    hands: [
      { hand: "known", cards: ["swap"] },
      { hand: "known", cards: ["tip"] },
      { hand: "known", cards: [] },
    ],
    result: {
      totals: [2, 3, 0],
      points: [{ red: 4, tips: -2 }, { red: 3, tips: 0 }, { tips: 0 }],
      ranks: [2, 1, 3],
      winners: [1],
      "ended-by": "row-not-full",
    },
  });
  const counts = finale(over, { left: [1, 0, 0] });
  expect(counts.map(({ title }) => title.id)).toEqual(["customer", "finale-tips"]);
  expect(counts[0]?.rows.map(({ points }) => points)).toEqual([4, 3, 0]);
  expect(counts[1]?.rows).toMatchObject([
    { points: -2, isBest: false, has: { args: { count: 0, fewest: "yes" } } },
    { points: 0, isBest: true, has: { args: { count: 2, fewest: "no" } } },
    { points: 0, isBest: false },
  ]);
  const equal = finale({ ...over, result: { ...over.result, totals: [3, 3, 0], winners: [0] } }, { left: [1, 0, 0] });
  const rows = [0, 1].map((seat) => ({ seat, has: { args: { count: 1 - seat } }, isBest: seat === 0 }));
  expect(equal.at(-1)).toMatchObject({ title: { id: "finale-equal" }, rows });
  expect(finale(view(), null)).toEqual([]);
});
