// Which step of a replay, and with whose eyes: as the address says it.
import type { Recorded, Viewer } from "./recorded";

export interface Place {
  step: number;
  /** All that is hidden is shown beside the table. */
  isOpen: boolean;
  viewer: Viewer;
}

/** Read an address; what it does not say is the first step, as this player saw it. */
export function placeIn(search: string, recorded: Recorded): Place {
  const asked = new URLSearchParams(search);
  const step = Number.parseInt(asked.get("step") ?? "", 10);
  const seat = asked.get("seat");
  const number = Number.parseInt(seat ?? "", 10);
  const isSeat = number >= 0 && number < recorded.players;
  return {
    step: Number.isNaN(step) ? 0 : Math.min(Math.max(step, 0), recorded.last),
    isOpen: seat === "open",
    viewer: isSeat ? number : seat === null ? (recorded.about.yours[0] ?? null) : null,
  };
}

export function searchOf({ step, viewer, isOpen }: Place): string {
  return `?step=${step}&seat=${isOpen ? "open" : (viewer ?? "watcher")}`;
}
