// What the lobby decides by itself: proposals, links and options.
import { describe, expect, it } from "vitest";
import { readCode, shopAddress } from "../src/lobby/invite";
import { freeColours, nameLength, propose, seatedAt } from "../src/lobby/newcomer";
import { choicesFor, chosenNames, seatOf, wanted, withEdition } from "../src/lobby/options";
import { fit } from "../src/lobby/wishes";
import { type Colour, CRESTS, type Person } from "../src/wire/people";
import type { GameForm, SeatShown } from "../src/wire/types";

const form: GameForm = {
  name: "sushi-go",
  rules: 1,
  minutes: 15,
  editions: [
    { name: "cocktail", players: [2, 3, 4, 5], options: { edition: "cocktail", players: 4, "maki-ties": "split", robot: "off" } },
    { name: "zoch", players: [3, 4, 5], options: { edition: "zoch", players: 4, "maki-ties": "full", robot: "off" } },
  ],
  options: [],
  "option-schema": {},
  levels: ["apprentice", "cook"],
  "has-first-game": true,
  "missing-levels": ["chef", "master"],
};

describe("a wish", () => {
  it("is for three cooks at first", () => {
    expect(fit(form, {})).toEqual({ edition: "cocktail", players: 4, level: "cook" });
  });
  it("keeps what the game offers", () => {
    const wish = { edition: "zoch", players: 5, level: "apprentice" };
    expect(fit(form, wish)).toEqual(wish);
  });
  it("becomes the nearest that can be had", () => {
    expect(fit(form, { edition: "zoch", players: 2 }).players).toBe(3);
    expect(fit(form, { players: 9 }).players).toBe(5);
    expect(fit(form, { edition: "gone", level: "gone" })).toEqual({ edition: "cocktail", players: 4, level: "cook" });
  });
});

describe("the length of a name", () => {
  it("is that of what one sees, as the server counts it", () => {
    expect(nameLength("Ada")).toBe(3);
    expect(nameLength("Zoe\u0308")).toBe(3);
    expect(nameLength("\u{1f363}")).toBe(1);
    expect(nameLength("\u2764\ufe0f")).toBe(1);
  });
});

describe("a newcomer", () => {
  const crestName = (colour: keyof typeof CRESTS) => CRESTS[colour];

  it("gets the first colour, and is called by its crest", () => {
    expect(propose({}, [], crestName)).toEqual({ name: "", colour: "salmon" });
  });
  it("gets a colour that nobody has", () => {
    expect(propose({}, [{ name: "Ada", colour: "salmon" }], crestName).colour).toBe("sea");
  });
  it("stays who it was last time if that is free", () => {
    const last = { name: "Ben", colour: "plum" } as const;
    expect(propose(last, [{ name: "Ada", colour: "salmon" }], crestName)).toEqual(last);
  });
  it("does not take a name or a crest that somebody else goes by", () => {
    const seated = [
      { name: "ben", colour: "plum" },
      { name: "Wave", colour: "egg" },
    ] as const;
    expect(propose({ name: "Ben", colour: "plum" }, seated, crestName)).toEqual({ name: "", colour: "salmon" });
    expect(propose({ colour: "sea" }, seated, crestName)).toEqual({ name: "", colour: "salmon" });
  });
  it("is not called as a bot at the table is, which gives way with its colour only", () => {
    const person = (kind: SeatShown["kind"], name: string, colour: Colour): Person => ({
      seat: 0,
      name,
      colour,
      isBot: kind === "bot",
      isFree: kind === "free",
      away: "",
      shown: { kind } as SeatShown,
    });
    const seated = seatedAt([person("person", "Ada", "salmon"), person("bot", "wave", "sea"), person("free", "free", "egg")]);
    expect(propose({}, seated, crestName)).toEqual({ name: "", colour: "egg" });
    expect(propose({ colour: "sea" }, seated, crestName)).toEqual({ name: "", colour: "egg" });
    expect(propose({ name: "Ben", colour: "sea" }, seated, crestName)).toEqual({ name: "Ben", colour: "sea" });
    expect(freeColours(seated)).toContain("sea");
  });
});

describe("an invitation", () => {
  const at = (origin: string) => new URL(origin);

  it("goes to the address that the server knows", () => {
    expect(shopAddress("http://10.0.0.7:8765/", at("http://localhost:8765"))).toBe("http://10.0.0.7:8765");
  });
  it("goes where the page came from, if others can reach that", () => {
    expect(shopAddress("", at("https://sushiya.example"))).toBe("https://sushiya.example");
  });
  it.each(["http://localhost:8765", "http://127.0.0.1:8765", "http://127.8.0.1", "http://[::1]:8765", "http://shop.localhost"])(
    "is never to %s",
    (origin) => expect(shopAddress("", at(origin))).toBe(""),
  );
  it("takes a code as people type it", () => {
    expect(readCode(" hau-vpv ")).toBe("HAUVPV");
    expect(readCode("hau")).toBe("HAU");
  });
});

describe("options", () => {
  const options = { edition: "cocktail", players: 2, "maki-ties": "full", robot: "on", "pudding-loss": "yes" };
  const table = { options, differences: { "maki-ties": "full" } };

  it("that were chosen are house rules and variants", () => {
    expect(chosenNames(form, table)).toEqual(["maki-ties", "robot"]);
  });
  it("that the edition decides are not sent", () => {
    const sent = wanted(options, chosenNames(form, table), { passing: "left" });
    expect(sent).toEqual({ edition: "cocktail", players: 2, "maki-ties": "full", robot: "on", passing: "left" });
  });
  it("start anew with another edition, for as many as it can have", () => {
    expect(withEdition(form, options, "zoch")).toEqual({ edition: "zoch", players: 3 });
  });
  it("that name a seat leave out those that nobody sits at", () => {
    const starter = { name: "starter", kind: "choice", choices: ["random", "seat-1", "seat-2", "seat-3", "seat-10"] };
    expect(choicesFor(starter, 2)).toEqual(["random", "seat-1", "seat-2"]);
    expect(choicesFor(starter, 10)).toEqual(starter.choices);
    expect(["random", "seat-1", "seat-10", "seat-", "own-seat-1"].map(seatOf)).toEqual([null, 0, 9, null, null]);
  });
});
