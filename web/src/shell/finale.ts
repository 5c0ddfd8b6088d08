// The end in beats: what is counted one after the other, how the totals grow, and for how long each is seen.
import type { Count, ScorePad } from "../games/module";
import { LEAST_MS, type Speed, TEMPO } from "../wire/pace";
import type { Phrase } from "../wire/types";

export interface Tally {
  seat: number;
  has: Phrase | null;
  points: number;
  isBest: boolean;
  /** With these points. */
  total: number;
}

export interface Beat {
  title: Phrase;
  picture: string | undefined;
  tallies: readonly Tally[];
}

/** Counting takes this long in all, at normal pace, however much there is to count. */
const COUNTING_MS = 6000;
const LONGEST_BEAT_MS = 1400;
const CROWN_MS = 1800;

/** What a game's last score pad tells, if the game does not say what to count. */
export function countsOf(pad: ScorePad | undefined): Count[] {
  const rows = (pad?.rows ?? []).flatMap((row) => (row.seat === null ? [] : [{ ...row, seat: row.seat }]));
  return (rows[0]?.scores ?? []).map((kind, place) => ({
    title: kind.label,
    rows: rows.map(({ seat, scores }) => ({ seat, has: null, points: scores[place]?.points ?? 0 })),
  }));
}

/** Let the totals grow from what was there before to the final ones. */
export function beatsOf(counts: readonly Count[], totals: readonly number[]): Beat[] {
  const brings = (count: Count, seat: number) =>
    count.rows.reduce((sum, row) => (row.seat === seat ? sum + row.points : sum), 0);
  const now = totals.map((total, seat) => counts.reduce((left, count) => left - brings(count, seat), total));
  return counts.map((count) => {
    const most = Math.max(0, ...count.rows.map(({ points }) => points));
    const tallies = totals.map((_, seat): Tally => {
      const row = count.rows.find((one) => one.seat === seat);
      const points = brings(count, seat);
      const total = (now[seat] = (now[seat] ?? 0) + points);
      return { seat, has: row?.has ?? null, points, isBest: row?.isBest ?? (most > 0 && points === most), total };
    });
    return { title: count.title, picture: count.picture, tallies };
  });
}

/** For how long each beat is seen, in ms. */
export function beatMs(count: number, speed: Speed): number {
  const wish = Math.min(LONGEST_BEAT_MS, COUNTING_MS / Math.max(count, 1)) * TEMPO[speed];
  return Math.max(LEAST_MS[speed], wish);
}

export function crownMs(speed: Speed): number {
  return Math.max(LEAST_MS[speed], CROWN_MS * TEMPO[speed]);
}

/** For how long each beat is seen, and the crown after them. */
export function timesOf(beats: number, speed: Speed): number[] {
  return [...Array.from({ length: beats }, () => beatMs(beats, speed)), crownMs(speed)];
}

/** Show one after the other, each for its time; gives what stops it. */
export function playOut(times: readonly number[], show: (at: number) => void, end: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const next = (at: number): void => {
    const lasts = times[at];
    if (lasts === undefined) {
      end();
      return;
    }
    show(at);
    timer = setTimeout(() => next(at + 1), lasts);
  };
  next(0);
  return () => clearTimeout(timer);
}
