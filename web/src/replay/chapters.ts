// Where rounds begin, and everybody's points step by step.
import type { GameModule } from "../games/module";
import type { Recorded } from "./recorded";

/** The steps that begin a round, or whatever the game puts under a heading of its own. */
export function beginnings(recorded: Recorded, game: GameModule | null): number[] {
  const headed = recorded.lines(null).filter((line) => game?.logged?.(line)?.heading);
  return [...new Set([0, ...headed.map(({ number }) => number)])];
}

/** By step the points of every seat, if the game had ended there. */
export function pointsOf(recorded: Recorded, game: GameModule): number[][] {
  return recorded.games(null).map(({ view, result }) => {
    const totals = result?.totals ?? game.totals?.(view) ?? game.pads(view)[0]?.rows.map(({ total }) => total) ?? [];
    return totals.slice(0, recorded.players);
  });
}
