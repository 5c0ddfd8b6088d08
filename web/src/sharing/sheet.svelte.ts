// A shared sheet: texts in named parts that several devices fill in together; docs/protocol.md describes it.
import { Refused, send, Unreachable } from "../wire/api";
import { forgetKept, keep, recall } from "../wire/keep";
import { randomHex } from "../wire/keys";
import type { PartKept, Refusal, SheetDeleted, SheetShown } from "../wire/types";

export interface Sharing {
  /** How long the server keeps it after the last write: 14 or 400 days. */
  keep?: "short" | "long";
  /** Put together what was written here and elsewhere since `base`; without it, what was written here counts. */
  merge?: (part: string, base: string, mine: string, theirs: string) => string;
  /** Told which parts have changed by what came from others. */
  onchange?: (parts: readonly string[]) => void;
  /** How often to look for what others wrote. */
  everyMs?: number;
}

/** `gone`: it was deleted or forgotten, and this device goes on alone. */
export type Connection = "connecting" | "connected" | "away" | "gone";

interface Known {
  version: number;
  text: string;
}

interface Kept {
  revision: number;
  known: Record<string, Known>;
  wanted: Record<string, string>;
}

const EVERY_MS = 2_000;
const KEY_BYTES = 16;
const NEVER_KEPT = ["part-too-long", "sheet-full", "message-unreadable"];

export const newSheetKey = (): string => randomHex(KEY_BYTES);

const nameOf = (key: string) => `sheet.${key}`;

export class SharedSheet {
  connection = $state<Connection>("connecting");
  /** Why the last text could not be kept, if it never can. */
  refusal = $state.raw<Refusal | null>(null);
  /** Whether this player has opened it, and may delete it. */
  isYours = $state(false);
  /** Whether everything that was written here is on the server. */
  isSent = $state(true);
  readonly key: string;
  readonly #sharing: Sharing;
  #revision = 0;
  /** As the server has them. */
  #known: Record<string, Known> = {};
  /** Written here, and not acknowledged yet. */
  #wanted: Record<string, string> = {};
  #timer: ReturnType<typeof setInterval> | undefined;
  #working: Promise<void> | null = null;
  #isAsked = false;

  /** What a device has kept of it, unsent texts too, is there at once; call `start` to fill it in together. */
  constructor(key: string, sharing: Sharing = {}) {
    this.key = key;
    this.#sharing = sharing;
    const kept = recall<Kept | null>(nameOf(key), null);
    if (!kept) return;
    this.#revision = kept.revision;
    this.#known = kept.known;
    this.#wanted = kept.wanted;
    this.isSent = !Object.keys(kept.wanted).length;
  }

  /** Make it on the server; if it is there already, this does no harm. */
  async open(): Promise<void> {
    await send<SheetShown>("POST", "sheets", { keep: this.#sharing.keep ?? "short" }, this.key);
  }

  /** Every part as this device shows it. */
  get parts(): Record<string, string> {
    const known = Object.entries(this.#known).map(([name, { text }]) => [name, text]);
    return { ...Object.fromEntries(known), ...this.#wanted };
  }

  /** Write a part; it is sent as soon as that is possible. */
  put(part: string, text: string): void {
    if (this.connection === "gone" || this.parts[part] === text) return;
    this.#wanted[part] = text;
    this.#keep();
    void this.sync();
  }

  /** Follow what others write, until `stop`. */
  start(): void {
    this.#timer ??= setInterval(() => document.hidden || void this.sync(), this.#sharing.everyMs ?? EVERY_MS);
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    void this.sync();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
  }

  /** Delete it on the server; only the player who has opened it may. */
  async delete(): Promise<void> {
    await send<SheetDeleted>("DELETE", "sheet", undefined, this.key);
    this.leave();
  }

  /** Forget it on this device; nothing is sent any more. */
  leave(): void {
    this.stop();
    this.connection = "gone";
    forgetKept(nameOf(this.key));
  }

  /** Send what waits, then read what others wrote; one at a time. */
  sync(): Promise<void> {
    this.#isAsked = true;
    this.#working ??= this.#work().finally(() => (this.#working = null));
    return this.#working;
  }

  #now = () => void (document.hidden || this.sync());

  async #work(): Promise<void> {
    try {
      while (this.#isAsked && this.connection !== "gone") {
        this.#isAsked = false;
        await this.#read();
        for (const part of Object.keys(this.#wanted)) await this.#write(part);
        this.connection = "connected";
      }
    } catch (error) {
      if (error instanceof Unreachable) this.connection = "away";
      else if (error instanceof Refused) this.#refused(error.refusal);
      else throw error;
    }
  }

  #refused(refusal: Refusal): void {
    if (refusal.code === "sheet-unknown") this.leave();
    else if (refusal.code === "too-fast" || refusal.code === "cannot-save") this.connection = "away";
    else this.refusal = refusal;
  }

  async #read(): Promise<void> {
    const shown = await send<SheetShown>("GET", `sheet?after=${this.#revision}`, undefined, this.key);
    this.isYours = shown["is-yours"];
    if (shown.revision < this.#revision) {
      // It was made anew, or an older state of the server was brought back: all of it is read again.
      this.#revision = 0;
      this.#known = {};
      return this.#read();
    }
    this.#revision = shown.revision;
    const before = this.parts;
    for (const { name, version, text } of shown.parts) this.#hear(name, { version, text });
    if (!shown.parts.length) return;
    this.#keep();
    const after = this.parts;
    const changed = shown.parts.map(({ name }) => name).filter((name) => before[name] !== after[name]);
    if (changed.length) this.#sharing.onchange?.(changed);
  }

  #hear(part: string, theirs: Known): void {
    const mine = this.#wanted[part];
    const base = this.#known[part];
    this.#known[part] = theirs;
    if (mine === undefined || theirs.version === base?.version) return;
    const merged = this.#sharing.merge?.(part, base?.text ?? "", mine, theirs.text) ?? mine;
    if (merged === theirs.text) delete this.#wanted[part];
    else this.#wanted[part] = merged;
  }

  async #write(part: string): Promise<void> {
    const text = this.#wanted[part];
    if (text === undefined) return;
    const expected = this.#known[part]?.version ?? 0;
    try {
      const { version } = await send<PartKept>("PUT", `sheet/${part}`, { expected, text }, this.key);
      this.#known[part] = { version, text };
      // It may have been written once more meanwhile.
      if (this.#wanted[part] === text) delete this.#wanted[part];
      else this.#isAsked = true;
      this.#keep();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.refusal.code === "part-changed") this.#isAsked = true;
      else {
        if (NEVER_KEPT.includes(error.refusal.code)) {
          delete this.#wanted[part];
          this.#keep();
        }
        throw error;
      }
    }
  }

  #keep(): void {
    this.isSent = !Object.keys(this.#wanted).length;
    keep(nameOf(this.key), { revision: this.#revision, known: this.#known, wanted: this.#wanted } satisfies Kept);
  }
}

/** The address that lets another device join: what stands behind `#` is never sent to a server. */
export const joiningLink = (address: string, path: string, key: string): string => `${address}${path}#${key}`;

/** The key in the address of this page, if there is one. */
export function keyInAddress(): string | null {
  const key = location.hash.slice(1);
  return /^[\w-]{22,64}$/.test(key) ? key : null;
}
