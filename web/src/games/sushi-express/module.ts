// Sushi Express for the page.
import type { GameModule } from "../module";
import { lasts } from "./beats";
import { laid } from "./laid";
import { lastRound, summary } from "./deeds";
import { finale } from "./finale";
import { logged } from "./logged";
import { held } from "./pieces";
import { known } from "./known";
import { offersOf } from "./offers";
import { pads } from "./pads";
import Screen from "./Screen.svelte";
import type { AnyCommand } from "./types";

const module: GameModule = {
  Screen,
  pads,
  held,
  known,
  laid,
  lasts,
  summary,
  logged,
  finale,
  roundSummary: (lines) => summary(lastRound(lines)),
  // Whoever holds any card is asked after a roll that was too low, also without a re-roll (rule 5.6).
  isFormality: ({ command }) => (command as AnyCommand).command === "stand",
  // What goes on without a card; a row is kept or discarded, and neither goes without saying.
  standing: (_, legal) =>
    offersOf(legal, "end-bet")[0] ??
    offersOf(legal, "stand")[0] ??
    offersOf(legal, "drive").find(({ command }) => command.extra === 0) ??
    null,
};
export default module;
