// A player's key as a code to write down: Crockford's base 32 in groups of five, with check characters.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const BITS = 5;
const GROUP = 5;
const FEWEST_CHECKS = 4;
/** Keys are made with 16 bytes; those made before have 24. */
const KEY_BYTES = [16, 24] as const;
const PURPOSE = "sushiya recovery code";
const LONGEST_TYPED = 200;

/** What is wrong with a code that was typed. */
export type CodeProblem = "empty" | "sign" | "length" | "typo";

export type CodeRead = { key: string } | { problem: CodeProblem; sign?: string };

const dataSigns = (bytes: number) => Math.ceil((bytes * 8) / BITS);
/** Check characters fill the last group. */
const checkSigns = (bytes: number) => Math.ceil((dataSigns(bytes) + FEWEST_CHECKS) / GROUP) * GROUP - dataSigns(bytes);
const lengthOf = (bytes: number) => dataSigns(bytes) + checkSigns(bytes);

/** Write a key as a code; null if it is none that a browser makes. */
export function codeOf(key: string): string | null {
  if (!/^[0-9a-f]+$/.test(key) || !KEY_BYTES.some((bytes) => key.length === 2 * bytes)) return null;
  const bytes = hexToBytes(key);
  const signs = write(bytes, dataSigns(bytes.length)) + check(bytes);
  return signs.replace(/.{5}(?=.)/g, "$&-");
}

/** Read a code as people type it: any case, spaces and hyphens anywhere, O for 0, I and L for 1. */
export function readCode(typed: string): CodeRead {
  const signs = typed
    .slice(0, LONGEST_TYPED)
    .toUpperCase()
    .replace(/[\s\p{Pd}._]/gu, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  if (!signs) return { problem: "empty" };
  const strange = [...signs].find((sign) => !SIGNS.includes(sign));
  if (strange) return { problem: "sign", sign: strange };
  const count = KEY_BYTES.find((bytes) => lengthOf(bytes) === signs.length);
  if (count === undefined) return { problem: "length" };
  const bytes = read(signs.slice(0, dataSigns(count)), count);
  const isRight = write(bytes, dataSigns(count)) + check(bytes) === signs;
  return isRight ? { key: bytesToHex(bytes) } : { problem: "typo" };
}

function check(bytes: Uint8Array): string {
  return write(sha256(concatBytes(utf8ToBytes(PURPOSE), bytes)), checkSigns(bytes.length));
}

/** Write the first bits of some bytes, padded with zeros. */
function write(bytes: Uint8Array, signs: number): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("").padEnd(signs * BITS, "0");
  return Array.from({ length: signs }, (_, place) => SIGNS[parseInt(bits.slice(place * BITS, (place + 1) * BITS), 2)]).join("");
}

function read(signs: string, count: number): Uint8Array {
  const bits = Array.from(signs, (sign) => SIGNS.indexOf(sign).toString(2).padStart(BITS, "0")).join("");
  return Uint8Array.from({ length: count }, (_, place) => parseInt(bits.slice(place * 8, (place + 1) * 8), 2));
}
