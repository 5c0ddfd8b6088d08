// The button that stands ready while nothing is raised: to serve what is finished, or to end phase 1.
import type { Offer } from "../../wire/types";
import { loaded } from "./engine.svelte";
import { offersOf } from "./offers";
import type { View } from "./types";

/** What ends phase 1, named as it is: sometimes there is nothing to refill. */
export function endOf(view: View, legal: readonly Offer[]): Offer | null {
  const [end] = offersOf(legal, "end-play");
  const isRefilling = !end || (loaded.glance(view, end.code)?.isRefilling ?? true);
  return end && !isRefilling ? { ...end, say: { id: "end-turn", args: {} } } : (end ?? null);
}

/** A finished recipe comes first: whoever goes on without it has lost it for this turn. */
export function standing(view: View, legal: readonly Offer[]): Offer | null {
  const worth = ({ say }: Offer) => Number(say.args["worth"] ?? 0);
  const [best] = offersOf(legal, "complete").sort((a, b) => worth(b) - worth(a));
  // Which one it is, the mat and the recipes show: a phone's bar has no room for its name, too.
  return best ? { ...best, say: { id: "complete-now", args: { points: worth(best) } } } : endOf(view, legal);
}
