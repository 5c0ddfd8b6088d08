import { expect, test } from "vitest";
import { grouped, narrow } from "../src/plain/choices";
import wasabi from "../src/games/wasabi/plain/plain";
import { counted, type Listed, name, phrase, seatPhrase, seatsFrom } from "../src/plain/game";
import { houseRules } from "../src/plain/rules";
import { unfold } from "../src/plain/unfold";
import type { Offer, Phrase } from "../src/wire/types";

function offer(command: string, args: Phrase["args"] = {}): Offer {
  const write = [command, ...Object.values(args)].join(" ");
  return { write, code: 0, command: { command }, say: { id: `command-${command}`, args } };
}
const place = (tile: string, square: string) => offer("place-tile", { tile, square });
const sayPart = (_: string, value: Phrase["args"][string]) => String(value);

test("offers of one kind stand together, in the order in which they are offered", () => {
  const offers = [place("rice", "a1"), offer("pass"), place("rice", "b1"), offer("end-play")];
  expect(grouped(offers).map(({ name: kind, offers: of }) => [kind, of.length])).toEqual([
    ["place-tile", 2],
    ["pass", 1],
    ["end-play", 1],
  ]);
});

test("a game may group its commands in its own way", () => {
  const groups = grouped([offer("keep"), offer("keep")], () => "keep-one");
  expect(groups.map((group) => group.name)).toEqual(["keep-one"]);
});

test("a large group is asked for part by part, the part with fewest values first", () => {
  const squares = ["a1", "b1", "c1"];
  const offers = ["rice", "eel"].flatMap((tile) => squares.map((square) => place(tile, square)));
  const { steps, left } = narrow(offers, { tile: "eel", square: "c1" }, sayPart);
  expect(steps).toEqual([
    { part: "tile", values: ["rice", "eel"], chosen: "eel" },
    { part: "square", values: squares, chosen: "c1" },
  ]);
  expect(left).toEqual([place("eel", "c1")]);
});

test("a value that can no longer be had gives way to the first", () => {
  const offers = [place("rice", "a1"), place("rice", "b1"), place("eel", "c1")];
  expect(narrow(offers, { tile: "rice", square: "c1" }, sayPart).left).toEqual([place("rice", "a1")]);
  expect(narrow(offers, { tile: "eel", square: "a1" }, sayPart).left).toEqual([place("eel", "c1")]);
});

test("offers that say the same are all left to choose from", () => {
  const offers = [offer("pass"), offer("pass")];
  expect(narrow(offers, {}, sayPart)).toEqual({ steps: [], left: offers });
});

test("every offer of a thousand can be reached", () => {
  const numbers = Array.from({ length: 32 }, (_, number) => String(number));
  const offers = numbers.flatMap((first) => numbers.map((second) => offer("switch", { first, second })));
  for (const wanted of offers) {
    const chosen = wanted.say.args as Record<string, string>;
    expect(narrow(offers, chosen, sayPart).left).toEqual([wanted]);
  }
});

test("things of one kind are counted together", () => {
  expect(counted(["eel", "rice", "eel"], name)).toEqual([
    phrase("plain-count", { count: 2, what: name("eel") }),
    phrase("plain-count", { count: 1, what: name("rice") }),
  ]);
});

test("seats are told from the viewer's on, for a watcher from the first", () => {
  expect(seatsFrom(2, 4)).toEqual([2, 3, 0, 1]);
  expect(seatsFrom(null, 3)).toEqual([0, 1, 2]);
});

test("a view that nobody describes is unfolded, by seat where a list is as long as the table", () => {
  const view = { seat: 0, options: {}, "to-act": [0], vans: [3, 5], row: ["tip", "red", "tip"], throw: { dice: [1, 6] } };
  expect(unfold(view, 2, (id) => id === "view-vans")).toEqual([
    {
      heading: phrase("view-vans"),
      items: [
        phrase("plain-pair", { what: seatPhrase(0), value: "3" }),
        phrase("plain-pair", { what: seatPhrase(1), value: "5" }),
      ],
    },
    { heading: name("row"), items: [name("tip"), name("red"), name("tip")] },
    { heading: name("throw"), items: [phrase("plain-pair", { what: name("dice"), value: "1, 6" })] },
  ]);
});

test("behind screens only the numbers of others' tiles and cards are told", () => {
  const view = {
    options: { players: 2, hands: "screened", "recipe-book": { title: "", tiles: [["rice", "base", 9, false, ["Rice", "", "", ""]]], recipes: [] } },
    viewer: 0, seat: 0, turns: 1, stage: "play", result: null, passes: 0,
    turn: { card: null, chopped: null, rewards: 0 },
    board: [], mats: [], pantry: [], kitchen: [], piles: [],
    hands: [[0], [0, 0, 0]], cards: [["chop"], ["spicy", "wasabi"]],
    recipes: [], points: [], cubes: [], served: [],
  };
  const told = (hasMemoryAid: boolean, seat: number) =>
    wasabi.describe(view, { hasMemoryAid }).find(({ heading }) => heading.args["seat"] === seat && heading.id === "seat");
  const ids = (section: unknown) => (section as Listed).items.map(({ id }) => id);
  expect((told(false, 1) as Listed).items).toContainEqual(phrase("plain-screened", { tiles: 3, cards: 2 }));
  expect(ids(told(false, 1))).not.toContain("plain-tiles");
  expect(ids(told(false, 0))).toContain("plain-tiles");
  expect(ids(told(true, 1))).toContain("plain-cards");
});

test("options that differ are named by the game, a document by its option alone", () => {
  const has = (id: string) => ["option-swap", "option-swap-adjacent", "option-recipe-book"].includes(id);
  expect(houseRules({}, has)).toEqual([]);
  expect(houseRules({ swap: "adjacent", "recipe-book": { title: "Ours" } }, has)).toEqual([
    {
      heading: phrase("plain-house-rules"),
      items: [
        phrase("plain-pair", { what: phrase("option-swap"), value: phrase("option-swap-adjacent") }),
        phrase("option-recipe-book"),
      ],
    },
  ]);
});
