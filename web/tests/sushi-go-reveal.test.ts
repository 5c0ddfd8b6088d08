// The reveal on a fake clock: in which order it is shown, for how long, and that nothing runs ahead of it.
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { loaded } from "../src/games/sushi-go/lay.svelte";
import { beatsOf, fitted, type Phase, still, total } from "../src/games/sushi-go/motion";
import { Reveal, type Showing } from "../src/games/sushi-go/reveal.svelte";
import { rowsOf } from "../src/games/sushi-go/rows";
import { NOTHING } from "../src/games/sushi-go/trays";
import type { AnyEvent, Card, Keep, View } from "../src/games/sushi-go/types";
import { LEAST_MS, type Speed } from "../src/wire/pace";
import { openBuilt } from "./engines";

vi.stubGlobal("window", globalThis);

const TEMPO: Record<Speed, number> = { calm: 12 / 7, normal: 1, fast: 5 / 14 };
const card = (kind: Card["kind"], isOn = false): Card => ({ kind, "on-wasabi": isOn });
const keep = (...cards: Card[]): Keep => ({ command: "keep", cards, give: null });
const BEFORE = {
  options: {
    edition: "cocktail",
    players: 2,
    "maki-ties": "split",
    "pudding-ties": "split",
    "pudding-loss": "no",
    nigiri: "forced",
    "same-turn": "combine",
    passing: "left",
    robot: "off",
    starter: "random",
  },
  seat: 0,
  decision: 3,
  round: 1,
  turn: 4,
  "to-act": [0, 1],
  hands: [{ hand: "known", cards: ["tempura", "maki-1"] }, { hand: "hidden", count: 2 }],
  held: null,
  tables: [[card("tempura")], [card("wasabi"), card("chopsticks")]],
  puddings: [0, 0],
  robot: null,
  points: [],
  now: [NOTHING, NOTHING],
  result: null,
} as unknown as View;
const AFTER: View = {
  ...BEFORE,
  decision: 4,
  turn: 5,
  tables: [[card("tempura"), card("tempura")], [card("wasabi"), card("nigiri-3", true), card("maki-2")]],
  now: [
    { ...NOTHING, tempura: 5 },
    { ...NOTHING, nigiri: 9, maki: 6 },
  ],
};
const PICKS = [keep(card("tempura")), keep(card("nigiri-3", true), card("maki-2"))];
const REVEALED: AnyEvent[] = [
  { event: "picks-revealed", picks: PICKS },
  { event: "hands-passed", direction: "left" },
];
const LAST: AnyEvent[] = [
  { event: "picks-revealed", picks: PICKS },
  { event: "hands-passed", direction: "left" },
  { event: "last-cards-laid", picks: [keep(card("pudding")), keep(card("sashimi"))] },
  { event: "round-scored", round: 1, points: AFTER.now },
  { event: "round-dealt", round: 2, cards: 10 },
];
const NEXT: View = { ...AFTER, round: 2, turn: 1, tables: [[], []], puddings: [1, 0], points: [AFTER.now], now: [NOTHING, NOTHING] };

let reveal: Reveal;
let ended: ReturnType<typeof vi.fn<() => void>>;

/** Show a step as the table does: for as long as it wants, at some pace. */
function play(after: View, events: AnyEvent[], wish: Partial<Showing> = {}): number {
  const speed = wish.speed ?? "normal";
  const hold = total(beatsOf(events)) * TEMPO[speed];
  reveal.follow(BEFORE, [], { hold: 0, speed, isMotionWanted: true }, () => undefined);
  const isPlayed = reveal.follow(after, events, { hold, speed, isMotionWanted: true, ...wish }, ended);
  expect(isPlayed).toBe((wish.hold ?? hold) > 0);
  return wish.hold ?? hold;
}

/** Let time pass, and note when which phase is seen. */
function phases(ms: number): [number, Phase][] {
  const seen: [number, Phase][] = [];
  for (let at = 0; at <= ms; at += 10) {
    if (seen.at(-1)?.[1] !== reveal.phase) seen.push([at, reveal.phase]);
    vi.advanceTimersByTime(10);
  }
  return seen;
}

beforeAll(async () => {
  loaded.engine = await openBuilt("sushi-go");
});
beforeEach(() => {
  vi.useFakeTimers();
  reveal = new Reveal();
  ended = vi.fn<() => void>();
});
afterEach(() => vi.useRealTimers());

