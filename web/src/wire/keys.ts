// The secrets of this device: the player's key, and the token and nonce of each seat.
import { keep, recall } from "./keep";

export interface OwnSeat {
  token: string;
  seat: number;
  /** Of a game that was dealt by version 1: the nonce that was sent, and the seal seen before; else empty. */
  nonce: string;
  seal: string;
}

export const MOST_SEATS_KEPT = 60;
const KEY_BYTES = 16;

/** Whether the server takes this for the key of a player or the token of a seat. */
export const isKey = (value: unknown): value is string => typeof value === "string" && /^[\w-]{22,64}$/.test(value);

function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

export function randomHex(count: number): string {
  return Array.from(randomBytes(count), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Names a request, so that it can be sent again and is granted once. */
export function newId(): string {
  return randomHex(8);
}

export function newNonce(): string {
  return randomHex(16);
}

export function playerKey(): string {
  let key = recall<string>("player", "");
  if (!key) {
    key = randomHex(KEY_BYTES);
    keep("player", key);
  }
  return key;
}

export function hasSeats(): boolean {
  return Object.keys(recall<Record<string, OwnSeat>>("seats", {})).length > 0;
}

export function ownSeat(table: string): OwnSeat | null {
  const kept = recall<Record<string, OwnSeat>>("seats", {});
  // The address names the table, and may name anything.
  return Object.hasOwn(kept, table) ? (kept[table] ?? null) : null;
}

export function keepSeat(table: string, seat: OwnSeat | null): void {
  const { [table]: _, ...others } = recall<Record<string, OwnSeat>>("seats", {});
  const kept = Object.entries(others).slice(-MOST_SEATS_KEPT);
  keep("seats", Object.fromEntries(seat ? [...kept, [table, seat]] : kept));
}

/** Let go of a seat's token; what the deal can be checked with stays for whoever comes back. */
export function leaveSeat(table: string): void {
  const own = ownSeat(table);
  if (own) keepSeat(table, { ...own, token: "" });
}
