// Plays a step out beat by beat, so that rolls and trips are seen one after the other; nobody has to wait for it.
import { LEAST_MS, type Speed } from "../../wire/pace";
import type { Line, Phrase } from "../../wire/types";
import { type Beat, beats, type Plan, plan, type Timed } from "./beats";
import { betOf, type Way, wayOf } from "./outlook";
import type { Customer } from "./facts";
import type { Dice } from "./pieces";
import { after, kindOf, type Scene, sceneOf } from "./scene";
import { sayFailure, summary } from "./deeds";
import type { AnyEvent, View } from "./types";

/** A van on its way. */
export interface Trip extends Way {
  seat: number;
  from: number;
  ms: number;
}

/** A throw, and which of the two dice were rolled. */
export interface Roll {
  key: number;
  dice: Dice;
  isRolled: [boolean, boolean];
  /** So long they tumble. */
  ms: number;
}

/** A customer who has just been taken, shown large. */
export interface Taken {
  seat: number;
  customer: Customer;
  points: number;
  ms: number;
}

/** What is told: a sentence, and whose crest stands beside it. */
export interface Caption {
  say: Phrase;
  seat: number | null;
  /** The line that it is, or none if it tells several at once. */
  line: Line | null;
  /** What is said while the dice still tumble. */
  before: Phrase | null;
}

/** How a step may be played out. */
export interface Time {
  /** So long is it seen if anything follows; 0: its end is shown at once. */
  hold: number;
  speed: Speed;
  /** Several steps in one sentence, if there was no time for each. */
  summary: Phrase | null;
  /** Whether nothing may move: then dice lie, and cards are there, from the beginning. */
  isStill?: boolean;
}

/** What follows by itself at the end of a beat, and would spoil it before. */
const LATER = new Set<AnyEvent["event"]>(["trip-ended", "roll-succeeded", "vans-stopped", "round-began", "bets-closed"]);

/** What is worth a scene; the rest is told in a caption. */
const SCENES = new Set<AnyEvent["event"]>(["dice-rolled", "die-rerolled", "van-moved", "customer-taken"]);

/** So long dice tumble, if there is time to read what they show; in less there is nothing to see. */
const TUMBLE_MS = 450;
const SHORTEST_MS = 120;
/** A card that is won is counted as soon as it is there to be seen. */
const ARRIVES_MS = 300;
const ARRIVES_SHARE = 0.3;

export class Stage {
  scene = $state.raw<Scene | null>(null);
  trip = $state.raw<Trip | null>(null);
  /** Dice that tumble; none when they lie. */
  roll = $state.raw<Roll | null>(null);
  taken = $state.raw<Taken | null>(null);
  /** The sentence of the last thing that happened. */
  caption = $state.raw<Caption | null>(null);
  /** What is seen now, while a step is played out. */
  head = $state.raw<AnyEvent | null>(null);
  isPlaying = $state(false);
  isCaption = $state(false);
  /** How many lines of the step have not been seen yet. */
  left = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #keys = 0;
  #later: AnyEvent[] = [];
  /** What a beat shows arriving: it counts when it is there. */
  #arriving: AnyEvent[] = [];
  #arrival: ReturnType<typeof setTimeout> | undefined;
  /** The least time of a caption, and whether nothing may move. */
  #least = 0;
  #isStill = false;
  /** Where the step that is being played out ends. */
  #goal: View | null = null;
  /** How it lay before, and what happened. */
  #start: Scene | null = null;
  #told: readonly Line[] = [];
  #ended: () => void;

  constructor(ended: () => void = () => {}) {
    this.#ended = ended;
  }

  /** Play lines out and end with the view. */
  play(lines: readonly Line[], view: View, { hold, speed, summary, isStill = false }: Time): void {
    this.stop();
    this.#least = LEAST_MS[speed];
    this.#isStill = isStill;
    // What was not played out to its end has happened nevertheless.
    if (this.#goal) this.scene = sceneOf(this.#goal, reached(this.#start, this.#told));
    this.#start = this.scene;
    this.#goal = view;
    this.#told = lines;
    this.isCaption = !lines.some(({ event }) => SCENES.has((event as AnyEvent | null)?.event ?? "round-began"));
    this.#clear();
    const all = beats(lines, view.seat);
    const planned = plan(all, hold, this.#least);
    const isTooMuch = summary !== null && planned.rest.length > 0;
    if (!this.scene || (!planned.played.length && !planned.rest.length)) this.#end({ isSeen: false });
    else this.#begin(isTooMuch ? { played: [], rest: all, restMs: hold } : planned, summary);
  }

  /** Show how it ends, at once. */
  end(): void {
    this.stop();
    if (this.isPlaying) this.#end({ isSeen: false });
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#arrival);
  }

  #begin({ played, rest, restMs }: Plan, whole: Phrase | null): void {
    this.isPlaying = true;
    this.left = this.#told.length;
    this.#next(played, () => this.#tell(rest, restMs, whole));
  }

  #next(timed: readonly Timed[], then: () => void): void {
    for (const [place, { beat, ms }] of timed.entries()) {
      this.#finish();
      this.#show(beat, ms);
      if (!ms) continue;
      this.#timer = setTimeout(() => this.#next(timed.slice(place + 1), then), ms);
      return;
    }
    then();
  }

