// The recipe book as the screen reads it: ingredients by number, strips by number.
import type { Phrase } from "../../wire/types";
import { HOUSE, type Length, STYLE_CUBES, TOKEN_POINTS } from "./facts";
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
  name: Phrase;
  length: Length;
  /** Its ingredients' numbers, in the order that shows style. */
  kinds: readonly number[];
}

export interface Cookbook {
  title: Phrase;
  categories: readonly string[];
  ingredients: readonly Ingredient[];
  strips: readonly Strip[];
  /** What is printed on tokens. */
  points: Record<Length, number>;
  cubes: Record<Length, number>;
}

/** Whether title and recipes are called as in the book of the house, whose names are translated. */
function hasHouseNames({ title, recipes }: Book): boolean {
  return title === HOUSE.title && recipes.length === HOUSE.recipes.length && recipes.every(([name], at) => name === HOUSE.recipes[at]);
}

const typedIn = (name: string): Phrase => ({ id: "typed-in", args: { name } });

export function sayBook(book: Book): Phrase {
  return hasHouseNames(book) ? { id: "option-recipe-book-house", args: {} } : typedIn(book.title);
}

export function sayRecipes(book: Book): readonly Phrase[] {
  const names = book.recipes.map(([name]) => name);
  if (!hasHouseNames(book)) return names.map(typedIn);
  return names.map((name) => ({ id: `recipe-${name.toLowerCase().replaceAll("'", "").replaceAll(" ", "-")}`, args: {} }));
}

/** A book that says nothing of its tokens has the usual ones. */
export function tokensOf({ tokens }: Pick<Book, "tokens">): Pick<Cookbook, "points" | "cubes"> {
  if (!tokens) return { points: TOKEN_POINTS, cubes: STYLE_CUBES };
  const [two, three, four, five] = tokens.points;
  const [none, one, more, most] = tokens.cubes;
  return { points: { 2: two, 3: three, 4: four, 5: five }, cubes: { 2: none, 3: one, 4: more, 5: most } };
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
  const names = sayRecipes(book);
  const strips = book.recipes.map(([name, kinds], number) => ({
    number,
    name: names[number] ?? typedIn(name),
    length: kinds.length as Length,
    kinds: kinds.map((kind) => numbers.get(kind) ?? -1),
  }));
  return { title: sayBook(book), categories, ingredients, strips, ...tokensOf(book) };
}
