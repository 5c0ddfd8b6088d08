// Who is away, and what is told when a connection is lost or back.
import { describe, expect, it } from "vitest";
import { hidesNames, people, presenceNews, returnNews, withoutNames } from "../src/wire/people";
import type { Line, SeatShown, TableShown } from "../src/wire/types";

const USUAL: SeatShown = { kind: "person", name: "", colour: "sea", "is-bot": false, level: null, away: "", presence: "here", device: null, "is-ready": true, "has-seen": false, commitment: "", nonce: "" };
const tableOf = (seats: Partial<SeatShown>[], clock: number | null) => ({ seats: seats.map((seat) => ({ ...USUAL, ...seat })), settings: { clock } }) as TableShown;
const at = (...seats: Partial<SeatShown>[]) => people(tableOf(seats, null));
const ada = { name: "Ada", colour: "sea" } as const;
const ben = { name: "Ben", colour: "egg" } as const;

describe("a person at a table", () => {
  it("is away while a bot plays, or the connection is lost", () => {
    const seats = at(ada, { ...ben, presence: "dropped" }, { level: "cook", away: "left", presence: "gone" }, { kind: "bot", level: "cook" });
    expect(seats.map(({ away }) => away)).toEqual(["", "offline", "bot", ""]);
  });
  it("is not missed at a slow table, unless a bot plays", () => {
    const seats = people(tableOf([{ ...ada, presence: "gone" }, { level: "cook", away: "left", presence: "gone" }], 86400));
    expect(seats.map(({ away }) => away)).toEqual(["", "bot"]);
  });
});

describe("what connections tell", () => {
  it("is said when one is lost or back, by others than oneself", () => {
    const [here, lost] = [at(ada, ben), at(ada, { ...ben, presence: "dropped" })];
    expect(presenceNews(here, lost, [0])).toEqual([{ id: "away-dropped", args: { name: "Ben" } }]);
    expect(presenceNews(lost, here, [0])).toEqual([{ id: "away-back", args: { name: "Ben" } }]);
    expect(presenceNews(here, lost, [1])).toEqual([]);
    expect(presenceNews(here, here, [0])).toEqual([]);
  });
  it("is not said again when somebody is gone for long", () => {
    const [lost, gone] = [at(ada, { ...ben, presence: "dropped" }), at(ada, { ...ben, presence: "gone" })];
    expect(presenceNews(lost, gone, [0])).toEqual([]);
  });
  it("is left to the table's own lines where a bot takes over or gives back", () => {
    const played = at(ada, { ...ben, level: "cook", away: "left", presence: "dropped" });
    expect(presenceNews(at(ada, ben), played, [0])).toEqual([]);
    expect(presenceNews(played, at(ada, ben), [0])).toEqual([]);
  });
  it("is not said of somebody else who sits there now", () => {
    const other = at(ada, { ...ben, name: "Dana" });
    expect(presenceNews(at(ada, { ...ben, presence: "dropped" }), other, [0])).toEqual([]);
    expect(presenceNews(at(ada, { kind: "free", name: "" }), at(ada, ben), [0])).toEqual([]);
  });
});

describe("who is back", () => {
  const back = { id: "away-back", args: { name: "Ben" } };
  it("is said after a bot has played or the connection was lost", () => {
    for (const away of [{ level: "cook", away: "left", presence: "gone" }, { presence: "dropped" }] as const)
      expect(returnNews(at(ada, { ...ben, ...away }), at(ada, ben), [0])).toEqual(back);
  });
  it("is not said of oneself, of who was there, or of somebody else", () => {
    const played = at(ada, { ...ben, level: "cook", away: "left" });
    expect(returnNews(played, at(ada, ben), [1])).toBeNull();
    expect(returnNews(at(ada, ben), at(ada, ben), [0])).toBeNull();
    expect(returnNews(played, at(ada, { ...ben, name: "Dana" }), [0])).toBeNull();
    expect(returnNews([], at(ada, ben), [0])).toBeNull();
  });
});

describe("a table where people go by their crests", () => {
  const called = (names: "own" | "crests") => ({ settings: { names } }) as TableShown;
  it("hides names when it becomes one, not when it was one before", () => {
    expect(hidesNames(called("own"), called("crests"))).toBe(true);
    expect(hidesNames(null, called("crests"))).toBe(false);
    expect(hidesNames(called("crests"), called("crests"))).toBe(false);
    expect(hidesNames(called("crests"), called("own"))).toBe(false);
  });
  it("leaves no typed name in what was told before", () => {
    const line = (say: Line["say"]): Line => ({ number: 1, at: 0, event: null, say, by: "" });
    const named = line({ id: "happening-person-seated", args: { name: "Ada" } });
    const crested = line({ id: "happening-person-seated", args: { name: { id: "crest-carp", args: {} } } });
    const begun = line({ id: "happening-game-started", args: {} });
    expect(withoutNames([named, crested, begun])).toEqual([line(null), crested, begun]);
  });
});
