// A newer version of the pages: told when no game runs, and taken over when somebody wants it.

import { untrack } from "svelte";

/** What a page asks a service worker. */
export type Question = { type: "holds"; file: string } | { type: "take-over" };

const ANSWER_MS = 2000;

async function ask(worker: ServiceWorker, question: Question): Promise<boolean> {
  return new Promise((answer) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => answer(data === true);
    setTimeout(() => answer(false), ANSWER_MS);
    worker.postMessage(question, [port2]);
  });
}

class Version {
  /** How many parts of the page say that a game runs: nothing is said or changed then. */
  #holds = $state(0);
  #waiting = $state.raw<ServiceWorker | null>(null);
  #registration: ServiceWorkerRegistration | null = null;
  isOffered = $derived(this.#waiting !== null && this.#holds === 0);
  #isPostponed = $state(false);
  /** Whether people are told; who wants it later gets it with the next way home. */
  isTold = $derived(this.isOffered && !this.#isPostponed);

  watch(registration: ServiceWorkerRegistration): void {
    this.#registration = registration;
    if (registration.waiting) void this.#meet(registration.waiting);
    // It may have been found by the page before this one.
    this.#expect(registration.installing);
    registration.addEventListener("updatefound", () => this.#expect(registration.installing));
  }

  /** Keep everything as it is until the answer is called. */
  hold(): () => void {
    untrack(() => (this.#holds += 1));
    return () => (this.#holds -= 1);
  }

  postpone(): void {
    this.#isPostponed = true;
  }

  /** Look whether there is a newer version. */
  look(): void {
    this.#registration?.update().catch(() => {
      // No network: another time.
    });
  }

  /** Load a page in the newer version. */
  async takeOver(path = location.href): Promise<void> {
    if (this.#waiting) await ask(this.#waiting, { type: "take-over" });
    if (path === location.href) location.reload();
    else location.assign(path);
  }

  #expect(worker: ServiceWorker | null): void {
    worker?.addEventListener("statechange", () => {
      // The first version of all waits for nobody.
      if (worker.state === "installed" && navigator.serviceWorker.controller) void this.#meet(worker);
    });
  }

  /** A version waits. If the server gave us its page already, there is nothing to tell. */
  async #meet(worker: ServiceWorker): Promise<void> {
    const entry = document.querySelector<HTMLScriptElement>('script[type="module"]');
    if (entry && (await ask(worker, { type: "holds", file: entry.src }))) void ask(worker, { type: "take-over" });
    else this.#waiting = worker;
  }
}

export const version = new Version();
