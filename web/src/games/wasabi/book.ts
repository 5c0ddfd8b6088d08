// The recipe book as the screen reads it: ingredients by number, strips by number.
import type { Phrase } from "../../wire/types";
import type { Length } from "./facts";
import type { Book } from "./types";

export interface Ingredient {
  number: number;
  /** Its name in the book, which its drawing goes by. */
  kind: string;
  category: string;
  /** Which of the book's categories it is, from 0: colours and marks go by it. */
  group: number;
  count: number;
  name: Phrase;
}

export interface Strip {
  number: number;
  name: string;
  length: Length;
  /** Its ingredients' numbers, in the order that shows style. */
  kinds: readonly number[];
}

export interface Cookbook {
  title: string;
  categories: readonly string[];
  ingredients: readonly Ingredient[];
  strips: readonly Strip[];
}

export function openBook(book: Book): Cookbook {
  const categories = [...new Set(book.tiles.map(([, category]) => category))];
  const ingredients = book.tiles.map(([kind, category, count, , [en, de, fr, it]], number) => ({
    number,
    kind,
    category,
    group: categories.indexOf(category),
    count,
    name: { id: "tile", args: { en, de, fr, it } },
  }));
  const numbers = new Map(ingredients.map(({ kind, number }) => [kind, number]));
  const strips = book.recipes.map(([name, kinds], number) => ({
    number,
    name,
    length: kinds.length as Length,
    kinds: kinds.map((kind) => numbers.get(kind) ?? -1),
  }));
  return { title: book.title, categories, ingredients, strips };
}
