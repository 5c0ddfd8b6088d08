// A browser without a page: sockets that the test speaks through, storage, and the events of a connection. Import it first.
import { vi } from "vitest";
import type { Incoming } from "../src/wire/types";

export class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  /** The newest one. */
  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error("no socket was opened");
    return socket;
  }
  readyState = 0;
  sent: Incoming[] = [];
  onopen = () => undefined;
  onmessage = (_: { data: string }) => undefined;
  onclose = (_: { code: number }) => undefined;
  readonly address: string;
  constructor(address: URL) {
    this.address = address.href;
    FakeSocket.all.push(this);
  }
  open(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
    return this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Incoming);
  }
  close(): void {
    this.readyState = 3;
  }
  hear(...messages: readonly unknown[]): void {
    for (const message of messages) this.onmessage({ data: JSON.stringify(message) });
  }
  /** End the connection from the other side. */
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
  of<T extends Incoming["type"]>(type: T): Extract<Incoming, { type: T }>[] {
    return this.sent.filter((one): one is Extract<Incoming, { type: T }> => one.type === type);
  }
  get types(): string[] {
    return this.sent.map(({ type }) => type);
  }
}

class FakeDocument extends EventTarget {
  documentElement = {};
  hidden = false;
}

export const storage = new Map<string, string>();
export const page = new FakeDocument();
const browser = new EventTarget();

/** Tell the page that the network is gone or back. */
export function network(state: "online" | "offline"): void {
  browser.dispatchEvent(new Event(state));
}

/** Hide the page behind another one, or show it. */
export function hide(isHidden: boolean): void {
  page.hidden = isHidden;
  page.dispatchEvent(new Event("visibilitychange"));
}

export function clean(): void {
  storage.clear();
  FakeSocket.all = [];
  page.hidden = false;
}

vi.stubGlobal("window", globalThis);
vi.stubGlobal("WebSocket", FakeSocket);
vi.stubGlobal("location", { href: "http://shop.test/t/x" });
vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser));
vi.stubGlobal("removeEventListener", browser.removeEventListener.bind(browser));
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", page);
vi.stubGlobal("localStorage", {
  getItem: (name: string) => storage.get(name) ?? null,
  setItem: (name: string, value: string) => storage.set(name, value),
  removeItem: (name: string) => storage.delete(name),
});
