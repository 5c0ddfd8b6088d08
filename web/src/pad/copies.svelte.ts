// A copy of all evenings on the server, if the player wants one: a shared sheet that only this player's key opens.
import { SharedSheet } from "../sharing/sheet.svelte";
import { Refused, Unreachable } from "../wire/api";
import { keep, recall } from "../wire/keep";
import { playerKey } from "../wire/keys";
import { derivedKey } from "../wire/trust";
import type { Refusal } from "../wire/types";
import type { Evening } from "./evening";
import { COPIED, eveningKept, forgetRemoved, keepEvening, listed, removedIds, removeEvening } from "./keeping";
import { readEvening } from "./reading";

const PART = "evening-";

/** Whoever knows the player's key can work out the sheet's; the server, which knows its hash only, cannot. */
const sheetKey = (): string => derivedKey("sushiya evenings", playerKey());

/** Write it as it would be read, so that equal evenings have equal texts on all devices. */
const textOf = (evening: Evening): string => JSON.stringify(readEvening(evening));

function eveningIn(text: string): Evening | null {
  try {
    return readEvening(JSON.parse(text));
  } catch {
    return null;
  }
}

class Copies {
  isWanted = $state(recall(COPIED, false));
  /** `away`: the server cannot be reached now, and the next try comes by itself. */
  state = $state<"" | "busy" | "copied" | "away">("");
  refusal = $state.raw<Refusal | null>(null);
  #sheet: SharedSheet | null = null;
  /** What is on its way to the server: one thing at a time. */
  #underway: Promise<void> | null = null;

  /** Begin to copy; evenings that another device of this player has copied come here. */
  async begin(): Promise<void> {
    const sheet = this.#open();
    await this.#try(async () => {
      await sheet.open();
      this.#want(true);
    });
    await this.sync();
  }

  /** Bring both sides together, if that is wanted. */
  sync(): Promise<void> {
    if (!this.isWanted) return Promise.resolve();
    return this.#underway ?? this.#doNow(() => this.#sync());
  }

  #sync(): Promise<void> {
    const sheet = this.#open();
    return this.#try(async () => {
      this.#put(sheet);
      await sheet.sync();
      if (sheet.connection === "gone") return this.#want(false);
      this.refusal = sheet.refusal;
      this.#take(sheet);
      if (sheet.connection === "away") throw new Unreachable("the evenings were not copied");
      forgetRemoved();
    });
  }

  /** Delete the copy; what this device has stays here. What is on its way comes first: it would ask for what is gone. */
  async delete(): Promise<void> {
    await this.#underway;
    await this.#doNow(() => this.#delete());
  }

  #delete(): Promise<void> {
    const sheet = this.#open();
    return this.#try(async () => {
      await sheet.delete();
      this.#want(false);
    });
  }

  #doNow(work: () => Promise<void>): Promise<void> {
    this.#underway = work().finally(() => (this.#underway = null));
    return this.#underway;
  }

  #open(): SharedSheet {
    this.#sheet ??= new SharedSheet(sheetKey(), { keep: "long" });
    return this.#sheet;
  }

  #want(isWanted: boolean): void {
    keep(COPIED, isWanted);
    this.isWanted = isWanted;
    if (!isWanted) this.#sheet = null;
  }

  async #try(work: () => Promise<void>): Promise<void> {
    this.state = "busy";
    this.refusal = null;
    try {
      await work();
      this.state = this.isWanted ? "copied" : "";
    } catch (error) {
      this.state = "away";
      if (error instanceof Refused) this.refusal = error.refusal;
      else if (!(error instanceof Unreachable)) throw error;
    }
  }

  /** Write what has changed here; an evening that was thrown away here leaves an empty part. */
  #put(sheet: SharedSheet): void {
    for (const id of removedIds()) if (sheet.parts[PART + id]) sheet.put(PART + id, "");
    for (const evening of listed()) sheet.put(PART + evening.id, textOf(evening));
  }

  /** Take over what has changed elsewhere. */
  #take(sheet: SharedSheet): void {
    for (const [part, text] of Object.entries(sheet.parts)) {
      const here = eveningKept(part.slice(PART.length));
      const there = eveningIn(text);
      if (!text && here) removeEvening(here.id);
      else if (there && PART + there.id === part && (!here || textOf(here) !== text)) keepEvening(there);
    }
  }
}

export const copies = new Copies();
