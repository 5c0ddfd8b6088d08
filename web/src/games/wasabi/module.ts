// Wasabi! on the page: its screen, its score pad, and the button that ends phase 1.
import type { Offer } from "../../wire/types";
import type { GameModule, Score, ScorePad } from "../module";
import { type Length, LENGTHS, RECIPES_IN_HAND, TILES_IN_HAND, TOKEN_POINTS } from "./facts";
import { finale } from "./finale";
import { offersOf } from "./offers";
import Screen from "./Screen.svelte";
import { lasts, logged, summary } from "./story";
import type { View } from "./types";

function tokenScore(view: View, seat: number, length: Length): Score {
  const recipes = view.options["recipe-book"].recipes;
  const served = (view.served[seat] ?? []).filter(([number]) => recipes[number]?.[1].length === length);
  const points = view.points[seat]?.[`length-${length}`] ?? 0;
  return {
    kind: `length-${length}`,
    label: { id: "pad-length", args: { length } },
    points,
    why: { id: "why-tokens", args: { count: served.length, length, each: TOKEN_POINTS[length], points } },
  };
}

function cubeScore(view: View, seat: number): Score {
  const points = view.points[seat]?.["cubes"] ?? 0;
  const style = (view.served[seat] ?? []).reduce((sum, [, cubes]) => sum + cubes, 0);
  return {
    kind: "cubes",
    label: { id: "pad-cubes", args: {} },
    points,
    why: { id: "why-cubes", args: { points, style, laid: points - style } },
  };
}

function padOf(view: View): ScorePad {
  const rows = view.points.map((points, seat) => ({
    seat,
    total: Object.values(points).reduce((sum, one) => sum + one, 0),
    scores: [...LENGTHS.map((length) => tokenScore(view, seat, length)), cubeScore(view, seat)],
  }));
  return { title: { id: view.result ? "pad-end" : "pad-now", args: {} }, rows };
}

/** What ends phase 1, as it is: often there is nothing to refill. */
function standing(view: View, legal: readonly Offer[]): Offer | null {
  const [end] = offersOf(legal, "end-play");
  return end && !canRefill(view) ? { ...end, say: { id: "end-turn", args: {} } } : (end ?? null);
}

function canRefill({ viewer, hands, recipes, pantry, piles, turn }: View): boolean {
  const own = viewer === null ? undefined : recipes[viewer];
  const held = own?.recipes === "known" ? own.strips.length : RECIPES_IN_HAND;
  const tiles = viewer === null ? TILES_IN_HAND : (hands[viewer]?.length ?? 0);
  const hasAny = (supply: readonly number[]) => supply.some((count) => count > 0);
  return turn.rewards > 0 || (tiles < TILES_IN_HAND && hasAny(pantry)) || (held < RECIPES_IN_HAND && hasAny(piles));
}

const module: GameModule = {
  Screen,
  pads: (view) => [padOf(view as View)],
  lasts,
  summary,
  logged,
  finale: (view) => finale(view as View),
  playsAtOnce: (legal) => offersOf(legal, "give-tile").length > 0,
  standing: (view, legal) => standing(view as View, legal),
};
export default module;
