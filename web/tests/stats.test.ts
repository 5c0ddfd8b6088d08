// Figures of one's own games: intervals that few games deserve, and what counts as ahead.
import { describe, expect, it } from "vitest";
import { figuresOf, type Played, playedIn, wilson } from "../src/stats/counting";
import type { FinalShown } from "../src/wire/types";

const played = (more: Partial<Played>): Played => ({ game: "sushi-go", at: 0, total: 10, rank: 1, points: { maki: 6 }, rounds: [], bots: [], ...more });

describe("an interval", () => {
  it("is Wilson's", () => {
    const { low, high } = wilson(7, 10);
    expect(low).toBeCloseTo(0.3968, 4);
    expect(high).toBeCloseTo(0.8922, 4);
  });
  it("is wide where little is known, and stays within 0 and 1", () => {
    expect(wilson(0, 0)).toMatchObject({ low: 0, high: 1 });
    expect(wilson(1, 1).low).toBeLessThan(0.25);
    expect(wilson(1, 1).high).toBe(1);
    expect(wilson(0, 3).low).toBe(0);
    expect(wilson(500, 1000).high - wilson(500, 1000).low).toBeLessThan(0.07);
  });
});

describe("figures", () => {
  it("count games, wins, points by kind and the best round", () => {
    const figures = figuresOf([played({ total: 31, rounds: [9, 12] }), played({ rank: 2, points: { maki: 3, tempura: 5 }, rounds: [14] })]);
    expect(figures).toMatchObject({ games: 2, bestRound: 14 });
    expect(figures.wins).toMatchObject({ won: 1, of: 2 });
    expect(figures.best?.total).toBe(31);
    expect(figures.kinds).toEqual([{ kind: "maki", points: 4.5 }, { kind: "tempura", points: 2.5 }]);
  });
  it("are ahead of a level only if all its bots are behind, and a tie is not ahead", () => {
    const bots = (...ranks: number[]) => ranks.map((rank) => ({ level: "cook", rank }));
    const [cook] = figuresOf([played({ bots: bots(2, 3) }), played({ rank: 2, bots: bots(1, 3) }), played({ bots: bots(1, 3) })]).levels;
    expect(cook).toMatchObject({ level: "cook", share: { won: 1, of: 3 } });
  });
  it("order levels by their strength", () => {
    const bots = ["master", "apprentice", "chef"].map((level) => ({ level, rank: 2 }));
    expect(figuresOf([played({ bots })]).levels.map(({ level }) => level)).toEqual(["apprentice", "chef", "master"]);
  });
});

describe("a game", () => {
  const seat = (kind: string, level: string | null = null) => ({ kind, level });
  const final = (yours: number[], seats: object[], ranks: (number | null)[] | null) =>
    ({
      about: { yours, at: 5, "may-share": yours.length > 0, table: { game: "wasabi", seats } },
      view: {},
      result: ranks && { totals: [7, 9], ranks, points: [{ cubes: 7 }, { cubes: 9 }], winners: [1], "ended-by": "" },
    }) as unknown as FinalShown;

  it("counts for the seat that was ours", () => {
    expect(playedIn(final([1], [seat("bot", "cook"), seat("person")], [2, 1]), null)).toMatchObject({ total: 9, rank: 1, bots: [{ level: "cook", rank: 2 }] });
  });
  it("that was brought along counts for its only person", () => {
    expect(playedIn(final([], [seat("person"), seat("bot", "chef")], [2, 1]), null)).toMatchObject({ total: 7, rank: 2 });
    expect(playedIn(final([], [seat("person"), seat("person")], [2, 1]), null)).toBeNull();
  });
  it("that was left before its end does not count", () => {
    expect(playedIn(final([0], [seat("person"), seat("person")], null), null)).toBeNull();
  });
});
