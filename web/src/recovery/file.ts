// A recovery file: all that this browser keeps of a player. Reading takes nothing that has not the right type.
import { LOOKS } from "../look/look.svelte";
import { USUAL } from "../shell/settings.svelte";
import { keep, recall } from "../wire/keep";
import { isKey, MOST_SEATS_KEPT, type OwnSeat } from "../wire/keys";
import { SPEEDS } from "../wire/pace";
import { COLOURS } from "../wire/people";
import { LANGUAGES } from "../words/words.svelte";

export const FILE_NAME = "sushiya-recovery.json";
export const MOST_FILE_BYTES = 200_000;
const VERSION = 1;
const SHARES = "shares";
const MOST_PLACES = 16;
const MOST_ENTRIES = 200;

type Fields = Record<string, unknown>;

export interface Recovery {
  player: string;
  seats: Record<string, OwnSeat>;
  /** What else is kept, by its name, as it was checked. */
  others: Fields;
}

/** What is wrong with a file that was chosen. */
export type FileProblem = "too-long" | "unreadable" | "newer";

const isText = (value: unknown, most: number): value is string => typeof value === "string" && value.length <= most;
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);
const isHex = (value: unknown, most: number): value is string => isText(value, most) && /^[0-9a-f]*$/.test(value);

/** Keep the entries of an object that a reader accepts; everything else is left out. */
function entriesOf<T>(value: unknown, most: number, read: (entry: unknown, name: string) => T | null): Record<string, T> {
  if (!isFields(value)) return {};
  const entries = Object.entries(value).slice(-most);
  return Object.fromEntries(
    entries.flatMap(([name, entry]): [string, T][] => {
      const found = isText(name, 100) ? read(entry, name) : null;
      return found === null ? [] : [[name, found]];
    }),
  );
}

function readSeat(value: unknown): OwnSeat | null {
  if (!isFields(value)) return null;
  const { token, seat, nonce, seal } = value;
  if (!isKey(token) || !Number.isInteger(seat) || Number(seat) < 0 || Number(seat) >= MOST_PLACES) return null;
  if (!isHex(nonce, 64) || !isHex(seal, 64)) return null;
  return { token, seat: Number(seat), nonce, seal };
}

/** What was seen of a table's deal, and the nonces that were given for it. */
function readShares(value: unknown): Fields | null {
  if (!isFields(value)) return null;
  const nonces = entriesOf(value["nonces"], MOST_PLACES, (one, name) => (isHex(one, 64) && isHex(name, 64) ? one : null));
  return { nonces, seen: readSeen(value["seen"]) };
}

function readSeen(value: unknown): Fields | null {
  if (!isFields(value)) return null;
  const { version, table, seat, nonce, commitment, commitments = [], restarts = [] } = value;
  const areHexes = [commitments, restarts].every((list) => Array.isArray(list) && list.length <= MOST_PLACES && list.every((one) => isHex(one, 64)));
  const isRight = Number.isInteger(version) && isText(table, 100) && Number.isInteger(seat) && isHex(nonce, 64) && isHex(commitment, 64);
  return isRight && areHexes ? { version, table, seat, nonce, commitment, commitments, restarts } : null;
}

function readWish(value: unknown): Fields | null {
  if (!isFields(value)) return null;
  const { edition, players, level } = value;
  return isText(edition, 40) && Number.isInteger(players) && isText(level, 40) ? { edition, players, level } : null;
}

function readSetting(value: unknown, name: string): unknown {
  if (!Object.hasOwn(USUAL, name)) return null;
  if (name === "speed") return SPEEDS.find((speed) => speed === value) ?? null;
  return typeof value === "boolean" ? value : null;
}

function readNewcomer(value: unknown): Fields | null {
  if (!isFields(value)) return null;
  const colour = COLOURS.find((one) => one === value["colour"]);
  return colour && isText(value["name"], 64) ? { name: value["name"], colour } : null;
}

/** How each kept thing is read beside key and seats; null: it is left out. */
const READERS: Record<string, (value: unknown) => unknown> = {
  [SHARES]: (value) => entriesOf(value, MOST_SEATS_KEPT, readShares),
  newcomer: readNewcomer,
  wishes: (value) => entriesOf(value, MOST_ENTRIES, readWish),
  settings: (value) => entriesOf(value, MOST_ENTRIES, readSetting),
  language: (value) => LANGUAGES.find((one) => one === value) ?? null,
  look: (value) => LOOKS.find((one) => one === value) ?? null,
  met: (value) => (Array.isArray(value) ? value.slice(0, MOST_ENTRIES).filter((one) => isText(one, 100)) : null),
  "wasabi.lit": (value) => (typeof value === "boolean" ? value : null),
};

function readOthers(kept: Fields): Fields {
  const found = Object.entries(READERS).map(([name, read]): [string, unknown] => [name, read(kept[name])]);
  return Object.fromEntries(found.filter(([name, value]) => value !== null && Object.hasOwn(kept, name)));
}

/** Write all that this browser keeps of its player. */
export function writeFile(player: string): string {
  const kept = Object.keys(READERS).map((name): [string, unknown] => [name, recall<unknown>(name, null)]);
  const others = readOthers(Object.fromEntries(kept.filter(([, value]) => value !== null)));
  return JSON.stringify({ "sushiya-recovery": VERSION, player, seats: recall("seats", {}), ...others }, null, 1);
}

export function readFile(text: string): Recovery | { problem: FileProblem } {
  if (text.length > MOST_FILE_BYTES) return { problem: "too-long" };
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return { problem: "unreadable" };
  }
  const version = isFields(found) ? found["sushiya-recovery"] : null;
  if (!isFields(found) || !Number.isInteger(version) || !isKey(found["player"])) return { problem: "unreadable" };
  if (Number(version) > VERSION) return { problem: "newer" };
  const seats = entriesOf(found["seats"], MOST_SEATS_KEPT, readSeat);
  return { player: found["player"], seats, others: readOthers(found) };
}

/** Become this player; what this browser knows of other seats stays. */
export function restore({ player, seats, others }: Recovery): void {
  keep("player", player);
  keep("seats", { ...recall<Fields>("seats", {}), ...seats });
  for (const [name, value] of Object.entries(others))
    keep(name, name === SHARES ? { ...recall<Fields>(SHARES, {}), ...(value as Fields) } : value);
}
