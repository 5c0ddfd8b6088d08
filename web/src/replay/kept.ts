// Games that this device has looked at again, kept for when there is no network.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { clear, createStore, del, entries, get, set } from "idb-keyval";
import { Refused, Unreachable } from "../wire/api";
import { finished } from "../wire/finished";
import type { ReplayShown, ReplaySteps } from "../wire/types";

export interface Replay {
  about: ReplayShown;
  steps: ReplaySteps;
  /** Of a game that was brought along as a record. */
  record?: unknown;
  /** Of practice: where it was played on from. It counts nowhere, and is not saved with other records. */
  from?: PlayedFrom | undefined;
}

/** A step of a game that is over. */
export interface PlayedFrom {
  replay: string;
  step: number;
}

interface Kept extends Replay {
  /** When it was last looked at, in ms. */
  looked: number;
}

const MOST_KEPT = 100;
/** Whoever may no longer see a game does not keep it either. */
const NOT_OURS = "replay-private";

let opened: ReturnType<typeof createStore> | null = null;
const store = () => (opened ??= createStore("sushiya-replays", "games"));

/** Do without storage where there is none. */
const quietly = <T>(doing: Promise<T>): Promise<T | undefined> => doing.catch(() => undefined);

async function keepReplay(table: string, replay: Replay): Promise<void> {
  const kept: Kept = { ...replay, looked: Date.now() };
  await set(table, kept, store());
  const all = await entries<string, Kept>(store());
  const oldest = all.sort(([, one], [, other]) => other.looked - one.looked).slice(MOST_KEPT);
  await Promise.all(oldest.map(([id]) => del(id, store())));
}

/** Games that were brought along as records are known to this device alone. */
const BROUGHT = "own-";

/** Keep the steps of a record that this device has; gives the name under which it is found. */
export async function bringRecord(record: unknown): Promise<string> {
  return keepReplayOf(record, await finished.replayRecord(record));
}

/** Keep a game that was played elsewhere than at a server's table, with its record. */
export async function keepReplayOf(record: unknown, { about, steps, from }: Replay): Promise<string> {
  // Who plays on as before makes the same record once more; it must not take the other's place.
  const text = new TextEncoder().encode(JSON.stringify(from ? [record, from] : record));
  const id = BROUGHT + bytesToHex(sha256(text)).slice(0, 22);
  const named = { ...about, table: { ...about.table, id } };
  await keepReplay(id, { about: named, steps, record, from });
  return id;
}

/** The records that were brought to this device, newest first. */
export async function broughtRecords(): Promise<Replay[]> {
  const all = (await quietly(entries<string, Kept>(store()))) ?? [];
  return all.filter(([id]) => id.startsWith(BROUGHT)).sort(([, one], [, other]) => other.looked - one.looked).map(([, one]) => one);
}

export async function dropReplay(id: string): Promise<void> {
  await quietly(del(id, store()));
}

/** Documents of older servers lack what a coach or playing on needs: they are asked for again. */
const FORMAT: ReplaySteps["format"] = "sushiya-replay-3";

/** Open a game that is over: who sat there comes from the server, its steps only the first time. */
export async function openReplay(table: string): Promise<Replay> {
  const kept = await quietly(get<Kept>(table, store()));
  if (kept && table.startsWith(BROUGHT)) return kept.steps.format === FORMAT ? kept : renewed(table, kept);
  try {
    const about = await finished.replay(table);
    const replay = { about, steps: kept?.steps.format === FORMAT ? kept.steps : await finished.steps(table) };
    await quietly(keepReplay(table, replay));
    return replay;
  } catch (error) {
    if (error instanceof Refused && error.refusal.code === NOT_OURS) await quietly(del(table, store()));
    else if (kept && (error instanceof Unreachable || error instanceof Refused)) return kept;
    throw error;
  }
}

/** Make the steps of a brought record anew; without a server the old ones do. */
async function renewed(table: string, kept: Kept): Promise<Replay> {
  try {
    const { steps } = await finished.replayRecord(kept.record);
    const replay = { ...kept, steps };
    await quietly(keepReplay(table, replay));
    return replay;
  } catch {
    return kept;
  }
}

export async function forgetReplays(): Promise<void> {
  await quietly(clear(store()));
}
