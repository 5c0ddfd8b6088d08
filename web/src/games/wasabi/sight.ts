// What the engine is asked about the mat: what this viewer sees, in numbers, and what it tells of that.
import type { Engine } from "../../engine/engine";
import { tokensOf } from "./book";
import { LENGTHS } from "./facts";
import type { Book, View } from "./types";

export type Hindrance = "no-token" | "no-line" | "no-tile";
/** What a light on a square means: a recipe grows there, or is done, perhaps in its order. */
export type Light = "grows" | "serves" | "style";

/** How far a recipe has come. */
export interface Progress {
  /** The ingredients that lie in the line that has come furthest. */
  laid: readonly number[];
  /** The squares of the lines that have come furthest; of a recipe that can be served, of those that count now. */
  squares: readonly number[];
  /** Why it cannot be served as things are: for good without a token, else until a card helps. */
  hindrance: Hindrance | null;
  /** The ingredient that is neither in one's hand nor in the pantry. */
  gone: number | null;
  /** Whether it lies there whole, through a square that was changed this turn, and how. */
  whole: "style" | "plain" | null;
}

export interface Glance {
  /** The kind on top of each square; -1: no tile. */
  tops: readonly number[];
  /** How each recipe of the viewer's stands. */
  recipes: readonly Progress[];
  lights: ReadonlyMap<number, Light>;
  /** Whether phase 1 still goes on. */
  isPlaying: boolean;
  /** Whether anything is asked after phase 1 has ended. */
  isRefilling: boolean;
}

/** Which squares are to be lit: those where one of these tiles helps one of these recipes, by their places. */
export interface Wanted {
  kinds: readonly number[];
  places: readonly number[];
}

const NOTHING: Wanted = { kinds: [], places: [] };
/** How the book calls the two kinds that have rules of their own. */
export const RICE = "rice";
export const MAKI = "maki";

type Wasabi = Engine<"wasabi">;

/** A Setup with the table's own recipe book. */
export function setupOf(engine: Wasabi, options: View["options"]): Uint8Array {
  const setup = engine.setup(options);
  engine.functions.engine_read_book(engine.encode("Book", numbered(engine, options["recipe-book"])), setup);
  return setup;
}

/** A book by numbers: kinds and categories in the order of the book. */
export function numbered({ numbers: { LONGEST, STRIP_COUNT } }: Wasabi, book: Book) {
  const { tiles, recipes } = book;
  const { points, cubes } = tokensOf(book);
  const kinds = tiles.map(([kind]) => kind);
  const categories = [...new Set(tiles.map(([, category]) => category))];
  const printed = (strip: number, place: number) => kinds.indexOf(recipes[strip]?.[1][place] ?? "");
  return {
    kinds: kinds.length,
    rice: kinds.indexOf(RICE),
    maki: kinds.indexOf(MAKI),
    tiles: tiles.map(([, , count]) => count),
    categories: tiles.map(([, category]) => categories.indexOf(category)),
    is_unique: tiles.map(([, , , isUnique]) => Number(isUnique)),
    token_points: LENGTHS.map((length) => points[length]),
    style_cubes: LENGTHS.map((length) => cubes[length]),
    ingredients: Array.from({ length: STRIP_COUNT }, (_, strip) => Array.from({ length: LONGEST }, (_, place) => printed(strip, place))),
  };
}

