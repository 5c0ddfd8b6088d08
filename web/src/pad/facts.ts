// What the pad knows of the games before anything is counted; the rules themselves wrote it down.
import facts from "./facts.json";

export const GAMES = ["sushi-go", "wasabi", "sushi-express"] as const;
export type GameName = (typeof GAMES)[number];

interface GameFacts {
  editions: Record<string, { from: number; to: number }>;
  /** House rules that change points, with their choices. */
  house: Record<string, string[]>;
  /** A table's options by edition and number of players, and with the robot. */
  presets: Record<string, Record<string, string | number>>;
  /** What the engine refuses on a sheet, by its numbers less one. */
  refusals: { code: string; rule: string }[];
  rounds: number;
  /** What can be counted, in the engine's order. */
  keys: string[];
  kinds: string[];
}

export function factsOf(game: GameName): GameFacts {
  return facts[game] as unknown as GameFacts;
}

/** How the options of a table are called in `presets`. */
export const presetOf = (edition: string, players: number, withRobot: boolean): string => `${edition} ${players}${withRobot ? " robot" : ""}`;

export function canHaveRobot(game: GameName, edition: string, players: number): boolean {
  return presetOf(edition, players, true) in factsOf(game).presets;
}

export const MOST_CUBES = facts.wasabi.mostCubes;
/** The recipes of the house's book, with their lengths. */
export const RECIPES = facts.wasabi.recipes;
