// A recipe book that is being typed in from a box: its form and its changes. What is right is not known here.
import type { Book, Recipe, Tile } from "../games/wasabi/types";
import facts from "./facts.json";

/** As many signs as a name in a book may have, and what two digits can count. */
export const LONGEST_NAME = 40;
export const MOST_COUNT = 99;

export interface Ingredient {
  /** How the book calls it; rice and maki have rules of their own. */
  kind: string;
  /** What its owner calls it; nothing: the house's name, in every language. */
  name: string;
  category: string;
  /** None: the box does not have it. */
  count: number;
  isUnique: boolean;
}

export interface Strip {
  kinds: readonly string[];
  /** Nothing: it is called by its number. */
  name: string;
}

export interface Sheet {
  title: string;
  ingredients: readonly Ingredient[];
  strips: readonly Strip[];
  /** The strip that is being entered. */
  draft: readonly string[];
  /** What is printed on tokens, the shortest length first. */
  points: readonly number[];
  cubes: readonly number[];
}

const HOUSE = new Map(facts.tiles.map((tile) => [String(tile[0]), tile as unknown as Tile]));
export const HOUSE_KINDS: readonly string[] = [...HOUSE.keys()];
export const houseTile = (kind: string): Tile | undefined => HOUSE.get(kind);

export function newSheet(title: string): Sheet {
  const ingredients = facts.tiles.map((tile) => {
    const [kind, category, count, isUnique] = tile as unknown as Tile;
    return { kind, name: "", category, count, isUnique };
  });
  return { title, ingredients, strips: [], draft: [], ...facts.tokens };
}

/** Leave out what no name may hold, and what is too long. */
export function cleanName(typed: string): string {
  return [...typed.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "").trim()].slice(0, LONGEST_NAME).join("");
}

export function withIngredient(sheet: Sheet, kind: string, change: Partial<Ingredient>): Sheet {
  return { ...sheet, ingredients: sheet.ingredients.map((one) => (one.kind === kind ? { ...one, ...change } : one)) };
}

export function withOwn(sheet: Sheet, own: Omit<Ingredient, "kind">): Sheet {
  const taken = new Set(sheet.ingredients.map(({ kind }) => kind));
  const number = Array.from({ length: taken.size + 1 }, (_, at) => at + 1).find((at) => !taken.has(`own-${at}`)) ?? 0;
  return { ...sheet, ingredients: [...sheet.ingredients, { ...own, kind: `own-${number}` }] };
}

export function withStrip(sheet: Sheet, at: number, strip: Strip): Sheet {
  return { ...sheet, strips: sheet.strips.map((one, place) => (place === at ? strip : one)) };
}

export function withoutStrip(sheet: Sheet, at: number): Sheet {
  return { ...sheet, strips: sheet.strips.filter((_, place) => place !== at) };
}

export const isUsed = ({ strips, draft }: Sheet, kind: string): boolean => draft.includes(kind) || strips.some(({ kinds }) => kinds.includes(kind));

/** What the box has, and what strips ask for though it has none. */
export function inPlay(sheet: Sheet): Ingredient[] {
  return sheet.ingredients.filter(({ kind, count }) => count > 0 || isUsed(sheet, kind));
}

/** The sheet as a book; strips in the order in which they were entered. */
export function bookOf(sheet: Sheet): Book {
  const tiles = inPlay(sheet).map(({ kind, name, category, count, isUnique }): Tile => {
    const names = houseTile(kind)?.[4];
    return [kind, category, count, isUnique, name || !names ? [name, name, name, name] : names];
  });
  const recipes = sheet.strips.map(({ name, kinds }, at): Recipe => [name || numberOf(at), [...kinds]]);
  const tokens = { points: four(sheet.points), cubes: four(sheet.cubes) };
  return { title: sheet.title, tiles, recipes, tokens };
}

/** How a strip without a name is called, in all languages. */
export const numberOf = (at: number): string => `№ ${at + 1}`;

const four = ([one = 0, two = 0, three = 0, more = 0]: readonly number[]): [number, number, number, number] => [one, two, three, more];

/** The file that `sushiya recipes check` and tables read; names that stand twice get a number. */
export function tomlOf(sheet: Sheet, comment = ""): string {
  const { title, tiles, recipes, tokens } = bookOf(sheet);
  const used = new Map<string, number>();
  const named = recipes.map(([name, kinds]): [string, readonly string[]] => {
    const times = (used.get(name) ?? 0) + 1;
    used.set(name, times);
    return [times > 1 ? `${name.slice(0, LONGEST_NAME - 5)} (${times})` : name, kinds];
  });
  return [
    ...(comment ? [`# ${comment}`] : []),
    `title = ${quoted(title)}`,
    "",
    "[tokens]",
    `points = [${(tokens?.points ?? []).join(", ")}]`,
    `cubes = [${(tokens?.cubes ?? []).join(", ")}]`,
    "",
    "[tiles]",
    ...tiles.filter(([, , count]) => count > 0).map(tileLine),
    "",
    "[recipes]",
    ...named.map(([name, kinds]) => `${quoted(name)} = [${kinds.map(quoted).join(", ")}]`),
    "",
  ].join("\n");
}

function tileLine([kind, category, count, isUnique, [en, de, fr, it]]: Tile): string {
  const names = Object.entries({ en, de, fr, it }).map(([language, name]) => `${language} = ${quoted(name)}`);
  return `${quoted(kind)} = { category = ${quoted(category)}, count = ${count}, unique = ${isUnique}, ${names.join(", ")} }`;
}

/** JSON's strings are strings of TOML, too. */
const quoted = (text: string): string => JSON.stringify(text);