  /** Tell in one sentence what there is no time for, and show where it leads. */
  #tell(rest: readonly Beat[], ms: number, whole: Phrase | null): void {
    if (!rest.length || !this.#goal) {
      this.#end({ isSeen: true });
      return;
    }
    this.#finish();
    this.#clear();
    const lines = rest.flatMap((beat) => beat.lines);
    const say = (rest.length === beats(this.#told, null).length ? whole : null) ?? summary(lines);
    if (say) this.caption = { say, seat: null, line: null, before: null };
    this.scene = sceneOf(this.#goal, reached(this.#start, this.#told));
    this.left = 0;
    this.#timer = setTimeout(() => this.#end({ isSeen: true }), ms);
  }

  #show({ head, lines }: Beat, ms: number): void {
    this.#clear();
    if (ms) this.head = head;
    this.left -= lines.filter(({ event }) => !event || !LATER.has((event as AnyEvent).event)).length;
    const told = lines.find((line) => line.event === head) ?? lines.find((line) => line.say);
    if (told?.say) this.caption = { ...captionOf(told), ...this.#words(head, lines) };
    for (const line of lines) {
      const event = line.event as AnyEvent | null;
      if (!event) continue;
      if (LATER.has(event.event)) this.#later.push(event);
      else this.#do(event, ms);
    }
    // The dice show it as soon as they lie; all else that follows from it comes at the end of the beat.
    const isMade = lines.some(({ event }) => (event as AnyEvent | null)?.event === "roll-succeeded");
    if (isMade && this.scene) this.scene = { ...this.scene, rolled: { ...this.scene.rolled, isMade } };
    const wait = this.roll?.ms ?? Math.min(ARRIVES_MS, ms * ARRIVES_SHARE);
    if (this.roll || this.#arriving.length) this.#arrival = setTimeout(() => this.#arrive(), wait);
  }

  /** Words of our own: before dice lie, and for a bet that failed together with its card. */
  #words(head: AnyEvent | null, lines: readonly Line[]): Partial<Caption> {
    if (!head || !this.scene) return {};
    if (isRoll(head)) {
      const { seat = 0 } = head as { seat?: number };
      const args = { seat: { id: "seat", args: { seat } }, needed: betOf(this.scene.dial, seat) ?? 0 };
      return { before: { id: head.event === "dice-rolled" ? "rolling" : "rerolling", args } };
    }
    const say = head.event === "roll-failed" ? sayFailure(lines, this.scene.dial) : null;
    return say ? { say } : {};
  }

  /** The dice lie, or the card is there: now it counts. */
  #arrive(): void {
    clearTimeout(this.#arrival);
    this.roll = null;
    for (const event of this.#arriving.splice(0)) {
      if (!this.scene) continue;
      const { row } = this.scene;
      this.scene = { ...after(this.scene, event, this.#goal), row };
    }
  }

  #do(event: AnyEvent, ms: number): void {
    const before = this.scene;
    if (!before) return;
    if (event.event === "van-moved" && event.seat !== undefined && event.trip) {
      const from = before.vans[event.seat] ?? 0;
      this.trip = { ...wayOf(before.vans, event.seat, event.trip), seat: event.seat, from, ms };
    }
    if (event.event === "customer-taken" && ms && event.seat !== undefined && event.customer) {
      const { seat, customer } = event;
      const pointsIn = (now: View["now"] | undefined) => now?.[seat]?.[kindOf(customer)] ?? 0;
      this.taken = { seat, customer, points: pointsIn(this.#goal?.now) - pointsIn(before.now), ms };
      // It leaves the row at once, and counts when it can be seen.
      const { row } = after(before, event);
      this.scene = { ...before, row };
    }
    if (ms && !this.#isStill && (event.event === "customer-taken" || event.event === "action-drawn")) {
      this.#arriving.push(event);
      return;
    }
    const isBoth = event.event === "dice-rolled";
    if ((isBoth || event.event === "die-rerolled") && event.dice) {
      const isNew = (place: 0 | 1) => isBoth || before.dice?.[place] !== event.dice?.[place];
      const isFirst = isNew(0) || !isNew(1);
      const tumble = this.#isStill ? 0 : Math.min(TUMBLE_MS, ms - this.#least);
      const isRolled: [boolean, boolean] = [isFirst, isBoth || !isFirst];
      if (tumble >= SHORTEST_MS) this.roll = { key: (this.#keys += 1), dice: event.dice, isRolled, ms: tumble };
    }
    this.scene = after(before, event, this.#goal);
  }

  /** Let happen what waited for the end of the beat. */
  #finish(): void {
    this.#arrive();
    this.left -= this.#later.length;
    for (const event of this.#later.splice(0)) if (this.scene) this.scene = after(this.scene, event, this.#goal);
  }

  #clear(): void {
    this.trip = null;
    this.roll = null;
    this.taken = null;
    this.head = null;
  }

  #end({ isSeen }: { isSeen: boolean }): void {
    const wasPlaying = this.isPlaying;
    clearTimeout(this.#arrival);
    this.#later = [];
    this.#arriving = [];
    this.#clear();
    if (this.#goal) this.scene = sceneOf(this.#goal, reached(this.#start, this.#told));
    const heads = beats(this.#told, null).filter((beat) => beat.head !== null);
    const told = heads.at(-1)?.lines.find((line) => line.say) ?? this.#told.filter((line) => line.say).at(-1);
    if (!isSeen && told) this.caption = captionOf(told);
    this.left = 0;
    this.isPlaying = false;
    if (wasPlaying) this.#ended();
  }
}

/** What lies there after all of some lines. */
function reached(scene: Scene | null, lines: readonly Line[]): Scene | null {
  return lines.reduce((now, { event }) => (now && event ? after(now, event as AnyEvent) : now), scene);
}

function isRoll(event: AnyEvent | null): boolean {
  return event?.event === "dice-rolled" || event?.event === "die-rerolled";
}

function captionOf(line: Line): Caption {
  const event = line.event as { seat?: number; lowest?: number } | null;
  return { say: line.say as Phrase, seat: event?.seat ?? event?.lowest ?? null, line, before: null };
}
