// Devices that fill in one shared sheet end with the same texts, whatever the network loses.
import { clean, network } from "./fake-browser";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeServer } from "./fake-sheet";
import { keyInAddress, joiningLink, SharedSheet, type Sharing } from "../src/sharing/sheet.svelte";

let server: FakeServer;
const KEY = "k".repeat(32);

beforeEach(() => {
  clean();
  server = new FakeServer();
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => vi.useRealTimers());

/** A device that keeps nothing of another one's. */
function device(sharing: Sharing = {}): SharedSheet {
  clean();
  return new SharedSheet(KEY, sharing);
}

test("two devices see what the other one writes", async () => {
  const heard: (readonly string[])[] = [];
  const ada = device();
  const ben = device({ onchange: (parts) => heard.push(parts) });
  await ada.open();
  ada.put("plate", "one");
  await ada.sync();
  expect(ada.isSent).toBe(true);
  await ben.sync();
  expect(ben.parts).toEqual({ plate: "one" });
  ben.put("plate", "two");
  await ben.sync();
  await ada.sync();
  expect(ada.parts).toEqual({ plate: "two" });
  expect(heard).toEqual([["plate"]]);
});

test("what both write at the same time is merged", async () => {
  const merge = (part: string, base: string, mine: string, theirs: string) => `${part}:${base}:${mine}:${theirs}`;
  const [ada, ben] = [device({ merge }), device({ merge })];
  ada.put("x", "0");
  await ada.sync();
  await ben.sync();
  ada.put("x", "a");
  await ada.sync();
  ben.put("x", "b");
  await ben.sync();
  expect(ben.parts).toEqual({ x: "x:0:b:a" });
  await ada.sync();
  expect(ada.parts).toEqual(ben.parts);
});

test("what could not be sent is kept on the device and sent later", async () => {
  const ada = device();
  server.lose = () => "request";
  ada.put("x", "1");
  await ada.sync();
  expect([ada.connection, ada.isSent]).toEqual(["away", false]);
  // The browser is closed and opened again.
  const again = new SharedSheet(KEY);
  expect(again.parts).toEqual({ x: "1" });
  server.lose = () => "";
  again.start();
  await again.sync();
  expect([again.connection, again.isSent, server.parts.get("x")?.text]).toEqual(["connected", true, "1"]);
  again.stop();
});

test("a text whose acknowledgement was lost is not written twice", async () => {
  const ada = device();
  await ada.sync();
  ada.put("x", "1");
  await ada.sync();
  const answers: ("" | "answer")[] = ["", "answer"];
  server.lose = () => answers.shift() ?? "";
  ada.put("x", "2");
  await ada.sync();
  await ada.sync();
  expect([server.parts.get("x")?.version, ada.isSent]).toEqual([2, true]);
});

test("it asks again and again while it is in sight, and at once when the network is back", async () => {
  vi.useFakeTimers();
  const ada = device({ everyMs: 1000 });
  ada.start();
  await vi.advanceTimersByTimeAsync(3500);
  const asked = server.asked;
  expect(asked).toBe(4);
  network("online");
  await vi.advanceTimersByTimeAsync(1);
  expect(server.asked).toBe(asked + 1);
  ada.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.asked).toBe(asked + 1);
});

test("a sheet that is gone is let go; what is too long is refused, and the rest is kept", async () => {
  const ada = device();
  ada.put("long", "x".repeat(1001));
  await ada.sync();
  expect([ada.refusal?.code, ada.isSent]).toEqual(["part-too-long", true]);
  ada.put("short", "x");
  await ada.sync();
  expect([...server.parts.keys()]).toEqual(["short"]);
  await ada.delete();
  expect(ada.connection).toBe("gone");
  const ben = device();
  await ben.sync();
  expect(ben.connection).toBe("gone");
});

test("its key travels behind the hash of a link", () => {
  const link = joiningLink("http://shop.test", "/pad/with", KEY);
  vi.stubGlobal("location", new URL(link));
  expect(keyInAddress()).toBe(KEY);
  vi.stubGlobal("location", new URL("http://shop.test/pad/with#short"));
  expect(keyInAddress()).toBeNull();
});

test("whatever is lost on the way, all devices end with the same texts", async () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    let state = seed;
    const random = (below: number) => {
      state = (state * 48271) % 2147483647;
      return state % below;
    };
    server = new FakeServer();
    vi.stubGlobal("fetch", server.fetch);
    const union = (_: string, __: string, mine: string, theirs: string) => [...new Set([...mine, ...theirs])].sort().join("");
    const devices = [device({ merge: union }), device({ merge: union }), device({ merge: union })];
    server.lose = () => (["", "", "request", "answer"] as const)[random(4)] ?? "";
    const written = new Set<string>();
    for (let step = 0; step < 30; step += 1) {
      const one = devices[random(3)];
      const letter = String.fromCharCode(97 + random(26));
      written.add(letter);
      one?.put("x", [...new Set([...(one.parts["x"] ?? ""), letter])].sort().join(""));
      await one?.sync();
    }
    server.lose = () => "";
    for (const one of [...devices, ...devices]) await one.sync();
    const texts = devices.map((one) => one.parts["x"]);
    expect(texts).toEqual(Array(3).fill([...written].sort().join("")));
  }
});

test("an older state of the server, brought back, is read whole and brought up to date", async () => {
  const ada = device();
  for (const text of ["1", "2", "3"]) {
    ada.put("x", text);
    await ada.sync();
  }
  server.parts = new Map([["x", { name: "x", version: 1, revision: 1, text: "1" }]]);
  server.revision = 1;
  ada.put("x", "4");
  await ada.sync();
  expect([ada.parts, server.parts.get("x")?.text, ada.isSent]).toEqual([{ x: "4" }, "4", true]);
});
