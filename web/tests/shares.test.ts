// A browser's shares of the seed: sent by itself, kept before they are sent, and never to a cheat.
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { TableShown } from "../src/wire/types";

const storage = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (name: string) => storage.get(name) ?? null,
  setItem: (name: string, value: string) => storage.set(name, value),
});
const { seenOf, Shares } = await import("../src/wire/shares");
const { share } = await import("../src/wire/trust");

const TABLE = "VFuXSSySst9fMIsZvVsoDA";
const SEAL = "11".repeat(32);
const OTHER = "c1".repeat(32);

const shown = (changes: Partial<TableShown> = {}): TableShown =>
  ({ id: TABLE, phase: "waiting", commitment: SEAL, seats: [{ commitment: "" }, { commitment: OTHER }], deal: null, ...changes }) as TableShown;

const frozen = (commitments: string[], commitment = SEAL): TableShown =>
  shown({ commitment, deal: { step: "reveal", commitments, revealed: [], silent: [] } });

function committed(shares: InstanceType<typeof Shares>, table = shown()): string {
  const request = shares.asked(table, 0);
  if (request?.type !== "commit") throw new Error("no commitment was sent");
  return request.commitment;
}

beforeEach(() => storage.clear());

describe("a browser", () => {
  test("commits once, and reveals once, when all commitments are shown", () => {
    const shares = new Shares();
    const own = committed(shares);
    expect(shares.asked(shown(), 0)).toBeNull();
    const request = shares.asked(frozen([own, OTHER]), 0);
    if (request?.type !== "reveal") throw new Error("no nonce was sent");
    expect(share(TABLE, SEAL, request.nonce)).toBe(own);
    expect(shares.asked(frozen([own, OTHER]), 0)).toBeNull();
    expect(seenOf(TABLE)).toEqual({
      version: 2,
      table: TABLE,
      seat: 0,
      nonce: request.nonce,
      commitment: SEAL,
      commitments: [own, OTHER],
      restarts: [],
    });
  });

  test("sends nothing for a fixed deal, and keeps the seal that it saw first", () => {
    const fixed = { name: "set of a test", "is-counted": false, "sealed-until": 0 };
    const shares = new Shares();
    expect(shares.asked(shown({ fixed }), 0)).toBeNull();
    expect(shares.asked(shown({ fixed, phase: "running", commitment: OTHER }), 0)).toBeNull();
    expect(seenOf(TABLE)).toEqual({ version: 3, table: TABLE, seat: 0, nonce: "", commitment: SEAL });
  });

  test("keeps nothing of a fixed deal that is over", () => {
    new Shares().asked(shown({ fixed: { name: "set of a test", "is-counted": false, "sealed-until": 0 }, phase: "over" }), 0);
    expect(seenOf(TABLE)).toBeNull();
  });

  test("that was closed in between goes on with the same nonce", () => {
    const own = committed(new Shares());
    const seats = [{ commitment: own }, { commitment: OTHER }] as TableShown["seats"];
    const again = new Shares();
    expect(again.asked(shown({ seats }), 0)).toBeNull();
    expect(again.asked(frozen([own, OTHER]), 0)?.type).toBe("reveal");
  });

  test("sends what may be lost again on another connection, but not to other commitments", () => {
    const shares = new Shares();
    const own = committed(shares);
    shares.asked(frozen([own, OTHER]), 0);
    shares.connect();
    expect(shares.asked(frozen([own, "c2".repeat(32)]), 0)).toBeNull();
    expect(shares.asked(frozen([own, OTHER]), 0)?.type).toBe("reveal");
    expect(seenOf(TABLE)?.commitments).toEqual([own, OTHER]);
  });

  test("sends no nonce for another seal or for a commitment that is not its own", () => {
    const shares = new Shares();
    const own = committed(shares);
    expect(shares.asked(frozen([own, OTHER], "22".repeat(32)), 0)).toBeNull();
    expect(shares.asked(frozen(["c3".repeat(32), OTHER]), 0)).toBeNull();
    expect(seenOf(TABLE)).toBeNull();
  });

  test("commits anew to another seal, and keeps the one that was given up", () => {
    const shares = new Shares();
    const own = committed(shares);
    shares.asked(frozen([own, OTHER]), 0);
    const sealed = "22".repeat(32);
    const deal = { step: "commit" as const, commitments: ["", ""], revealed: [], silent: [1] };
    const next = committed(shares, shown({ commitment: sealed, deal }));
    expect(next).not.toBe(own);
    expect(shares.asked(frozen([next, ""], sealed), 0)?.type).toBe("reveal");
    expect(seenOf(TABLE)?.restarts).toEqual([SEAL]);
  });

  test("whose seat is silent, or where a game runs, sends nothing", () => {
    const shares = new Shares();
    const deal = { step: "commit" as const, commitments: ["", ""], revealed: [], silent: [0] };
    expect(shares.asked(shown({ deal }), 0)).toBeNull();
    expect(shares.asked(shown({ phase: "running" }), 0)).toBeNull();
  });

  test("that was left out keeps that no share of its own went in", () => {
    const shares = new Shares();
    committed(shares);
    expect(shares.asked(frozen(["", OTHER]), 0)).toBeNull();
    expect(seenOf(TABLE)?.nonce).toBe("");
  });
});
