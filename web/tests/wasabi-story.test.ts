// How Wasabi! tells its steps: what plays out and for how long, captions, summaries, marks, and the end.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { numbers } from "../src/engine/built/wasabi";
import { loaded } from "../src/games/wasabi/engine.svelte";
import { TOKEN_POINTS } from "../src/games/wasabi/facts";
import { openBook } from "../src/games/wasabi/book";
import { finale } from "../src/games/wasabi/finale";
import { laid as laidOf } from "../src/games/wasabi/laid";
import { newestBy } from "../src/games/wasabi/marks";
import { padOf } from "../src/games/wasabi/pads";
import { actsOf, COUNTED_AT, gainOf, Stage } from "../src/games/wasabi/stage.svelte";
import { actorOf, captionOf, lasts, logged, sayOf, SERVED_MS, summary } from "../src/games/wasabi/story";
import { standing } from "../src/games/wasabi/standing";
import { travelOf } from "../src/games/wasabi/travel";
import type { AnyEvent, View } from "../src/games/wasabi/types";
import type { Line, Offer, Phrase } from "../src/wire/types";
import { openBuilt } from "./engines";
import { BOOK, EMPTY, viewOf } from "./wasabi-views";

const seatPhrase = (seat: number): Phrase => ({ id: "seat", args: { seat } });
const tuna: Phrase = { id: "tile", args: { en: "Tuna", de: "Thunfisch", fr: "Thon", it: "Tonno" } };

function line(event: AnyEvent, args: Phrase["args"] = {}): Line {
  const isQuiet = event.event === "stage-reached" || event.event === "play-ended";
  return { number: 1, at: 0, event, say: isQuiet ? null : { id: `event-${event.event}`, args }, by: "" };
}
const began = (seat: number, number: number) => line({ event: "turn-began", seat, number });
const placed = (seat: number, square: number) => line({ event: "tile-placed", seat, kind: 2, square, on: null }, { tile: tuna, square: "a1" });
const taken = (seat: number) => line({ event: "tile-taken", seat, kind: 2 }, { tile: tuna });
const completed = (seat: number, cubes = 0) =>
  line(
    { event: "recipe-completed", seat, length: 3, recipe: 20, line: [0, 1, 2], cubes },
    { recipe: { id: "recipe-crunchy-tuna", args: {} }, cubes, points: 3, worth: 3 + cubes },
  );
const events = (...lines: Line[]) => lines.map(({ event }) => event as AnyEvent);

describe("the stage", () => {
  const manner = { ms: 1200, least: 600, isMoving: true };
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test("shows a finished recipe, then counts its points, then is done", () => {
    const stage = new Stage();
    const done = vi.fn();
    stage.play(actsOf(events(completed(1, 1)), TOKEN_POINTS), manner, done);
    expect(stage.act).toEqual({ seat: 1, recipe: 20, line: [0, 1, 2], points: 3, cubes: 1 });
    expect(stage.isCounted).toBe(false);
    vi.advanceTimersByTime(1200 * COUNTED_AT);
    expect(stage.isCounted).toBe(true);
    expect(stage.act).not.toBeNull();
    vi.advanceTimersByTime(1200 * (1 - COUNTED_AT) - 1);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(stage.act).toBeNull();
    expect(done).toHaveBeenCalledTimes(1);
  });

  test("shows several one after the other, each long enough to be read, and counts after the last", () => {
    const stage = new Stage();
    const seats: (number | undefined)[] = [];
    stage.play(actsOf(events(completed(1), completed(2), completed(3)), TOKEN_POINTS), manner, () => {});
    for (let ms = 0; ms < 1800; ms += 600) {
      seats.push(stage.act?.seat);
      expect(stage.isCounted).toBe(false);
      vi.advanceTimersByTime(600);
    }
    expect(seats).toEqual([1, 2, 3]);
    expect(stage.act).toBeNull();
    expect(stage.isCounted).toBe(true);
  });

  test("is skipped: the end is shown at once, and nothing comes after it", () => {
    const stage = new Stage();
    const done = vi.fn();
    stage.play(actsOf(events(completed(1), completed(2)), TOKEN_POINTS), manner, done);
    vi.advanceTimersByTime(100);
    stage.end();
    expect([stage.act, stage.isCounted]).toEqual([null, true]);
    vi.advanceTimersByTime(5000);
    expect(stage.act).toBeNull();
    expect(done).toHaveBeenCalledTimes(1);
  });

  test("without motion shows the same for the same time, points and all", () => {
    const stage = new Stage();
    stage.play(actsOf(events(completed(1)), TOKEN_POINTS), { ...manner, isMoving: false }, () => {});
    expect([stage.act?.seat, stage.isCounted, stage.isMoving]).toEqual([1, true, false]);
    vi.advanceTimersByTime(1199);
    expect(stage.act).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(stage.act).toBeNull();
  });

  test("leaves a caption its time, and never less than it takes to read", () => {
    const stage = new Stage();
    const done = vi.fn();
    stage.play([], { ...manner, ms: 100 }, done);
    vi.advanceTimersByTime(599);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(done).toHaveBeenCalledTimes(1);
  });

  test("shows a cube that is taken while its caption stands, and counts it within", () => {
    const stage = new Stage();
    const gain = gainOf([line({ event: "wasabi-laid", seat: 2, corner: 0 }, { cubes: 3 })]);
    stage.play([], manner, () => {}, gain);
    expect([stage.gain, stage.isCounted]).toEqual([{ seat: 2, cubes: 3 }, false]);
    vi.advanceTimersByTime(1200 * COUNTED_AT);
    expect([stage.gain?.seat, stage.isCounted]).toEqual([2, true]);
    vi.advanceTimersByTime(1200);
    expect(stage.gain).toBeNull();
  });

  test("a new step ends what was played before", () => {
    const stage = new Stage();
    const first = vi.fn();
    stage.play(actsOf(events(completed(1)), TOKEN_POINTS), manner, first);
    stage.play(actsOf(events(completed(2)), TOKEN_POINTS), manner, () => {});
    expect(first).toHaveBeenCalledTimes(1);
    expect(stage.act?.seat).toBe(2);
    vi.advanceTimersByTime(1199);
    expect(stage.act?.seat).toBe(2);
  });
});

