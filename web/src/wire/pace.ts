// Lets each step of the others be seen for a moment, and never keeps anybody waiting for long.
export const SPEEDS = ["calm", "normal", "fast"] as const;
export type Speed = (typeof SPEEDS)[number];
const HOLD_MS: Record<Speed, number> = { calm: 1200, normal: 700, fast: 250 };
const LONGEST_MS = 5000;

export class Pace<T> {
  #show: (step: T, isLast: boolean) => void;
  #waiting: { step: T; isOwn: boolean }[] = [];
  #timer = 0;
  #isHolding = false;
  #since = 0;
  /** How long a step wants to be seen, as a share of the usual; a screen may set it. */
  weigh: (step: T) => number = () => 1;
  speed: Speed = "normal";

  constructor(show: (step: T, isLast: boolean) => void) {
    this.#show = show;
  }

  /** Take the next step; what one did oneself is not held, what is late is shown at once. */
  add(step: T, { isLate, isOwn }: { isLate: boolean; isOwn: boolean }): void {
    this.#waiting.push({ step, isOwn });
    if (isLate) this.skip();
    else if (!this.#isHolding) {
      this.#since = performance.now();
      this.#next();
    }
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
    this.#isHolding = false;
  }

  /** Show the present at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#isHolding = false;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift())
      this.#show(next.step, this.#waiting.length === 0);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #next = (): void => {
    const next = this.#waiting.shift();
    this.#isHolding = next !== undefined;
    if (!next) return;
    const { step, isOwn } = next;
    this.#show(step, this.#waiting.length === 0);
    const left = LONGEST_MS - (performance.now() - this.#since);
    const share = Math.max(left, 0) / (this.#waiting.length + 1);
    const hold = Math.min(isOwn ? 0 : HOLD_MS[this.speed] * this.weigh(step), share);
    this.#timer = window.setTimeout(this.#next, hold);
  };
}
