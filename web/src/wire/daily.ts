// Whether a table has the deal of a day, and which; src/sushiya/host/daily.py names such deals.
import type { TableShown } from "./types";

export interface DailyTable {
  game: string;
  day: string;
  isCounted: boolean;
}

const NAME = /^daily (\d{4}-\d{2}-\d{2})$/;

export const nameOf = (day: string): string => `daily ${day}`;

export function dailyOf(table: TableShown | null | undefined): DailyTable | null {
  const day = NAME.exec(table?.fixed?.name ?? "")?.[1];
  return table && day ? { game: table.game, day, isCounted: table.fixed?.["is-counted"] ?? false } : null;
}