describe("a step", () => {
  test("lasts as long as it has something to show; what one finished oneself plays out, too", () => {
    expect(lasts(events(placed(1, 0)), false)).toBeGreaterThanOrEqual(600);
    expect(lasts(events(placed(1, 0)), true)).toBe(0);
    expect(lasts(events(taken(1)), false)).toBe(0);
    expect(lasts(events(completed(1)), true)).toBe(SERVED_MS);
    expect(lasts(events(completed(1)), false)).toBe(SERVED_MS);
  });

  test("has what was done as its caption, not what begins after it", () => {
    const deed = placed(1, 0);
    const caption = captionOf([taken(2), deed, began(0, 7)]);
    expect(caption).toBe(deed);
    expect(actorOf(caption)).toBe(1);
    const next = began(0, 7);
    expect(captionOf([next])).toBe(next);
    expect(captionOf([line({ event: "play-ended", seat: 1 })])).toBeNull();
  });
});

describe("a summary", () => {
  test("names everybody once, with all that they did", () => {
    const told = summary([placed(1, 0), completed(1, 1), taken(1), placed(2, 3)]);
    expect(told).toEqual({
      id: "summary",
      args: {
        parts: [
          {
            id: "summary-of",
            args: {
              seat: seatPhrase(1),
              deeds: [
                { id: "deed-tile-placed", args: { tile: tuna, square: "a1" } },
                { id: "deed-recipe-completed", args: { recipe: { id: "recipe-crunchy-tuna", args: {} }, cubes: 1, points: 4, worth: 4 } },
              ],
            },
          },
          { id: "summary-of", args: { seat: seatPhrase(2), deeds: [{ id: "deed-tile-placed", args: { tile: tuna, square: "a1" } }] } },
        ],
      },
    });
  });

  test("is not needed for one deed, which has its own caption", () => {
    expect(summary([taken(2), placed(1, 0), began(0, 3)])).toBeNull();
  });
});

