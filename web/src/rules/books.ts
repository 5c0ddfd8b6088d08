// The texts of rules by game and language, and the pictures of their examples; fetched when somebody reads them.
import type { Component } from "svelte";
import type { Catalogue } from "../words/catalogue";
import { type Page, readPage } from "./page";

const GUIDES = import.meta.glob<string>("../../../src/sushiya/games/*/guide/*.md", { query: "?raw", import: "default" });
const BOOKS = import.meta.glob<string>("../../../src/sushiya/games/*/rulebook/*.md", { query: "?raw", import: "default" });
const EXAMPLES = import.meta.glob<Record<string, Example>>("../../../src/sushiya/games/*/guide/examples.json", { import: "default" });
const PICTURES = import.meta.glob<Component<PictureProps>>("../games/*/guide/Example.svelte", { import: "default" });

/** An example as the rules check it; what else it holds is its game's matter. */
export interface Example {
  draws: string;
}

export interface PictureProps {
  example: Example;
  catalogue: Catalogue;
}

export interface Rules {
  guide: Page;
  book: Page;
  examples: Readonly<Record<string, Example>>;
  Picture: Component<PictureProps> | null;
}

const EMPTY: Page = { lead: [], parts: [] };

async function pageOf(files: Record<string, () => Promise<string>>, end: string): Promise<Page> {
  const file = Object.entries(files).find(([path]) => path.endsWith(end))?.[1];
  return file ? readPage(await file()) : EMPTY;
}

export async function loadRules(game: string, language: string): Promise<Rules> {
  const folder = game.replaceAll("-", "_");
  const examples = Object.entries(EXAMPLES).find(([path]) => path.endsWith(`/${folder}/guide/examples.json`))?.[1];
  const [guide, book, found, Picture] = await Promise.all([
    pageOf(GUIDES, `/${folder}/guide/${language}.md`),
    pageOf(BOOKS, `/${folder}/rulebook/${language}.md`),
    examples?.() ?? {},
    PICTURES[`../games/${game}/guide/Example.svelte`]?.() ?? null,
  ]);
  return { guide, book, examples: found, Picture };
}
