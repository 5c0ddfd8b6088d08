// The score pad's model: evenings that are kept, corrected, undone, written to files and read again.
import { storage } from "./fake-browser";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Desk } from "../src/pad/desk.svelte";
import { begin, type Evening } from "../src/pad/evening";
import { canHaveRobot } from "../src/pad/facts";
import { bgStatsLink, bgStatsPlay, readFile, scoreSheet, writeCsv, writeJson } from "../src/pad/files";
import { openCounter } from "../src/pad/games";
import { standings } from "../src/pad/history";
import { eveningKept, knownPlayers, listed, rememberPlayers, removeEvening } from "../src/pad/keeping";

const files = import.meta.glob<string>("/src/engine/built/*.wasm", { query: "?url&inline", import: "default", eager: true });
const download = globalThis.fetch;
beforeAll(() => void vi.stubGlobal("fetch", (url: string) => download(files[url] ?? "")));
beforeEach(() => storage.clear());

const PLAYERS = [
  { name: "Ana", colour: "salmon" },
  { name: "Ben", colour: "sea" },
  { name: "Cem", colour: "egg" },
] as const;

async function deskOf(edition = "cocktail", house: Evening["house"] = {}) {
  return new Desk(begin("sushi-go", edition, PLAYERS, house), await openCounter("sushi-go"));
}
function tap(desk: Desk, figure: number, ...keys: string[]) {
  desk.turnTo(figure);
  for (const key of keys) desk.change(key, 1);
}

describe("an evening", () => {
  it("counts as one taps, and is kept at once", async () => {
    const desk = await deskOf();
    tap(desk, 0, "nigiri-3:wasabi", "tempura", "tempura");
    tap(desk, 1, "maki-2");
    expect(desk.reckoning.sums).toEqual([14, 6, 0]);
    expect(desk.reckoning.pieces[0]).toEqual([4, 1, 0]);
    expect(desk.reckoning.full).toBe(9);
    expect(eveningKept(desk.evening.id)).toEqual(desk.evening);
  });

  it("refuses a card too many, says why, and changes nothing", async () => {
    const desk = await deskOf();
    tap(desk, 0, ...Array<string>(4).fill("chopsticks"));
    tap(desk, 1, "chopsticks");
    expect(desk.refusal).toMatchObject({ id: "refusal-score-too-many-copies", args: { round: 1, copies: 4 } });
    expect(desk.reckoning.pieces[0]).toEqual([4, 0, 0]);
    desk.change("tempura", 1);
    expect(desk.refusal).toBeNull();
    tap(desk, 2, ...Array<string>(10).fill("sashimi"));
    expect(desk.refusal).toMatchObject({ id: "refusal-score-too-many-cards", args: { size: 9 } });
    expect(desk.reckoning.pieces[0]).toEqual([4, 1, 9]);
  });

  it("can be corrected in round 1 after round 3, and undone", async () => {
    const desk = await deskOf();
    tap(desk, 0, "pudding");
    for (const round of [1, 2]) desk.show(round);
    tap(desk, 1, "sashimi", "sashimi", "sashimi");
    expect(desk.reckoning.result.totals).toEqual([6, 7, -3]);
    desk.finish(true);
    expect(desk.evening.outcome).toEqual({ totals: [6, 7, -3], ranks: [2, 1, 3] });
    desk.show(0);
    tap(desk, 0, "nigiri-2:wasabi");
    expect(desk.evening.outcome).toEqual({ totals: [12, 7, -3], ranks: [1, 2, 3] });
    desk.undo();
    expect(desk.evening.outcome?.totals).toEqual([6, 7, -3]);
    expect(eveningKept(desk.evening.id)).toEqual(desk.evening);
  });

  it("is counted by the box and by house rules", async () => {
    for (const [edition, house, first] of [
      ["cocktail", {}, 3],
      ["zoch", {}, 6],
      ["zoch", { "maki-ties": "split" }, 3],
    ] as const) {
      const desk = await deskOf(edition, house);
      tap(desk, 0, "maki-2");
      tap(desk, 1, "maki-2");
      const [maki] = desk.reckoning.rounds[0]?.rows ?? [];
      expect(maki?.cells.map(({ points }) => points)).toEqual([first, first, 0]);
      expect(maki?.cells[0]?.why).toMatchObject({ args: { sharers: 2, ties: first === 3 ? "split" : "full" } });
    }
  });

  it("counts the robot, which never wins", async () => {
    const desk = new Desk(begin("sushi-go", "cocktail", PLAYERS.slice(0, 2), { robot: "on" }), await openCounter("sushi-go"));
    tap(desk, 2, "sashimi", "sashimi", "sashimi", "pudding");
    tap(desk, 1, "nigiri-1");
    for (const round of [1, 2]) desk.show(round);
    expect(desk.reckoning.full).toBe(9);
    expect(desk.reckoning.result.totals).toEqual([-3, -2, 16]);
    desk.finish(true);
    expect(desk.evening.outcome).toEqual({ totals: [-3, -2], ranks: [2, 1] });
  });

  it("names cubes where they broke a tie, and not where ten tokens won", async () => {
    const all = { "length-2": 4, "length-3": 3, "length-4": 2, "length-5": 1 };
    const counter = await openCounter("wasabi");
    const ties = (...plates: Record<string, number>[]) => {
      const evening = { ...begin("wasabi", "standard", PLAYERS.slice(0, plates.length)), rounds: [plates] };
      return counter.reckon(evening).ties.map(({ id, args }) => [id, args["seats"] ?? args["seat"]]);
    };
    const seats = (...among: number[]) => among.map((seat) => ({ id: "seat", args: { seat } }));
    const behind = { ...all, "length-2": 3, cubes: 2 };
    const ahead = { ...all, "length-3": 2, cubes: 3 };
    expect(ties(behind, ahead)).toEqual([["pad-tie-cubes", seats(0, 1)]]);
    expect(ties(all, ahead)).toEqual([["pad-ten-tokens", seats(0)[0]]]);
    expect(ties(all, behind, ahead)).toEqual([
      ["pad-ten-tokens", seats(0)[0]],
      ["pad-tie-cubes", seats(1, 2)],
    ]);
  });

  it("offers the robot where the rules have one", () => {
    expect(canHaveRobot("sushi-go", "cocktail", 2)).toBe(true);
    expect([canHaveRobot("sushi-go", "cocktail", 3), canHaveRobot("sushi-go", "zoch", 3), canHaveRobot("wasabi", "standard", 2)]).toEqual([false, false, false]);
  });

  it("remembers who played, the last evening's first", () => {
    rememberPlayers(PLAYERS);
    rememberPlayers([{ name: "ben", colour: "plum" }]);
    expect(knownPlayers().map(({ name }) => name)).toEqual(["ben", "Ana", "Cem"]);
  });
});

