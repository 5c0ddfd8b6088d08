// Evenings gone by: how often everybody played and won.
import type { Evening } from "./evening";

export interface Standing {
  name: string;
  colour: Evening["players"][number]["colour"];
  evenings: number;
  wins: number;
  best: number;
  points: number;
}

/** Everybody's evenings that are over, whoever has won most first. */
export function standings(evenings: readonly Evening[]): Standing[] {
  const found = new Map<string, Standing>();
  for (const { players, outcome } of evenings) {
    if (!outcome) continue;
    players.forEach(({ name, colour }, seat) => {
      const points = outcome.totals[seat] ?? 0;
      const before = found.get(name) ?? { name, colour, evenings: 0, wins: 0, best: -Infinity, points: 0 };
      found.set(name, {
        ...before,
        evenings: before.evenings + 1,
        wins: before.wins + Number(outcome.ranks[seat] === 1),
        best: Math.max(before.best, points),
        points: before.points + points,
      });
    });
  }
  return [...found.values()].sort((one, other) => other.wins - one.wins || one.evenings - other.evenings || one.name.localeCompare(other.name));
}
