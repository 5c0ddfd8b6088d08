// Wasabi! in words, for the plain screen.
import { counted, type Grid, type Listed, type Looker, name, phrase, type PlainGame, seatPhrase, seatsFrom, sum } from "../../../plain/game";
import type { Phrase } from "../../../wire/types";
import { sayBook, sayRecipes } from "../book";
import { COLUMNS, columnsInPlay, LENGTHS, ROWS } from "../facts";
import { isScreened } from "../screens";
import type { View } from "../types";

type Card = View["kitchen"][number];


const sayCard = (card: Card): Phrase => phrase("card", { card });

function sayTile(view: View, kind: number): Phrase {
  const [en = "", de = "", fr = "", it = ""] = view.options["recipe-book"].tiles[kind]?.[4] ?? [];
  return phrase("tile", { en, de, fr, it });
}

function sayIngredient(view: View, ingredient: string): Phrase {
  return sayTile(view, view.options["recipe-book"].tiles.findIndex(([kind]) => kind === ingredient));
}

/** A square: its top tile, what lies below it, and whether a Wasabi! covers it. */
function saySquare(view: View, square: number): Phrase | null {
  const [top, ...below] = [...(view.board[square] ?? [])].reverse().map((kind) => sayTile(view, kind));
  const isCovered = view.mats.some((corner) =>
    [corner, corner + 1, corner + COLUMNS, corner + COLUMNS + 1].includes(square),
  );
  const said = top && below.length ? phrase("plain-stack", { tile: top, below }) : top;
  if (isCovered) return phrase("plain-covered", { what: said ?? phrase("plain-empty") });
  return said ?? null;
}

function board(view: View): Grid {
  const columns = Array.from({ length: columnsInPlay(view.options.players) }, (_, column) => column);
  return {
    heading: phrase("plain-board"),
    columns: columns.map((column) => name("abcdefg".charAt(column))),
    rows: Array.from({ length: ROWS }, (_, row) => ({
      heading: name(row + 1),
      cells: columns.map((column) => saySquare(view, row * COLUMNS + column)),
    })),
  };
}

function head(view: View): Listed {
  const { turn } = view;
  const items = [phrase("table-book", { book: sayBook(view.options["recipe-book"]) })];
  if (view.result) return { heading: phrase(`ended-by-${view.result["ended-by"]}`), items };
  if (turn.card) items.push(phrase("plain-played", { card: sayCard(turn.card) }));
  if (turn.chopped !== null) items.push(phrase("plain-chopped", { tile: sayTile(view, turn.chopped) }));
  if (turn.rewards) items.push(phrase("plain-rewards", { count: turn.rewards }));
  if (view.passes) items.push(phrase("plain-passes", { count: view.passes }));
  const about = { turn: view.turns, seat: seatPhrase(view.seat), stage: view.stage };
  return { heading: phrase("table-head", about), items };
}

function recipes(view: View): Listed[] {
  const own = view.viewer === null ? undefined : view.recipes[view.viewer];
  if (own?.recipes !== "known" || view.result) return [];
  const names = sayRecipes(view.options["recipe-book"]);
  const items = own.strips.map((strip) => {
    const [, ingredients = []] = view.options["recipe-book"].recipes[strip] ?? [];
    return phrase("plain-recipe", { recipe: names[strip] ?? "", tiles: ingredients.map((one) => sayIngredient(view, one)) });
  });
  return [{ heading: phrase("plain-recipes"), items }];
}

/** What a seat holds, or behind a screen how much. */
function held(view: View, seat: number, { hasMemoryAid }: Looker): Phrase[] {
  const tiles = view.hands[seat] ?? [];
  const cards = view.cards[seat] ?? [];
  if (isScreened(view, seat, hasMemoryAid)) return [phrase("plain-screened", { tiles: tiles.length, cards: cards.length })];
  return [
    phrase("plain-tiles", { tiles: counted(tiles, (kind) => sayTile(view, kind)) }),
    phrase("plain-cards", { cards: counted(cards, sayCard) }),
  ];
}

function player(view: View, seat: number, looker: Looker): Listed {
  const recipes = view.recipes[seat];
  const items = [
    phrase("table-points", { points: sum(view.points[seat] ?? {}) }),
    ...held(view, seat, looker),
    phrase("table-cubes", { cubes: view.cubes[seat] ?? 0 }),
  ];
  if (recipes?.recipes === "hidden" && recipes.lengths.length)
    items.push(phrase("table-recipes", { lengths: recipes.lengths.join(", ") }));
  const names = sayRecipes(view.options["recipe-book"]);
  for (const [strip] of view.served[seat] ?? []) items.push(phrase("plain-served", { recipe: names[strip] ?? "" }));
  return { heading: seatPhrase(seat), items };
}

function supplies(view: View): Listed[] {
  const pantry = view.pantry.flatMap((count, kind) =>
    count ? [phrase("plain-count", { count, what: sayTile(view, kind) })] : [],
  );
  const piles = LENGTHS.map((length, place) => phrase("plain-pile", { length, count: view.piles[place] ?? 0 }));
  return [
    { heading: phrase("plain-pantry"), items: pantry },
    { heading: phrase("plain-kitchen"), items: counted(view.kitchen, sayCard) },
    { heading: phrase("plain-piles"), items: piles },
  ];
}

const plain: PlainGame = {
  describe(shown, looker) {
    const view = shown as View;
    return [
      head(view),
      ...recipes(view),
      board(view),
      ...seatsFrom(view.viewer, view.hands.length).map((seat) => player(view, seat, looker)),
      ...(view.result ? [] : supplies(view)),
    ];
  },
};

export default plain;
