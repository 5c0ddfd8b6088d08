// A copy of all evenings on the server: off at first, by the player's key, on every device that wants it.
import { clean, storage } from "./fake-browser";
import { beforeEach, expect, it, vi } from "vitest";
import { FakeServer } from "./fake-sheet";
import { begin, type Evening, withCount } from "../src/pad/evening";
import { eveningKept, keepEvening, listed, removeEvening } from "../src/pad/keeping";
import { readEvening } from "../src/pad/reading";

const PLAYERS = [
  { name: "Ana", colour: "salmon" },
  { name: "Ben", colour: "sea" },
] as const;
const KEY = "0".repeat(32);
let server: FakeServer;

beforeEach(() => {
  clean();
  server = new FakeServer();
  server.isThere = false;
  vi.stubGlobal("fetch", server.fetch);
});

/** What a device has kept, swapped in and out, and a page that is opened there. */
class Device {
  #kept = new Map<string, string>([["sushiya.player", JSON.stringify(KEY)]]);
  async use<T>(work: (copies: (typeof import("../src/pad/copies.svelte"))["copies"]) => Promise<T> | T): Promise<T> {
    storage.clear();
    this.#kept.forEach((value, name) => storage.set(name, value));
    vi.resetModules();
    const { copies } = await import("../src/pad/copies.svelte");
    const done = await work(copies);
    this.#kept = new Map(storage);
    return done;
  }
}

function newEvening(): Evening {
  const evening = withCount(begin("sushi-go", "cocktail", PLAYERS), 0, 0, "tempura", 1);
  keepEvening(evening);
  return evening;
}

it("is off until it is asked for", async () => {
  await new Device().use(async (copies) => {
    newEvening();
    await copies.sync();
    expect([copies.isWanted, server.asked]).toEqual([false, 0]);
  });
});

it("brings evenings, corrections and what was thrown away to the other device", async () => {
  const [phone, laptop] = [new Device(), new Device()];
  const evening = await phone.use(async (copies) => {
    const made = newEvening();
    await copies.begin();
    expect([copies.isWanted, copies.state, server.parts.size]).toEqual([true, "copied", 1]);
    return made;
  });
  const other = await laptop.use(async (copies) => {
    const own = newEvening();
    await copies.begin();
    expect(listed().map(({ id }) => id).sort()).toEqual([evening.id, own.id].sort());
    expect(readEvening(eveningKept(evening.id))).toEqual(readEvening(evening));
    keepEvening(withCount(evening, 0, 1, "pudding", 1));
    await copies.sync();
    return own;
  });
  await phone.use(async (copies) => {
    await copies.sync();
    expect(eveningKept(evening.id)?.rounds).toEqual([[{ tempura: 1 }, { pudding: 1 }]]);
    removeEvening(other.id);
    await copies.sync();
  });
  await laptop.use(async (copies) => {
    await copies.sync();
    expect(listed().map(({ id }) => id)).toEqual([evening.id]);
  });
});

it("loses nothing that this version cannot read", async () => {
  const phone = new Device();
  await phone.use(async (copies) => {
    await copies.begin();
    server.revision += 1;
    server.parts.set("evening-ff", { name: "evening-ff", version: 1, revision: server.revision, text: '{"of":"a later version"}' });
    await copies.sync();
    await copies.sync();
    expect(server.parts.get("evening-ff")?.version).toBe(1);
    expect(listed()).toEqual([]);
  });
});

it("waits for the network, and is deleted on all devices", async () => {
  const [phone, laptop] = [new Device(), new Device()];
  await phone.use((copies) => copies.begin());
  await laptop.use(async (copies) => {
    await copies.begin();
    newEvening();
    server.lose = () => "request";
    await copies.sync();
    expect([copies.state, server.parts.size]).toEqual(["away", 0]);
    server.lose = () => "";
    await copies.sync();
    expect([copies.state, server.parts.size]).toEqual(["copied", 1]);
    await copies.delete();
    expect([copies.isWanted, copies.state, server.isThere, listed().length]).toEqual([false, "", false, 1]);
  });
  await phone.use(async (copies) => {
    await copies.sync();
    expect(copies.isWanted).toBe(false);
  });
});
