// How a deal is sealed, committed to and seeded: the same hashes as src/sushiya/core/trust.py.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** Hash parts so that none can run into another: each stands behind its length. */
export function digest(purpose: string, ...parts: Uint8Array[]): string {
  const framed = [utf8ToBytes(purpose), ...parts].flatMap((piece) => {
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, piece.length);
    return [length, piece];
  });
  return bytesToHex(sha256(concatBytes(...framed)));
}

export function seal(table: string, secret: string): string {
  return digest("sushiya-2 seal", utf8ToBytes(table), hexToBytes(secret));
}

/** Commit to a nonce, for this table and this seal only. */
export function share(table: string, sealed: string, nonce: string): string {
  return digest("sushiya-2 share", utf8ToBytes(table), hexToBytes(sealed), hexToBytes(nonce));
}

export function seed(table: string, secret: string, nonces: readonly string[]): string {
  return digest("sushiya-2 seed", utf8ToBytes(table), hexToBytes(secret), ...nonces.map(hexToBytes));
}

/** Seal the secret of a deal that was fixed before its table; the secret is the seed. */
export function sealFixed(deal: string, secret: string): string {
  return digest("sushiya-3 seal", utf8ToBytes(deal), hexToBytes(secret));
}

/** Make another key from a player's, for one purpose: who knows it does not know the player's. */
export function derivedKey(purpose: string, key: string): string {
  return digest(purpose, utf8ToBytes(key));
}

export function sealV1(table: string, secret: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(table), hexToBytes(secret))));
}

export function seedV1(secret: string, nonces: readonly string[]): string {
  const shares = nonces.flatMap((one, place) => (one ? [Uint8Array.of(place), hexToBytes(one)] : []));
  return bytesToHex(sha256(concatBytes(hexToBytes(secret), ...shares)));
}
