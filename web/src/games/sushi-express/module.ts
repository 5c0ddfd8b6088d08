// Sushi Express for the page.
import type { GameModule } from "../module";
import type { AnyCommand } from "./types";
import { pads } from "./pads";
import Screen from "./Screen.svelte";
import { lasts } from "./stage.svelte";

const module: GameModule = {
  Screen,
  pads,
  lasts,
  // Whoever holds any card is asked after a roll that was too low, also without a re-roll (rule 5.6).
  isFormality: ({ command }) => (command as AnyCommand).command === "stand",
};
export default module;
