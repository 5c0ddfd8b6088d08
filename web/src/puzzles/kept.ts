// What this device knows of its puzzles, by game.
import { forgetKept, keep, recall } from "../wire/keep";
import type { Marks } from "./repetition";

const nameOf = (game: string): string => `puzzles.${game}`;

export const keptMarks = (game: string): Marks => recall<Marks>(nameOf(game), {});
export const keepMarks = (game: string, marks: Marks): void => keep(nameOf(game), marks);
export const forgetMarks = (game: string): void => forgetKept(nameOf(game));
