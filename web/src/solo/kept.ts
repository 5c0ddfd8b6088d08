// Games alone, kept on this device: each with the log that it goes on from.
import { clear, createStore, del, entries, get, set } from "idb-keyval";
import { CACHE } from "../offline/packed";
import type { PlayedFrom } from "../replay/kept";
import type { Beginning, Entry } from "./types";

export interface SoloGame {
  id: string;
  game: string;
  level: string;
  options: Record<string, unknown>;
  memoryAid: boolean;
  /** When it was begun and last played, in ms. */
  begun: number;
  played: number;
  log: Entry[];
  /** Where the game can be seen again, once it is over. */
  replay: string;
  /** Of practice: the game that is played on here, and from which step. */
  beginning?: Beginning | null;
  from?: PlayedFrom | undefined;
}

/** The browser has no room left, or keeps nothing at all. */
export class CannotKeep extends Error {}

/** So many that are over stay, so that a page that is loaded anew shows the end. */
const MOST_OVER = 3;
const MOST_RUNNING = 30;

let opened: ReturnType<typeof createStore> | null = null;
const store = () => (opened ??= createStore("sushiya-solo", "games"));

export async function keepGame(game: SoloGame): Promise<void> {
  try {
    await set(game.id, { ...game, played: Date.now() }, store());
  } catch (error) {
    throw new CannotKeep(String(error));
  }
}

export async function findGame(id: string): Promise<SoloGame | undefined> {
  return get<SoloGame>(id, store()).catch(() => undefined);
}

export async function dropGame(id: string): Promise<void> {
  await del(id, store()).catch(() => undefined);
}

/** The games that can go on, the last played first; the oldest of too many go. */
export async function runningGames(): Promise<SoloGame[]> {
  const all = await entries<string, SoloGame>(store()).catch(() => []);
  const games = all.map(([, game]) => game).sort((one, other) => other.played - one.played);
  const [over, running] = [games.filter(({ replay }) => replay), games.filter(({ replay }) => !replay)];
  for (const { id } of [...over.slice(MOST_OVER), ...running.slice(MOST_RUNNING)]) await dropGame(id);
  return running.slice(0, MOST_RUNNING);
}

/** Forget all games alone, and what they needed. */
export async function forgetGames(): Promise<void> {
  await clear(store()).catch(() => undefined);
  await globalThis.caches?.delete(CACHE);
}
