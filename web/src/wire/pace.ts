// Lets each step of the others be seen for a moment, and never keeps anybody waiting for long.
export const SPEEDS = ["calm", "normal", "fast"] as const;
export type Speed = (typeof SPEEDS)[number];
const HOLD_MS: Record<Speed, number> = { calm: 1200, normal: 700, fast: 250 };
/** Less than this nobody can follow; whoever wants it fast may. */
const SEEN_MS = 600;
/** What the others do between two of my decisions is over after this: five seconds, less the way to here. */
const LONGEST_MS = 4800;
/** After so long without news somebody thinks, and what follows is a new story. */
const PAUSE_MS = 1500;

interface Waiting<T> {
  step: T;
  isOwn: boolean;
}

export class Pace<T> {
  #show: (steps: readonly T[], isLast: boolean) => void;
  #waiting: Waiting<T>[] = [];
  #timer = 0;
  #isHolding = false;
  #since = -Infinity;
  #quietSince = -Infinity;
  /** How long a step wants to be seen, as a share of the usual; a screen may set it. */
  weigh: (step: T, isOwn: boolean) => number = (_, isOwn) => (isOwn ? 0 : 1);
  speed: Speed = "normal";
  /** For how long what is shown now will be seen, if anything follows. */
  hold = 0;

  constructor(show: (steps: readonly T[], isLast: boolean) => void) {
    this.#show = show;
  }

  /** Take the next step; what one did oneself is usually not held, what is late is shown at once. */
  add(step: T, { isLate, isOwn }: { isLate: boolean; isOwn: boolean }): void {
    const now = performance.now();
    if (isOwn || (!this.#isHolding && now - this.#quietSince > PAUSE_MS)) this.#since = now;
    this.#waiting.push({ step, isOwn });
    if (isLate) this.skip();
    else if (!this.#isHolding) this.#next();
  }

  /** Change the last step that still waits. */
  change(how: (step: T) => T): void {
    const last = this.#waiting.pop();
    if (last !== undefined) this.#waiting.push({ ...last, step: how(last.step) });
  }

  /** Whoever acts has seen enough of the last step. */
  release(): void {
    if (this.#waiting.length) return;
    clearTimeout(this.#timer);
    this.#rest();
  }

  /** Show the present at once. */
  skip(): void {
    clearTimeout(this.#timer);
    const steps = this.#waiting.splice(0);
    this.#rest();
    this.hold = 0;
    if (steps.length) this.#show(steps.map(({ step }) => step), true);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #rest(): void {
    this.#isHolding = false;
    this.#quietSince = performance.now();
  }

  #next = (): void => {
    if (!this.#waiting.length) {
      this.#rest();
      return;
    }
    this.#isHolding = true;
    const left = Math.max(LONGEST_MS - (performance.now() - this.#since), 0);
    const least = Math.min(SEEN_MS, HOLD_MS[this.speed]);
    // So many times something can be shown and seen in what is left.
    const shows = Math.floor(left / least);
    const steps = this.#take(shows);
    const weight = this.#weightOf(steps);
    const wish = weight > 0 ? Math.max(HOLD_MS[this.speed] * weight, least) : 0;
    this.hold = Math.min(wish, left / Math.max(Math.min(this.#count(this.#waiting) + 1, shows), 1));
    this.#show(steps.map(({ step }) => step), this.#waiting.length === 0);
    this.#timer = window.setTimeout(this.#next, this.hold);
  };

  /** Take what is shown next: one step, or several at once if there is no time for each. */
  #take(shows: number): Waiting<T>[] {
    if (shows < 1) return this.#waiting.splice(0);
    const together = Math.max(Math.ceil(this.#count(this.#waiting) / shows), 1);
    let end = 1;
    while (end < this.#waiting.length && this.#count(this.#waiting.slice(0, end)) < together) end += 1;
    return this.#waiting.splice(0, end);
  }

  #weightOf(steps: readonly Waiting<T>[]): number {
    return steps.reduce((sum, { step, isOwn }) => sum + this.weigh(step, isOwn), 0);
  }

  /** Count the steps that want to be seen. */
  #count(steps: readonly Waiting<T>[]): number {
    return steps.filter(({ step, isOwn }) => this.weigh(step, isOwn) > 0).length;
  }
}