describe("files", () => {
  const over = (id: string, totals: number[], ranks: number[]): Evening => ({
    ...begin("sushi-go", "zoch", PLAYERS),
    id,
    begun: "2026-11-17T20:00:00.000Z",
    rounds: [[{ "maki-1": 1, "nigiri-3:wasabi": 2 }, {}, { pudding: 1 }]],
    outcome: { totals, ranks },
  });
  const evening = over("a1", [40, 31, 40], [1, 3, 1]);

  it("give back what was written", () => {
    expect(readFile(writeJson([evening]))).toEqual({ evenings: [evening] });
  });
  it("hold sheets that `sushiya score` reads", () => {
    expect(scoreSheet(evening)).toMatchObject({
      game: "sushi-go",
      options: { edition: "zoch", players: 3, "maki-ties": "full" },
      rounds: [{ laid: [{ maki: { 1: 1 }, "on-wasabi": { 3: 2 } }, {}, { pudding: 1 }] }],
    });
  });
  it("bring totals from a table, whatever the names", () => {
    const odd = { ...evening, players: [{ name: '=A1,"x"', colour: "sea" }, ...evening.players.slice(1)] } as Evening;
    const read = readFile(writeCsv([odd]));
    expect(read).toMatchObject({ evenings: [{ game: "sushi-go", edition: "zoch", rounds: [], outcome: evening.outcome }] });
    expect("evenings" in read && read.evenings[0]?.players.map(({ name }) => name)).toEqual(['=A1,"x"', "Ben", "Cem"]);
  });
  it("write and read a play as BG Stats documents it", () => {
    expect(bgStatsPlay(evening)).toMatchObject({
      sourceName: "Sushiya",
      sourcePlayId: "a1",
      playDate: "2026-11-17 20:00:00",
      game: { name: "Sushi Go!", highestWins: true, noPoints: false },
      players: [{ name: "Ana", score: 40, rank: 1, winner: true }, { winner: false }, { winner: true }],
    });
    expect(readFile(JSON.stringify(bgStatsPlay(evening)))).toMatchObject({ evenings: [{ game: "sushi-go", begun: "2026-11-17T20:00:00Z", outcome: evening.outcome }] });
    expect(JSON.parse(new URL(bgStatsLink(evening)).searchParams.get("data") ?? "")).toEqual(bgStatsPlay(evening));
  });
  it.each([
    ["", "nothing-there"],
    ["{", "not-readable"],
    ["[]", "nothing-there"],
    ['{"format":"sushiya-pad","evenings":[{"id":"../x"}]}', "nothing-there"],
    [writeJson([{ ...evening, rounds: [[{ squid: 1 }, {}, {}]] }]), "nothing-there"],
    [writeJson([{ ...evening, rounds: [[{ tempura: -1 }, {}, {}]] }]), "nothing-there"],
    [writeJson([evening]).replace('"zoch"', '"fancy"'), "nothing-there"],
    [writeJson([evening]).replace('"Ana"', '"Ben"'), "nothing-there"],
    ["date,game\n1,2", "nothing-there"],
  ])("that hold nothing of use are refused: %s", (content, problem) => {
    expect(readFile(content)).toEqual({ problem });
  });
  it("count wins", () => {
    const found = standings([evening, over("a2", [10, 50, 20], [3, 1, 2]), { ...evening, outcome: null }]);
    expect(found.map(({ name, wins, evenings, best, points }) => [name, wins, evenings, best, points])).toEqual([
      ["Ana", 1, 2, 40, 50],
      ["Ben", 1, 2, 50, 81],
      ["Cem", 1, 2, 40, 60],
    ]);
  });
  it("are gone when an evening is thrown away", async () => {
    const desk = await deskOf();
    desk.change("tempura", 1);
    removeEvening(desk.evening.id);
    expect(listed()).toEqual([]);
  });
});
