// What the counter shows of each game beside its form: its dish and its name.
import empty from "../drawings/home/empty.svg?raw";
import { named } from "../drawings/drawings";
import { ownSeat } from "../wire/keys";
import { CRESTS } from "../wire/people";
import type { Card } from "../wire/types";
import { t, words } from "../words/words.svelte";

const dishes = named(
  import.meta.glob<string>("../drawings/home/dish-*.svg", { query: "?raw", import: "default", eager: true }),
);

/** The games of the house, as they stand on the counter. */
export const MENU = ["sushi-go", "wasabi", "sushi-express"] as const;

export const dish = (game: string): string => dishes[`dish-${game}`] ?? empty;

/** Whether the page itself can name a game, so that its whole catalogue need not be loaded for it. */
export const isOnMenu = (game: string): boolean => words.has(`dish-${game}`);

export function gameName(game: string): string {
  if (isOnMenu(game)) return t(`dish-${game}`);
  return words.knows(game) ? words.of(game).text("game") : game;
}

/** Who else is at a listed table: people by their names, and how many bots. */
export function othersAt(card: Card): { people: string[]; bots: number } {
  const own = ownSeat(card.id)?.seat;
  const called = card.names.map((name, seat) => {
    const colour = card.colours[seat];
    return colour ? t(`crest-${CRESTS[colour]}`) : name;
  });
  const people = called.filter((name, seat) => name && seat !== own && !card.bots.includes(seat));
  return { people, bots: card.bots.length };
}
