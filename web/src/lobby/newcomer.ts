// Who somebody is at a table before anything was typed: a colour nobody has, and a name that goes with it.
import { keep, recall } from "../wire/keep";
import { COLOURS, type Colour, type Person } from "../wire/people";

/** Without a name of one's own one is called by the crest of the colour. */
export interface Newcomer {
  name: string;
  colour: Colour;
}

export interface Seated {
  name: string;
  colour: Colour | null;
}

/** Who is there already: before a game bots give way with their colours, but go by names, too. */
export function seatedAt(people: readonly Person[], { isRunning = false } = {}): Seated[] {
  return people
    .filter(({ isFree }) => !isFree)
    .map(({ name, colour, shown }) => ({ name, colour: shown.kind === "bot" && !isRunning ? null : colour }));
}

export const LONGEST_NAME = 16;

/** Count a name's visible characters, as the server does: accents stand on what they belong to. */
export function nameLength(name: string): number {
  return [...name.normalize("NFC")].filter((letter) => !/[\p{M}\ufe0f]/u.test(letter)).length;
}

const isSame = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase();

export function freeColours(seated: readonly Seated[]): readonly Colour[] {
  return COLOURS.filter((colour) => !seated.some((one) => one.colour === colour));
}

/** Propose whom nobody at the table can be mistaken for, as near as can be to who one was last time. */
export function propose(
  last: Partial<Newcomer>,
  seated: readonly Seated[],
  crestName: (colour: Colour) => string,
): Newcomer {
  const isTaken = (name: string) => seated.some((one) => isSame(one.name, name));
  const free = freeColours(seated);
  const named = free.filter((colour) => !isTaken(crestName(colour)));
  const colour = free.find((one) => one === last.colour) ?? named[0] ?? free[0] ?? "salmon";
  const own = last.name ?? "";
  const isOwnFine = own !== "" && !isTaken(own);
  if (isOwnFine || !isTaken(crestName(colour))) return { name: isOwnFine ? own : "", colour };
  return { name: "", colour: named[0] ?? colour };
}

export const lastNewcomer = (): Partial<Newcomer> => recall<Partial<Newcomer>>("newcomer", {});
export const keepNewcomer = (newcomer: Newcomer): void => keep("newcomer", newcomer);
