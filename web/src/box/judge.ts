// What the engine says of a book: what keeps it from being played with, and what is only odd.
import { type Engine, openEngine } from "../engine/engine";
import { numbered } from "../games/wasabi/sight";
import type { Phrase } from "../wire/types";
import facts from "./facts.json";
import { bookOf, houseTile, inPlay, type Sheet } from "./sheet";

const CODES = [...facts.faults, ...facts.oddities];

export interface Remark {
  code: string;
  /** Whether no table can be played with such a book. */
  isFault: boolean;
  /** The strip that it is about. */
  strip: number | null;
  say: Phrase;
}

export interface Limits {
  strips: number;
  kinds: number;
  lengths: readonly number[];
  points: number;
  cubes: number;
}

export interface Judge {
  limits: Limits;
  judge(sheet: Sheet): Remark[];
}

export async function openJudge(): Promise<Judge> {
  const engine = await openEngine("wasabi");
  const { STRIP_COUNT, KIND_COUNT, LENGTH_COUNT, SHORTEST, MOST_TOKEN_POINTS, MOST_STYLE_CUBES } = engine.numbers;
  return {
    limits: {
      strips: STRIP_COUNT,
      kinds: KIND_COUNT,
      lengths: Array.from({ length: LENGTH_COUNT }, (_, at) => SHORTEST + at),
      points: MOST_TOKEN_POINTS,
      cubes: MOST_STYLE_CUBES,
    },
    judge: (sheet) => ask(engine, sheet),
  };
}

function ask(engine: Engine<"wasabi">, sheet: Sheet): Remark[] {
  const bytes = engine.empty("Remarks");
  engine.functions.engine_check_book(engine.encode("Book", numbered(engine, bookOf(sheet))), bytes);
  const { count, list } = engine.decode("Remarks", bytes);
  const kinds = inPlay(sheet).map(({ kind }) => kind);
  const aboutStrips = ["length", "no-such-kind", "repeats", "same"];
  return list.slice(0, count).map(({ code, at, found, wanted }) => {
    const name = CODES[code] ?? "";
    const isAboutStrip = aboutStrips.includes(name);
    const kind = name === "kind-missing" ? ["rice", "maki"][found] : kinds[name === "unique-count" ? at : found];
    const args = {
      found,
      wanted,
      most: wanted,
      least: wanted,
      length: found,
      categories: wanted,
      tiles: engine.numbers.START_TILES,
      name: isAboutStrip ? sayStrip(sheet, at) : "",
      other: name === "same" ? sayStrip(sheet, found) : "",
      kind: kind ? sayKind(sheet, kind) : "",
    };
    return { code: name, isFault: code < engine.numbers.ODDITY, strip: isAboutStrip ? at : null, say: { id: `book-${name}`, args } };
  });
}

export function sayStrip({ strips }: Sheet, at: number): Phrase {
  const name = strips[at]?.name;
  return name ? { id: "typed-in", args: { name } } : { id: "box-nth", args: { number: at + 1 } };
}

export function sayKind({ ingredients }: Sheet, kind: string): Phrase {
  const name = ingredients.find((one) => one.kind === kind)?.name;
  const [en, de, fr, it] = houseTile(kind)?.[4] ?? [kind, kind, kind, kind];
  return name ? { id: "typed-in", args: { name } } : { id: "tile", args: { en, de, fr, it } };
}
