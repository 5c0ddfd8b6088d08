// This device's shares of the seed: it commits and reveals by itself, and keeps what it saw.
import { keep, recall } from "./keep";
import { MOST_SEATS_KEPT, newNonce } from "./keys";
import type { Request } from "./socket";
import { share } from "./trust";
import type { DealShown, TableShown } from "./types";

/** What this device saw of a deal; the record is compared with it. docs/protocol.md lists the fields. */
export interface Seen {
  version: number;
  table: string;
  seat: number;
  nonce: string;
  commitment: string;
  commitments?: string[];
  restarts?: string[];
}

interface Kept {
  /** By commitment. */
  nonces: Record<string, string>;
  seen: Seen | null;
}

const STORE = "shares";

function kept(table: string): Kept {
  return recall<Record<string, Kept>>(STORE, {})[table] ?? { nonces: {}, seen: null };
}

function keepFor(table: string, value: Kept): void {
  const { [table]: _, ...others } = recall<Record<string, Kept>>(STORE, {});
  keep(STORE, Object.fromEntries([...Object.entries(others).slice(-MOST_SEATS_KEPT), [table, value]]));
}

/** What was seen when the seats were frozen; null if this device was not there. */
export const seenOf = (table: string): Seen | null => kept(table).seen;

/** The shares of one table. What is sent is kept before, so that a page that is closed can go on. */
export class Shares {
  /** Under which name they are kept, if not under the table's. */
  readonly #chair: string;
  #sent = new Set<string>();

  constructor(chair = "") {
    this.#chair = chair;
  }

  /** Begin with a new connection: what was sent on the last one may be lost. */
  connect(): void {
    this.#sent.clear();
  }

  /** The request that the table waits for, once a connection; null if it waits for none. */
  asked(table: TableShown, seat: number): Request | null {
    if (table.fixed) {
      this.#seeFixed(table, seat);
      return null;
    }
    if (table.phase !== "waiting") return null;
    const { deal } = table;
    const request = deal?.step === "reveal" ? this.#reveal(table, deal, seat) : this.#commit(table, seat);
    if (request) this.#sent.add(this.#key(request.type, table));
    return request;
  }

  /** Keep the seal of a deal to which nobody adds, as it was when it was first seen. */
  #seeFixed({ id, phase, commitment }: TableShown, seat: number): void {
    const { nonces, seen } = kept(this.#chair || id);
    if (seen || phase === "over") return;
    keepFor(this.#chair || id, { nonces, seen: { version: 3, table: id, seat, nonce: "", commitment } });
  }

  #key(type: string, table: TableShown): string {
    return `${type} ${table.commitment}`;
  }

  #commit(table: TableShown, seat: number): Request | null {
    const { nonces, seen } = kept(this.#chair || table.id);
    const shown = table.seats[seat]?.commitment ?? "";
    // Once a connection, even if another device of this seat commits too: they would never end.
    if (table.deal?.silent.includes(seat) || this.#sent.has(this.#key("commit", table)) || nonces[shown]) return null;
    const nonce = newNonce();
    const commitment = share(table.id, table.commitment, nonce);
    keepFor(this.#chair || table.id, { nonces: { ...nonces, [commitment]: nonce }, seen });
    return { type: "commit", commitment };
  }

  #reveal(table: TableShown, { commitments, revealed }: DealShown, seat: number): Request | null {
    const { nonces, seen: before } = kept(this.#chair || table.id);
    const own = commitments[seat] ?? "";
    const nonce = nonces[own] ?? "";
    // Only for the seal that it was made for; a commitment that is not ours is another device's.
    if (own && (!nonce || share(table.id, table.commitment, nonce) !== own)) return null;
    let seen = before;
    if (seen?.commitment !== table.commitment) {
      const restarts = before ? [...(before.restarts ?? []), before.commitment] : [];
      seen = { version: 2, table: table.id, seat, nonce, commitment: table.commitment, commitments, restarts };
      keepFor(this.#chair || table.id, { nonces, seen });
    }
    // For one seal only one set of commitments is answered: the first.
    const isOther = String(seen.commitments) !== String(commitments);
    const isAnswered = !own || revealed.includes(seat) || this.#sent.has(this.#key("reveal", table));
    return isAnswered || isOther ? null : { type: "reveal", nonce };
  }
}
