// How far this device is in its guided first games: the moves of each.
import { forgetKept, keep, recall } from "../wire/keep";

const movesOf = (game: string): string => `first.${game}`;

export const keptFirst = (game: string): readonly string[] => recall<string[]>(movesOf(game), []);

export function keepFirst(game: string, moves: readonly string[]): void {
  if (moves.length) keep(movesOf(game), moves);
  else forgetKept(movesOf(game));
}

/** Whether a first game was begun here, and can be gone on with. */
export const isFirstBegun = (game: string): boolean => keptFirst(game).length > 0;
