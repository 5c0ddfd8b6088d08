// One table's socket comes back after any drop, and loses and doubles nothing.
import { clean, FakeSocket, hide, network } from "./fake-browser";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Link, type Listener, TableSocket } from "../src/wire/socket";
import type { Outgoing } from "../src/wire/types";

const TABLE = { type: "table", table: {}, yours: [0] };
const PLAY = { type: "play", decision: 4, command: "keep tempura" } as const;

let socket: TableSocket;
let heard: Outgoing[];
let links: [Link, string?][];
let greeting: ReturnType<Listener["hello"]>;

/** A connection that is at the table. */
function live(): FakeSocket {
  FakeSocket.last.open().hear(TABLE);
  return FakeSocket.last;
}
const lastLink = (): Link | undefined => links.at(-1)?.[0];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5); // retries come at the middle of their spans
  clean();
  heard = [];
  links = [];
  greeting = { tokens: ["t"], seen: { "0": 7 } };
  socket = new TableSocket("a/b", {
    hello: () => greeting,
    heard: (message) => heard.push(message),
    linked: (link, ending) => links.push(ending ? [link, ending] : [link]),
  });
});
afterEach(() => {
  socket.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("a connection", () => {
  test("asks for the table by its name, whatever that is, and as safely as the page", () => {
    expect(FakeSocket.last.address).toBe("ws://shop.test/api/tables/a%2Fb/socket");
    vi.stubGlobal("location", { href: "https://shop.test/t/x" });
    new TableSocket("x", { hello: () => greeting, heard: () => undefined, linked: () => undefined }).close();
    expect(FakeSocket.last.address).toBe("wss://shop.test/api/tables/x/socket");
    vi.stubGlobal("location", { href: "http://shop.test/t/x" });
  });

  test("says hello with its tokens and what it has seen, and is live with the table", () => {
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", ...greeting }]);
    expect(links).toEqual([]);
    FakeSocket.last.hear(TABLE);
    expect(links).toEqual([["live"]]);
    expect(heard).toEqual([TABLE]);
    FakeSocket.last.hear(TABLE);
    expect(links).toEqual([["live"]]);
    expect(heard).toEqual([TABLE, TABLE]);
  });

  test("answers a ping, and tells nobody of it", () => {
    const server = live();
    server.hear({ type: "ping" });
    expect(server.types).toEqual(["hello", "pong"]);
    expect(heard).toEqual([TABLE]);
  });

  test("that is quiet for 12 s is taken for dead; anything that is heard keeps it alive", () => {
    const server = live();
    for (let times = 0; times < 3; times += 1) {
      vi.advanceTimersByTime(11_999);
      server.hear({ type: "ping" });
    }
    expect(lastLink()).toBe("live");
    vi.advanceTimersByTime(12_000);
    expect(lastLink()).toBe("lost");
    expect(server.readyState).toBe(3);
    // What it says after that is not ours any more.
    server.hear({ type: "ping" }, TABLE);
    server.drop();
    expect(server.of("pong")).toHaveLength(3);
    expect(heard).toEqual([TABLE]);
    expect(links).toEqual([["live"], ["lost"]]);
  });

  test("that opens but never shows the table is given up as well", () => {
    FakeSocket.last.open();
    vi.advanceTimersByTime(12_000);
    expect(lastLink()).toBe("lost");
  });

  test("comes back later and later, and soon again once it was at the table", () => {
    live().drop();
    for (const wait of [400, 800, 1600, 3200, 6000, 6000]) {
      const before = FakeSocket.all.length;
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(before + 1);
      FakeSocket.last.drop();
    }
    vi.advanceTimersByTime(6000);
    live().drop();
    const before = FakeSocket.all.length;
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(before + 1);
  });

  test.each([
    [0, 300],
    [1, 500],
  ])("comes back a little apart from others (%d: after %i ms)", (chance, wait) => {
    vi.spyOn(Math, "random").mockReturnValue(chance);
    live().drop();
    vi.advanceTimersByTime(wait - 1);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("is lost at once when the network is, and back at once with it", () => {
    const server = live();
    network("offline");
    expect(lastLink()).toBe("lost");
    expect(server.readyState).toBe(3);
    network("offline");
    expect(links).toHaveLength(2);
    network("online");
    expect(FakeSocket.all).toHaveLength(2);
    network("online");
    expect(FakeSocket.all).toHaveLength(2);
    live();
    expect(lastLink()).toBe("live");
  });

  test("comes back when the page is looked at again, not while it is hidden", () => {
    live().drop();
    hide(true);
    network("online");
    expect(FakeSocket.all).toHaveLength(1);
    hide(false);
    expect(FakeSocket.all).toHaveLength(2);
    // The retry that was due is not made beside it.
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test.each([
    [4400, "refused"],
    [4401, "token-dead"],
  ])("that was closed with %i has ended for good: %s", (code, ending) => {
    live().drop(code);
    expect(links.at(-1)).toEqual(["ended", ending]);
    network("online");
    hide(false);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("that the page has closed stays closed", () => {
    const server = live();
    socket.close();
    expect(server.readyState).toBe(3);
    server.drop();
    network("online");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(links).toEqual([["live"]]);
  });
});

describe("a request", () => {
  test("is settled by the answer that names it, and by no other", async () => {
    const server = live();
    const settled: unknown[] = [];
    const asked = socket.ask(2, PLAY).then((answer) => settled.push(answer));
    const [play] = server.of("play");
    expect(play).toMatchObject({ ...PLAY, seat: 2 });
    server.hear({ type: "done", id: "another" });
    await Promise.resolve();
    expect(settled).toEqual([]);
    server.hear({ type: "done", id: play?.id });
    await asked;
    expect(settled).toEqual([{ type: "done", id: play?.id }]);
  });

  test("has an id of its own", () => {
    const server = live();
    for (let times = 0; times < 20; times += 1) void socket.ask(0, PLAY);
    expect(new Set(server.of("play").map(({ id }) => id)).size).toBe(20);
  });

  test("that is made before the table is shown waits for it", () => {
    void socket.ask(0, PLAY);
    expect(FakeSocket.last.sent).toEqual([]);
    const server = live();
    expect(server.types).toEqual(["hello", "play"]);
  });

  test("is sent again after every drop, the same one and in its order, until it is answered", async () => {
    const first = live();
    const answered = socket.ask(0, { type: "take-back" });
    void socket.ask(0, PLAY);
    void socket.ask(0, { type: "react", reaction: "wow" } as never);
    first.hear({ type: "done", id: first.of("take-back")[0]?.id });
    await answered;
    for (let times = 0; times < 2; times += 1) {
      FakeSocket.last.drop();
      vi.advanceTimersByTime(400);
      const next = live();
      expect(next.sent.slice(1)).toEqual(first.sent.slice(2));
      // Not with every table that is shown.
      next.hear(TABLE);
      expect(next.sent).toHaveLength(3);
    }
    const last = FakeSocket.last;
    last.hear(...last.sent.slice(1).map((one) => ({ type: "done", id: "id" in one ? one.id : "" })));
    last.drop();
    vi.advanceTimersByTime(400);
    expect(live().types).toEqual(["hello"]);
  });

  test("that was forgotten is not sent again", () => {
    const first = live();
    void socket.ask(0, PLAY);
    void socket.ask(0, { type: "take-back" });
    socket.forget("play");
    first.drop();
    vi.advanceTimersByTime(400);
    expect(live().types).toEqual(["hello", "take-back"]);
  });

  test("that is made while the page hears of the table is sent once", () => {
    socket.close();
    const made = new TableSocket("x", {
      hello: () => greeting,
      heard: (message) => void (message.type === "table" && made.ask(0, { type: "take-back" })),
      linked: () => undefined,
    });
    expect(live().types).toEqual(["hello", "take-back"]);
    made.close();
  });

  test("to mute is only for the connection that there is", () => {
    const first = live();
    socket.mute(1, true);
    expect(first.of("mute")).toEqual([{ type: "mute", place: 1, "is-muted": true }]);
    first.drop();
    vi.advanceTimersByTime(400);
    expect(live().types).toEqual(["hello"]);
  });
});
