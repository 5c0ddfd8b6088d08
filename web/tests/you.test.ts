// The reader is "you": first among the seats, and small inside a sentence.
import { describe, expect, test } from "vitest";
import { Catalogue } from "../src/words/catalogue";
import { lowered, youFirst } from "../src/words/you";

const FTL = `
you = You
list-and = { $first } and { $last }
wins = { $names } win together.
waits = We wait for { $names }.
`;
const seat = (one: number) => ({ id: "seat", args: { seat: one } });

describe("you", () => {
  const catalogue = new Catalogue("en", [FTL]);
  const names = ["Plum", "You", "Moon"];
  const say = (id: string, seats: number[]) =>
    lowered(catalogue.say(youFirst({ id, args: { names: seats.map(seat) } }, 1), { you: 1, names }), "You", "en");

  test("come first among seats", () => {
    expect(say("wins", [0, 1])).toBe("You and Plum win together.");
    expect(say("wins", [0, 2])).toBe("Plum and Moon win together.");
  });
  test("are small inside a sentence", () => {
    expect(say("waits", [2, 1])).toBe("We wait for you and Moon.");
    expect(lowered("Revealed: You: rice; Youri: tea", "You", "en")).toBe("Revealed: You: rice; Youri: tea");
    expect(lowered("Victoire partagée : Toi et Prune", "Toi", "fr")).toBe("Victoire partagée : toi et Prune");
    expect(lowered("Tu e Prugna, poi Tu", "Tu", "it")).toBe("Tu e Prugna, poi tu");
  });
  test("are nobody to a watcher, and other lists keep their order", () => {
    const phrase = { id: "wins", args: { names: [seat(0), seat(1)] } };
    expect(youFirst(phrase, null)).toBe(phrase);
    const picks = { id: "revealed", args: { picks: [{ id: "pick", args: { seat: seat(0) } }, { id: "pick", args: { seat: seat(1) } }] } };
    expect(youFirst(picks, 1)).toEqual(picks);
  });
});