describe("the newest changes", () => {
  const mat = (tiles: number[], mats: number[] = []) => ({ board: [...Array(42).keys()].map((square) => (tiles.includes(square) ? [2] : [])), mats });
  const switched = (seat: number, first: number, second: number) => line({ event: "squares-switched", seat, first, second });
  const chopped = (seat: number, square: number) => line({ event: "tile-chopped", seat, kind: 2, square, keep: false });
  const laid = (seat: number, corner: number) => line({ event: "wasabi-laid", seat, corner });
  const tiles = (lines: Line[], on: number[]) => Object.fromEntries(newestBy(lines, mat(on)).tiles);

  test("stay marked until the same player changes something again", () => {
    const first = [began(0, 1), placed(0, 5), began(1, 2), placed(1, 6)];
    expect(tiles(first, [5, 6])).toEqual({ 5: 0, 6: 1 });
    expect(tiles([...first, began(0, 3)], [5, 6])).toEqual({ 5: 0, 6: 1 });
    expect(tiles([...first, began(0, 3), placed(0, 7)], [5, 6, 7])).toEqual({ 6: 1, 7: 0 });
  });

  test("are one a player, and a square is its last changer's", () => {
    expect(tiles([began(0, 1), placed(0, 5), placed(0, 9)], [5, 9])).toEqual({ 9: 0 });
    const lines = [began(0, 1), placed(0, 5), switched(0, 5, 6), began(1, 2), placed(1, 6)];
    expect(tiles(lines, [5, 6])).toEqual({ 5: 0, 6: 1 });
  });

  test("lie on tiles only: of a switch with an empty square the tile is marked, after a chop what was placed", () => {
    expect(tiles([began(0, 1), switched(0, 5, 6)], [6])).toEqual({ 6: 0 });
    expect(tiles([began(0, 1), chopped(0, 5)], [6])).toEqual({});
    expect(tiles([began(0, 1), placed(0, 6), chopped(0, 5)], [6])).toEqual({ 6: 0 });
  });

  test("are on the Wasabi! that was laid, not on what lies below it, and go with it", () => {
    const lines = [began(0, 1), placed(0, 8), began(1, 2), placed(1, 3), laid(1, 8)];
    const { tiles: onTiles, cards } = newestBy(lines, mat([3, 8], [8]));
    expect(Object.fromEntries(cards)).toEqual({ 8: 1 });
    expect(Object.fromEntries(onTiles)).toEqual({ 8: 0 });
    expect(newestBy([...lines, began(1, 4), placed(1, 4)], mat([3, 4, 8], [8])).cards.size).toBe(0);
    const lifted = [...lines, line({ event: "card-taken", seat: 0, card: "wasabi", corner: 8, discarded: null })];
    expect(newestBy(lifted, mat([3, 8])).cards.size).toBe(0);
    expect(Object.fromEntries(newestBy(lifted, mat([3, 8])).tiles)).toEqual({ 3: 1, 8: 0 });
  });
});

describe("what moves on the mat", () => {
  test("crosses in a switch, comes from its owner's side, and leaves to it", () => {
    const moves = (event: AnyEvent) => travelOf([event], [1, 2, 3]);
    const { arriving } = moves({ event: "squares-switched", seat: 1, first: 1, second: 8 });
    expect([arriving.get(1), arriving.get(8)]).toEqual([{ x: 0, y: 1 }, { x: 0, y: -1 }]);
    const from = moves({ event: "tile-placed", seat: 2, kind: 1, square: 5, on: null }).arriving.get(5);
    expect([from?.x, (from?.y ?? 0) < 0]).toEqual([0, true]);
    expect(moves({ event: "tile-placed", seat: 0, kind: 1, square: 5, on: null }).arriving.get(5)?.y).toBeGreaterThan(0);
    expect(moves({ event: "tile-chopped", seat: 1, kind: 4, square: 5, keep: true }).leaving.get(5)).toMatchObject({ kind: 4 });
  });
});

describe("the caption of a switch", () => {
  const say = { seat: seatPhrase(1), first: "c5", second: "b5" };
  const told = line({ event: "squares-switched", seat: 1, first: 30, second: 29 }, say);
  const rice: Phrase = { id: "tile", args: { en: "Rice" } };

  test("names the tiles as they lay, and where the only one went", () => {
    expect(sayOf(told, (square) => (square === 30 ? rice : tuna))).toMatchObject({ id: "told-switch", args: { one: tuna, two: rice, first: "c5" } });
    expect(sayOf(told, (square) => (square === 29 ? tuna : null))).toMatchObject({ id: "told-slide", args: { tile: tuna, from: "c5", to: "b5" } });
    expect(sayOf(told, (square) => (square === 30 ? tuna : null))).toMatchObject({ id: "told-slide", args: { from: "b5", to: "c5" } });
    expect(sayOf(placed(1, 0), () => null)?.id).toBe("event-tile-placed");
  });
});

describe("the log", () => {
  test("has a heading a turn, crests, pictures and points, and leaves out what only asks", () => {
    const turn = began(1, 4);
    expect(logged(turn)?.heading).toBe(turn.say);
    expect(logged(placed(1, 0))?.pictures).toHaveLength(1);
    expect(logged(completed(2, 1))).toMatchObject({ seat: 2, points: 4 });
    expect(logged(line({ event: "wasabi-laid", seat: 0, corner: 0 }, { worth: 3 }))).toMatchObject({ seat: 0, points: 3 });
    expect(logged(line({ event: "stage-reached", seat: 0, stage: "tiles" }))).toBeNull();
    expect(logged(line({ event: "play-ended", seat: 0 }))).toBeNull();
  });
});

