// The score pad of Wasabi!: tokens by length and cubes, with their reasons.
import type { Score, ScorePad } from "../module";
import { tokensOf } from "./book";
import { type Length, LENGTHS } from "./facts";
import type { View } from "./types";

function tokenScore(view: View, seat: number, length: Length): Score {
  const recipes = view.options["recipe-book"].recipes;
  const served = (view.served[seat] ?? []).filter(([number]) => recipes[number]?.[1].length === length);
  const points = view.points[seat]?.[`length-${length}`] ?? 0;
  return {
    kind: `length-${length}`,
    label: { id: "pad-length", args: { length } },
    points,
    why: { id: "why-tokens", args: { count: served.length, length, each: tokensOf(view.options["recipe-book"]).points[length], points } },
  };
}

function cubeScore(view: View, seat: number): Score {
  const points = view.points[seat]?.["cubes"] ?? 0;
  const style = (view.served[seat] ?? []).reduce((sum, [, cubes]) => sum + cubes, 0);
  return {
    kind: "cubes",
    label: { id: "pad-cubes", args: {} },
    points,
    why: { id: "why-cubes", args: { points, style, laid: (view.cubes[seat] ?? 0) - style } },
  };
}

export function padOf(view: View): ScorePad {
  const rows = view.points.map((points, seat) => ({
    seat,
    total: Object.values(points).reduce((sum, one) => sum + one, 0),
    scores: [...LENGTHS.map((length) => tokenScore(view, seat, length)), cubeScore(view, seat)],
  }));
  return { title: { id: view.result ? "pad-end" : "pad-now", args: {} }, rows };
}
