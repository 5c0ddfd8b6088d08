// Notices in the service worker, with a worker that only notes what it is asked.
import { beforeEach, expect, test, vi } from "vitest";
import { takeCalls } from "../src/offline/calls";

const SCOPE = "https://sushi.example/";
const shown = vi.fn(async () => undefined);
const marked = vi.fn(async () => undefined);
const opened = vi.fn(async () => null);
let pages: { url: string; focus: () => Promise<void> }[] = [];
const heard = new Map<string, (event: unknown) => void>();

const worker = {
  registration: { scope: SCOPE, showNotification: shown },
  clients: { matchAll: async () => pages, openWindow: opened },
  navigator: { setAppBadge: marked },
  addEventListener: (kind: string, listener: (event: unknown) => void) => void heard.set(kind, listener),
};
takeCalls(worker as unknown as ServiceWorkerGlobalScope);

/** Let an event come, and wait for all that it asks the worker to wait for. */
async function come(kind: string, event: object): Promise<void> {
  const waited: Promise<unknown>[] = [];
  heard.get(kind)?.({ ...event, waitUntil: (job: Promise<unknown>) => void waited.push(job) });
  await Promise.all(waited);
}
const pushed = (json: () => unknown) => come("push", { data: { json } });
const tapped = (data: string) => come("notificationclick", { notification: { data, close: vi.fn() } });

beforeEach(() => {
  vi.clearAllMocks();
  pages = [];
});

test("a notice is shown in its words, one a table, and the icon is marked", async () => {
  await pushed(() => ({ table: "T1", title: "Your turn", text: "With Ada.", language: "de" }));
  expect(shown).toHaveBeenCalledWith("Your turn", expect.objectContaining({ body: "With Ada.", tag: "T1", lang: "de", data: "T1" }));
  expect(marked).toHaveBeenCalledOnce();
});

test("what cannot be read is shown as well, as browsers demand it", async () => {
  await pushed(() => JSON.parse("{"));
  await come("push", { data: null });
  expect(shown).toHaveBeenCalledTimes(2);
});

test("a tap leads to the table: to its page if it is open, else to a new one", async () => {
  await tapped("T1");
  expect(opened).toHaveBeenCalledWith(`${SCOPE}t/T1`);
  const focus = vi.fn(async () => undefined);
  pages = [{ url: SCOPE, focus: vi.fn() }, { url: `${SCOPE}t/T1?x`, focus }];
  await tapped("T1");
  expect(focus).toHaveBeenCalledOnce();
  expect(opened).toHaveBeenCalledOnce();
});
