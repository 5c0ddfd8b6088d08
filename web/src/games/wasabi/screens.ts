// Screens hide what others hold from the eye, not from the memory: the view has it all.
import type { View } from "./types";

/** Whether a seat's tiles and action cards are shown as a number only. */
export function isScreened(view: Pick<View, "options" | "viewer">, seat: number, hasMemoryAid: boolean): boolean {
  return view.options.hands === "screened" && !hasMemoryAid && seat !== view.viewer;
}
