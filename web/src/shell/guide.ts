// What a guided first game has beside its table: somebody who explains it.

export interface Guide {
  /** What is said now, in the player's language; empty: nothing. */
  readonly text: string;
  /** Whether it is about the player's last move, and not something new. */
  readonly isRemark: boolean;
  /** Whether more is said about this decision. */
  readonly hasMore: boolean;
  /** Whether everything is explained. */
  readonly isDone: boolean;
  /** How many ideas were explained so far, and how many there are. */
  readonly told: number;
  readonly lessons: number;
  next(): void;
  /** Begin from the first deal again. */
  again(): void;
  /** Leave for a real game, with others. */
  playOn(): void;
}
