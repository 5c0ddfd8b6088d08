// Wasabi! on the page: its screen, its score pad, and how it is told.
import type { GameModule } from "../module";
import { finale } from "./finale";
import { held } from "./held";
import { known } from "./known";
import { laid } from "./laid";
import { offersOf } from "./offers";
import { padOf } from "./pads";
import Screen from "./Screen.svelte";
import { standing } from "./standing";
import { lasts, logged, summary } from "./story";
import type { View } from "./types";

const module: GameModule = {
  Screen,
  held,
  known,
  laid,
  pads: (view) => [padOf(view as View)],
  lasts,
  summary,
  logged,
  finale: (view) => finale(view as View),
  playsAtOnce: (legal) => offersOf(legal, "give-tile").length > 0,
  standing: (view, legal) => standing(view as View, legal),
};
export default module;
