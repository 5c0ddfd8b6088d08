// Daily deals on this device: the chain is checked by the same hashes as in Python, bars have room for all.
import { describe, expect, test } from "vitest";
import { barsOf, sayBar } from "../src/daily/bars";
import { dayBefore, isAnchored, linkOf, sealOf, secretOf } from "../src/daily/chain";
import { resultPicture } from "../src/daily/picture";
import { dailyOf } from "../src/wire/daily";
import type { TableShown } from "../src/wire/types";
import examples from "./daily-examples.json";

const { chains, links, deals } = examples;
const newest = links.at(-1)!;

describe("a chain", () => {
  test("gives the links of earlier days, and no later ones", () => {
    for (const { day, link } of links) expect(linkOf(newest, day, chains)).toBe(link);
    expect(linkOf(links[0]!, newest.day, chains)).toBeNull();
    expect(linkOf(newest, dayBefore(chains.at(-1)!.first), chains)).toBeNull();
  });

  test("leads to its anchor", () => {
    for (const known of links) expect(isAnchored(known, chains)).toBe(true);
    expect(isAnchored({ ...newest, link: "ab".repeat(32) }, chains)).toBe(false);
    expect(isAnchored(newest, [{ ...chains[0]!, anchor: "ab".repeat(32) }])).toBe(false);
    expect(isAnchored(newest, [])).toBe(false);
  });

  test("makes the secret of each game, and the seal of its tables", () => {
    for (const { game, secret, seal } of deals) {
      expect(secretOf(newest.link, game)).toBe(secret);
      expect(sealOf(newest.link, game, newest.day)).toBe(seal);
    }
  });
});

describe("bars", () => {
  const count = (bars: ReturnType<typeof barsOf>) => bars.reduce((sum, one) => sum + one.count, 0);

  test("hold everybody, and mark one's own", () => {
    const points: [number, number][] = [[3, 1], [20, 4], [61, 2]];
    const bars = barsOf(points, 20);
    expect(count(bars)).toBe(7);
    expect(bars.length).toBeLessThanOrEqual(12);
    expect(bars.filter(({ isOwn }) => isOwn)).toHaveLength(1);
    expect(bars.find(({ isOwn }) => isOwn)?.count).toBe(4);
  });

  test("have room for somebody who does not count", () => {
    const bars = barsOf([[10, 1]], 14);
    expect(bars.at(-1)).toEqual({ from: 14, to: 14, count: 0, isOwn: true, isMaster: false });
    expect(sayBar(bars[0]!)).toBe("10");
  });

  test("have room for a master, who is nobody of those who played", () => {
    const bars = barsOf([[10, 1]], 10, 13);
    expect(count(bars)).toBe(1);
    expect(bars.map(({ isMaster }) => isMaster)).toEqual([false, false, false, true]);
  });

  test("are none where nobody played", () => expect(barsOf([], null)).toEqual([]));
});

describe("what is shared", () => {
  const words = { fewest: "10", most: "11", points: "points", you: "you" };
  const told = { dish: "<svg ></svg>", title: "t", subtitle: "s", points: "p", place: "", note: "", compared: "c", footer: "f", words };
  const written = (bars: ReturnType<typeof barsOf>) => resultPicture({ ...told, bars }).written.map(({ text }) => text);

  test("has no card of the deal in it", () => {
    expect(written(barsOf([[10, 1], [11, 1]], 10))).toEqual(["t", "s", "p", "c", "10", "points", "11", "you", "f", "Sushiya"]);
  });

  test("marks nobody's bar for whoever does not count", () => expect(written(barsOf([[10, 1], [11, 1]], null))).not.toContain("you"));

  test("has no bars where nobody else has played", () => expect(written([])).toEqual(["t", "s", "p", "c", "f", "Sushiya"]));
});

describe("a table", () => {
  const table = (name: string, isCounted = true) => ({ game: "wasabi", fixed: { name, "is-counted": isCounted, "sealed-until": 0 } }) as TableShown;

  test("of a day is known by its deal's name", () => {
    expect(dailyOf(table("daily 2026-11-18"))).toEqual({ game: "wasabi", day: "2026-11-18", isCounted: true });
    expect(dailyOf(table("daily 2026-11-18", false))?.isCounted).toBe(false);
  });

  test("of another deal is none", () => {
    for (const one of [table("set of friends"), table("daily x"), { fixed: null } as TableShown, null]) expect(dailyOf(one)).toBeNull();
  });
});
