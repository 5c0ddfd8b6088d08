// Going through a replay together: one leads, the others see the same step; told over a shared sheet.
import { type Connection, SharedSheet, newSheetKey } from "../sharing/sheet.svelte";
import { randomHex } from "../wire/keys";

/** Who leads, and where they are, as an address says it. */
interface Lead {
  leader: string;
  search: string;
}

const PART = "lead";
const EVERY_MS = 1_000;
const LONGEST = 200;
const DEVICE = "sushiya.together";

/** Names this tab, so that whoever leads still does after loading the page anew. */
function deviceOf(): string {
  try {
    const known = sessionStorage.getItem(DEVICE) ?? randomHex(8);
    sessionStorage.setItem(DEVICE, known);
    return known;
  } catch {
    return randomHex(8);
  }
}

function read(text: string | undefined): Lead | null {
  try {
    const { leader, search }: Partial<Lead> = JSON.parse(text ?? "");
    return typeof leader === "string" && typeof search === "string" && search.length < LONGEST ? { leader, search } : null;
  } catch {
    return null;
  }
}

/** Whoever took the lead meanwhile has it. */
const merge = (_: string, base: string, mine: string, theirs: string): string => (read(theirs)?.leader === read(base)?.leader ? mine : theirs);

export class Together {
  /** Where the others are is told here; only what stands in an address is. */
  readonly #onmove: (search: string) => void;
  readonly #device = deviceOf();
  #sheet = $state.raw<SharedSheet | null>(null);
  #leader = $state("");
  /** Where this device was told to be. */
  #search: string;
  /** Whoever goes their own way is not moved until they want to. */
  isFollowing = $state(true);

  constructor(search: string, onmove: (search: string) => void) {
    this.#search = search;
    this.#onmove = onmove;
  }

  get key(): string {
    return this.#sheet?.key ?? "";
  }
  get isOn(): boolean {
    return this.#sheet !== null && this.#sheet.connection !== "gone";
  }
  get isLeading(): boolean {
    return this.isOn && this.#leader === this.#device;
  }
  get isYours(): boolean {
    return this.#sheet?.isYours ?? false;
  }
  get connection(): Connection {
    return this.#sheet?.connection ?? "gone";
  }

  /** Open a sheet, and lead whoever gets its key; what the server refuses is thrown. */
  async open(search: string): Promise<void> {
    const sheet = this.#make(newSheetKey());
    await sheet.open();
    this.#sheet = sheet;
    this.lead(search);
    sheet.start();
  }

  /** Follow whoever leads. */
  join(key: string): void {
    this.close();
    this.#sheet = this.#make(key);
    this.#sheet.start();
  }

  /** Take the lead. */
  lead(search: string): void {
    this.#leader = this.#device;
    this.#put(search);
  }

  /** This device goes to another step: others follow it, or it goes its own way. */
  moved(search: string): void {
    if (search === this.#search) return;
    if (this.isLeading) this.#put(search);
    else if (this.isOn) this.isFollowing = false;
  }

  followAgain(): void {
    this.isFollowing = true;
    this.#hear();
  }

  async end(): Promise<void> {
    if (this.isYours) await this.#sheet?.delete();
    this.close();
  }

  close(): void {
    this.#sheet?.leave();
    this.#sheet = null;
    this.isFollowing = true;
  }

  #make(key: string): SharedSheet {
    return new SharedSheet(key, { everyMs: EVERY_MS, merge, onchange: () => this.#hear() });
  }

  #put(search: string): void {
    this.#search = search;
    this.#sheet?.put(PART, JSON.stringify({ leader: this.#leader, search } satisfies Lead));
  }

  #hear(): void {
    const told = read(this.#sheet?.parts[PART]);
    if (!told) return;
    this.#leader = told.leader;
    if (this.isLeading || !this.isFollowing) return;
    this.#search = told.search;
    this.#onmove(told.search);
  }
}
