// How much is fetched, as people read it.
import { words } from "../words/words.svelte";

export function sayMegabytes(bytes: number): string {
  const language = words.language === "pseudo" ? "en" : words.language;
  return new Intl.NumberFormat(language, { style: "unit", unit: "megabyte", minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(bytes / 1e6);
}
