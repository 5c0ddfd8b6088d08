// What comes back when, what is asked next, and how far one is: all by a clock that the test sets.
import "./fake-browser";
import { beforeEach, describe, expect, it } from "vitest";
import { Coach } from "../src/coach/coach";
import type { GameCoach } from "../src/coach/game";
import { MIXED, PuzzleDesk } from "../src/puzzles/desk.svelte";
import { forgetMarks, keptMarks } from "../src/puzzles/kept";
import { type Puzzle, unfolded, updateOf } from "../src/puzzles/puzzles";
import { isDue, type Mark, marked, type Marks, nextDue, nextOf, PAUSES, progressOf } from "../src/puzzles/repetition";
import type { PuzzlesShown } from "../src/puzzles/types";

const NOW = 1_000_000;
const listed = (...ids: string[]) => ids.map((id) => ({ id, idea: id.charAt(0) }));

/** Go through tries: whether each went right, always when it was due. */
function after(...tries: boolean[]): Mark[] {
  const found: Mark[] = [];
  let now = NOW;
  for (const isRight of tries) {
    const mark = marked(found.at(-1), isRight, now);
    found.push(mark);
    now = mark.due ?? now;
  }
  return found;
}

describe("repetition", () => {
  it("does not ask again what was found at once", () => {
    expect(after(true)).toEqual([{ isRight: true, step: 0, due: null }]);
  });

  it("brings a mistake back soon, then at growing intervals, and then no more", () => {
    const marks = after(false, true, true, true, true);
    expect(marks.map(({ due }) => due)).toEqual([
      NOW + PAUSES[0]!,
      NOW + PAUSES[0]! + PAUSES[1]!,
      NOW + PAUSES[0]! + PAUSES[1]! + PAUSES[2]!,
      NOW + PAUSES[0]! + PAUSES[1]! + PAUSES[2]! + PAUSES[3]!,
      null,
    ]);
    expect(PAUSES).toEqual([600_000, 86_400_000, 3 * 86_400_000, 7 * 86_400_000]);
  });

  it("begins anew after another mistake", () => {
    const [, , third] = after(false, true, false);
    expect(third).toMatchObject({ isRight: false, step: 0 });
    expect(third!.due! - (NOW + PAUSES[0]! + PAUSES[1]!)).toBe(PAUSES[0]);
  });

  it("knows when something is due", () => {
    const mark = marked(undefined, false, NOW);
    expect(isDue(mark, NOW + PAUSES[0]! - 1)).toBe(false);
    expect(isDue(mark, NOW + PAUSES[0]!)).toBe(true);
    expect(isDue(undefined, NOW)).toBe(false);
    expect(isDue(marked(undefined, true, NOW), NOW * 1e6)).toBe(false);
  });
});

describe("what is asked next", () => {
  const puzzles = listed("a1", "a2", "b1", "b2");

  it("takes ideas in turn, in the order in which they are listed", () => {
    let marks: Marks = {};
    const asked: string[] = [];
    for (let next = nextOf(puzzles, marks, NOW); next; next = nextOf(puzzles, marks, NOW)) {
      asked.push(next.id);
      marks = { ...marks, [next.id]: marked(undefined, true, NOW) };
    }
    expect(asked).toEqual(["a1", "b1", "a2", "b2"]);
  });

  it("asks what has come back before anything new, the longest due first", () => {
    const marks: Marks = { a1: { isRight: false, step: 0, due: NOW - 1 }, b2: { isRight: true, step: 1, due: NOW - 5 } };
    expect(nextOf(puzzles, marks, NOW)?.id).toBe("b2");
    expect(nextOf(puzzles, marks, NOW, "b2")?.id).toBe("a1");
    expect(nextOf(puzzles, marks, NOW - 2)?.id).toBe("b2");
    expect(nextOf(puzzles, marks, NOW - 6)?.id).toBe("a2");
  });

  it("asks nothing when all is known or waits, and tells when the next one comes back", () => {
    const marks: Marks = Object.fromEntries(puzzles.map(({ id }, place) => [id, { isRight: place > 0, step: 0, due: place > 1 ? null : NOW + place + 7 }]));
    expect(nextOf(puzzles, marks, NOW)).toBeNull();
    expect(nextDue(puzzles, marks)).toBe(NOW + 7);
    expect(nextDue(puzzles, {})).toBeNull();
    expect(progressOf(puzzles, marks, NOW + 7)).toEqual({ solved: 3, all: 4, due: 1 });
  });
});

