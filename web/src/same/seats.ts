// Who sits at a table of shared cards, as its page calls them.
import { type Colour, COLOURS, CRESTS } from "../wire/people";
import type { SameTableShown } from "../wire/types";
import { t } from "../words/words.svelte";

export interface Sitter {
  seat: number;
  name: string;
  colour: Colour;
  isBot: boolean;
  isFree: boolean;
  isYou: boolean;
  hasSeen: boolean;
  total: number | null;
  rank: number | null;
  points: Readonly<Record<string, number>>;
}

export function sitters(table: SameTableShown): Sitter[] {
  return table.seats.map((one, seat) => {
    const colour = one.colour ?? COLOURS[seat] ?? "sea";
    const isYou = table.yours === seat;
    const crest = t(`crest-${CRESTS[colour]}`);
    const name = one.kind === "free" ? t("place-free") : one.name || crest;
    return {
      seat,
      name: isYou ? t("you") : name,
      colour,
      isBot: one["is-bot"],
      isFree: one.kind === "free",
      isYou,
      hasSeen: one["has-seen"],
      total: table.totals[seat] ?? null,
      rank: table.ranks[seat] ?? null,
      points: table.points[seat] ?? {},
    };
  });
}

/** All kinds of points that anybody has at these tables, in the order of the game. */
export function kindsOf(tables: readonly SameTableShown[]): string[] {
  return [...new Set(tables.flatMap(({ points }) => points.flatMap((one) => Object.keys(one))))];
}
