// The recovery code and file: what they hold, and what they refuse.
import { describe, expect, it } from "vitest";
import { codeOf, readCode } from "../src/recovery/code";
import { MOST_FILE_BYTES, readFile } from "../src/recovery/file";

const KEYS = ["00112233445566778899aabbccddeeff", "f".repeat(32), "0".repeat(32), "0123456789abcdef".repeat(3), "e".repeat(48)];

describe("a recovery code", () => {
  it.each(KEYS)("gives the key back: %s", (key) => {
    expect(readCode(codeOf(key) ?? "")).toEqual({ key });
  });
  it("stands in groups of five that are easily read", () => {
    expect(codeOf("00112233445566778899aabbccddeeff")).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){5}[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(codeOf("a".repeat(48))).toMatch(/^(\w{5}-){8}\w{5}$/);
  });
  it("is the same for ever", () => {
    expect(codeOf("00112233445566778899aabbccddeeff")).toBe("008J4-CT4AN-K7F24-SNAXW-SQFEZ-W4NWM");
    expect(codeOf("0123456789abcdef".repeat(3))).toBe("04HMA-SW9NF-6YY09-38NKR-KAYDX-W0J6H-B7H6N-WVVRP-VE37W");
  });
  it("is read as people type it", () => {
    const key = "0".repeat(30) + "42";
    const code = codeOf(key) ?? "";
    const typed = [code.toLowerCase(), code.replaceAll("-", " "), code.replaceAll("-", ""), ` ${code.replaceAll("-", " – ")}\n`];
    for (const one of [...typed, code.replaceAll("0", "o"), code.replaceAll("0", "O").replaceAll("1", "l"), code.replaceAll("1", "i")])
      expect(readCode(one)).toEqual({ key });
  });
  it("notices every single wrong sign and every swapped pair", () => {
    const code = (codeOf("00112233445566778899aabbccddeeff") ?? "").replaceAll("-", "");
    for (let place = 0; place < code.length; place += 1) {
      for (const sign of "0123456789ABCDEFGHJKMNPQRSTVWXYZ")
        if (sign !== code[place])
          expect(readCode(code.slice(0, place) + sign + code.slice(place + 1))).toEqual({ problem: "typo" });
      const [one, next] = [code[place], code[place + 1]];
      if (next && one !== next)
        expect(readCode(code.slice(0, place) + next + one + code.slice(place + 2))).toEqual({ problem: "typo" });
    }
  });
  it("says what is wrong otherwise", () => {
    expect(readCode(" - ")).toEqual({ problem: "empty" });
    expect(readCode("ABCU")).toEqual({ problem: "sign", sign: "U" });
    expect(readCode("ABCDE")).toEqual({ problem: "length" });
    expect(readCode("0".repeat(100_000))).toEqual({ problem: "length" });
  });
  it("is made of keys that browsers make, and of no others", () => {
    expect(codeOf("SGVsbG8sIEkgYW0gYSBrZXk")).toBeNull();
    expect(codeOf("00")).toBeNull();
  });
});

describe("a recovery file", () => {
  const seat = { token: "t".repeat(22), seat: 2, nonce: "ab".repeat(16), seal: "cd".repeat(32) };
  const file = { "sushiya-recovery": 1, player: "0".repeat(32), seats: { table: seat } };
  const seen = {
    version: 2,
    table: "table",
    seat: 2,
    nonce: "cd".repeat(16),
    commitment: "ef".repeat(32),
    commitments: ["", "ab".repeat(32)],
    restarts: [],
  };
  const read = (more: object) => readFile(JSON.stringify({ ...file, ...more }));

  it("gives back what it holds", () => {
    const others = {
      newcomer: { name: "Ada", colour: "sea" },
      wishes: { wasabi: { edition: "standard", players: 3, level: "cook" } },
      settings: { sound: true, speed: "calm" },
      language: "it",
      look: "dark",
      met: ["wasabi-place"],
      shares: { table: { nonces: { ["ab".repeat(32)]: "cd".repeat(16) }, seen } },
      "wasabi.lit": false,
    };
    expect(read(others)).toEqual({ player: file.player, seats: { table: seat }, others });
  });
  it("leaves out what has another type or is not known", () => {
    const wrong = {
      seats: {
        table: seat,
        one: { ...seat, token: "short" },
        two: { ...seat, seat: "2" },
        three: { ...seat, seat: -1 },
        four: { ...seat, seal: "<b>" },
        five: null,
      },
      newcomer: { name: 7, colour: "sea" },
      wishes: { wasabi: { edition: {} } },
      settings: { sound: "yes", speed: "constructor", constructor: true, unknown: true },
      language: "xx",
      look: ["dark"],
      met: "all",
      shares: { table: { nonces: { ab: 7, xy: "ab" }, seen: { ...seen, restarts: ["<b>"] } }, other: [] },
      other: "thing",
    };
    expect(read(wrong)).toEqual({ player: file.player, seats: { table: seat }, others: { wishes: {}, settings: {}, shares: { table: { nonces: {}, seen: null } } } });
  });
  it("holds so many seats at most", () => {
    const seats = Object.fromEntries(Array.from({ length: 500 }, (_, place) => [`t${place}`, seat]));
    const found = read({ seats });
    expect("seats" in found && Object.keys(found.seats).length).toBe(60);
  });
  it("is refused where it is none", () => {
    for (const text of ["", "null", "[]", "{", JSON.stringify({ ...file, player: "x" }), JSON.stringify({ player: file.player })])
      expect(readFile(text)).toEqual({ problem: "unreadable" });
    expect(read({ "sushiya-recovery": 2 })).toEqual({ problem: "newer" });
    expect(readFile(" ".repeat(MOST_FILE_BYTES + 1))).toEqual({ problem: "too-long" });
  });
});
