// Wasabi! on the page: its screen, its score pad, and how it is told.
import type { GameModule, Score, ScorePad } from "../module";
import { tokensOf } from "./book";
import { type Length, LENGTHS } from "./facts";
import { finale } from "./finale";
import { held } from "./held";
import { known } from "./known";
import { laid } from "./laid";
import { offersOf } from "./offers";
import Screen from "./Screen.svelte";
import { standing } from "./standing";
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
