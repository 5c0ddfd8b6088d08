// Whose hand may be seen on a device that several people share: one at a time, and none in between.
import type { TableModel } from "../wire/table.svelte";

const seatOf = (model: TableModel): number => model.yours[0] ?? -1;

/** Whether the seat is to decide now and nothing of it is on its way, whatever is still being shown. */
function isAsked(model: TableModel): boolean {
  const seat = seatOf(model);
  const isOwn = model.table?.seats[seat]?.level == null;
  return isOwn && model.pending === null && (model.newest?.["to-act"].includes(seat) ?? false);
}

export class Turns {
  readonly #models: () => readonly TableModel[];
  /** Whose hand is seen. */
  open = $state.raw<TableModel | null>(null);
  /** On whose screen the table is shown to all, while no hand is seen. */
  stage = $state.raw<TableModel>();
  /** The decision that the open seat makes, or the newest that it went on with. */
  #decision = -1;
  /** Who was covered while their choice was on its way, and in which decision. */
  #sent = $state.raw<{ model: TableModel; decision: number } | null>(null);
  #inOrder = $derived.by(() => [...this.#models()].sort((one, other) => seatOf(one) - seatOf(other)));
  asked = $derived.by(() => this.#inOrder.filter((one) => isAsked(one) && !this.#hasSent(one)));
  /** Who takes the device next; nobody while something is played out for all. */
  next = $derived.by(() => {
    if (this.open !== null || !this.#areTogether) return null;
    return this.#isQuiet ? (this.asked[0] ?? null) : null;
  });
  /** Whether all have heard of the newest decision: each hears it by a connection of its own. */
  #areTogether = $derived.by(() => new Set(this.#models().map(({ newest }) => newest?.decision)).size === 1);
  #seen = $state(-1);
  /** The decision that was made by whoever was covered last. */
  #covered = $state(-1);
  #isQuiet = $derived.by(() => {
    if (!this.stage) return true;
    // In a decision of several seats nothing is shown before all have decided.
    const isSame = this.stage.newest?.decision === this.#covered;
    return isSame || (this.stage.isCurrent && this.#seen === this.stage.step);
  });

  constructor(models: () => readonly TableModel[]) {
    this.#models = models;
  }

  /** A step was shown to its end on the screen for all. */
  see(step: number): void {
    this.#seen = step;
  }

  /** The next one has the device: show their hand. */
  uncover(model: TableModel): void {
    for (const one of this.#models()) one.isForAll = one !== model;
    // What was played out for all need not be played out again.
    model.skip();
    this.#decision = model.newest?.decision ?? -1;
    this.open = model;
    this.stage = model;
    this.#seen = model.step;
  }

  /**
   * Cover the hand as soon as its owner has decided. Whoever goes on alone keeps the device. Where several decide at
   * once, the last one's screen turns to all before the reveal.
   */
  follow(): void {
    const { open } = this;
    if (!open) return;
    const decision = open.newest?.decision ?? -1;
    const others = this.asked.filter((one) => one !== open);
    const isSame = decision === this.#decision;
    const goesOn = isAsked(open) && (isSame || others.length === 0);
    const isSending = open.pending !== null && !(isSame && this.#isHeldTogether(open));
    if (goesOn || isSending) {
      if (!isSending) this.#decision = decision;
      return;
    }
    this.#covered = this.#decision;
    this.#sent = open.pending && { model: open, decision };
    open.raised = null;
    open.isForAll = true;
    this.open = null;
  }

  /** Whether a choice is granted, but not yet told to all; who was refused is asked again. */
  #hasSent(model: TableModel): boolean {
    const isSent = this.#sent?.model === model && this.#sent.decision === model.newest?.decision;
    return isSent && model.notice?.kind !== "refusal";
  }

  /** Whether others at this device have decided in the same decision: then it is one for several seats at once. */
  #isHeldTogether(open: TableModel): boolean {
    return this.#models().some((one) => one !== open && this.#hasHeld(one, open));
  }
  #hasHeld(one: TableModel, open: TableModel): boolean {
    const now = one.newest;
    return now !== null && now.decision === open.newest?.decision && !now["to-act"].includes(seatOf(one)) && now.legal.length > 0;
  }
}
