// Asks the rules, which run in a thread of their own; it is started once and serves one table at a time.
import { parts, script } from "./built/index";
import type { Addresses, Call, Question, Reply } from "./dealer.worker";
import dealerUrl from "./dealer.worker.ts?worker&url";
import type { Choice, Finished, Opened, Outcome, Stored, Wish } from "./types";

/** The rules could not be started: the pack cannot be had, or the browser is too old for it. */
export class NoDealer extends Error {}

const absolute = (url: string) => new URL(url, import.meta.url).href;

/** The script of the thread; it is kept with the pack. */
export const SCRIPT = absolute(dealerUrl);

export const addresses = {
  ...Object.fromEntries(Object.entries(parts).map(([name, { url }]) => [name, absolute(url)])),
  script: absolute(script),
} as Addresses;

interface Waiting {
  resolve(text: string): void;
  reject(reason: unknown): void;
}

class Dealer {
  #worker: Worker;
  #waiting = new Map<number, Waiting>();
  #id = 0;

  constructor() {
    this.#worker = new Worker(SCRIPT, { type: "module" });
    this.#worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ("error" in data) waiting?.reject(new Error(data.error));
      else waiting?.resolve(data.text);
    });
    this.#worker.addEventListener("error", ({ message }) => this.#fail(message || "the script did not come"));
  }

  start(): Promise<string> {
    return this.#ask({ id: 0, parts: addresses });
  }

  close(): void {
    this.#worker.terminate();
    this.#fail("closed");
  }

  async #call(call: Call, value?: unknown): Promise<unknown> {
    const text = await this.#ask({ id: 0, call, text: value === undefined ? "" : JSON.stringify(value) });
    return JSON.parse(text);
  }

  make = (wish: Wish) => this.#call("make", wish) as Promise<Opened>;
  wake = (stored: Stored) => this.#call("wake", stored) as Promise<Opened>;
  ask = (request: object) => this.#call("ask", request) as Promise<Outcome>;
  choose = (choice: Choice) => this.#call("choose", choice) as Promise<Outcome>;
  finish = () => this.#call("finish") as Promise<Finished>;

  #ask(question: Question): Promise<string> {
    this.#id += 1;
    const id = this.#id;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...question, id });
    });
  }

  #fail(reason: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Error(reason));
    this.#waiting.clear();
  }
}

export type { Dealer };

let present: { dealer: Dealer; started: Promise<Dealer> } | null = null;

/** The dealer, started; the same for every table of this page. */
export function openDealer(): Promise<Dealer> {
  if (present) return present.started;
  const dealer = new Dealer();
  const started = start(dealer);
  present = { dealer, started };
  // What did not start is tried again.
  started.catch(() => present?.dealer === dealer && (present = null));
  return started;
}

/** Let the dealer go, also one that is still starting. */
export function closeDealer(): void {
  present?.dealer.close();
  present = null;
}

async function start(dealer: Dealer): Promise<Dealer> {
  try {
    await dealer.start();
  } catch (error) {
    dealer.close();
    throw new NoDealer(String(error));
  }
  return dealer;
}
