// What bots' levels are called; one that the page has no words for goes by its own name.
import { t, words } from "../words/words.svelte";

export function levelName(level: string): string {
  return words.has(`level-${level}`) ? t(`level-${level}`) : level;
}

export function levelHint(level: string): string {
  return words.has(`level-${level}-hint`) ? t(`level-${level}-hint`) : "";
}
