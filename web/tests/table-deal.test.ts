// The table model takes part in the deal by itself: no tap, no notice, once a connection.
import { clean, FakeSocket } from "./fake-browser";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keepSeat } from "../src/wire/keys";
import { seenOf } from "../src/wire/shares";
import { TableModel } from "../src/wire/table.svelte";
import type { TableShown } from "../src/wire/types";

const TABLE = "VFuXSSySst9fMIsZvVsoDA";
const OTHER = "c1".repeat(32);

function shown(changes: Partial<TableShown> = {}): unknown {
  const seat = { kind: "person", name: "Ada", colour: "salmon", level: null, away: "", presence: "here" };
  const usual = { id: TABLE, game: "sushi-go", options: {}, settings: { names: "own" }, phase: "waiting", commitment: "11".repeat(32), host: 0 };
  const seats = [
    { ...seat, commitment: "" },
    { ...seat, name: "Ben", colour: "tuna", commitment: OTHER },
  ];
  return { type: "table", yours: [0], table: { ...usual, seats, deal: null, ...changes } };
}

let model: TableModel;

const connect = (): FakeSocket => FakeSocket.last.open();

beforeEach(() => {
  vi.useFakeTimers();
  clean();
  keepSeat(TABLE, { token: "t".repeat(22), seat: 0, nonce: "", seal: "" });
  model = new TableModel(TABLE);
});
afterEach(() => {
  model.close();
  vi.useRealTimers();
});

describe("a table", () => {
  test("commits when it is shown, and reveals when the seats are frozen", () => {
    const socket = connect();
    socket.hear(shown());
    socket.hear(shown());
    const [commit, ...more] = socket.of("commit");
    expect(more.length).toBe(0);
    const commitments = [commit?.commitment ?? "", OTHER];
    const deal = { step: "reveal" as const, commitments, revealed: [], silent: [] };
    socket.hear(shown({ deal }));
    socket.hear(shown({ deal }));
    expect(socket.of("reveal").map(({ nonce }) => nonce)).toEqual([seenOf(TABLE)?.nonce]);
    expect(seenOf(TABLE)?.commitments).toEqual(commitments);
  });

  test("reveals again after a drop, and only what it waits for", () => {
    const first = connect();
    first.hear(shown());
    const commitments = [first.of("commit")[0]?.commitment ?? "", OTHER];
    first.hear(shown({ deal: { step: "reveal", commitments, revealed: [], silent: [] } }));
    first.drop();
    vi.advanceTimersByTime(1000);
    const second = connect();
    expect(second).not.toBe(first);
    second.hear(shown({ deal: { step: "reveal", commitments, revealed: [], silent: [] } }));
    expect(second.of("commit")).toEqual([]);
    expect(new Set(second.of("reveal").map(({ nonce }) => nonce)).size).toBe(1);
  });

  test("tells nobody that a share was refused: the deal goes on without it", () => {
    const socket = connect();
    socket.hear(shown());
    const id = socket.of("commit")[0]?.id ?? "";
    socket.hear({ type: "refused", id, refusal: { code: "share-unasked", rule: "", args: {} } });
    expect(model.notice).toBeNull();
  });

  test("sends the commitment before a start that is asked for in the same moment", () => {
    const socket = connect();
    socket.hear(shown());
    void model.ask({ type: "start" });
    const types = socket.sent.map(({ type }) => type);
    expect(types.indexOf("commit")).toBeLessThan(types.indexOf("start"));
  });

  test("that is watched sends nothing", () => {
    const socket = connect();
    socket.hear({ ...(shown() as object), yours: [] });
    expect(socket.sent.map(({ type }) => type)).toEqual(["hello"]);
  });
});
