// What the coach must know of Sushi Go! to set a table up, and to name what its reasons speak of.
import type { GameCoach } from "../../coach/game";
import { openEngine } from "../../engine/engine";
import { nameOf } from "./cards";
import { KINDS } from "./lay.svelte";
import type { SushiGoOptions } from "./types";

const coach: GameCoach<SushiGoOptions> = {
  setup: async (options) => (await openEngine("sushi-go")).setup(options),
  figure(name, value, { edition }) {
    const kind = KINDS[value];
    return name === "card" && kind ? nameOf(kind, edition) : null;
  },
};
export default coach;
