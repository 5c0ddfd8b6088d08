// The readings and previews of Wasabi!, asked of the engine, say what the rules in Python say.
import { beforeAll, describe, expect, test } from "vitest";
import type { Engine } from "../src/engine/engine";
import { coveredBy, nameOf } from "../src/games/wasabi/board";
import type { Choice } from "../src/games/wasabi/choice.svelte";
import type { Desk } from "../src/games/wasabi/desk.svelte";
import { promptOf } from "../src/games/wasabi/prompt";
import { isScreened } from "../src/games/wasabi/screens";
import { type Glance, glance, setupOf, type Wanted } from "../src/games/wasabi/sight";
import { stepsOf } from "../src/games/wasabi/steps";
import type { Book, View } from "../src/games/wasabi/types";
import { openBuilt } from "./engines";
import { BOOK, EMPTY, examples, type Seen, viewOf } from "./wasabi-views";

interface Move extends Seen {
  code: number;
  after: { board: number[][]; mats: number[] };
}
interface Outlook extends Seen {
  recipes: { hindrance: string | null; whole: "style" | "plain" | null; laid: number }[];
  completes: Record<string, number[]>;
  refills: boolean | null;
}
const outlooks = ["ready", "alive", "no-token", "no-tile", "no-line"].flatMap((sort) => (examples[sort] ?? []) as Outlook[]);
const sorted = (numbers: Iterable<number>) => [...numbers].sort((a, b) => a - b);

let engine: Engine<"wasabi">;
beforeAll(async () => {
  engine = await openBuilt("wasabi");
});
const look = (view: View, code: number | null = null, wanted?: Wanted): Glance =>
  glance(engine, setupOf(engine, view.options), view, code, wanted);

describe("a preview", () => {
  test.each(["PlaceTile", "PlayChop", "PlaySwitch", "LayWasabi"])("of %s is the mat that it leads to", (kind) => {
    const moves = examples[kind] as Move[];
    expect(moves.length).toBeGreaterThan(2);
    for (const move of moves) {
      const { tops, isPlaying } = look(viewOf(move), move.code);
      expect(tops).toEqual(move.after.board.map((stack) => stack.at(-1) ?? -1));
      expect(isPlaying).toBe(true);
    }
  });

  test("of the end of phase 1 tells whether anything is refilled", () => {
    const met = new Set<boolean>();
    for (const outlook of outlooks) {
      if (outlook.refills === null) continue;
      expect(look(viewOf(outlook), engine.numbers.END_PLAY).isRefilling).toBe(outlook.refills);
      met.add(outlook.refills);
    }
    expect(met).toContain(true);
  });
});

describe("a recipe", () => {
  test("is ready, alive or dead as the rules have it", () => {
    const met = new Set<string>();
    for (const outlook of outlooks) {
      const told = look(viewOf(outlook)).recipes.map(({ whole, hindrance, laid }) => ({ whole, hindrance, laid: laid.length }));
      expect(told).toEqual(outlook.recipes);
      for (const { whole, hindrance } of told) met.add(whole ?? hindrance ?? "open");
    }
    expect(met).toEqual(new Set(["style", "plain", "open", "no-token", "no-line", "no-tile"]));
  });

  test("is lit where a tile completes it", () => {
    let lit = 0;
    for (const outlook of outlooks)
      for (const [kind, squares] of Object.entries(outlook.completes)) {
        const { lights } = look(viewOf(outlook), null, { kinds: [Number(kind)], places: [0, 1, 2] });
        const bright = [...lights].filter(([, light]) => light !== "grows").map(([square]) => square);
        expect(sorted(bright)).toEqual(squares);
        lit += squares.length;
      }
    expect(lit).toBeGreaterThan(10);
  });

  const { board, turn } = EMPTY;
  const long = BOOK.recipes.findIndex(([, ingredients]) => ingredients.length === 3);
  const kinds = BOOK.recipes[long]?.[1].map((kind) => BOOK.tiles.findIndex(([one]) => one === kind)) ?? [];
  const [first = -1, , third = -1] = kinds;
  const laid = board.map((_, square) => (square === 0 || square === 30 ? [first] : square === 2 || square === 29 ? [third] : []));

  test("fills up with what lies in line, its own order first", () => {
    const { recipes } = look(viewOf({ ...EMPTY, strips: [long], board: laid }));
    expect(recipes[0]?.laid).toEqual([first, third]);
    expect(recipes[0]?.squares).toEqual([0, 1, 2, 28, 29, 30, 31]);
  });

  test("that nobody has the tile for says which", () => {
    const pantry = BOOK.tiles.map((_, kind) => Number(kind !== kinds[1]));
    const { recipes } = look(viewOf({ ...EMPTY, strips: [long], board: laid, pantry }));
    expect(recipes[0]).toMatchObject({ hindrance: "no-tile", gone: kinds[1] });
  });

  test("of a book that is not complete is read, too", () => {
    const short = { ...BOOK, recipes: BOOK.recipes.slice(0, long + 1) } as Book;
    expect(look(viewOf({ ...EMPTY, strips: [long], board: laid }, short)).recipes[0]?.laid).toEqual([first, third]);
  });

  test("of another book is read from that book", () => {
    const turned = { ...BOOK, recipes: BOOK.recipes.map(([name, names]) => [name, [...names].reverse()]) } as Book;
    const across = board.map((_, square) => (square < 3 ? [kinds[2 - square] ?? -1] : []));
    const seen = { ...EMPTY, strips: [long], board: across, turn: { ...turn, changed: [0] } };
    expect(look(viewOf(seen, turned)).recipes[0]?.whole).toBe("style");
    expect(look(viewOf(seen)).recipes[0]?.whole).toBe("style");
    const twisted = across.map((stack, square) => across[[1, 0][square] ?? square] ?? stack);
    expect(look(viewOf({ ...seen, board: twisted }, turned)).recipes[0]?.whole).toBe("plain");
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

describe("at the start", () => {
  test("whom tiles are given to is the outlook's word", () => {
    const desk = { view: { stage: "give", seat: 0 }, outlook: { left: 3 }, receiver: 2, model: { isMine: false }, nameOfSeat: String };
    const said = (isMine: boolean) => promptOf({ ...desk, model: { isMine } } as unknown as Desk, {} as Choice).args;
    expect(said(false)).toMatchObject({ neighbour: { args: { seat: 2 } } });
    expect(said(true)).toEqual({ name: "2", left: 3 });
  });
});
