// Was the deal fixed before the game, and does it hold this seat's share? docs/protocol.md says how.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { api } from "./api";
import { ownSeat } from "./keys";

interface FairRecord {
  trust?: { table: string; secret: string; nonces: string[] };
  chance?: { seed: string };
}

/** Tell whether the seed was fixed before the game and made with this seat's share; unknown without one. */
export function isFair(record: FairRecord, seal: string, seat: number, nonce: string): boolean {
  const { trust, chance } = record;
  if (!trust || !chance) return false;
  const secret = hexToBytes(trust.secret);
  const shares = trust.nonces.flatMap((one, place) => (one ? [concatBytes(Uint8Array.of(place), hexToBytes(one))] : []));
  return (
    bytesToHex(sha256(concatBytes(utf8ToBytes(trust.table), secret))) === seal &&
    trust.nonces[seat] === nonce &&
    bytesToHex(sha256(concatBytes(secret, ...shares))) === chance.seed
  );
}

export async function checkDeal(table: string): Promise<"fair" | "unfair" | "unknown"> {
  const own = ownSeat(table);
  // A rematch may begin before its seal was seen: then nothing can be said of what came first.
  if (!own?.nonce || !own.seal) return "unknown";
  try {
    const record = (await api.record(table)) as FairRecord;
    return isFair(record, own.seal, own.seat, own.nonce) ? "fair" : "unfair";
  } catch {
    return "unknown";
  }
}
