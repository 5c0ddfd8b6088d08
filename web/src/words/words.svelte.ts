// The words of this page: the language that was chosen, and the catalogues that speak it.
import { untrack } from "svelte";
import { keep, recall } from "../wire/keep";
import type { Refusal } from "../wire/types";
import { type Arg, Catalogue, type Hearer, PSEUDO } from "./catalogue";
import { isIn, load } from "./sources";

export const LANGUAGES = ["de", "en", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
type Spoken = Language | typeof PSEUDO;

// Options of a glob must be written out where it stands.
const HOUSE = import.meta.glob<string>(
  [
    "../../../src/sushiya/core/messages/*.ftl",
    "../../../src/sushiya/host/messages/*.ftl",
    "../../../src/sushiya/server/messages/*.ftl",
    "./messages/lobby/*.ftl",
  ],
  { query: "?raw", import: "default" },
);
// What is said at any table; the counter is small without it.
const TABLES = import.meta.glob<string>(
  ["./messages/room/*.ftl", "./messages/shell/*.ftl", "./messages/plain/*.ftl"],
  { query: "?raw", import: "default" },
);
function firstLanguage(): Spoken {
  const chosen = recall<string>("language", "");
  if (isSpoken(chosen)) return chosen;
  for (const wish of navigator.languages) {
    const language = wish.slice(0, 2).toLowerCase();
    if (isSpoken(language)) return language;
  }
  return "en";
}

function isSpoken(language: string): language is Spoken {
  return (LANGUAGES as readonly string[]).includes(language) || language === PSEUDO;
}

class Words {
  language = $state<Spoken>("en");
  #house = $state.raw<string[]>([]);
  #tables: Promise<void> | null = null;
  #games = $state.raw<ReadonlyMap<string, string[]>>(new Map());
  #base = $derived(new Catalogue(this.language, this.#house));
  isReady = $derived(this.#house.length > 0);

  /** Speak another language, once all its words are there. */
  async speak(language: Spoken = firstLanguage()): Promise<void> {
    const games = [...this.#games.keys()];
    const [house, tables, ...spoken] = await Promise.all([
      load(HOUSE, (path) => isIn(path, language)),
      this.#tables ? load(TABLES, (path) => isIn(path, language)) : [],
      ...games.map((game) => this.#load(game, language)),
    ]);
    this.language = language;
    this.#house = [...house, ...tables];
    this.#games = new Map(games.map((game, place) => [game, spoken[place] ?? []]));
    document.documentElement.lang = language === PSEUDO ? "en" : language;
  }

  choose(language: Spoken): Promise<void> {
    keep("language", language);
    return this.speak(language);
  }

  /** Get the words that every table needs, from the waiting room to the end. */
  learnTables(): Promise<void> {
    this.#tables ??= load(TABLES, (path) => isIn(path, this.language)).then((tables) => {
      this.#house = [...this.#house, ...tables];
    });
    return this.#tables;
  }

  /** Get the words of a game or of a page; nothing of it can be said before. */
  async learn(game: string): Promise<void> {
    // Whoever waits for these words need not wait anew when others are learnt.
    if (untrack(() => this.#games.has(game))) return;
    const sources = await this.#load(game, untrack(() => this.language));
    this.#games = new Map([...this.#games, [game, sources]]);
  }

  knows(game: string): boolean {
    return this.#games.has(game);
  }

  /** The catalogue of a game's table: shared words, the page's own, the game's, and of more chapters. */
  of(game: string, edition = "", ...more: string[]): Catalogue {
    const sources = [...this.#house, ...[game, ...more].flatMap((chapter) => this.#games.get(chapter) ?? [])];
    return new Catalogue(this.language, sources, { edition });
  }

  text(id: string, args: Record<string, Arg> = {}): string {
    return this.#base.text(id, args);
  }

  has(id: string): boolean {
    return this.#base.has(id);
  }

  /** The list of chapters is long, and the first page needs none of them. */
  async #load(chapter: string, language: string): Promise<string[]> {
    return (await import("./chapters")).loadChapter(chapter, language);
  }
}

export const words = new Words();

/** Say a message of the page, in the language chosen; it changes with it. */
export function t(id: string, args: Record<string, Arg> = {}): string {
  return words.text(id, args);
}

/** Say why not; a game's own refusals cite a rule and need the game's catalogue. */
export function sayRefusal(refusal: Refusal, catalogue?: Catalogue, hearer: Hearer = {}): string {
  const phrase = { id: `refusal-${refusal.code}`, args: { ...refusal.args, rule: refusal.rule } };
  return catalogue && refusal.rule ? catalogue.say(phrase, hearer) : words.text(phrase.id, phrase.args);
}
