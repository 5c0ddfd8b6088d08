// The check of a deal finds what was forged, in records of both versions; the records are Python's.
import { describe, expect, test, vi } from "vitest";
import type { Seen } from "../src/wire/shares";
import type { Share, Trust } from "../src/wire/types";
import kept from "../../tests/host/version_1/finished.json";
import deal from "./deal.json";

vi.stubGlobal("document", { documentElement: {}, addEventListener: () => undefined });
vi.stubGlobal("navigator", { languages: ["en"] });
const { check, checkDeal } = await import("../src/wire/fair");
const { seal, seed, share } = await import("../src/wire/trust");

interface Deal {
  record: { options: { players: number }; chance: { from: string; seed: string }; trust: Trust };
  seen: Seen;
}

const old = kept.record as unknown as Deal["record"];

/** A true deal of four: persons at 0 and 2, a bot at 1, and 3, who did not reveal at first. */
const dealt = (): Deal => structuredClone(deal) as unknown as Deal;
const oldSeen = (): Seen => ({
  version: 1,
  table: old.trust.table,
  seat: 1,
  nonce: old.trust.nonces[1] ?? "",
  commitment: old.trust.commitment,
});

/** Make the seed anew, as a forger would. */
function reseed({ trust, chance }: Deal["record"]): void {
  chance.seed = seed(
    trust.table,
    trust.secret,
    trust.shares.map(({ nonce }) => nonce ?? ""),
  );
}

const OTHER = "0c".repeat(16);
const ZEROS = "00".repeat(32);
const invented = (trust: Trust, who: Share["who"]): Share => ({
  who,
  commitment: share(trust.table, trust.commitment, OTHER),
  nonce: OTHER,
});

describe("a deal of version 2", () => {
  test("that is true is accepted, with and without what was seen", () => {
    const { record, seen } = dealt();
    expect(check(record, seen)).toBeNull();
    expect(check(record, null)).toBeNull();
  });

  const forgeries: Record<string, (record: Deal["record"], trust: Trust) => void> = {
    "no trust": (record) => delete (record as Partial<Deal["record"]>).trust,
    "chance from a tape": (record) => (record.chance = { from: "tape", seed: "" }),
    "an unknown version": (_, trust) => (trust.version = 3),
    "an older version": (_, trust) => (trust.version = 1),
    "another table": (_, trust) => (trust.table = "another"),
    "another number of players": (record) => (record.options.players = 3),
    "another seed": (record) => (record.chance.seed = ZEROS),
    "a seed in capitals": (record) => (record.chance.seed = record.chance.seed.toUpperCase()),
    "another secret": (_, trust) => (trust.secret = ZEROS),
    "a long secret": (_, trust) => (trust.secret += "00"),
    "a secret with a line break": (_, trust) => (trust.secret += "\n"),
    "another seal": (_, trust) => (trust.commitment = ZEROS),
    "a bot's nonce": (_, trust) => (trust.shares[1] = invented(trust, "bot")),
    "a silent seat's nonce": (_, trust) => (trust.shares[3] = invented(trust, "silent")),
    "a nonce of the missing seat": (_, trust) => (trust.shares[3] = invented(trust, "person")),
    "a nonce that was not committed to": (_, trust) => ((trust.shares[0] as Share).nonce = OTHER),
    "a short nonce": (_, trust) => {
      const nonce = "0c".repeat(15);
      trust.shares[0] = { who: "person", commitment: share(trust.table, trust.commitment, nonce), nonce };
    },
    "no nonce of a person": (_, trust) => ((trust.shares[0] as Share).nonce = ""),
    "no commitment of a person": (_, trust) => ((trust.shares[0] as Share).commitment = ""),
    "a copied share": (_, trust) => (trust.shares[2] = { ...(trust.shares[0] as Share) }),
    "a seat too few": (_, trust) => trust.shares.pop(),
    "nonces of version 1": (_, trust) => (trust.nonces = [OTHER]),
    "a restart with another secret": (_, trust) => trust.restarts.forEach((one) => (one.secret = ZEROS)),
    "a restart with another seal": (_, trust) => trust.restarts.forEach((one) => (one.commitment = ZEROS)),
    "a restart with nobody missing": (_, trust) => trust.restarts.forEach((one) => (one.missing = [])),
    "a restart where another was missing": (_, trust) => trust.restarts.forEach((one) => (one.missing = [0])),
    "a restart listed twice": (_, trust) => (trust.restarts = [...trust.restarts, ...trust.restarts]),
  };
  test.each(Object.keys(forgeries))("with %s is found by itself", (name) => {
    const { record } = dealt();
    const seeded = record.chance.seed;
    forgeries[name]?.(record, record.trust);
    if (record.chance.seed === seeded && record.trust?.secret.length === 64) reseed(record);
    expect(check(record, null)).not.toBeNull();
  });

  test("that fits together is compared with what was seen: a person who was none", () => {
    const { record, seen } = dealt();
    record.trust.shares[1] = invented(record.trust, "person");
    reseed(record);
    expect(check(record, null)).toBeNull();
    expect(check(record, seen)).not.toBeNull();
  });

  test("that was made anew from another secret is compared with the seal", () => {
    const { record, seen } = dealt();
    const { trust } = record;
    trust.secret = "ab".repeat(32);
    trust.commitment = seal(trust.table, trust.secret);
    for (const one of trust.shares)
      if (one.nonce) one.commitment = share(trust.table, trust.commitment, one.nonce);
    reseed(record);
    expect(check(record, null)).toBeNull();
    expect(check(record, seen)).not.toBeNull();
  });

  const differences: Record<string, Partial<Seen>> = {
    version: { version: 1 },
    table: { table: "another" },
    seat: { seat: 0 },
    "a seat that there is not": { seat: 4 },
    nonce: { nonce: OTHER },
    seal: { commitment: ZEROS },
    commitments: { commitments: [ZEROS, "", "", ""] },
    "fewer commitments": { commitments: [] },
    "a restart that is not listed": { restarts: [ZEROS] },
    "a restart too many": { restarts: [...(dealt().seen.restarts ?? []), ...(dealt().seen.restarts ?? [])] },
  };
  test.each(Object.keys(differences))("differs from what was seen: %s", (name) => {
    const { record, seen } = dealt();
    expect(check(record, { ...seen, ...differences[name] })).not.toBeNull();
  });
});

describe("a deal of version 1", () => {
  test("that is true is accepted", () => {
    expect(check(old, null)).toBeNull();
    expect(check(old, oldSeen())).toBeNull();
  });

  test("has exact lengths: table id and secret cannot run into each other", () => {
    const { trust } = old;
    const first = String.fromCharCode(Number.parseInt(trust.secret.slice(0, 2), 16));
    const shifted = { ...trust, table: trust.table + first, secret: trust.secret.slice(2) };
    expect(check({ ...old, trust: shifted }, null)).not.toBeNull();
    expect(check({ ...old, trust: { ...trust, nonces: [...trust.nonces, ""] } }, null)).not.toBeNull();
    expect(check({ ...old, trust: { ...trust, nonces: [`${trust.nonces[0]}\n`, ""] } }, null)).not.toBeNull();
  });

  test.each([{ version: 2 }, { table: "another" }, { seat: 0 }, { nonce: OTHER }, { commitment: ZEROS }])(
    "is compared with what was seen: %j",
    (change) => expect(check(old, { ...oldSeen(), ...change })).not.toBeNull(),
  );
});

test("a record that the house does not give is said to be missing, not to fit", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  expect(await checkDeal(old.trust.table)).toBe("missing");
});
