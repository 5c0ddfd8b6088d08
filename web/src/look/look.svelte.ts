// Light, dark, or as the system has it; public/look.js applies it, also before the first paint.
import { keep, recall } from "../wire/keep";

export const LOOKS = ["system", "light", "dark"] as const;
export type Look = (typeof LOOKS)[number];

class Appearance {
  look = $state<Look>(recall<Look>("look", "system"));

  choose(look: Look): void {
    this.look = look;
    keep("look", look);
    dispatchEvent(new Event("sushiya-look"));
  }
}

export const appearance = new Appearance();

/** Whether things may move; asked at the moment, as people change it. */
export function isMotionWanted(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
