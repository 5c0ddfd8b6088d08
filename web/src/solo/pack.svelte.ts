// The pack that games without a network need: fetched when somebody wants it, kept, renewed and removed.
import { CACHE, PACK_WANTED } from "../offline/packed";
import { persist } from "../offline/persist";
import { canKeepPages } from "../offline/register";
import { keep, recall } from "../wire/keep";
import { parts } from "./built/index";
import { addresses, closeDealer, SCRIPT } from "./dealer";

/** About what both scripts take, packed as servers send them. */
const SCRIPT_BYTES = 140_000;
const READY_WITHIN_MS = 180_000;

export const PACK_BYTES = Object.values(parts).reduce((sum, { packed }) => sum + packed, 2 * SCRIPT_BYTES);

export type PackState = "unknown" | "absent" | "fetching" | "kept";
export type PackProblem = "" | "network" | "full";

const files = [...Object.values(addresses), SCRIPT];

/** Whether this browser can run the pack at all. */
export const canPlayAlone = (): boolean =>
  typeof WebAssembly === "object" && typeof Worker === "function" && typeof DecompressionStream === "function" && typeof BigInt64Array === "function";

/** Whether it can keep the pack, and the pages, for when there is no network. */
export const canKeepPack = (): boolean => "caches" in globalThis && canKeepPages();

class Pack {
  state = $state<PackState>("unknown");
  /** How many bytes have come so far. */
  fetched = $state(0);
  problem = $state<PackProblem>("");

  /** Look what is kept. A newer version of the pages needs newer rules, which are small: they are fetched at once. */
  async look(): Promise<void> {
    if (this.state === "fetching") return;
    const missing = canKeepPack() ? await this.#missing() : files;
    if (!missing.length) this.state = "kept";
    else if (canKeepPack() && recall(PACK_WANTED, false)) await this.get();
    else this.state = "absent";
  }

  /** Fetch what is missing, and throw away what an older version needed. */
  async get(): Promise<void> {
    this.state = "fetching";
    this.problem = "";
    this.fetched = 0;
    try {
      const cache = await caches.open(CACHE);
      const missing = await this.#missing();
      this.fetched = PACK_BYTES - missing.reduce((sum, url) => sum + bytesOf(url), 0);
      for (const url of missing) await this.#fetch(cache, url);
      for (const { url } of await cache.keys()) if (!files.includes(url)) await cache.delete(url);
      keep(PACK_WANTED, true);
      void persist();
      // The pages themselves are kept by the service worker; it may still be at it.
      await Promise.race([navigator.serviceWorker.ready, tooLate()]);
      this.state = "kept";
    } catch (error) {
      this.problem = error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "network";
      this.state = "absent";
    }
  }

  async remove(): Promise<void> {
    keep(PACK_WANTED, false);
    // One that is starting would miss the rest of its files.
    closeDealer();
    await caches.delete(CACHE);
    this.state = "absent";
  }

  async #missing(): Promise<string[]> {
    const cache = await caches.open(CACHE);
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    return files.filter((url) => !kept.has(url));
  }

  async #fetch(cache: Cache, url: string): Promise<void> {
    const answer = await fetch(url);
    if (!answer.ok || !answer.body) throw new TypeError(`${url}: ${answer.status}`);
    const before = this.fetched;
    const whole = bytesOf(url);
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    const reader = answer.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
      this.fetched = Math.min(this.fetched + value.length, before + whole);
    }
    this.fetched = before + whole;
    const type = answer.headers.get("content-type") ?? "";
    await cache.put(url, new Response(new Blob(chunks), { headers: { "content-type": type } }));
  }
}

/** A service worker that cannot be installed is never ready. */
const tooLate = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error("no service worker")), READY_WITHIN_MS));

function bytesOf(url: string): number {
  const name = (Object.keys(parts) as (keyof typeof parts)[]).find((one) => addresses[one] === url);
  return name ? parts[name].packed : SCRIPT_BYTES;
}

export const pack = new Pack();
