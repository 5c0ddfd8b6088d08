// What the lines of the log tell of cards: the picks that lie on the tables last.
import type { Line } from "../../wire/types";
import type { AnyEvent, Keep } from "./types";

/** The picks that were laid last in this round; none if it has just begun. */
export function lastPicks(lines: readonly Line[]): readonly Keep[] {
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const event = lines[at]?.event as AnyEvent | null | undefined;
    if (event?.event === "round-dealt" || event?.event === "round-scored") return [];
    if (event?.event === "picks-revealed" || event?.event === "last-cards-laid") return event.picks ?? [];
  }
  return [];
}