describe("the button that stands ready", () => {
  const offer = (command: string, args: Phrase["args"] = {}): Offer => ({ write: command, command: { command }, say: { id: `command-${command}`, args } }) as Offer;
  const view = (hand: number[], rewards = 0) =>
    viewOf({ ...EMPTY, hand, strips: [1, 2, 3], kitchen: ["stack"], piles: [1], turn: { ...EMPTY.turn, placed: 1, rewards } });
  const end = { ...offer("end-play"), code: numbers.END_PLAY };

  test("says whether there is anything to refill, once the engine is there", async () => {
    expect(standing(view([1, 2, 3]), [end])?.say.id).toBe("command-end-play");
    loaded.engine = await openBuilt("wasabi");
    expect(standing(view([1, 2]), [end])?.say.id).toBe("command-end-play");
    expect(standing(view([1, 2, 3], 1), [end])?.say.id).toBe("command-end-play");
    expect(standing(view([1, 2, 3]), [end])?.say.id).toBe("end-turn");
    expect(standing(view([1, 2]), [offer("place-tile")])).toBeNull();
  });

  test("serves the best of what is finished, before anything ends", () => {
    const best = offer("complete", { points: 3, cubes: 1, worth: 4 });
    const button = standing(view([1, 2]), [offer("complete", { points: 3, cubes: 0, worth: 3 }), best, end]);
    expect(button?.command).toBe(best.command);
    expect(button?.say).toEqual({ id: "complete-now", args: { points: 4 } });
  });
});

describe("the end", () => {
  const book = { recipes: [["Two", ["a", "b"]], ["Three", ["a", "b", "c"]]] };
  const view = (result: Partial<NonNullable<View["result"]>>, cubes = [1, 2]) =>
    ({
      options: { "recipe-book": book },
      served: [[[1, 1]], [[0, 0]]],
      cubes,
      points: [{ "length-2": 0, "length-3": 3, cubes: cubes[0] }, { "length-2": 2, "length-3": 0, cubes: cubes[1] }],
      result: { totals: [4, 4], winners: [1], ranks: [2, 1], "ended-by": "full-board", ...result },
    }) as unknown as View;
  const titles = (one: View) => finale(one).map(({ title }) => title.id);

  test("counts the lengths that anybody has, then cubes, then what decided", () => {
    const counts = finale(view({}));
    expect(counts.map(({ title }) => title.id)).toEqual(["finale-length", "finale-length", "pad-cubes", "finale-tie"]);
    expect(counts[1]?.rows.map(({ points }) => points)).toEqual([3, 0]);
    expect(counts.at(-1)?.rows.map(({ isBest }) => isBest)).toEqual([false, true]);
    const counted = [0, 1].map((seat) => counts.reduce((sum, { rows }) => sum + (rows.find((row) => row.seat === seat)?.points ?? 0), 0));
    expect(counted).toEqual([4, 4]);
  });

  test("says nothing of ties where there is none, and why ten tokens win", () => {
    expect(titles(view({ totals: [4, 5] }))).not.toContain("finale-tie");
    expect(titles(view({ winners: [0, 1] }))).toContain("finale-shared");
    expect(titles(view({ totals: [4, 9], winners: [0], "ended-by": "ten-tokens" }))).toContain("finale-ten");
  });
});

describe("cubes", () => {
  const view = { options: { "recipe-book": BOOK }, served: [[[20, 1]]], cubes: [4], points: [{ cubes: 40 }], hands: [[]], cards: [[]], recipes: [{ recipes: "hidden", lengths: [] }], board: EMPTY.board, mats: [] };
  test("are counted as cubes, whatever points they are worth", () => {
    const [score] = padOf(view as unknown as View).rows[0]?.scores.slice(-1) ?? [];
    expect(score).toMatchObject({ kind: "cubes", points: 40, why: { args: { style: 1, laid: 3 } } });
    const pieces = laidOf({ view } as never).seats[0] ?? [];
    expect(pieces.at(-1)).toMatchObject({ count: 4 });
  });
});

describe("the example of a recipe", () => {
  test("has style where the engine says so", async () => {
    loaded.engine = await openBuilt("wasabi");
    const view = viewOf(EMPTY);
    const { strips } = openBook(BOOK);
    for (const { number, kinds, length } of strips.filter(({ length }) => length > 2)) {
      const [first = 0, ...others] = kinds;
      expect(loaded.completion(view, number, kinds)).toBe("style");
      expect(loaded.completion(view, number, [...others, first])).toBe("plain");
      expect(loaded.completion(view, number, others)).toBeNull();
      expect(length).toBe(kinds.length);
    }
  });
  test("tells nothing without the engine", () => {
    loaded.engine = null;
    expect(loaded.completion(viewOf(EMPTY), 0, [])).toBeNull();
  });
});
