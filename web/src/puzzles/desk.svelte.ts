// Puzzles of one game on this device: which comes next, how it went, and what the coach says to it.
import type { Explanation } from "../coach/analysis";
import { Coach } from "../coach/coach";
import type { GameCoach } from "../coach/game";
import type { GameName } from "../engine/engine";
import { forgetMarks, keepMarks, keptMarks } from "./kept";
import type { Puzzle, Puzzles } from "./puzzles";
import { type Marks, marked, nextOf, type Progress, progressOf } from "./repetition";

/** Imagined games by which a choice is explained: the first of those that the puzzle was checked with. */
const WORLDS = 400;
/** The answer, what was chosen, and the policy's choice, which is always looked at. */
const MOST = 3;
/** Any idea. */
export const MIXED = "mixed";

export class PuzzleDesk {
  marks = $state.raw<Marks>({});
  now = $state(0);
  readonly #coach: Coach;

  constructor(
    readonly set: Puzzles,
    private readonly game: GameCoach,
    private readonly clock: () => number = Date.now,
    coach = new Coach(set.game as GameName),
  ) {
    this.#coach = coach;
    this.marks = keptMarks(set.game);
    this.now = clock();
  }

  of(idea: string): readonly Puzzle[] {
    return idea === MIXED ? this.set.puzzles : this.set.puzzles.filter((one) => one.idea === idea);
  }

  progress(idea: string): Progress {
    return progressOf(this.of(idea), this.marks, this.now);
  }

  next(idea: string, without = ""): Puzzle | null {
    this.now = this.clock();
    return nextOf(this.of(idea), this.marks, this.now, without);
  }

  /** Note how a puzzle's first try went. */
  note({ id }: Puzzle, isRight: boolean): void {
    this.now = this.clock();
    this.marks = { ...this.marks, [id]: marked(this.marks[id], isRight, this.now) };
    keepMarks(this.set.game, this.marks);
  }

  reset(): void {
    forgetMarks(this.set.game);
    this.marks = {};
  }

  /** Say why the answer is better than another choice; null: the coach has no words for it. */
  async why({ options, seen, seat, seed, answer }: Puzzle, other: number): Promise<Explanation | null> {
    const setup = await this.game.setup(options);
    const question = { setup, seen, seat, seed, asked: [answer, other], most: MOST };
    const [told] = await this.#coach.why(question, { worlds: WORLDS }, answer, [other]);
    return told ?? null;
  }

  close(): void {
    this.#coach.close();
  }
}
