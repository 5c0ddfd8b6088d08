// Was the deal fixed before anybody could know it? The same check as in src/sushiya/core/trust.py.
import { finished } from "./finished";
import { ownSeat } from "./keys";
import { type Seen, seenOf } from "./shares";
import { seal, sealFixed, sealV1, seed, seedV1, share } from "./trust";
import type { Restart, Share, Trust } from "./types";

/** What the check reads of a record; nothing of it is taken for granted. */
export interface DealtRecord {
  options?: { players?: unknown };
  chance?: { from?: string; seed?: string };
  trust?: Partial<Trust>;
}

type Round = Pick<Restart, "commitment" | "secret" | "shares" | "missing">;

const SECRET = 32;
const NONCE = 16;
const DIGEST = 32;
const TABLE_LETTERS = 22;
/** The version of the trust of a deal that was fixed before its table was made. */
const FIXED = 3;

const isHex = (text: unknown, size: number): text is string =>
  typeof text === "string" && text.length === 2 * size && /^[0-9a-f]*$/.test(text);

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, place) => value === other[place]);

/** Say what is wrong with how a record's seed was made; null if nothing is. */
export function check(record: DealtRecord, seen: Seen | null): string | null {
  try {
    return findWrong(record, seen);
  } catch (error) {
    return `the record cannot be read: ${error}`;
  }
}

function findWrong(record: DealtRecord, seen: Seen | null): string | null {
  const { trust, chance, options } = record;
  if (!trust) return "the record does not say how its seed was made";
  if (chance?.from !== "seed") return "the record's chance does not come from a seed";
  if (typeof options?.players !== "number") return "the record's options do not say how many play";
  if (!isHex(chance.seed, DIGEST)) return "the seed is not 32 bytes in lower-case hexadecimal";
  const version = trust.version ?? 1;
  if (version !== 1 && version !== 2 && version !== FIXED) return `version ${version} of the trust is unknown`;
  if (typeof trust.table !== "string") return "the trust names no table";
  if (version !== FIXED && trust.deal) return "only version 3 of the trust names a deal";
  const wrong = CHECKS[version](trust, trust.table, chance.seed, options.players);
  return wrong ?? (seen && compare(trust, version, seen));
}

function checkV1(trust: Partial<Trust>, table: string, seeded: string, players: number): string | null {
  if (trust.shares?.length || trust.restarts?.length) return "version 1 of the trust has no shares and no restarts";
  if (table.length !== TABLE_LETTERS) return "the table's id has not 22 characters";
  const { commitment = "", secret = "", nonces = [] } = trust;
  const wrong = checkSealed(commitment, secret);
  if (wrong) return wrong;
  if (nonces.length !== players) return "there is not one nonce for each player";
  if (!nonces.every((nonce) => nonce === "" || isHex(nonce, NONCE)))
    return "a nonce is not 16 bytes in lower-case hexadecimal";
  if (sealV1(table, secret) !== commitment) return "the secret is not the one that the seal was made from";
  if (seedV1(secret, nonces) !== seeded) return "the seed was not made from the secret and the nonces";
  return null;
}

function checkV2(trust: Partial<Trust>, table: string, seeded: string, players: number): string | null {
  if (trust.nonces?.length) return "version 2 of the trust keeps nonces with the shares";
  const { commitment = "", secret = "", shares = [], restarts = [] } = trust;
  const rounds: Round[] = [...restarts, { commitment, secret, shares, missing: [] }];
  const silenced = new Set<number>();
  for (const round of rounds) {
    const wrong = checkRound(round, table, players, silenced);
    if (wrong) return wrong;
    for (const seat of round.missing) silenced.add(seat);
  }
  if (restarts.some(({ missing }) => !missing.length)) return "a deal was given up though nobody was missing";
  if (new Set(rounds.map((round) => round.secret)).size !== rounds.length) return "two deals have the same secret";
  const nonces = shares.map(({ nonce }) => nonce ?? "");
  return seed(table, secret, nonces) === seeded ? null : "the seed was not made from the secret and the nonces";
}

function checkRound(round: Round, table: string, players: number, silenced: ReadonlySet<number>): string | null {
  const { commitment, secret, shares, missing } = round;
  const wrong = checkSealed(commitment, secret) ?? checkShares(shares, players, missing);
  if (wrong) return wrong;
  if ([...silenced].some((seat) => shares[seat]?.who !== "silent"))
    return "a seat that did not reveal is not silent afterwards";
  if (seal(table, secret) !== commitment) return "the secret is not the one that the seal was made from";
  if (shares.some((one) => one.nonce && share(table, commitment, one.nonce) !== one.commitment))
    return "a nonce is not the one that its seat had committed to";
  return null;
}

