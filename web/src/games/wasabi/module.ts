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

const WEIGHTS: Partial<Record<AnyEvent["event"], number>> = {
  "recipe-completed": 1.8,
  "wasabi-laid": 1.4,
  "squares-switched": 1.3,
  "tile-chopped": 1.3,
  "tile-placed": 1.2,
  "recipes-returned": 1.2,
  "card-taken": 0.9,
  "tile-given": 0.8,
  "tile-taken": 0.6,
  "recipe-drawn": 0.6,
};

const module: GameModule = {
  Screen,
  pads: (view) => [padOf(view as View)],
  weigh: (events) => Math.max(0.3, ...(events as AnyEvent[]).map((event) => WEIGHTS[event?.event] ?? 0)),
};
export default module;
