// Whose turn it is at one's own tables, and since when.
import { ownSeat } from "../wire/keys";
import type { OwnTables } from "../wire/types";
import { words } from "../words/words.svelte";

export type Turns = OwnTables["turns"];
/** By table the seconds left for a decision, at slow games. */
export type Left = OwnTables["left"];

/** Since when it is this device's turn at a table, in seconds since the epoch; undefined: it is not. */
export function ownTurn(turns: Turns, table: string): number | undefined {
  const own = ownSeat(table);
  return turns[table]?.find(({ seat }) => seat === own?.seat)?.since;
}

/** Say a date as it is needed: today the time alone, this year without the year. */
export function sayDate(at: number, now = new Date()): string {
  const date = new Date(at * 1000);
  const language = words.language === "pseudo" ? "en" : words.language;
  const isToday = date.toDateString() === now.toDateString();
  const isThisYear = date.getFullYear() === now.getFullYear();
  const form: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };
  if (!isToday) Object.assign(form, { day: "numeric", month: "short" });
  if (!isThisYear) form.year = "numeric";
  return new Intl.DateTimeFormat(language, form).format(date);
}
