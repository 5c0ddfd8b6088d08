// When a result says more than who has how many points.
import { describe, expect, it } from "vitest";
import { wantsReason } from "../src/shell/places";

describe("places", () => {
  it("explain themselves by points", () => {
    expect(wantsReason({ ranks: [2, 1, 3], totals: [30, 40, 20] })).toBe(false);
  });
  it("explain themselves where equal points share a place", () => {
    expect(wantsReason({ ranks: [1, 1, 3], totals: [30, 30, 20] })).toBe(false);
  });
  it("want a reason where equal points do not", () => {
    expect(wantsReason({ ranks: [2, 1, 3], totals: [30, 30, 20] })).toBe(true);
  });
  it("want a reason where fewer points win", () => {
    expect(wantsReason({ ranks: [2, 1], totals: [31, 30] })).toBe(true);
  });
  it("leave out whoever has no place", () => {
    expect(wantsReason({ ranks: [1, 2, null], totals: [30, 20, 30] })).toBe(false);
  });
});