const document: PuzzlesShown = {
  format: "sushiya-puzzle-pages-1",
  game: "sushi-go",
  rules: 1,
  ideas: ["maki", "deny"],
  tables: [{ id: "puzzle", options: { edition: "zoch", players: 3 } }] as never,
  offers: [
    { write: "maki-1", code: 4, command: {}, say: { id: "keep", args: {} } },
    { write: "tempura", code: 7, command: {}, say: { id: "keep", args: {} } },
  ],
  puzzles: ["one", "two"].map((id, place) => ({
    id,
    idea: place ? "deny" : "maki",
    difficulty: "easy",
    table: 0,
    seat: 1,
    decision: 5,
    "to-act": [0, 1, 2],
    view: { round: 2 },
    outlook: null,
    progress: { id: "progress", args: {} },
    legal: [1, 0],
    seen: [3, 1, 4],
    answer: 7,
    rival: 4,
    seed: 99,
  })),
};

describe("a desk of puzzles", () => {
  let now = NOW;
  const told = { permille: 100, isEqual: false, reasons: [], rest: 100 };
  const asked: unknown[][] = [];
  class FakeCoach extends Coach {
    override why(...question: Parameters<Coach["why"]>) {
      asked.push(question);
      return Promise.resolve([told]);
    }
  }
  const game: GameCoach = { setup: () => Promise.resolve(new Uint8Array([1])), figure: () => null };
  const open = () => new PuzzleDesk(unfolded(document), game, () => now, new FakeCoach("sushi-go"));
  beforeEach(() => {
    forgetMarks("sushi-go");
    now = NOW;
    asked.length = 0;
  });

  it("gives every puzzle the options and offers that it shares with others", () => {
    const [one] = unfolded(document).puzzles as [Puzzle];
    expect(one.legal.map(({ write }) => write)).toEqual(["tempura", "maki-1"]);
    const update = updateOf(one);
    expect(update.game?.view).toEqual({ round: 2, options: { edition: "zoch", players: 3 } });
    // The answer is nothing that a screen is told.
    expect(JSON.stringify(update)).not.toContain("answer");
  });

  it("keeps how it went, by idea, and brings a mistake back when its time has come", () => {
    const desk = open();
    const first = desk.next(MIXED)!;
    desk.note(first, false);
    const second = desk.next(MIXED)!;
    desk.note(second, true);
    expect(desk.next(MIXED)).toBeNull();
    expect([desk.progress("maki"), desk.progress("deny")]).toEqual([
      { solved: 0, all: 1, due: 0 },
      { solved: 1, all: 1, due: 0 },
    ]);
    now += PAUSES[0]!;
    const later = open();
    expect(later.progress(MIXED)).toEqual({ solved: 1, all: 2, due: 1 });
    expect(later.next(MIXED)?.id).toBe(first.id);
    expect(later.next("deny")).toBeNull();
  });

  it("forgets when it is asked to", () => {
    const desk = open();
    desk.note(desk.next(MIXED)!, true);
    desk.reset();
    expect([desk.progress(MIXED).solved, keptMarks("sushi-go")]).toEqual([0, {}]);
  });

  it("asks the coach in the games that the puzzle was checked with", async () => {
    const desk = open();
    const puzzle = desk.next(MIXED)!;
    expect(await desk.why(puzzle, 4)).toBe(told);
    const [question, , answer, others] = asked[0]!;
    expect(question).toMatchObject({ seen: [3, 1, 4], seat: 1, seed: 99, asked: [7, 4], most: 3 });
    expect([answer, others]).toEqual([7, [4]]);
  });
});
