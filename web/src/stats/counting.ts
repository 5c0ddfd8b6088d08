// One's own games as figures: counted from how they ended, without a rule of any game.
import type { GameModule } from "../games/module";
import type { FinalShown } from "../wire/types";

/** A game of one's own, as far as it counts. */
export interface Played {
  game: string;
  /** When it ended, in seconds since the epoch; 0: nobody knows. */
  at: number;
  total: number;
  rank: number;
  points: Readonly<Record<string, number>>;
  /** What each round brought, in games that score by round. */
  rounds: readonly number[];
  /** The bots that sat there: their level and their place. */
  bots: readonly { level: string; rank: number }[];
}

/** Take one's own part out of a game; null if it was left before its end, or if nobody knows which seat was ours. */
export function playedIn({ about, view, result }: FinalShown, module: GameModule | null): Played | null {
  const { seats, game } = about.table;
  const people = seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  const own = about.yours[0] ?? (people.length === 1 && !about["may-share"] ? people[0] : undefined);
  const rank = own === undefined ? null : result?.ranks[own];
  if (!result || own === undefined || rank == null) return null;
  return {
    game,
    at: about.at,
    total: result.totals[own] ?? 0,
    rank,
    points: result.points[own] ?? {},
    rounds: module?.rounds?.(view, own) ?? [],
    bots: seats.flatMap(({ kind, level }, seat) => {
      const place = result.ranks[seat];
      return seat !== own && kind === "bot" && level && place != null ? [{ level, rank: place }] : [];
    }),
  };
}

export interface Share {
  won: number;
  of: number;
  /** Between these the true share probably lies: few games tell little. */
  low: number;
  high: number;
}

/** In 19 of 20 cases the true share lies within. */
const Z = 1.96;

/** Wilson's interval for a share: it stays within 0 and 1, and is wide where little is known. */
export function wilson(won: number, of: number): Share {
  if (!of) return { won, of, low: 0, high: 1 };
  const share = won / of;
  const spread = 1 + Z ** 2 / of;
  const middle = (share + Z ** 2 / (2 * of)) / spread;
  const half = (Z / spread) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return { won, of, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export interface Figures {
  games: number;
  wins: Share;
  best: Played | null;
  bestRound: number | null;
  /** What each kind brought on average in one game, the most first. */
  kinds: readonly { kind: string; points: number }[];
  /** By level: in how many games all bots of it were behind. */
  levels: readonly { level: string; share: Share }[];
}

/** From the easiest to the hardest. */
const LEVELS = ["random", "guest", "apprentice", "cook", "chef", "master"];

export function figuresOf(played: readonly Played[]): Figures {
  const kinds = [...new Set(played.flatMap(({ points }) => Object.keys(points)))];
  const met = [...new Set(played.flatMap(({ bots }) => bots.map(({ level }) => level)))];
  const rounds = played.flatMap((one) => one.rounds);
  return {
    games: played.length,
    wins: wilson(played.filter(({ rank }) => rank === 1).length, played.length),
    best: played.reduce<Played | null>((best, one) => (best && best.total >= one.total ? best : one), null),
    bestRound: rounds.length ? Math.max(...rounds) : null,
    kinds: kinds
      .map((kind) => ({ kind, points: played.reduce((sum, { points }) => sum + (points[kind] ?? 0), 0) / played.length }))
      .sort((one, other) => other.points - one.points),
    levels: met
      .sort((one, other) => LEVELS.indexOf(one) - LEVELS.indexOf(other))
      .map((level) => {
        const against = played.filter(({ bots }) => bots.some((bot) => bot.level === level));
        const ahead = against.filter(({ bots, rank }) => bots.every((bot) => bot.level !== level || bot.rank > rank));
        return { level, share: wilson(ahead.length, against.length) };
      }),
  };
}
