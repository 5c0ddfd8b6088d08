// Sushi Express for the page.
import type { GameModule } from "../module";
import { pads } from "./pads";
import Screen from "./Screen.svelte";
import { weigh, weighOwn } from "./stage.svelte";

const module: GameModule = { Screen, pads, weigh, weighOwn };
export default module;
