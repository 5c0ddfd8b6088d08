// A small scene that shows how a game goes: drawings and signs on a ground of 160 by 100, placed by their middle.
interface Spot {
  x: number;
  y: number;
  /** Its width. */
  size: number;
  turn?: number;
}

/** A drawing, bare or on something: a card, a tile. */
interface Piece extends Spot {
  drawing: string;
  on?: "card" | "tile";
  /** For a drawing that takes the colour of its seat. */
  seat?: string;
  isDim?: boolean;
  isLit?: boolean;
}

/** Digits and signs that need no language. */
interface Sign extends Spot {
  sign: string;
}

interface Arrow extends Spot {
  arrow: true;
}

/** An empty square, or a strip that things lie on. */
interface Ground extends Spot {
  ground: "square" | "strip";
  height: number;
  isLit?: boolean;
}

export type Item = Piece | Sign | Arrow | Ground;
export type Scene = readonly Item[];

export interface Story {
  drawings: Record<string, string>;
  scenes: readonly Scene[];
}

/** Lay things side by side, evenly, around a middle. */
export function row(
  { x, y, size, step }: { x: number; y: number; size: number; step: number },
  things: readonly ((spot: Spot) => Item)[],
): Item[] {
  return things.map((thing, place) => thing({ x: x + (place - (things.length - 1) / 2) * step, y, size }));
}

type Look = Partial<Omit<Piece, "drawing" | keyof Spot>> & { turn?: number };
export const card = (drawing: string, look: Look = {}) => (spot: Spot): Piece => ({ ...spot, drawing, on: "card", ...look });
export const tile = (drawing: string, look: Look = {}) => (spot: Spot): Piece => ({ ...spot, drawing, on: "tile", ...look });
export const bare = (drawing: string, look: Look = {}) => (spot: Spot): Piece => ({ ...spot, drawing, ...look });
export const square = () => (spot: Spot): Ground => ({ ...spot, ground: "square", height: spot.size });
export const sign = (text: string, x: number, y: number, size: number): Sign => ({ sign: text, x, y, size });
export const arrow = (x: number, y: number, size: number, turn = 0): Arrow => ({ arrow: true, x, y, size, turn });
