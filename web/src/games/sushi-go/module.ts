// Sushi Go! as the page shows it.
import type { GameModule } from "../module";
import { pads } from "./pads";
import { keepOf } from "./picking.svelte";
import Screen from "./Screen.svelte";

function isEvent(event: unknown, name: string): boolean {
  return typeof event === "object" && event !== null && (event as { event?: unknown }).event === name;
}

const module: GameModule = {
  Screen,
  pads,
  lessons: (_view, legal) => {
    const picks = legal.map(keepOf);
    const met = {
      wasabi: picks.some(({ cards }) => cards.some((card) => card["on-wasabi"])),
      chopsticks: picks.some(({ cards }) => cards.length > 1),
      robot: picks.some(({ give }) => give !== null),
    };
    return Object.entries(met).flatMap(([lesson, isMet]) => (isMet ? [lesson] : []));
  },
  // A round's end has more to be seen: the last cards, and what they brought.
  lasts: (events, isOwn) => {
    if (isOwn) return 0;
    if (events.some((event) => isEvent(event, "round-scored"))) return 2100;
    return events.some((event) => isEvent(event, "picks-revealed")) ? 700 : 140;
  },
};

export default module;
