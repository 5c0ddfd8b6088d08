// Slow tables: hours or days for a decision, so that nobody need be there all the time.

/** From so many seconds for a decision on a table is slow; the host's settings.py says the same. */
export const SLOW_CLOCK = 3600;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const isSlow = ({ clock }: { clock: number | null }): boolean => (clock ?? 0) >= SLOW_CLOCK;

export type Span = { unit: "days" | "hours" | "minutes"; count: number };

/** Seconds as people say them, rounded down: nobody shall count on more than there is. */
export function spanOf(seconds: number): Span {
  if (seconds >= 2 * DAY) return { unit: "days", count: Math.floor(seconds / DAY) };
  if (seconds >= HOUR) return { unit: "hours", count: Math.floor(seconds / HOUR) };
  return { unit: "minutes", count: Math.max(1, Math.floor(seconds / MINUTE)) };
}
