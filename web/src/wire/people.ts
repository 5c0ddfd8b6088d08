// Who sits where, as the page shows it: everybody has a name, a colour and the crest that goes with it.
import { t } from "../words/words.svelte";
import type { SeatShown, TableShown } from "./types";

export type Colour = NonNullable<SeatShown["colour"]>;
export const COLOURS: readonly Colour[] = [
  "salmon",
  "sea",
  "egg",
  "plum",
  "wasabi",
  "tuna",
  "nori",
  "soy",
];

/** One crest a colour, so that nobody needs to tell colours apart. */
export const CRESTS: Record<Colour, string> = {
  salmon: "carp",
  tuna: "fan",
  egg: "moon",
  wasabi: "bamboo",
  sea: "wave",
  soy: "umbrella",
  nori: "pine",
  plum: "plum",
};

export interface Person {
  seat: number;
  name: string;
  colour: Colour;
  isBot: boolean;
  isFree: boolean;
  shown: SeatShown;
}

/** Give free places a colour that nobody else has; bots are called by the crest of theirs. */
export function people(table: TableShown): Person[] {
  const taken = new Set(table.seats.map((seat) => seat.colour));
  const free = COLOURS.filter((colour) => !taken.has(colour));
  return table.seats.map((shown, seat) => {
    const colour = shown.colour ?? free.shift() ?? "sea";
    const isFree = shown.kind === "free";
    const name = shown.name || (isFree ? t("place-free") : t(`crest-${CRESTS[colour]}`));
    return { seat, name, colour, isBot: shown.kind === "bot", isFree, shown };
  });
}
