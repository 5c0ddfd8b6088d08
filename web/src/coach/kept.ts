// Reports that this device has begun: kept as they grow, so that one can leave and come back.
import { clear, createStore, del, entries, get, set } from "idb-keyval";
import type { Reviewed } from "./review";

export interface KeptReport {
  /** The version of the game's rules, and how many playouts a decision had. */
  rules: number;
  playouts: number;
  reviewed: readonly Reviewed[];
  /** What chefs got in this seat, by kind; null: not asked yet. */
  chefs: readonly number[] | null;
  /** By decision, what was tried before the answer was shown. */
  tries: Readonly<Record<number, number>>;
  /** When it was last changed, in ms. */
  at: number;
}

const MOST_KEPT = 100;

let opened: ReturnType<typeof createStore> | null = null;
const store = () => (opened ??= createStore("sushiya-coach", "reports"));
const nameOf = (table: string, seat: number) => `${table}/${seat}`;

/** Do without storage where there is none. */
const quietly = <T>(doing: Promise<T>): Promise<T | undefined> => doing.catch(() => undefined);

export async function recallReport(table: string, seat: number): Promise<KeptReport | undefined> {
  return quietly(get<KeptReport>(nameOf(table, seat), store()));
}

export async function keepReport(table: string, seat: number, report: Omit<KeptReport, "at">): Promise<void> {
  await quietly(set(nameOf(table, seat), { ...report, at: Date.now() }, store()));
}

/** How many reports this device has; older ones than it has room for go. */
export async function countReports(): Promise<number> {
  const all = (await quietly(entries<string, KeptReport>(store()))) ?? [];
  const oldest = all.sort(([, one], [, other]) => other.at - one.at).slice(MOST_KEPT);
  await Promise.all(oldest.map(([name]) => quietly(del(name, store()))));
  return all.length;
}

export async function forgetReports(): Promise<void> {
  await quietly(clear(store()));
}
