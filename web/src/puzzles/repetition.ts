// What comes back when: a puzzle that was got wrong returns soon, and then at growing intervals. Time is passed in.

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** After a mistake, and after each time that it went right since then. */
export const PAUSES: readonly number[] = [10 * MINUTE, DAY, 3 * DAY, 7 * DAY];

/** What a device knows of a puzzle that was tried. */
export interface Mark {
  /** It went right the last time, at the first try. */
  isRight: boolean;
  /** How often it went right in a row since the last mistake. */
  step: number;
  /** When it comes back, in ms since the epoch; null: it need not. */
  due: number | null;
}

/** By a puzzle's id. */
export type Marks = Readonly<Record<string, Mark>>;

/** Note how the first try of a puzzle went. */
export function marked(before: Mark | undefined, isRight: boolean, now: number): Mark {
  if (!isRight) return { isRight, step: 0, due: now + (PAUSES[0] ?? 0) };
  // Whoever never got it wrong knows it.
  if (!before || before.due === null) return { isRight, step: before?.step ?? 0, due: null };
  const step = before.step + 1;
  const pause = PAUSES[step];
  return { isRight, step, due: pause === undefined ? null : now + pause };
}

export const isDue = (mark: Mark | undefined, now: number): boolean => mark !== undefined && mark.due !== null && mark.due <= now;

interface Listed {
  id: string;
  idea: string;
}

/**
 * The puzzle to be asked next: one that has come back, the longest due first; then a new one. They are listed from easy to
 * hard within each idea, and ideas take turns. Null: there is nothing to do now.
 */
export function nextOf<Puzzle extends Listed>(puzzles: readonly Puzzle[], marks: Marks, now: number, without = ""): Puzzle | null {
  const due = puzzles
    .filter(({ id }) => id !== without && isDue(marks[id], now))
    .sort((one, other) => (marks[one.id]?.due ?? 0) - (marks[other.id]?.due ?? 0));
  if (due[0]) return due[0];
  const fresh = puzzles.filter(({ id }) => !marks[id]);
  const triedOf = (idea: string) => puzzles.filter((one) => one.idea === idea && marks[one.id]).length;
  return fresh.sort((one, other) => triedOf(one.idea) - triedOf(other.idea))[0] ?? null;
}

export interface Progress {
  /** How many went right the last time. */
  solved: number;
  all: number;
  /** How many have come back. */
  due: number;
}

export function progressOf(puzzles: readonly Listed[], marks: Marks, now: number): Progress {
  return {
    solved: puzzles.filter(({ id }) => marks[id]?.isRight).length,
    all: puzzles.length,
    due: puzzles.filter(({ id }) => isDue(marks[id], now)).length,
  };
}

/** When the next one comes back; null: none does. */
export function nextDue(puzzles: readonly Listed[], marks: Marks): number | null {
  const waiting = puzzles.flatMap(({ id }) => marks[id]?.due ?? []);
  return waiting.length ? Math.min(...waiting) : null;
}
