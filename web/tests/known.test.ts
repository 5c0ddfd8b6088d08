// What a player can know: from the view alone, and no more than it says.
import { describe, expect, it } from "vitest";
import { chanceOfAny } from "../src/games/odds";
import { known as knownCards } from "../src/games/sushi-go/known";
import { known as knownBets } from "../src/games/sushi-express/known";

describe("odds", () => {
  it("are those of drawing without putting back", () => {
    expect(chanceOfAny(1, 1, 4)).toBeCloseTo(0.25);
    expect(chanceOfAny(2, 2, 4)).toBeCloseTo(1 - (2 / 4) * (1 / 3));
    expect(chanceOfAny(3, 2, 4)).toBeCloseTo(1);
    expect([chanceOfAny(0, 2, 4), chanceOfAny(2, 0, 4), chanceOfAny(0, 0, 0)]).toEqual([0, 0, 0]);
  });
});

describe("cards of Sushi Go!", () => {
  const view = {
    options: { edition: "cocktail" },
    result: null,
    hands: [
      { hand: "known", cards: ["tempura"] },
      { hand: "known", cards: ["maki-1", "wasabi"] },
      { hand: "hidden", count: 2 },
    ],
    unseen: { tempura: 3, sashimi: 1, pudding: 0 },
  };
  it("lists hands that were seen, but not one's own, and what is unseen with its odds", () => {
    const [hand, unseen, ...more] = knownCards(view, 0);
    expect(more).toEqual([]);
    expect(hand?.title.args).toEqual({ seat: { id: "seat", args: { seat: 1 } } });
    expect(hand?.rows.map(({ say }) => say.args["kind"])).toEqual(["maki-1", "wasabi"]);
    expect(unseen?.title.args).toEqual({ total: 4, hidden: 2 });
    expect(unseen?.rows.map(({ count }) => count)).toEqual([3, 1]);
    expect(unseen?.rows[1]?.odds).toBeCloseTo(0.5);
  });
  it("has nothing to tell when the game is over", () => {
    expect(knownCards({ ...view, result: {} }, 0)).toEqual([]);
  });
});

describe("bets of Sushi Express", () => {
  it("takes chances from the rules, and names who would roll before", () => {
    const trip = { tiles: 1, to: 1, jumped: 0, "is-served": false };
    const view = { result: null, dial: [[], [2]], "unseen-customers": { tip: 1, red: 3 } };
    const [bets, customers] = knownBets(view, 0, { bets: [{ alone: 36, drives: 36, trip }, { alone: 30, drives: 33, trip }] });
    expect(bets?.rows.map(({ say }) => say.id)).toEqual(["ahead-chance", "ahead-chance", "ahead-stack"]);
    expect(customers?.rows.map(({ count, odds }) => [count, odds])).toEqual([[3, 0.75], [1, 0.25]]);
    expect(knownBets(view, 0, null)).toHaveLength(1);
  });
});
