// Decision clocks and banks as the page counts them down.
import { describe, expect, it } from "vitest";
import { banksLeft, runningBank, spell } from "../src/shell/clock";

describe("time", () => {
  it("is spelt in minutes and seconds", () => {
    expect([0, 9, 60, 605].map(spell)).toEqual(["0:00", "0:09", "1:00", "10:05"]);
  });
  it("goes from the banks of those who still think, and from no other", () => {
    expect(banksLeft([60, 60, 5], [0, 2], 10)).toEqual([50, 60, 0]);
    expect(banksLeft([60, 60], [0], 0)).toEqual([60, 60]);
    expect(banksLeft([], [0], 10)).toEqual([]);
  });
  it("is shown from the own bank first, else from the one that lasts longest", () => {
    expect(runningBank([60, 30, 90], [0, 1, 2], 1)).toBe(1);
    expect(runningBank([60, 30, 90], [0, 2], 1)).toBe(2);
    expect(runningBank([60, 30], [], 1)).toBe(null);
    expect(runningBank([], [0], 0)).toBe(null);
  });
});
