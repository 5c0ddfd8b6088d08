// Wasabi! on the page: its screen, its score pad, and how long its steps want to be seen.
import type { GameModule, Score, ScorePad } from "../module";
import { type Length, LENGTHS, TOKEN_POINTS } from "./facts";
import Screen from "./Screen.svelte";
import type { AnyEvent, View } from "./types";

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

/** In ms. */
const LASTS: Partial<Record<AnyEvent["event"], number>> = {
  "recipe-completed": 1260,
  "wasabi-laid": 980,
  "squares-switched": 910,
  "tile-chopped": 910,
  "tile-placed": 840,
  "recipes-returned": 840,
  "card-taken": 630,
  "tile-given": 560,
  "tile-taken": 420,
  "recipe-drawn": 420,
};

const module: GameModule = {
  Screen,
  pads: (view) => [padOf(view as View)],
  lasts: (events, isOwn) => (isOwn ? 0 : Math.max(210, ...(events as AnyEvent[]).map((event) => LASTS[event?.event] ?? 0))),
};
export default module;
