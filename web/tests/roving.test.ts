// Where keys lead to in a group of buttons, in a line and among what lies side by side.
import { describe, expect, test } from "vitest";
import { destination, type Roving, type Spot } from "../src/parts/roving";

/** Places in a line: what they are called matters, not where they are. */
const line: Spot[] = [0, 0, 0, 0].map((x) => ({ x, y: 0 }));
const ROUND: Roving = { layout: "line", isRound: true };

/** Spots as in a drawing, read line by line, one for each letter. */
function drawn(...rows: string[]): { at: (key: string, from: string, isRound?: boolean) => string | null } {
  const names: string[] = [];
  const spots: Spot[] = [];
  rows.forEach((row, y) => {
    [...row].forEach((name, x) => {
      if (name === " ") return;
      names.push(name);
      spots.push({ x: x * 25, y: y * 50 });
    });
  });
  return {
    at(key, from, isRound = false) {
      const to = destination(key, names.indexOf(from), spots, { layout: "grid", isRound });
      return to === null ? null : (names[to] ?? "");
    },
  };
}

describe("in a line", () => {
  test.each([
    ["ArrowRight", 2],
    ["ArrowDown", 2],
    ["ArrowLeft", 0],
    ["ArrowUp", 0],
    ["Home", 0],
    ["End", 3],
  ])("%s leads from the second of four to place %i", (key, to) => {
    expect(destination(key, 1, line, ROUND)).toBe(to);
  });
  test("the last is followed by the first", () => {
    expect(destination("ArrowRight", 3, line, ROUND)).toBe(0);
    expect(destination("ArrowUp", 0, line, ROUND)).toBe(3);
  });
  test("that is not round, it ends", () => {
    expect(destination("ArrowRight", 3, line, { layout: "line" })).toBe(3);
    expect(destination("ArrowLeft", 0, line, { layout: "line" })).toBe(0);
  });
  test.each(["Enter", "Tab", "Escape", "a"])("%s is no key to move with", (key) => {
    expect(destination(key, 1, line, ROUND)).toBeNull();
  });
});

describe("in a grid", () => {
  const mat = drawn("a b c", "d e f", "g h i");
  test("arrows go to what lies there", () => {
    expect(mat.at("ArrowRight", "e")).toBe("f");
    expect(mat.at("ArrowLeft", "e")).toBe("d");
    expect(mat.at("ArrowUp", "e")).toBe("b");
    expect(mat.at("ArrowDown", "e")).toBe("h");
  });
  test("nothing lies above the first line or below the last", () => {
    expect(mat.at("ArrowUp", "b")).toBe("b");
    expect(mat.at("ArrowDown", "h")).toBe("h");
  });
  test("after a line's end comes the next line", () => {
    expect(mat.at("ArrowRight", "c")).toBe("d");
    expect(mat.at("ArrowLeft", "d")).toBe("c");
  });
  test("only a round one goes on after its end", () => {
    expect(mat.at("ArrowRight", "i")).toBe("i");
    expect(mat.at("ArrowRight", "i", true)).toBe("a");
    expect(mat.at("ArrowLeft", "a")).toBe("a");
    expect(mat.at("ArrowLeft", "a", true)).toBe("i");
  });
  test("Home and End are the first and the last of all", () => {
    expect(mat.at("Home", "e")).toBe("a");
    expect(mat.at("End", "e")).toBe("i");
  });
  test("a shorter line in the middle is reached from above and left again", () => {
    const hand = drawn("a b c d", " e f g");
    expect(hand.at("ArrowDown", "a")).toBe("e");
    expect(hand.at("ArrowDown", "d")).toBe("g");
    expect(hand.at("ArrowUp", "f")).toBe("b");
  });
  test("what was raised a little still lies in its line", () => {
    const spots = [0, 50, 100].map((x) => ({ x, y: x === 50 ? -9 : 0 }));
    expect(destination("ArrowDown", 1, spots, { layout: "grid" })).toBe(1);
    expect(destination("ArrowRight", 1, spots, { layout: "grid" })).toBe(2);
  });
});
