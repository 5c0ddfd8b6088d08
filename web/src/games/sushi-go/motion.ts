// How a reveal moves, beat by beat; times in ms at normal pace.
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { isMotionWanted } from "../../look/look.svelte";

/**
 * What a reveal shows now: nothing, backs, cards that turn, cards that lie, the same with the last cards,
 * the points of the round, or hands that move on.
 */
export type Phase = "rest" | "backs" | "turn" | "look" | "last-backs" | "last-turn" | "last-look" | "count" | "pass";

export interface Beat {
  phase: Phase;
  ms: number;
}

const CARDS: readonly Beat[] = [
  { phase: "backs", ms: 200 },
  { phase: "turn", ms: 300 },
  { phase: "look", ms: 700 },
];
const LAST: readonly Beat[] = [
  { phase: "last-backs", ms: 150 },
  { phase: "last-turn", ms: 300 },
  { phase: "last-look", ms: 700 },
];
const PASS: Beat = { phase: "pass", ms: 350 };
/** The pad stays until one chooses; this is the time in which it is filled. */
const COUNT: Beat = { phase: "count", ms: 900 };
export const COUNT_MS = 600;
/** What is read, and so needs its time. */
const READ: ReadonlySet<Phase> = new Set<Phase>(["look", "last-look"]);

/** The beats of a step with these events, at normal pace; none if nothing is revealed. */
export function beatsOf(events: readonly { event: string }[]): readonly Beat[] {
  const has = (name: string) => events.some(({ event }) => event === name);
  if (!has("picks-revealed")) return [];
  const cards = has("last-cards-laid") ? [...CARDS, ...LAST] : CARDS;
  if (has("game-ended")) return cards;
  return [...cards, has("round-scored") ? COUNT : PASS];
}

export const total = (beats: readonly Beat[]): number => beats.reduce((sum, { ms }) => sum + ms, 0);

/** In less than this nothing is seen to move. */
const LEAST_MOVED_MS = 100;

/** Fit beats into the time there is: cards are read for `least` ms, and where that takes it all, nothing else is seen. */
export function fitted(beats: readonly Beat[], hold: number, least: number): Beat[] {
  const scale = hold / total(beats);
  const isRead = ({ phase }: Beat) => READ.has(phase);
  const scaled = beats.map((beat) => ({ ...beat, ms: beat.ms * scale }));
  if (scaled.every((beat) => !isRead(beat) || beat.ms >= least - 1)) return scaled;
  const rest = hold - beats.filter(isRead).length * least;
  if (rest < LEAST_MOVED_MS) return scaled.filter(isRead).slice(-1).map((beat) => ({ ...beat, ms: hold }));
  const others = total(beats.filter((beat) => !isRead(beat)));
  return beats.map((beat) => ({ ...beat, ms: isRead(beat) ? least : (beat.ms * rest) / others }));
}

/** The same without any movement: what is read stands for as long as all that leads to it. */
export function still(beats: readonly Beat[]): Beat[] {
  const stills: Beat[] = [];
  let before = 0;
  for (const { phase, ms } of beats) {
    if (READ.has(phase) || phase === "count") {
      stills.push({ phase, ms: before + ms });
      before = 0;
    } else before += ms;
  }
  const last = stills.at(-1);
  return last ? [...stills.slice(0, -1), { ...last, ms: last.ms + before }] : [];
}

/** Turn a card up from its back within so many ms; what is only raised is just there. */
export function turnUp(_node: Element, { ms }: { ms: number }): TransitionConfig {
  return {
    duration: isMotionWanted() ? ms : 0,
    easing: cubicOut,
    css: (t, u) => `transform: perspective(20rem) rotateY(${180 * u}deg) scale(${0.8 + 0.2 * t})`,
  };
}

/** Draw a scene up and away: what comes after it is seen, never both at once. */
export function wipe(_node: Element): TransitionConfig {
  return { duration: isMotionWanted() ? 150 : 0, easing: cubicOut, css: (_, u) => `clip-path: inset(0 0 ${100 * u}% 0)` };
}
