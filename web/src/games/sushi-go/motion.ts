// How a turn moves: all cards are turned up, then hands go on; times in ms.
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { isMotionWanted } from "../../look/look.svelte";

export const MOTION = { turn: 300, pass: 350, sweep: 650, count: 600 } as const;

/** Turn a card up from its back; what is only raised is just there. */
export function turnUp(_node: Element, { isAtOnce }: { isAtOnce: boolean }): TransitionConfig {
  return {
    duration: isMotionWanted() && !isAtOnce ? MOTION.turn : 0,
    easing: cubicOut,
    css: (t, u) => `transform: perspective(20rem) rotateY(${180 * u}deg) scale(${0.8 + 0.2 * t})`,
  };
}
