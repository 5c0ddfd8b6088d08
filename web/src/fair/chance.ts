// Chance rebuilt from the seed, as docs/records.md describes it: the same answers as src/sushiya/core/chance.py gives.
import { blake2b } from "@noble/hashes/blake2.js";
import { hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Line } from "../wire/types";

const WORD = 8;
const WORDS = 2n ** 64n;

/** A number in eight bytes, the highest first. */
function wide(number: number): Uint8Array {
  const bytes = new Uint8Array(WORD);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
}

function* words(seed: Uint8Array, name: string, number: number): Generator<bigint> {
  for (let block = 0; ; block += 1) {
    const question = new Uint8Array([...utf8ToBytes(name), 0, ...wide(number), ...wide(block)]);
    const hashed = blake2b(question, { key: seed });
    const view = new DataView(hashed.buffer, hashed.byteOffset);
    for (let at = 0; at < hashed.length; at += WORD) yield view.getBigUint64(at);
  }
}

/** Answer a question from a seed in hexadecimal: a number below each size. */
export function outcome(seed: string, name: string, number: number, sizes: readonly number[]): number[] {
  const stream = words(hexToBytes(seed), name, number);
  return sizes.map((size) => {
    const wanted = BigInt(size);
    for (;;) {
      const word = stream.next().value as bigint;
      if (word < WORDS - (WORDS % wanted)) return Number(word % wanted);
    }
  });
}

export function shuffled<Piece>(seed: string, name: string, number: number, pieces: readonly Piece[]): Piece[] {
  const order = [...pieces];
  const sizes = Array.from({ length: Math.max(0, order.length - 1) }, (_, place) => order.length - place);
  for (const [place, offset] of outcome(seed, name, number, sizes).entries()) {
    const there = order[place + offset] as Piece;
    order[place + offset] = order[place] as Piece;
    order[place] = there;
  }
  return order;
}

/** What a game asks of chance: at its opening, and with which events later. guide/chance.json has it. */
export interface Questions {
  opening: readonly Question[];
  /** Events that show dice, and what was asked for them: how many dice were rolled, with how many faces. */
  later: Readonly<Record<string, { name: string; dice: number; faces: number }>>;
}

interface Question {
  name: string;
  number: number;
  /** Asked only with these options. */
  "only-if"?: Readonly<Record<string, string>>;
  /** What kind of pieces is shuffled; without it a seat is drawn. */
  says?: "card" | "recipe" | "customer" | "action";
  pieces?: readonly (readonly [string, number])[];
  /** Pieces that every player holds one of from the beginning. */
  "less-one-a-player"?: readonly string[];
  "recipes-of-length"?: number;
}

export interface DealtOptions {
  players: number;
  "recipe-book"?: { recipes: readonly (readonly [string, readonly string[]])[] };
  [option: string]: unknown;
}

/** One answer of chance, and the question that it was asked. */
export interface Answer {
  name: string;
  number: number;
  says: NonNullable<Question["says"]> | "seat" | "dice";
  /** Pieces in order, a seat, or the faces of dice. */
  drawn: readonly (string | number)[];
  /** Whether the table showed just this; null: it was hidden, or nobody looked. */
  wasShown: boolean | null;
}

function piecesOf(question: Question, options: DealtOptions): string[] {
  const { pieces = [], "less-one-a-player": less = [], "recipes-of-length": length } = question;
  if (length) return (options["recipe-book"]?.recipes ?? []).flatMap(([name, kinds]) => (kinds.length === length ? [name] : []));
  return pieces.flatMap(([kind, count]) => Array<string>(count - (less.includes(kind) ? options.players : 0)).fill(kind));
}

function isAsked({ "only-if": wanted = {} }: Question, options: DealtOptions): boolean {
  // A record from before there was such an option was played with its default.
  return Object.entries(wanted).every(([option, value]) => (options[option] ?? "random") === value);
}

/** Rebuild all that chance decided in a game, and compare what the table showed of it. */
export function answers(questions: Questions, options: DealtOptions, seed: string, lines: readonly Line[]): Answer[] {
  const opening = questions.opening.filter((one) => isAsked(one, options)).map((question): Answer => {
    const { name, number, says } = question;
    if (says) return { name, number, says, drawn: shuffled(seed, name, number, piecesOf(question, options)), wasShown: null };
    return { name, number, says: "seat", drawn: outcome(seed, name, number, [options.players]), wasShown: null };
  });
  const shown = lines.flatMap(({ event }) => {
    const { event: tag = "", dice = [] } = (event ?? {}) as { event?: string; dice?: readonly number[] };
    const asked = questions.later[tag];
    return asked ? [{ asked, dice }] : [];
  });
  const later = shown.map(({ asked: { name, dice: rolled, faces }, dice }, number): Answer => {
    const drawn = outcome(seed, name, number, Array<number>(rolled).fill(faces)).map((face) => face + 1);
    const wasShown = rolled === dice.length ? drawn.every((face, place) => face === dice[place]) : drawn.every((face) => dice.includes(face));
    return { name, number, says: "dice", drawn, wasShown };
  });
  return [...opening, ...later];
}
