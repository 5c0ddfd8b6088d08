// The turn as a row of steps, and which of them is the present one.
import type { View } from "./types";

export interface Step {
  name: "give" | "draw" | "card" | "tile" | "serve" | "cards" | "tiles" | "recipes";
  state: "done" | "now" | "later";
}

const PHASES = [
  ["card", "tile", "serve"],
  ["cards", "tiles", "recipes"],
] as const;
const SET_UP = ["give", "draw"] as const;

/** The steps of the start, or of both phases of a turn. */
export function stepsOf(view: View, canServe: boolean): readonly (readonly Step[])[] {
  const phases: readonly (readonly Step["name"][])[] = view.turns === 0 ? [SET_UP] : PHASES;
  const now = presentOf(view, canServe);
  const all = phases.flat();
  const state = (name: Step["name"]): Step["state"] => {
    if (name === now) return "now";
    if (name === "card" && view.stage === "play") return view.turn.card === null ? "later" : "done";
    if (name === "tile" && view.stage === "play") return view.turn.placed > 0 ? "done" : "later";
    return all.indexOf(name) < all.indexOf(now) ? "done" : "later";
  };
  return phases.map((names) => names.map((name) => ({ name, state: state(name) })));
}

function presentOf(view: View, canServe: boolean): Step["name"] {
  if (view.turns === 0) return view.stage === "give" ? "give" : "draw";
  if (view.stage === "play") return canServe || view.turn.placed > 0 ? "serve" : "tile";
  return view.stage === "over" || view.stage === "give" ? "recipes" : view.stage;
}
