// The puzzles of a game, as they were built into the pages: loaded when they are needed.
import type { Offer, TableShown, Update } from "../wire/types";
import type { PuzzleShown, PuzzlesShown } from "./types";

const files = import.meta.glob<string>("./built/*.puzzles", { query: "?url", import: "default", eager: true });
const loaded = new Map<string, Promise<Puzzles>>();

/** A puzzle with all that its screen needs. */
export interface Puzzle extends Omit<PuzzleShown, "table" | "legal" | "view"> {
  shown: TableShown;
  options: Readonly<Record<string, unknown>>;
  view: unknown;
  legal: readonly Offer[];
}

export interface Puzzles {
  game: string;
  ideas: readonly string[];
  puzzles: readonly Puzzle[];
}

/** Get a game's puzzles; what fails is tried again the next time. */
export function loadPuzzles(game: string): Promise<Puzzles> {
  const found = loaded.get(game) ?? fetchPuzzles(game);
  loaded.set(game, found);
  found.catch(() => loaded.delete(game));
  return found;
}

async function fetchPuzzles(game: string): Promise<Puzzles> {
  const answer = await fetch(files[`./built/${game}.puzzles`] ?? "");
  if (!answer.ok || !answer.body) throw new Error(`${answer.url}: ${answer.status}`);
  const text = new Response(answer.body.pipeThrough(new DecompressionStream("gzip")));
  return unfolded((await text.json()) as PuzzlesShown);
}

/** Give each puzzle what it shares with others. */
export function unfolded({ game, ideas, tables, offers, puzzles }: PuzzlesShown): Puzzles {
  const whole = puzzles.flatMap((one): Puzzle[] => {
    const shown = tables[one.table];
    if (!shown) return [];
    const { options } = shown;
    return [{ ...one, shown, options, view: { options, ...one.view }, legal: one.legal.flatMap((place) => offers[place] ?? []) }];
  });
  return { game, ideas, puzzles: whole };
}

/** The message by which a table would show the decision. */
export function updateOf({ seat, decision, view, outlook, "to-act": toAct }: Puzzle): Update {
  return {
    type: "update",
    seat,
    number: decision,
    lines: [],
    "to-act": toAct,
    game: { view, outlook, decision, legal: [], "can-take-back": false, clock: null, banks: [], result: null },
  };
}
