// How this device likes to play each game: kept from the last time, and made to fit what the game offers.
import { keep, recall } from "../wire/keep";
import type { EditionForm, GameForm } from "../wire/types";

export interface Wish {
  edition: string;
  players: number;
  /** How well the bots play. */
  level: string;
}

const USUAL_PLAYERS = 4;
const USUAL_LEVEL = "cook";

export function editionOf(form: GameForm, name: string): EditionForm | undefined {
  return form.editions.find((edition) => edition.name === name) ?? form.editions[0];
}

/** Make a wish that can be granted: what the game does not offer becomes the nearest that it does. */
export function fit(form: GameForm, wish: Partial<Wish>): Wish {
  const edition = editionOf(form, wish.edition ?? "");
  const wanted = wish.players ?? USUAL_PLAYERS;
  const [players = wanted] = [...(edition?.players ?? [])].sort(
    (a, b) => Math.abs(a - wanted) - Math.abs(b - wanted),
  );
  const levels = [wish.level, USUAL_LEVEL, form.levels[0]];
  const level = levels.find((one) => one !== undefined && form.levels.includes(one)) ?? "";
  return { edition: edition?.name ?? "", players, level };
}

export function lastWish(form: GameForm): Wish {
  const wishes = recall<Record<string, Partial<Wish>>>("wishes", {});
  return fit(form, (Object.hasOwn(wishes, form.name) && wishes[form.name]) || {});
}

/** Whether a game was begun on this device before. */
export function hasPlayed(game: string): boolean {
  return Object.hasOwn(recall<Record<string, Wish>>("wishes", {}), game);
}

/** Whether no game at all was begun on this device before. */
export function hasPlayedNothing(): boolean {
  return Object.keys(recall<Record<string, Wish>>("wishes", {})).length === 0;
}

export function keepWish(game: string, wish: Wish): void {
  keep("wishes", { ...recall<Record<string, Wish>>("wishes", {}), [game]: wish });
}
