// Lets each step of the others be seen long enough to be read, and never keeps anybody waiting for long.
export const SPEEDS = ["calm", "normal", "fast"] as const;
export type Speed = (typeof SPEEDS)[number];
/** How long a step without a wish of its own is seen, at normal pace. */
export const CAPTION_MS = 700;
/** How much longer than at normal pace things are seen. */
export const TEMPO: Record<Speed, number> = { calm: 12 / 7, normal: 1, fast: 5 / 14 };
/** Less than this nobody can read; whoever wants it fast may. */
export const LEAST_MS: Record<Speed, number> = { calm: 1200, normal: 600, fast: 250 };
/** What the others do between two of my decisions is over after this: five seconds, less the way to here. */
const LONGEST_MS: Record<Speed, number> = { calm: Infinity, normal: 4800, fast: 4800 };
/** A summary of several steps takes longer to read than one caption. */
const SUMMARY = 2;
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
  /** How long a step wants to be seen, in ms at normal pace; a game sets it. */
  lasts: (step: T, isOwn: boolean) => number = (_, isOwn) => (isOwn ? 0 : CAPTION_MS);
  speed: Speed = "normal";
  /** For how long what is shown now will be seen, if anything follows; 0: it has been skipped. */
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

  /** Whoever acts has seen enough of the last step, and waits from now on. */
  release(): void {
    if (this.#waiting.length) return;
    clearTimeout(this.#timer);
    this.#rest();
    this.#since = performance.now();
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
    const left = LONGEST_MS[this.speed] - (performance.now() - this.#since);
    const least = LEAST_MS[this.speed];
    const count = this.#count(this.#waiting);
    const hasTimeForAll = count * least <= left;
    const isSummary = !hasTimeForAll && count > 1 && left < (1 + SUMMARY) * least;
    const steps = isSummary ? this.#waiting.splice(0) : this.#takeOne();
    const wish = steps.reduce((sum, { step, isOwn }) => sum + this.lasts(step, isOwn), 0) * TEMPO[this.speed];
    // One long step may take all the time there is, several share what is left of it.
    const most = count > 1 ? left / count : LONGEST_MS[this.speed];
    if (isSummary) this.hold = SUMMARY * least;
    else this.hold = wish > 0 ? Math.max(Math.min(wish, most), least) : 0;
    this.#show(steps.map(({ step }) => step), this.#waiting.length === 0);
    this.#timer = window.setTimeout(this.#next, this.hold);
  };

  /** Take the next step that wants to be seen, and those before it that do not. */
  #takeOne(): Waiting<T>[] {
    const place = this.#waiting.findIndex((one) => this.#isSeen(one));
    return this.#waiting.splice(0, place < 0 ? this.#waiting.length : place + 1);
  }

  #isSeen = ({ step, isOwn }: Waiting<T>): boolean => this.lasts(step, isOwn) > 0;

  #count(steps: readonly Waiting<T>[]): number {
    return steps.filter(this.#isSeen).length;
  }
}