describe("a reveal", () => {
  test("lays backs, turns, lets look, and passes; hands move on after 1.2 s", () => {
    const hold = play(AFTER, REVEALED);
    expect(phases(hold + 20)).toEqual([
      [0, "backs"],
      [200, "turn"],
      [500, "look"],
      [1200, "pass"],
      [1550, "rest"],
    ]);
    expect(ended).toHaveBeenCalledOnce();
  });

  test.each(["calm", "normal", "fast"] as const)("lets cards be read long enough at %s pace", (speed) => {
    const seen = phases(play(AFTER, REVEALED, { speed }) + 20);
    const [from, to] = ["look", "pass"].map((phase) => seen.find(([, one]) => one === phase)?.[0] ?? 0);
    expect((to ?? 0) - (from ?? 0)).toBeGreaterThanOrEqual(LEAST_MS[speed] - 10);
  });

  test("shows only what is read where there is no time for more", () => {
    expect(phases(play(AFTER, REVEALED, { hold: 600 }) + 20)).toEqual([
      [0, "look"],
      [600, "rest"],
    ]);
    expect(fitted(beatsOf(LAST), 600, 600).map(({ phase, ms }) => [phase, ms])).toEqual([["last-look", 600]]);
  });

  test("changes tables as cards turn, points when they lie, and the turn when hands move", () => {
    play(AFTER, REVEALED);
    const seen = () => [reveal.view?.tables[0]?.length, reveal.view?.now[0]?.tempura, reveal.view?.turn];
    expect(seen()).toEqual([1, 0, 4]);
    vi.advanceTimersByTime(250);
    expect(seen()).toEqual([2, 0, 4]);
    vi.advanceTimersByTime(300);
    expect(seen()).toEqual([2, 5, 4]);
    vi.advanceTimersByTime(700);
    expect(seen()).toEqual([2, 5, 5]);
  });

  test("keeps my hand until it moves, with what I kept taken out", () => {
    play(AFTER, REVEALED);
    expect(reveal.view?.hands).toBe(BEFORE.hands);
    expect(reveal.view?.held).toEqual(PICKS[0]);
    expect(reveal.view?.["to-act"]).toEqual([]);
  });

  test("tells who calls, and what the cards made", () => {
    play(AFTER, REVEALED);
    vi.advanceTimersByTime(600);
    const told = reveal.turned.map(({ place, isCalling, made }) => [place, isCalling, made.map(({ say, points }) => [say.id, points])]);
    expect(told).toEqual([
      [0, false, [["made-tempura", 5]]],
      [1, true, [["made-nigiri", 9], ["made-maki", 6]]],
    ]);
  });

  test("tells what somebody lost to others' maki", () => {
    const before = { ...BEFORE, now: [{ ...NOTHING, maki: 6 }, NOTHING] };
    const after = { ...AFTER, now: [{ ...NOTHING, tempura: 5, maki: 3 }, { ...NOTHING, nigiri: 9, maki: 6 }] };
    reveal.follow(before, [], { hold: 0, speed: "normal", isMotionWanted: true }, ended);
    reveal.follow(after, REVEALED, { hold: 1550, speed: "normal", isMotionWanted: true }, ended);
    vi.advanceTimersByTime(600);
    expect(reveal.turned[0]?.made.map(({ say, points }) => [say.id, points])).toEqual([
      ["made-tempura", 5],
      ["points-maki", -3],
    ]);
  });

  test("is over at once when somebody has seen enough", () => {
    play(AFTER, REVEALED);
    vi.advanceTimersByTime(300);
    reveal.end();
    expect([reveal.phase, reveal.passMs, reveal.view?.turn, reveal.turned.length]).toEqual(["rest", 0, 5, 0]);
    vi.advanceTimersByTime(5000);
    expect(ended).toHaveBeenCalledOnce();
  });

  test("stands still where nothing may move, for the same time", () => {
    const hold = play(AFTER, REVEALED, { isMotionWanted: false });
    expect(phases(hold + 20)).toEqual([
      [0, "look"],
      [hold, "rest"],
    ]);
    expect(total(still(beatsOf(LAST)))).toBe(total(beatsOf(LAST)));
  });

  test("that comes late or was skipped is not played", () => {
    play(AFTER, REVEALED, { hold: 0 });
    expect([reveal.phase, reveal.view]).toEqual(["rest", AFTER]);
  });

  test("is not played over several decisions at once", () => {
    reveal.follow(BEFORE, [], { hold: 0, speed: "normal", isMotionWanted: true }, ended);
    const later = { ...AFTER, decision: 6 };
    expect(reveal.follow(later, REVEALED, { hold: 1200, speed: "normal", isMotionWanted: true }, ended)).toBe(false);
    expect(reveal.view).toBe(later);
  });
});

