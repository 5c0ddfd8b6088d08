// How far a recipe has come on the mat: a reading of what lies there, for lights and marks only.
import { coverOf, linesOf } from "./board";
import type { Strip } from "./book";
import { STYLE_CUBES, TOKENS } from "./facts";
import type { View } from "./types";

/** A line that can still become the recipe by placing tiles alone. */
export interface OpenLine {
  squares: readonly number[];
  /** The ingredients that lie in it already. */
  laid: readonly number[];
  /** Whether what lies there stands in the order of the strip, one way or the other. */
  isInOrder: boolean;
}

export type Hindrance = "no-token" | "no-tile" | "no-line";

export interface Progress {
  strip: Strip;
  /** The lines that have come furthest, at least one ingredient in each. */
  best: readonly OpenLine[];
  /** The ingredients that lie in the first of them. */
  laid: readonly number[];
  /** Why it cannot be served as things are: for good without a token, else until a card helps. */
  hindrance: Hindrance | null;
  /** The ingredient that is neither in one's hand nor in the pantry. */
  gone: number | null;
  /** Whether it lies there whole, through a square that was changed this turn, and how. */
  whole: "style" | "plain" | null;
}

export function topOf(view: View, square: number): number | null {
  return view.board[square]?.at(-1) ?? null;
}

/** Read a line for a recipe: null if a foreign tile, a double or a Wasabi! lies in the way. */
function readLine(view: View, strip: Strip, squares: readonly number[], covered: ReadonlyMap<number, number>): OpenLine | null {
  const shown = squares.map((square) => topOf(view, square));
  if (squares.some((square) => covered.has(square))) return null;
  const laid = shown.filter((kind) => kind !== null);
  if (laid.some((kind) => !strip.kinds.includes(kind)) || new Set(laid).size < laid.length) return null;
  const backwards = [...strip.kinds].reverse();
  const fits = (order: readonly number[]) => shown.every((kind, step) => kind === null || kind === order[step]);
  return { squares, laid, isInOrder: fits(strip.kinds) || fits(backwards) };
}

export function openLines(view: View, strip: Strip, columns: number): OpenLine[] {
  const covered = coverOf(view.mats);
  return linesOf(columns, strip.length)
    .map((squares) => readLine(view, strip, squares, covered))
    .filter((line) => line !== null);
}

/** The kinds that this viewer has or can take from the pantry. */
function kindsToBeHad(view: View): ReadonlySet<number> {
  const own = view.viewer === null ? [] : (view.hands[view.viewer] ?? []);
  const chopped = view.turn.chopped !== null && view.seat === view.viewer ? [view.turn.chopped] : [];
  return new Set([...view.pantry.keys()].filter((kind) => view.pantry[kind]).concat(own, chopped));
}

export function progressOf(view: View, strip: Strip, columns: number, tokensUsed: number): Progress {
  const had = kindsToBeHad(view);
  const lacks = (line: OpenLine) => strip.kinds.filter((kind) => !line.laid.includes(kind) && !had.has(kind));
  const lines = openLines(view, strip, columns);
  const within = lines.filter((line) => lacks(line).length === 0);
  const considered = within.length ? within : lines;
  const most = Math.max(0, ...considered.map((line) => line.laid.length));
  const best = most === 0 ? [] : considered.filter((line) => line.laid.length === most);
  best.sort((a, b) => Number(b.isInOrder) - Number(a.isInOrder));
  let hindrance: Hindrance | null = null;
  if (tokensUsed >= TOKENS[strip.length]) hindrance = "no-token";
  else if (lines.length === 0) hindrance = "no-line";
  else if (within.length === 0) hindrance = "no-tile";
  const [first] = best.length ? best : considered;
  const gone = hindrance === "no-tile" && first ? (lacks(first)[0] ?? null) : null;
  return { strip, best, laid: best[0]?.laid ?? [], hindrance, gone, whole: wholeIn(view, strip, best) };
}

function wholeIn(view: View, strip: Strip, best: readonly OpenLine[]): Progress["whole"] {
  const fresh = best.filter(
    ({ squares, laid }) => laid.length === strip.length && squares.some((square) => view.turn.changed.includes(square)),
  );
  if (fresh.length === 0) return null;
  return fresh.some((line) => line.isInOrder) && STYLE_CUBES[strip.length] > 0 ? "style" : "plain";
}

/** What a light on a square means: a recipe grows there, or is done, perhaps in its order. */
export type Light = "grows" | "serves" | "style";
const BRIGHTER: Record<Light, number> = { grows: 0, serves: 1, style: 2 };

/** Light the empty squares where one of these tiles would help one of these recipes most. */
export function lightsFor(
  view: View,
  progress: readonly Progress[],
  kinds: readonly number[],
  columns: number,
): ReadonlyMap<number, Light> {
  const lights = new Map<number, Light>();
  for (const { strip, hindrance } of progress) {
    if (hindrance === "no-token") continue;
    const lines = openLines(view, strip, columns).filter((line) => kinds.some((kind) => strip.kinds.includes(kind) && !line.laid.includes(kind)));
    const most = Math.max(1, ...lines.map((line) => line.laid.length));
    for (const line of lines) {
      if (line.laid.length < most) continue;
      const light = lightOf(strip, line);
      for (const square of nextTo(view, line)) {
        const before = lights.get(square);
        if (!before || BRIGHTER[light] > BRIGHTER[before]) lights.set(square, light);
      }
    }
  }
  return lights;
}

/** The empty squares of a line beside a tile of it. */
function nextTo(view: View, { squares }: OpenLine): number[] {
  const isLaid = (square: number | undefined) => square !== undefined && topOf(view, square) !== null;
  return squares.filter((square, step) => !isLaid(square) && (isLaid(squares[step - 1]) || isLaid(squares[step + 1])));
}

function lightOf(strip: Strip, line: OpenLine): Light {
  if (line.laid.length + 1 < strip.length) return "grows";
  return line.isInOrder && STYLE_CUBES[strip.length] > 0 ? "style" : "serves";
}