/** What the viewer sees; a watcher has nothing. */
function sightOf(engine: Wasabi, view: View, { kinds, places }: Wanted): Uint8Array {
  const { viewer, board, mats, turn } = view;
  const hand = viewer === null ? [] : (view.hands[viewer] ?? []);
  const strips = stripsOf(view);
  const buried = board.flatMap((stack, square) => stack.slice(0, -1).map((kind) => ({ kind, square })));
  const lengthOf = (number: number) => view.options["recipe-book"].recipes[number]?.[1].length ?? 0;
  const served = (viewer === null ? [] : (view.served[viewer] ?? [])).map(([number]) => lengthOf(number));
  const { SHORTEST, LENGTH_COUNT, KIND_COUNT, STRIPS_HELD } = engine.numbers;
  const numbers = (count: number) => [...Array(count).keys()];
  return engine.encode("Sight", {
    tops: board.map((stack) => stack.at(-1) ?? -1),
    buried: buried.length,
    buried_kinds: buried.map(({ kind }) => kind),
    buried_squares: buried.map(({ square }) => square),
    mats_laid: mats.length,
    mats,
    changed_count: turn.changed.length,
    changed: turn.changed,
    chopped: (view.seat === viewer ? turn.chopped : null) ?? -1,
    rewards: turn.rewards,
    pantry: view.pantry,
    in_kitchen: view.kitchen.length,
    in_piles: view.piles.reduce((sum, count) => sum + count, 0),
    hand_size: hand.length,
    hand,
    strip_count: strips.length,
    strips,
    used: numbers(LENGTH_COUNT).map((place) => served.filter((length) => length === place + SHORTEST).length),
    is_meant: numbers(STRIPS_HELD).map((place) => Number(places.includes(place))),
    is_lit: numbers(KIND_COUNT).map((kind) => Number(kinds.includes(kind))),
  });
}

function stripsOf({ viewer, recipes }: View): readonly number[] {
  const own = viewer === null ? undefined : recipes[viewer];
  return own?.recipes === "known" ? own.strips : [];
}

/** Tell how the viewer's recipes stand; with a code, after that command of phase 1. */
export function glance(engine: Wasabi, setup: Uint8Array, view: View, code: number | null, wanted: Wanted = NOTHING): Glance {
  const { STAGE_PLAY, STAGE_CARDS, STAGE_TILES, STAGE_RECIPES } = engine.numbers;
  const bytes = engine.empty("Glance");
  engine.functions.engine_glance(setup, sightOf(engine, view, wanted), code ?? -1, bytes);
  const { tops, stage, recipes, lights } = engine.decode("Glance", bytes);
  const book = view.options["recipe-book"];
  const numbers = new Map(book.tiles.map(([kind], number) => [kind, number]));
  const kindsOf = (strip: number) => (book.recipes[strip]?.[1] ?? []).map((kind) => numbers.get(kind) ?? -1);
  return {
    tops,
    recipes: stripsOf(view).flatMap((strip, place): Progress[] => {
      const told = recipes[place];
      if (!told) return [];
      return [
        {
          laid: kindsOf(strip).filter((_, at) => told.is_laid[at]),
          squares: told.is_line.flatMap((isLine, square) => (isLine ? [square] : [])),
          hindrance: HINDRANCES(engine)[told.hindrance] ?? null,
          gone: told.gone < 0 ? null : told.gone,
          whole: told.cubes < 0 ? null : told.cubes > 0 ? "style" : "plain",
        },
      ];
    }),
    lights: new Map(lights.flatMap((light, square): [number, Light][] => named(LIGHTS(engine)[light], square))),
    isPlaying: stage === STAGE_PLAY,
    isRefilling: ([STAGE_CARDS, STAGE_TILES, STAGE_RECIPES] as number[]).includes(stage),
  };
}

const named = (light: Light | undefined, square: number): [number, Light][] => (light ? [[square, light]] : []);

const HINDRANCES = ({ numbers }: Wasabi): Record<number, Hindrance> => ({
  [numbers.NO_TOKEN_LEFT]: "no-token",
  [numbers.NO_LINE_LEFT]: "no-line",
  [numbers.NO_TILE_LEFT]: "no-tile",
});
const LIGHTS = ({ numbers }: Wasabi): Record<number, Light> => ({
  [numbers.GROWS]: "grows",
  [numbers.SERVES]: "serves",
  [numbers.SHOWS_STYLE]: "style",
});
