// Slow tables: from when on, and how time is told there.
import { expect, test } from "vitest";
import { isSlow, spanOf } from "../src/wire/slow";

test("a table is slow from an hour for a decision on", () => {
  expect([null, 45, 3599, 3600, 86400].map((clock) => isSlow({ clock }))).toEqual([false, false, false, true, true]);
});

test("time is told in one unit, and never more than there is", () => {
  const told = [5, 60, 3599, 3600, 86399, 86400, 2 * 86400 - 1, 2 * 86400, 3 * 86400].map((seconds) => {
    const { unit, count } = spanOf(seconds);
    return `${count} ${unit}`;
  });
  expect(told).toEqual(["1 minutes", "1 minutes", "59 minutes", "1 hours", "23 hours", "24 hours", "47 hours", "2 days", "3 days"]);
});
