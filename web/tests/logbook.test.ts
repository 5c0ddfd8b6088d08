// The log has rounds with headings, and tells nothing twice.
import { describe, expect, test } from "vitest";
import type { Logged } from "../src/games/module";
import { chapters } from "../src/shell/logbook";
import type { Line } from "../src/wire/types";

const line = (id: string, event: unknown = { event: id, seat: 1 }): Line =>
  ({ number: 1, at: 0, event, say: { id, args: {} }, by: "" }) as Line;
const ids = (lines: readonly Line[], summaries: { from: number; to: number; id: string }[] = [], look?: (line: Line) => Logged | null) =>
  chapters(lines, summaries.map(({ from, to, id }) => ({ from, to, say: { id, args: {} } })), look).map(({ heading, entries }) => [
    heading?.id ?? null,
    ...entries.map(({ say, folded }) => (folded.length ? [say.id, ...folded.map((one) => one.say.id)] : say.id)),
  ]);

describe("the log", () => {
  test("folds the lines of a summary under it", () => {
    const lines = ["a", "b", "c", "d"].map((id) => line(id));
    expect(ids(lines, [{ from: 1, to: 3, id: "sum" }])).toEqual([[null, "a", ["sum", "b", "c"], "d"]]);
  });
  test("begins a chapter where a game has a heading, and leaves out what it does not want told", () => {
    const look = ({ say }: Line): Logged | null => {
      if (say?.id === "silent") return null;
      return say?.id === "deal" ? { heading: { id: "round", args: {} } } : {};
    };
    expect(ids([line("a"), line("deal"), line("silent"), line("b")], [], look)).toEqual([
      [null, "a"],
      ["round", "deal", "b"],
    ]);
    expect(ids([line("deal"), line("b")], [], look)).toEqual([["round", "deal", "b"]]);
  });
  test("puts a round that began within a summary after it", () => {
    const look = ({ say }: Line): Logged => (say?.id === "deal" ? { heading: { id: "round", args: {} } } : {});
    expect(ids([line("a"), line("deal"), line("b")], [{ from: 0, to: 2, id: "sum" }], look)).toEqual([
      [null, ["sum", "a", "deal"]],
      ["round", "b"],
    ]);
  });
  test("shows whose line it is as far as the event tells, and asks no game about what is not of it", () => {
    expect(chapters([line("a"), line("b", { event: "b" }), line("c", null)], [])[0]?.entries.map(({ look }) => look)).toEqual([{ seat: 1 }, {}, {}]);
    const never = () => {
      throw new Error("asked");
    };
    expect(chapters([line("away-back", null)], [], never)).toHaveLength(1);
  });
});
