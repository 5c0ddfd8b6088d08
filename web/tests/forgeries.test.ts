// The browser's check of a deal tells true records from forged ones, as Python and docs/check_deal.py do.
import { describe, expect, test, vi } from "vitest";
import type { DealtRecord } from "../src/wire/fair";
import type { Seen } from "../src/wire/shares";
import written from "./fair-examples.json";

vi.stubGlobal("document", { documentElement: {}, addEventListener: () => undefined });
vi.stubGlobal("navigator", { languages: ["en"] });
const { check } = await import("../src/wire/fair");

interface Example {
  name: string;
  says: string;
  /** Nothing in the record itself is wrong. */
  "only-seen": boolean;
  record: DealtRecord;
  seen: Seen | null;
}
const examples = written as unknown as { true: Example[]; forged: Example[] };

describe("a true record passes", () => {
  test.each(examples.true)("$name", ({ record, seen }) => {
    expect(check(record, seen)).toBeNull();
  });
});

describe("a forged record fails, and the reason is told", () => {
  test.each(examples.forged)("$name", ({ record, seen, says }) => {
    expect(check(record, seen)).toMatch(new RegExp(says));
  });
  const wrong = examples.forged.filter((example) => !example["only-seen"]);
  test.each(wrong)("without what was seen: $name", ({ record, says }) => {
    expect(check(record, null)).toMatch(new RegExp(says));
  });
});
