// Sushi Go! as the page shows it.
import type { GameModule } from "../module";
import { finale } from "./finale";
import { logged, summary } from "./lines";
import { beatsOf, total } from "./motion";
import { held } from "./cards";
import { known } from "./known";
import { laid } from "./laid";
import { pads, totals } from "./pads";
import { keepOf } from "./picking.svelte";
import Screen from "./Screen.svelte";
import { NOTHING, totalOf } from "./trays";
import type { AnyEvent, View } from "./types";

const isEvent = (event: unknown): event is AnyEvent => typeof event === "object" && event !== null && "event" in event;

const module: GameModule = {
  Screen,
  pads,
  totals,
  held,
  known,
  laid,
  rounds: (view, seat) => (view as View).points.map((points) => totalOf(points[seat] ?? NOTHING)),
  logged,
  summary,
  finale,
  lessons: (_view, legal) => {
    const picks = legal.map(keepOf);
    const met = {
      wasabi: picks.some(({ cards }) => cards.some((card) => card["on-wasabi"])),
      chopsticks: picks.some(({ cards }) => cards.length > 1),
      robot: picks.some(({ give }) => give !== null),
    };
    return Object.entries(met).flatMap(([lesson, isMet]) => (isMet ? [lesson] : []));
  },
  // A reveal is for everybody, also for whom it waited for.
  lasts: (events, isOwn) => {
    const beats = beatsOf(events.filter(isEvent));
    return beats.length ? total(beats) : isOwn ? 0 : 140;
  },
};

export default module;
