// What the coach must know of Sushi Express to set a table up, and to name what its reasons speak of.
import type { GameCoach } from "../../coach/game";
import { openEngine } from "../../engine/engine";
import { CUSTOMERS } from "./facts";
import type { View } from "./types";

const coach: GameCoach<View["options"]> = {
  setup: async (options) => (await openEngine("sushi-express")).setup(options),
  figure(name, value) {
    const kind = CUSTOMERS[value];
    return name === "customer" && kind ? { id: "customer", args: { kind } } : null;
  },
};
export default coach;
