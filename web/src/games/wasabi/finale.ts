// What is counted at the end: tokens by length, cubes, and what decides where points do not.
import type { Phrase } from "../../wire/types";
import type { Count } from "../module";
import { drawing } from "./drawings";
import { ALL_TOKENS, type Length, LENGTHS } from "./facts";
import type { View } from "./types";

const phrase = (id: string, args: Phrase["args"] = {}): Phrase => ({ id, args });
const pictured = (name: string): Pick<Count, "picture"> => {
  const picture = drawing(name);
  return picture === undefined ? {} : { picture };
};

export function finale(view: View): readonly Count[] {
  return [...LENGTHS.map((length) => ofLength(view, length)), cubes(view), decided(view)].filter((count) => count !== null);
}

/** The tokens of a length; null if nobody has used one. */
function ofLength(view: View, length: Length): Count | null {
  const recipes = view.options["recipe-book"].recipes;
  const rows = view.points.map((points, seat) => {
    const count = (view.served[seat] ?? []).filter(([number]) => recipes[number]?.[1].length === length).length;
    return { seat, has: phrase("finale-recipes", { count }), points: points[`length-${length}`] ?? 0 };
  });
  if (rows.every(({ points }) => points === 0)) return null;
  return { title: phrase("finale-length", { length }), ...pictured("recipe-back"), rows };
}

function cubes(view: View): Count {
  const rows = view.points.map((points, seat) => ({
    seat,
    has: phrase("finale-cubes", { count: view.cubes[seat] ?? 0 }),
    points: points["cubes"] ?? 0,
  }));
  return { title: phrase("pad-cubes"), ...pictured("wasabi-token"), rows };
}

/** Why a place goes to one of several with equal points, or to whoever has all tokens; null if the points say it. */
function decided(view: View): Count | null {
  const result = view.result;
  if (!result) return null;
  if (result["ended-by"] === "ten-tokens") {
    const rows = result.winners.map((seat) => ({ seat, has: phrase("finale-tokens", { count: ALL_TOKENS }), points: 0, isBest: true }));
    return { title: phrase("finale-ten"), rows };
  }
  const most = Math.max(...result.totals);
  const tied = result.totals.flatMap((total, seat) => (total === most ? [seat] : []));
  if (tied.length < 2) return null;
  const rows = tied.map((seat) => ({
    seat,
    has: phrase("finale-cubes", { count: view.cubes[seat] ?? 0 }),
    points: 0,
    isBest: result.winners.includes(seat),
  }));
  const isShared = result.winners.length > 1;
  return { title: phrase(isShared ? "finale-shared" : "finale-tie"), ...pictured("wasabi-token"), rows };
}
