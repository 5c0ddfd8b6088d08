// From a step of a game that is over to a table on this device: in one of its seats, with bots in the others.
import type { Recorded } from "../replay/recorded";
import { askedAgain, forms } from "./wish.svelte";
import type { Wish } from "./types";

/** Who takes the place of a person. */
export const INSTEAD = "chef";
/** Every bot stays what it was. */
export const AS_IT_WAS = "as-it-was";

/** The levels of bots that this game offers. */
export function levelsOf(recorded: Recorded): readonly string[] {
  return forms.find(({ name }) => name === recorded.about.table.game)?.levels ?? [];
}

/** The bots that sat there, by seat; null: somebody else did. */
function botsOf(recorded: Recorded): (string | null)[] {
  const offered = levelsOf(recorded);
  return recorded.about.table.seats.map(({ kind, level }) => (kind === "bot" && level && offered.includes(level) ? level : null));
}

/** Whether there is a bot among the others that can stay. */
export function hadBots(recorded: Recorded, seat: number): boolean {
  return botsOf(recorded).some((level, place) => level !== null && place !== seat);
}

/** What the rules are asked for; null: the replay does not say by which chance the game went on. */
export function askedFrom(recorded: Recorded, step: number, seat: number, level: string): Omit<Wish, "id"> | null {
  const beginning = recorded.beginning(step);
  const { options } = (recorded.games(null)[0]?.view ?? {}) as { options?: Record<string, unknown> };
  if (!beginning || !options) return null;
  const levels = botsOf(recorded).map((before) => (level === AS_IT_WAS ? (before ?? INSTEAD) : level));
  const { game, settings } = recorded.about.table;
  const others = new Set(levels.filter((_, place) => place !== seat));
  const [only = level] = others;
  return askedAgain({
    game,
    options,
    level: others.size === 1 ? only : AS_IT_WAS,
    memoryAid: settings["memory-aid"],
    beginning: { ...beginning, seat, levels },
  });
}
