// What a player can know: from the view alone, and no more than it says.
import { describe, expect, it } from "vitest";
import { known as knownCards } from "../src/games/sushi-go/known";
import { known as knownBets } from "../src/games/sushi-express/known";
import { known as knownRecipes } from "../src/games/wasabi/known";

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
  it("lists hands that were seen, but not one's own, and what is unseen with the odds that the rules tell", () => {
    const [hand, unseen, ...more] = knownCards(view, 0, { odds: { tempura: 100, sashimi: 50 } });
    expect(more).toEqual([]);
    expect(hand?.title.args).toEqual({ seat: { id: "seat", args: { seat: 1 } } });
    expect(hand?.rows.map(({ say }) => say.args["kind"])).toEqual(["maki-1", "wasabi"]);
    expect(unseen?.title.args).toEqual({ total: 4, hidden: 2 });
    expect(unseen?.rows.map(({ count }) => count)).toEqual([3, 1]);
    expect(unseen?.rows.map(({ percent }) => percent)).toEqual([100, 50]);
  });
  it("tells no odds once every hand was seen", () => {
    const [, unseen] = knownCards(view, 0, { odds: {} });
    expect(unseen?.rows.map(({ percent }) => percent)).toEqual([undefined, undefined]);
  });
  it("has nothing to tell when the game is over", () => {
    expect(knownCards({ ...view, result: {} }, 0, null)).toEqual([]);
  });
});

describe("bets of Sushi Express", () => {
  it("takes chances from the rules, and names who would roll before", () => {
    const trip = { tiles: 1, to: 1, jumped: 0, "is-served": false };
    const view = { result: null, dial: [[], [2]], "unseen-customers": { tip: 1, red: 3 } };
    const bet = { drives: 33, trip };
    const [bets, customers] = knownBets(view, 0, { bets: [{ ...bet, alone: 33 }, { ...bet, alone: 30 }], next: { red: 75, tip: 25 } });
    expect(bets?.rows.map(({ say }) => say.id)).toEqual(["ahead-chance", "ahead-chance", "ahead-stack"]);
    expect(customers?.rows.map(({ count, percent }) => [count, percent])).toEqual([[3, 75], [1, 25]]);
    expect(knownBets(view, 0, null)).toHaveLength(1);
  });
});

describe("recipes of Wasabi!", () => {
  it("names those that others may hold, by the lengths that they hold", () => {
    const recipe = (name: string, ...ingredients: string[]) => [name, ingredients];
    const book = {
      tokens: null,
      tiles: ["rice", "tuna", "crab"].map((kind) => [kind, "other", 4, false, [kind, kind, kind, kind]]),
      recipes: [recipe("A", "rice", "tuna"), recipe("B", "rice", "crab"), recipe("C", "tuna", "crab"), recipe("D", "rice", "tuna", "crab")],
    };
    const view = {
      options: { "recipe-book": book },
      result: null,
      recipes: [{ recipes: "known", strips: [0] }, { recipes: "hidden", lengths: [2, 2] }],
    };
    const [length, ...more] = knownRecipes(view, 0, { left: 0, "passes-left": null, others: [2, 3] });
    expect(more).toEqual([]);
    expect(length?.title.args["length"]).toBe(2);
    expect(length?.rows).toHaveLength(1);
  });
});
