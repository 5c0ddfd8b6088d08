// Shares as people read them.
import { words } from "../words/words.svelte";

export function sayPercent(share: number): string {
  return share.toLocaleString(words.language === "pseudo" ? "en" : words.language, { style: "percent", maximumFractionDigits: 0 });
}
