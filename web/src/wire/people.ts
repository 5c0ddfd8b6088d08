// Who sits where, as the page shows it: everybody has a name, a colour and the crest that goes with it.
import { t } from "../words/words.svelte";
import { isSlow } from "./slow";
import type { Line, Phrase, SeatShown, TableShown } from "./types";

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

/** Why a person does not play: a bot does for them, or the connection is lost. */
export type Absence = "" | "bot" | "offline";

export interface Person {
  seat: number;
  name: string;
  colour: Colour;
  /** A bot of the house, or a program of somebody's own: its crest is square. */
  isBot: boolean;
  isFree: boolean;
  away: Absence;
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
    const away = absenceOf(shown, isSlow(table.settings));
    return { seat, name, colour, isBot: shown["is-bot"], isFree, away, shown };
  });
}

/** At a slow table people come and go, and nobody is missed. */
function absenceOf({ kind, level, presence }: SeatShown, isSlowTable: boolean): Absence {
  if (kind !== "person") return "";
  if (level) return "bot";
  return presence === "here" || isSlowTable ? "" : "offline";
}

/** Whether people go by their crests alone from now on. */
export function hidesNames(before: TableShown | null, after: TableShown): boolean {
  return before !== null && before.settings.names === "own" && after.settings.names === "crests";
}

/** Take names that were typed out of lines, once the table calls people by their crests alone. */
export function withoutNames(lines: readonly Line[]): Line[] {
  const isNamed = ({ say }: Line) => ["name", "old", "names"].some((key) => typeof say?.args[key] === "string");
  return lines.map((line) => (isNamed(line) ? { ...line, say: null } : line));
}

/** Say on a seat why its person does not play; nothing if they do. */
export function sayAway({ away, name }: Person): string {
  if (away === "bot") return t("away-bots", { names: name });
  return away === "offline" ? t("away-dropped", { name }) : "";
}

/** Say who plays again, after a bot did for them or their connection was lost; null: nobody. */
export function returnNews(before: readonly Person[], after: readonly Person[], own: readonly number[]): Phrase | null {
  const back = after.find(({ seat, name, away }) => {
    const was = before[seat];
    return was?.away && !away && was.name === name && was.shown.kind === "person" && !own.includes(seat);
  });
  return back ? { id: "away-back", args: { name: back.name } } : null;
}

/** Say whose connection was lost or is back; what bots do meanwhile is told by the table itself. */
export function presenceNews(before: readonly Person[], after: readonly Person[], own: readonly number[]): Phrase[] {
  return after.flatMap((person) => {
    const was = before[person.seat];
    const isSame = was?.shown.kind === "person" && was.name === person.name;
    if (!isSame || own.includes(person.seat) || was.away === person.away) return [];
    if (was.away === "bot" || person.away === "bot") return [];
    return [{ id: person.away ? "away-dropped" : "away-back", args: { name: person.name } }];
  });
}
