// The drawings of Wasabi!, by the names of the house's recipe book.
import { named } from "../../drawings/drawings";

const files = named(
  import.meta.glob<string>("../../drawings/wasabi/*.svg", { query: "?raw", import: "default", eager: true }),
);
const HOUSE_CATEGORIES = ["base", "fish", "sea", "garden", "warm", "rare"];

const OTHER = /^(category-.*|.*-back|.*-token|style|chop|spicy|stack|switch|wasabi)$/;

export const drawing = (name: string): string | undefined => files[name];

/** An ingredient's; one of another book may be called as a card is. */
export function drawingOf(kind: string): string | undefined {
  return OTHER.test(kind) ? undefined : files[kind];
}

/** A category's corner mark; those of another book get the house's marks in turn. */
export function markOf(category: string, group: number): string | undefined {
  return files[`category-${category}`] ?? files[`category-${HOUSE_CATEGORIES[group]}`];
}
