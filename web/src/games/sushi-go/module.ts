// Sushi Go! as the page shows it.
import type { GameModule } from "../module";
import { pads } from "./pads";
import Screen from "./Screen.svelte";

function isEvent(event: unknown, name: string): boolean {
  return typeof event === "object" && event !== null && (event as { event?: unknown }).event === name;
}

const module: GameModule = {
  Screen,
  pads,
  // A round's end has more to be seen: the last cards, and what they brought.
  weigh: (events) => (events.some((event) => isEvent(event, "round-scored")) ? 3 : events.some((event) => isEvent(event, "picks-revealed")) ? 1 : 0.2),
};

export default module;
