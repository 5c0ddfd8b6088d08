// Coming back to one's own seat, and going along to a rematch as a watcher.
import { api } from "../wire/api";
import { people, type Person } from "../wire/people";
import type { TableLook } from "../wire/types";
import { keepGiven } from "./begin";

/** What somebody has already said they want at a table, so that its page need not ask. */
type Wish = "seat" | "watch" | "watch-for-all";
const wishes = new Map<string, Wish>();

export function wish(table: string, what: Wish): void {
  wishes.set(table, what);
}

/** Give what was wished for, once. */
export function takeWish(table: string): Wish | null {
  const found = wishes.get(table) ?? null;
  wishes.delete(table);
  return found;
}

/** The own seat at a table that is not over, whoever plays it now. */
export function seatToComeBackTo({ table, yours, "returns-to": other }: TableLook): Person | null {
  const seat = other ?? yours[0];
  return seat === undefined || table.phase === "over" ? null : (people(table)[seat] ?? null);
}

/** Whether the token that this device keeps opens a seat there. */
export const hasKey = ({ yours, "returns-to": other }: TableLook): boolean => other === null && yours.length > 0;

/** Take the own seat again, with a fresh token and from the bot that played meanwhile. */
export async function comeBack(table: string, { seat, name, colour }: Person): Promise<void> {
  keepGiven(await api.sit(table, { name, colour, place: seat }));
}
