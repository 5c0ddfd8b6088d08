// Names that would turn a sentence round, and names that every object knows, are just names.
import { expect, test } from "vitest";
import { named } from "../src/drawings/drawings";
import { loadGame } from "../src/games";
import { openBook } from "../src/games/wasabi/book";
import { drawingOf, markOf } from "../src/games/wasabi/drawings";
import plain from "../src/games/wasabi/plain/plain";
import type { Book, View } from "../src/games/wasabi/types";
import { loadStory } from "../src/lobby/scenes";
import { hasPlayed, keepWish } from "../src/lobby/wishes";
import { grouped, narrow } from "../src/plain/choices";
import { counted, name } from "../src/plain/game";
import { unfold } from "../src/plain/unfold";
import { keepSeat, type OwnSeat, ownSeat } from "../src/wire/keys";
import { Catalogue, isolated } from "../src/words/catalogue";
import { words } from "../src/words/words.svelte";

const ODD = ["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf"];

const FTL = `
takes = { $seat } takes { $thing }.
list-and = { $first } and { $last }
name = { $name }
`;

test("a name from right to left is isolated in a sentence", () => {
  const catalogue = new Catalogue("en", [FTL]);
  const seat = { id: "seat", args: { seat: 0 } };
  const taken = catalogue.say({ id: "takes", args: { seat, thing: "4 תמר" } }, { names: ["תמר"] });
  expect(taken).toBe("\u2068תמר\u2069 takes \u20684 תמר\u2069.");
  expect(catalogue.say({ id: "takes", args: { seat, thing: 3 } }, { names: ["Zoë"] })).toBe("Zoë takes 3.");
});

test("names in a list are isolated one by one", () => {
  const catalogue = new Catalogue("en", [FTL]);
  const who = ["תמר", "Zoë", "أمل"].map((one) => ({ id: "name", args: { name: one } }));
  expect(catalogue.text("takes", { seat: who, thing: "rice" })).toBe("\u2068תמר\u2069, Zoë and \u2068أمل\u2069 takes rice.");
  expect(isolated(isolated("תמר"))).toBe("\u2068תמר\u2069");
});

test.each(ODD)("no drawing is called %s unless there is one", (kind) => {
  expect(named({})[kind]).toBeUndefined();
  expect(named({ [`./${kind}.svg`]: "<svg/>" })[kind]).toBe("<svg/>");
  expect(drawingOf(kind)).toBeUndefined();
  expect(markOf(kind, 0)).toContain("<svg");
});

test.each(ODD)("a book may call a kind %s", (kind) => {
  const names = ["Odd", "Seltsam", "Drôle", "Strano"] as const;
  const book = { title: "", tiles: [[kind, kind, 4, true, names]], recipes: [["Odd", [kind]]] } as unknown as Book;
  const { ingredients, strips } = openBook(book);
  expect(ingredients[0]).toMatchObject({ kind, category: kind, group: 0 });
  expect(strips[0]?.kinds).toEqual([0]);
  const view = {
    options: { "recipe-book": book, players: 2 },
    viewer: 0,
    seat: 0,
    stage: "play",
    turns: 1,
    turn: { card: null, chopped: 0, rewards: 0 },
    passes: 0,
    board: [[0, 0]],
    mats: [],
    hands: [[0], [0]],
    cards: [[], []],
    cubes: [0, 0],
    points: [{}, {}],
    recipes: [
      { recipes: "known", strips: [0] },
      { recipes: "hidden", lengths: [2] },
    ],
    served: [[], []],
    pantry: [3],
    kitchen: [],
    piles: [0, 0, 0, 0],
    result: null,
  } as unknown as View;
  expect(JSON.stringify(plain.describe(view, { hasMemoryAid: false }))).toContain('"en":"Odd"');
});

test.each(ODD)("things are counted, grouped, asked for and listed by the name %s", (kind) => {
  expect(counted([kind, kind], name)).toHaveLength(1);
  const offers = [kind, "rice"].map((tile) => ({
    write: tile,
    code: 0,
    command: { command: tile },
    say: { id: "command", args: { [kind]: tile } },
  }));
  expect(grouped(offers).map((group) => group.name)).toEqual([kind, "rice"]);
  expect(narrow(offers, {}, (_, value) => String(value)).steps[0]?.values).toEqual([kind, "rice"]);
  expect(unfold(Object.fromEntries([[kind, [1, 2]]]), 2, () => false)[0]?.heading).toEqual(name(kind));
});

test.each(ODD)("an address that names %s finds nothing that nobody kept", async (odd) => {
  expect(ownSeat(odd)).toBeNull();
  expect(hasPlayed(odd)).toBe(false);
  expect(words.knows(odd)).toBe(false);
  expect(await loadGame(odd)).toBeNull();
  expect(await loadStory(odd)).toBeNull();
  const seat = { token: "t", seat: 1 } as OwnSeat;
  keepSeat(odd, seat);
  expect(ownSeat(odd)).toEqual(seat);
  keepSeat(odd, null);
  expect(ownSeat(odd)).toBeNull();
  keepWish(odd, { edition: "", players: 2, level: "" });
  expect(hasPlayed(odd)).toBe(true);
});
