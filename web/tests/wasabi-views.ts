// Views of Wasabi! that its engine can be asked about.
import type { Book, View } from "../src/games/wasabi/types";
import written from "./wasabi-examples.json";

export const examples = written as unknown as Record<string, unknown[]>;
export const BOOK = examples["book"]?.[0] as Book;

/** What the seat to act sees, as far as the engine is asked. */
export interface Seen extends Pick<View, "board" | "mats" | "turn" | "pantry" | "kitchen" | "piles"> {
  players: number;
  hand: number[];
  strips: number[];
  served: View["served"][number];
}

export function viewOf({ players, hand, strips, served, ...mat }: Seen, book = BOOK): View {
  const options = { edition: "standard", players, "recipe-book": book, hands: "open", starter: "random" };
  const recipes = [{ recipes: "known", strips }];
  return { ...mat, options, viewer: 0, seat: 0, hands: [hand], recipes, served: [served] } as unknown as View;
}

/** An empty mat, and one tile of each kind in the pantry. */
export const EMPTY: Seen = {
  players: 2,
  board: Array.from({ length: 42 }, () => []),
  mats: [],
  turn: { placed: 0, card: null, chopped: null, changed: [], rewards: 0 },
  pantry: BOOK.tiles.map(() => 1),
  kitchen: [],
  piles: [],
  hand: [],
  strips: [],
  served: [],
};