function checkFixed(trust: Partial<Trust>, _: string, seeded: string): string | null {
  const { nonces, shares, restarts, deal, commitment = "", secret = "" } = trust;
  if (nonces?.length || shares?.length || restarts?.length)
    return "version 3 of the trust has no nonces, no shares and no restarts";
  if (!deal) return "the fixed deal has no name";
  const wrong = checkSealed(commitment, secret);
  if (wrong) return wrong;
  if (sealFixed(deal, secret) !== commitment) return "the secret is not the one that the seal was made from";
  return secret === seeded ? null : "the seed is not the secret of the fixed deal";
}

const CHECKS = { 1: checkV1, 2: checkV2, [FIXED]: checkFixed };

function checkSealed(sealed: string, secret: string): string | null {
  if (!isHex(sealed, DIGEST)) return "a seal is not 32 bytes in lower-case hexadecimal";
  if (!isHex(secret, SECRET)) return "a secret is not 32 bytes in lower-case hexadecimal";
  return null;
}

/** Check one deal's shares: persons have a commitment and, but for missing ones, a nonce. */
function checkShares(shares: readonly Share[], players: number, missing: readonly number[]): string | null {
  if (shares.length !== players) return "there is not one share for each player";
  for (const { who, commitment = "", nonce = "" } of shares) {
    if (!["person", "bot", "silent"].includes(who)) return "a seat is neither a person's nor a bot's nor silent";
    if (who !== "person" && (commitment || nonce)) return "a seat that is no person's, or silent, has a share";
    if (who === "person" && !isHex(commitment, DIGEST))
      return "a commitment is not 32 bytes in lower-case hexadecimal";
    if (nonce && !isHex(nonce, NONCE)) return "a nonce is not 16 bytes in lower-case hexadecimal";
  }
  const unrevealed = shares.flatMap(({ who, nonce }, seat) => (who === "person" && !nonce ? [seat] : []));
  if (!isSame(unrevealed, missing)) return "the seats without a nonce are not the missing ones";
  const commitments = shares.flatMap(({ commitment }) => commitment || []);
  if (new Set(commitments).size !== commitments.length) return "two seats have the same commitment";
  return null;
}

/** Compare a trust that fits together with what this device saw then. */
function compare(trust: Partial<Trust>, version: number, seen: Seen): string | null {
  if (seen.version !== version) return `this device saw a deal of version ${seen.version}, not of ${version}`;
  if (seen.table !== trust.table) return "the record is of another table";
  if (seen.commitment !== trust.commitment) return "the seal is not the one that this device saw";
  if (version === FIXED) return null;
  const shares = trust.shares ?? [];
  const nonces = version === 1 ? (trust.nonces ?? []) : shares.map(({ nonce }) => nonce ?? "");
  if (!(seen.seat in nonces)) return "there is no such seat";
  if (nonces[seen.seat] !== seen.nonce) return "the seat's nonce is not the one that this device sent";
  if (version === 1) return null;
  const commitments = shares.map(({ commitment }) => commitment ?? "");
  if (!isSame(seen.commitments ?? [], commitments))
    return "the seats' commitments are not those that this device saw";
  const listed = (trust.restarts ?? []).map(({ commitment }) => commitment).values();
  const isListed = (sealed: string): boolean => {
    for (let next = listed.next(); !next.done; next = listed.next()) if (next.value === sealed) return true;
    return false;
  };
  return (seen.restarts ?? []).every(isListed) ? null : "a deal that this device saw given up is not listed";
}

/** What this device can compare a record with; of a deal of version 1 it kept less. */
export function seenAt(table: string): Seen | null {
  const seen = seenOf(table);
  const own = ownSeat(table);
  if (seen || !own?.nonce || !own.seal) return seen;
  return { version: 1, table, seat: own.seat, nonce: own.nonce, commitment: own.seal };
}

export type Verdict = "fair" | "fixed" | "unfair" | "unknown" | "missing";

/** What a record that is right proves to whoever kept this. */
export function verdictOf(seen: Seen | null): "fair" | "fixed" | "unknown" {
  if (seen?.version === FIXED) return "fixed";
  return seen?.nonce ? "fair" : "unknown";
}

/**
 * Fetch the record and check it; without a share of this device in it the answer stays open.
 * A record that the house does not give proves nothing either way.
 */
export async function checkDeal(table: string): Promise<Verdict> {
  const seen = seenAt(table);
  let record: DealtRecord;
  try {
    record = await finished.record(table);
  } catch {
    return "missing";
  }
  return check(record, seen) === null ? verdictOf(seen) : "unfair";
}
