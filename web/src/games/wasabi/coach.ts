// What the coach must know of Wasabi! to set a table up, and to name what its reasons speak of.
import type { GameCoach } from "../../coach/game";
import { openEngine } from "../../engine/engine";
import { openBook, sayBook } from "./book";
import { setupOf } from "./sight";
import type { View } from "./types";

const coach: GameCoach<View["options"]> = {
  setup: async (options) => setupOf(await openEngine("wasabi"), options),
  figure(name, value, { "recipe-book": book }) {
    const { strips, ingredients } = openBook(book);
    if (name === "recipe") return strips[value]?.name ?? null;
    return name === "tile" ? (ingredients[value]?.name ?? null) : null;
  },
  book: ({ "recipe-book": book }) => sayBook(book),
};
export default coach;
