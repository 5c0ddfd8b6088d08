// Keeps the pages on this device, once nothing else is to be done.
import { ROOT } from "../site";
import { recall } from "../wire/keep";
import { PACK_WANTED } from "./packed";
import { persist } from "./persist";
import { version } from "./version.svelte";

const IDLE_WITHIN_MS = 10_000;

/** Whether this browser could keep the pages here: it does so only for secure addresses. */
export const canKeepPages = (): boolean => "serviceWorker" in navigator;

/** A browser's offer to install the pages like an app; not all make one. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

class Installation {
  #offer: InstallOffer | null = null;

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      // It is made where somebody looks for it, on the page about us.
      event.preventDefault();
      this.#offer = event as InstallOffer;
    });
    addEventListener("appinstalled", () => void persist());
  }

  get isOffered(): boolean {
    return this.#offer !== null;
  }

  async ask(): Promise<void> {
    await this.#offer?.prompt();
    this.#offer = null;
  }
}

export const installation = new Installation();

export function keepPagesWhenIdle(): void {
  if (!canKeepPages()) return;
  if (matchMedia("(display-mode: standalone)").matches) void persist();
  const start = () => {
    navigator.serviceWorker.register(`${ROOT}worker.js`, { updateViaCache: "none" }).then(
      (registration) => {
        version.watch(registration);
        // Newer pages need newer rules, before there is no network.
        if (recall(PACK_WANTED, false)) void import("../solo/pack.svelte").then(({ pack }) => pack.look());
      },
      () => {
        // Storage may be forbidden or full: everything works as before, with a network.
      },
    );
  };
  const whenIdle = () => {
    // Safari has no idle callback.
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: IDLE_WITHIN_MS });
    else setTimeout(start, IDLE_WITHIN_MS / 2);
  };
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}
