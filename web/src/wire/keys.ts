// The secrets of this device: the player's key, and the token and nonce of each seat.
import { keep, recall } from "./keep";

export interface OwnSeat {
  token: string;
  seat: number;
  /** Of a game that was dealt by version 1: the nonce that was sent, and the seal seen before; else empty. */
  nonce: string;
  seal: string;
  /** The key of a further person at this device; the device's own player has none here. */
  player?: string;
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

/** Under which name the seat of a further person at this device is kept. */
const chairOf = (table: string, seat: number): string => `${table}~${seat}`;

/** The names of the seats that further people have at this device. */
export function guestChairs(table: string): string[] {
  const kept = Object.entries(recall<Record<string, OwnSeat>>("seats", {}));
  return kept.flatMap(([chair, { token }]) => (token && chair.startsWith(chairOf(table, 0).slice(0, -1)) ? [chair] : []));
}

export function keepGuest(table: string, own: OwnSeat): void {
  keepSeat(chairOf(table, own.seat), own);
}

/** Keep the seats of a table for its rematch, too: the same tokens open them there. */
export function takeSeatsAlong(table: string, rematch: string): void {
  for (const chair of [table, ...guestChairs(table)]) {
    const own = ownSeat(chair);
    if (own) keepSeat(chair.replace(table, rematch), { ...own, nonce: "", seal: "" });
  }
}

/** The keys of all further people who have sat at this device. */
export function guestKeys(): string[] {
  return Object.values(recall<Record<string, OwnSeat>>("seats", {})).flatMap(({ player }) => player ?? []);
}

/** Let go of a seat's token; what the deal can be checked with stays for whoever comes back. */
export function leaveSeat(table: string): void {
  const own = ownSeat(table);
  if (own) keepSeat(table, { ...own, token: "" });
}
