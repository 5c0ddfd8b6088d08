// What stands behind a seat's screen: its tiles, and each recipe by its ingredients.
import type { Held } from "../module";
import { openBook } from "./book";
import { drawingOf } from "./drawings";
import type { View } from "./types";

export function held(shown: unknown, seat: number): readonly (readonly Held[])[] {
  const view = shown as View;
  const book = openBook(view.options["recipe-book"]);
  const tile = (number: number): Held[] => {
    const found = book.ingredients[number];
    return found ? [{ say: found.name, picture: drawingOf(found.kind) }] : [];
  };
  const recipes = view.recipes[seat];
  const strips = recipes?.recipes === "known" ? recipes.strips : [];
  return [(view.hands[seat] ?? []).flatMap(tile), ...strips.map((number) => (book.strips[number]?.kinds ?? []).flatMap(tile))];
}
