// What bots' levels are called, how they play, and their crests; one that the page does not know goes by its own name.
import { named } from "../drawings/drawings";
import { t, words } from "../words/words.svelte";

export function levelName(level: string): string {
  return words.has(`level-${level}`) ? t(`level-${level}`) : level;
}

export function levelHint(level: string): string {
  return words.has(`level-${level}-hint`) ? t(`level-${level}-hint`) : "";
}

const drawings = named(
  import.meta.glob<string>("../drawings/levels/*.svg", { query: "?raw", import: "default", eager: true }),
);
export const levelCrest = (level: string): string | undefined => drawings[level];

/** Where a new player begins. */
export const FIRST_LEVEL = "apprentice";
