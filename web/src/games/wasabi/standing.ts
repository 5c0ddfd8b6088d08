// The button that stands ready while nothing is raised: to serve what is finished, or to end phase 1.
import type { Offer } from "../../wire/types";
import { RECIPES_IN_HAND, TILES_IN_HAND } from "./facts";
import { offersOf } from "./offers";
import type { View } from "./types";

/** What ends phase 1, named as it is: sometimes there is nothing to refill. */
export function endOf(view: View, legal: readonly Offer[]): Offer | null {
  const [end] = offersOf(legal, "end-play");
  return end && !canRefill(view) ? { ...end, say: { id: "end-turn", args: {} } } : (end ?? null);
}

/** A finished recipe comes first: whoever goes on without it has lost it for this turn. */
export function standing(view: View, legal: readonly Offer[]): Offer | null {
  const worth = ({ say }: Offer) => Number(say.args["points"] ?? 0) + Number(say.args["cubes"] ?? 0);
  const [best] = offersOf(legal, "complete").sort((a, b) => worth(b) - worth(a));
  // Which one it is, the mat and the recipes show: a phone's bar has no room for its name, too.
  return best ? { ...best, say: { id: "complete-now", args: { points: worth(best) } } } : endOf(view, legal);
}

function canRefill({ viewer, hands, recipes, pantry, piles, turn }: View): boolean {
  const own = viewer === null ? undefined : recipes[viewer];
  const held = own?.recipes === "known" ? own.strips.length : RECIPES_IN_HAND;
  const tiles = viewer === null ? TILES_IN_HAND : (hands[viewer]?.length ?? 0);
  const hasAny = (supply: readonly number[]) => supply.some((count) => count > 0);
  return turn.rewards > 0 || (tiles < TILES_IN_HAND && hasAny(pantry)) || (held < RECIPES_IN_HAND && hasAny(piles));
}
