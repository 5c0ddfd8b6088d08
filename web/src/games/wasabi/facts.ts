// What is printed on board and tokens; a test compares it with the rules' own figures.
import facts from "./facts.json";

export const LENGTHS = [2, 3, 4, 5] as const;
export type Length = (typeof LENGTHS)[number];
export const CARDS = ["stack", "spicy", "chop", "switch", "wasabi"] as const;
export type Card = (typeof CARDS)[number];

const byLength = (printed: Record<`${Length}`, number>): Record<Length, number> => ({
  2: printed[2],
  3: printed[3],
  4: printed[4],
  5: printed[5],
});
export const TOKENS = byLength(facts.tokens);
export const TOKEN_POINTS = byLength(facts.tokenPoints);
export const STYLE_CUBES = byLength(facts.styleCubes);

export const ALL_TOKENS = LENGTHS.reduce((sum, length) => sum + TOKENS[length], 0);

export const { rows: ROWS, columns: COLUMNS, tilesInHand: TILES_IN_HAND } = facts;

export const { house: HOUSE } = facts;

const inPlay: Record<string, number> = facts.columnsInPlay;

export function columnsInPlay(players: number): number {
  return inPlay[players] ?? COLUMNS;
}
