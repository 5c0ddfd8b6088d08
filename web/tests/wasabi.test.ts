// The readings and previews of Wasabi! say what the rules in Python say.
import { describe, expect, test } from "vitest";
import { coveredBy, nameOf } from "../src/games/wasabi/board";
import type { Strip } from "../src/games/wasabi/book";
import { columnsInPlay, type Length } from "../src/games/wasabi/facts";
import { previewOf } from "../src/games/wasabi/preview";
import { lightsFor, progressOf } from "../src/games/wasabi/progress";
import { isScreened } from "../src/games/wasabi/screens";
import { stepsOf } from "../src/games/wasabi/steps";
import type { AnyCommand, View } from "../src/games/wasabi/types";
import written from "./wasabi-examples.json";

interface OnTheMat {
  players: number;
  board: number[][];
  mats: number[];
  changed: number[];
}
interface Move extends OnTheMat {
  command: AnyCommand;
  after: { board: number[][]; mats: number[]; changed: number[] };
}
interface Outlook extends OnTheMat {
  chopped: number | null;
  pantry: number[];
  hand: number[];
  recipes: { kinds: number[]; used: number; "is-alive": boolean; whole: "style" | "plain" | null }[];
  completes: Record<string, number[]>;
}
const examples = written as unknown as Record<string, unknown[]>;
const outlooks = ["ready", "spent", "alive", "stuck"].flatMap((sort) => examples[sort] as Outlook[]);
const sorted = (numbers: Iterable<number>) => [...numbers].sort((a, b) => a - b);

/** As much of a view as is read here. */
function viewOf(mat: OnTheMat, more: Partial<Outlook> = {}): View {
  const turn = { placed: 0, card: null, chopped: more.chopped ?? null, changed: mat.changed, rewards: 0 };
  const hands = [more.hand ?? []];
  return { viewer: 0, seat: 0, board: mat.board, mats: mat.mats, pantry: more.pantry ?? [], hands, turn } as unknown as View;
}

function stripOf(kinds: readonly number[]): Strip {
  return { number: 0, name: { id: "typed-in", args: { name: "" } }, length: kinds.length as Length, kinds };
}

describe("a preview", () => {
  test.each(["PlaceTile", "PlayChop", "PlaySwitch", "LayWasabi"])("of %s is the mat that it leads to", (kind) => {
    const moves = examples[kind] as Move[];
    expect(moves.length).toBeGreaterThan(2);
    for (const move of moves) {
      const offer = { write: "", command: move.command, say: { id: "", args: {} } };
      const { board, mats, turn } = previewOf(viewOf(move), offer);
      expect({ board, mats: sorted(mats), changed: sorted(new Set(turn.changed)) }).toEqual({
        board: move.after.board,
        mats: sorted(move.after.mats),
        changed: sorted(move.after.changed),
      });
    }
  });

  test("without anything raised is what lies there", () => {
    const view = viewOf({ players: 2, board: [], mats: [], changed: [] });
    expect(previewOf(view, null)).toBe(view);
  });
});

describe("a recipe", () => {
  test("is ready, alive or dead as the rules have it", () => {
    const met = new Set<string>();
    for (const outlook of outlooks) {
      const view = viewOf(outlook, outlook);
      for (const recipe of outlook.recipes) {
        const progress = progressOf(view, stripOf(recipe.kinds), columnsInPlay(outlook.players), recipe.used);
        expect({ whole: progress.whole, "is-alive": progress.hindrance === null }).toEqual({
          whole: recipe.whole,
          "is-alive": recipe["is-alive"],
        });
        met.add(progress.whole ?? progress.hindrance ?? "open");
      }
    }
    expect(met).toEqual(new Set(["style", "plain", "open", "no-token", "no-line", "no-tile"]));
  });

  test("is lit where a tile completes it", () => {
    let lit = 0;
    for (const outlook of outlooks) {
      const columns = columnsInPlay(outlook.players);
      const view = viewOf(outlook, outlook);
      const all = outlook.recipes.map(({ kinds, used }) => progressOf(view, stripOf(kinds), columns, used));
      for (const [kind, squares] of Object.entries(outlook.completes)) {
        const lights = lightsFor(view, all, [Number(kind)], columns);
        const bright = [...lights].filter(([, light]) => light !== "grows").map(([square]) => square);
        expect(sorted(bright)).toEqual(squares);
        lit += squares.length;
      }
    }
    expect(lit).toBeGreaterThan(10);
  });

  test("fills up with what lies in line, its own order first", () => {
    const board = Array.from({ length: 42 }, (): number[] => []);
    board[0] = [3];
    board[2] = [5];
    board[29] = [5];
    board[30] = [3];
    const view = viewOf({ players: 2, board, mats: [], changed: [] }, { pantry: [1, 1, 1, 1, 1, 1] });
    const { best, laid } = progressOf(view, stripOf([3, 4, 5]), 5, 0);
    expect(best.map((line) => line.squares)).toEqual([
      [0, 1, 2],
      [28, 29, 30],
      [29, 30, 31],
    ]);
    expect(laid).toEqual([3, 5]);
  });
});

describe("the mat", () => {
  test("names its squares from the upper left", () => {
    expect([0, 6, 7, 41].map(nameOf)).toEqual(["a1", "g1", "a2", "g6"]);
    expect(coveredBy(9)).toEqual([9, 10, 16, 17]);
  });
});

describe("a screen", () => {
  const view = (hands: "open" | "screened", viewer: number | null) => ({ options: { hands }, viewer }) as View;

  test("hides what others hold, unless the table helps to remember", () => {
    expect(isScreened(view("screened", 0), 1, false)).toBe(true);
    expect(isScreened(view("screened", null), 0, false)).toBe(true);
    expect(isScreened(view("screened", 0), 1, true)).toBe(false);
    expect(isScreened(view("screened", 0), 0, false)).toBe(false);
    expect(isScreened(view("open", 0), 1, false)).toBe(false);
  });
});

describe("the steps of a turn", () => {
  const at = (view: Partial<View>, canServe = false) =>
    stepsOf({ turns: 1, stage: "play", ...view } as View, canServe)
      .flat()
      .find((step) => step.state === "now")?.name;
  const turn = { placed: 0, card: null, chopped: null, changed: [], rewards: 0 };

  test("go from the tile to what it completes, then through the supplies", () => {
    expect(at({ turns: 0, stage: "give", turn })).toBe("give");
    expect(at({ turns: 0, stage: "recipes", turn })).toBe("draw");
    expect(at({ turn })).toBe("tile");
    expect(at({ turn }, true)).toBe("serve");
    expect(at({ turn: { ...turn, placed: 1 } })).toBe("serve");
    expect(at({ stage: "cards", turn })).toBe("cards");
    expect(at({ stage: "recipes", turn })).toBe("recipes");
  });
});