describe("the end of a round", () => {
  test("turns the last cards up after the picks, then counts", () => {
    const hold = play(NEXT, LAST);
    expect(phases(hold + 20).map(([, phase]) => phase)).toEqual([
      "backs",
      "turn",
      "look",
      "last-backs",
      "last-turn",
      "last-look",
      "count",
      "rest",
    ]);
  });

  /** Who made what in the picture that is shown. */
  const told = () =>
    reveal.turned.map(({ made }) => made.map(({ say, points }) => [say.id, points]));

  test("tells with each flip what its own cards made, and the tables the round ended with", () => {
    play(NEXT, LAST);
    vi.advanceTimersByTime(600);
    expect(told()).toEqual([[["made-tempura", 5]], [["made-nigiri", 9], ["made-maki", 6]]]);
    expect(reveal.view?.now).toEqual(AFTER.now);
    vi.advanceTimersByTime(1200);
    expect([reveal.phase, reveal.view?.round]).toEqual(["last-look", 1]);
    expect(told()).toEqual([[], []]);
    expect(reveal.turned.map(({ cards }) => cards.map(({ kind }) => kind))).toEqual([["pudding"], ["sashimi"]]);
    vi.advanceTimersByTime(700);
    expect([reveal.phase, reveal.view?.round]).toEqual(["count", 2]);
    expect(reveal.lastTables?.map((table) => table.length)).toEqual([2, 4]);
  });

  test("tells with each flip what it made of a kind that both flips add to", () => {
    const points = [
      { ...NOTHING, tempura: 5, dumpling: 1 },
      { ...NOTHING, nigiri: 11, maki: 6 },
    ];
    const events: AnyEvent[] = LAST.map((event) =>
      event.event === "last-cards-laid" ? { ...event, picks: [keep(card("dumpling")), keep(card("nigiri-2"))] } : event,
    );
    play({ ...NEXT, points: [points] }, events);
    vi.advanceTimersByTime(600);
    expect(told()).toEqual([[["made-tempura", 5]], [["made-nigiri", 9], ["made-maki", 6]]]);
    expect(reveal.view?.now).toEqual([{ ...NOTHING, tempura: 5 }, { ...NOTHING, nigiri: 9, maki: 6 }]);
    vi.advanceTimersByTime(1200);
    expect(told()).toEqual([[["made-dumpling", 1]], [["made-nigiri", 2]]]);
    expect(reveal.view?.now).toEqual(points);
  });

  test("has room for all that either flip shows", () => {
    play(NEXT, LAST);
    const room = () => [reveal.hasLast, reveal.hasCall, reveal.lines, reveal.span(0), reveal.span(1)];
    expect(room()).toEqual([true, true, 2, 1, 2]);
    vi.advanceTimersByTime(1300);
    expect([reveal.act, ...room()]).toEqual([1, true, true, 2, 1, 2]);
  });

  test("of the game has no hands to pass and nothing to count in the place", () => {
    const events: AnyEvent[] = [...LAST.slice(0, 4), { event: "game-ended", pudding: [6, -6], totals: [], ranks: [] }];
    expect(beatsOf(events).at(-1)?.phase).toBe("last-look");
  });
});

describe("the rows of a reveal", () => {
  const PHONE = { width: 350, height: 580 };
  const rows = (spans: number[], room = PHONE) => rowsOf(spans, room, 80).rows.map((row) => row.map((at) => spans[at]));

  test("let cards be as large as can be, and two cards as large as one", () => {
    expect(rows([1, 1])).toEqual([[1, 1]]);
    expect(rows([1, 1, 1, 1])).toEqual([[1, 1], [1, 1]]);
    expect(rows([1, 1, 1, 1, 1])).toEqual([[1, 1, 1], [1, 1]]);
    expect(rows([2, 1, 1, 1])).toEqual([[2, 1], [1, 1]]);
    expect(rows([1, 2, 1, 2, 1])).toEqual([[1, 2, 1], [2, 1]]);
  });

  test("are one where there is width enough", () => {
    expect(rows([1, 2, 1, 1, 1], { width: 900, height: 300 })).toEqual([[1, 2, 1, 1, 1]]);
  });

  test("never make cards smaller than 56 px on a phone", () => {
    for (const spans of [[2, 2, 2, 2, 2], [1, 2, 2, 2, 2], [1, 2, 1, 2, 1, 1]]) {
      const { rows: set, abreast } = rowsOf(spans, { width: 340, height: 560 }, 104);
      expect(Math.min((340 - 6.4 * 2) / abreast, (560 / set.length - 104) * (5 / 7))).toBeGreaterThanOrEqual(56);
    }
  });
});
