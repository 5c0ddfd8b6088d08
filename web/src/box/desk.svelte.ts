// The box that is being typed in: every tap is kept at once and can be undone; the engine judges it.
import type { Phrase } from "../wire/types";
import type { Judge, Remark } from "./judge";
import { keepSheet } from "./keeping";
import type { Sheet } from "./sheet";

const MOST_UNDONE = 200;

export class Desk {
  sheet: Sheet = $state.raw() as Sheet;
  /** How long the strips are that are being entered: one is done when it has so many tiles. */
  length: number = $state(0);
  /** Why the last tap did nothing, or what is odd about the strip that it finished. */
  notice = $state.raw<Phrase | null>(null);
  /** Told of every change that is made here, to share it. */
  onput: ((sheet: Sheet) => void) | null = null;
  #before = $state.raw<readonly Sheet[]>([]);
  readonly #judge: Judge;
  readonly remarks: readonly Remark[] = $derived.by(() => this.#judge.judge(this.sheet));
  readonly canUndo = $derived(this.#before.length > 0);
  readonly limits: Judge["limits"];

  constructor(sheet: Sheet, judge: Judge) {
    this.#judge = judge;
    this.limits = judge.limits;
    this.sheet = sheet;
    this.length = sheet.strips.at(-1)?.kinds.length ?? judge.limits.lengths[0] ?? 0;
  }

  get isFull(): boolean {
    return this.sheet.strips.length >= this.limits.strips;
  }

  /** Say it of a strip: what is wrong with it or odd about it. */
  remarksOn(strip: number): Remark[] {
    return this.remarks.filter((remark) => remark.strip === strip);
  }

  /** Add a tile to the strip that is being entered; the last one finishes it. */
  tap(kind: string): void {
    const { sheet, length } = this;
    if (this.isFull) {
      this.notice = { id: "box-full", args: { most: this.limits.strips } };
      return;
    }
    const draft = [...sheet.draft, kind];
    const tried: Sheet = { ...sheet, draft: [], strips: [...sheet.strips, { kinds: draft, name: "" }] };
    const told = this.#judge.judge(tried).filter(({ strip, code }) => strip === sheet.strips.length && code !== "length");
    const fault = told.find(({ isFault }) => isFault);
    this.notice = fault?.say ?? null;
    if (fault) return;
    const isDone = draft.length >= length;
    this.put(isDone ? tried : { ...sheet, draft });
    if (isDone) this.notice = told[0]?.say ?? null;
  }

  /** Enter strips of another length; what is begun begins anew. */
  enter(length: number): void {
    this.notice = null;
    this.length = length;
    if (this.sheet.draft.length) this.put({ ...this.sheet, draft: [] });
  }

  takeBack(): void {
    this.put({ ...this.sheet, draft: this.sheet.draft.slice(0, -1) });
  }

  undo(): void {
    const last = this.#before.at(-1);
    if (!last) return;
    this.#before = this.#before.slice(0, -1);
    this.notice = null;
    this.#show(last);
  }

  put(next: Sheet): void {
    this.#before = [...this.#before, this.sheet].slice(-MOST_UNDONE);
    this.notice = null;
    this.#show(next);
  }

  /** Take over what others have entered; undoing goes on to concern only what was entered here. */
  receive(next: Sheet, rebase: (before: Sheet) => Sheet): void {
    this.#before = this.#before.map(rebase);
    this.sheet = { ...next, draft: this.sheet.draft };
    keepSheet(this.sheet);
  }

  /** Begin with another box: undoing would change what others share. */
  takeOver(sheet: Sheet): void {
    this.#before = [];
    this.notice = null;
    this.sheet = sheet;
    keepSheet(sheet);
  }

  #show(sheet: Sheet): void {
    this.sheet = sheet;
    keepSheet(sheet);
    this.onput?.(sheet);
  }
}
