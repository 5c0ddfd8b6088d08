// How finished games lay on the table at their end: fetched once, kept on this device.
import { clear, createStore, del, get, set, values } from "idb-keyval";
import { finished } from "../wire/finished";
import type { FinalShown } from "../wire/types";
import type { Replay } from "./kept";
import { Recorded } from "./recorded";

let opened: ReturnType<typeof createStore> | null = null;
const store = () => (opened ??= createStore("sushiya-finals", "finals"));
const quietly = <T>(doing: Promise<T>): Promise<T | undefined> => doing.catch(() => undefined);

/** Give a game's end; from the server only the first time. */
export async function finalOf(table: string): Promise<FinalShown> {
  const kept = await quietly(get<FinalShown>(table, store()));
  if (kept) return kept;
  const final = unnamed(await finished.final(table));
  await quietly(set(table, final, store()));
  return final;
}

/** Names are not kept: whoever is forgotten later shall not be found here. */
function unnamed(final: FinalShown): FinalShown {
  const { about } = final;
  const seats = about.table.seats.map((seat) => ({ ...seat, name: "" }));
  return { ...final, about: { ...about, table: { ...about.table, seats } } };
}

/** The end of a game that this device has step by step. */
export function finalIn(replay: Replay): FinalShown {
  const recorded = new Recorded(replay);
  const moment = recorded.moment(recorded.last);
  return { about: replay.about, view: moment.view, before: moment.before, events: [...moment.events], result: replay.steps.result };
}

/** All that this device has of them. */
export async function keptFinals(): Promise<FinalShown[]> {
  return (await quietly(values<FinalShown>(store()))) ?? [];
}

export async function dropFinal(table: string): Promise<void> {
  await quietly(del(table, store()));
}

export async function forgetFinals(): Promise<void> {
  await quietly(clear(store()));
}
