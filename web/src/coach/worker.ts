// The coach's thread: looks at one decision after the other, and tells how far it is.
import { games } from "../engine/built/index.ts";
import type { GameName } from "../engine/engine.ts";
import { Analysis, type Described, type Explanation, type Forecast, type Question } from "./analysis.ts";

/** How long to look: playouts that the choices share, or worlds for each of them. */
export type Effort = { playouts: number } | { worlds: number };

export type Wish =
  | { kind: "look"; question: Question; effort: Effort }
  /** Why the first code is better or worse than each of the others. */
  | { kind: "why"; question: Question; effort: Effort; code: number; others: readonly number[] }
  | { kind: "chefs"; question: Question; games: number };

export interface Asked {
  id: number;
  game: GameName;
  wish: Wish;
}

export type Told =
  /** What is known so far; the last one is done. */
  | { id: number; forecasts: Forecast[]; isDone: boolean }
  | { id: number; explanations: (Explanation | null)[] }
  | { id: number; points: number[] }
  | { id: number; error: string };

/** However few or many choices there are, each has so many worlds. */
const [FEWEST_WORLDS, MOST_WORLDS] = [40, 300];
/** Worlds that are played out before the page is told. */
const FIRST_SLICE = 16;
const SLICE = 64;

const opened = new Map<GameName, Promise<Analysis>>();
/** What the memory of the engine holds now. */
let current = "";

async function fetched(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.arrayBuffer();
}

async function open(game: GameName): Promise<Analysis> {
  const { wasm, weights, load } = games[game];
  const [code, learned, described] = await Promise.all([fetched(wasm), fetched(weights), load()]);
  return Analysis.open(code, new Uint8Array(learned), described as unknown as Described);
}

const nextTurn = () => new Promise((done) => setTimeout(done));

/** Play the worlds of a question out, unless that was just done. */
async function look(analysis: Analysis, question: Question, effort: Effort, tell?: (forecasts: Forecast[]) => void): Promise<void> {
  const name = JSON.stringify([question, [...question.setup], effort]);
  if (current === name) return;
  current = "";
  analysis.begin(question);
  const worlds = worldsFor(effort, analysis.count);
  for (let done = 0; done < worlds; ) {
    const run = analysis.run(Math.min(done ? SLICE : FIRST_SLICE, worlds - done));
    if (!run) break;
    done += run;
    if (done < worlds) tell?.(analysis.forecasts());
    await nextTurn();
  }
  current = name;
}

function worldsFor(effort: Effort, choices: number): number {
  if ("worlds" in effort) return effort.worlds;
  return Math.min(MOST_WORLDS, Math.max(FEWEST_WORLDS, Math.floor(effort.playouts / Math.max(1, choices))));
}

async function answer({ id, game, wish }: Asked): Promise<void> {
  const analysis = await (opened.get(game) ?? opened.set(game, open(game)).get(game));
  if (!analysis) return;
  if (wish.kind === "chefs") {
    current = "";
    self.postMessage({ id, points: analysis.chefs(wish.question, wish.games) } satisfies Told);
    return;
  }
  await look(analysis, wish.question, wish.effort, (forecasts) => {
    if (wish.kind === "look") self.postMessage({ id, forecasts, isDone: false } satisfies Told);
  });
  if (wish.kind === "look") self.postMessage({ id, forecasts: analysis.forecasts(), isDone: true } satisfies Told);
  else self.postMessage({ id, explanations: wish.others.map((other) => analysis.explain(wish.code, other)) } satisfies Told);
}

let before: Promise<void> = Promise.resolve();
self.addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  before = before.then(() =>
    answer(data).catch((error: unknown) => {
      opened.delete(data.game);
      self.postMessage({ id: data.id, error: String(error) } satisfies Told);
    }),
  );
});
