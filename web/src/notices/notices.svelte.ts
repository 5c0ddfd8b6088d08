// Notices by the browser when it is one's turn at a slow table: off until somebody asks for them, by device.
import { IS_SITE } from "../site";
import { send } from "../wire/api";
import { forgetKept, keep, recall } from "../wire/keep";
import type { PushShown, PushWish } from "../wire/types";
import { LANGUAGES, words } from "../words/words.svelte";

/** `insecure`: only HTTPS addresses have them; `unable`: this browser has none; `none`: the server sends none. */
export type NoticeState = "unknown" | "insecure" | "unable" | "none" | "denied" | "off" | "on";

const KEPT = "notices";
/** What the server was told last. */
interface Told {
  endpoint: string;
  language: string;
}
const NOTHING: Told = { endpoint: "", language: "" };

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** The language that notices are written in. */
const spoken = (): PushWish["language"] => LANGUAGES.find((one) => one === words.language) ?? "en";

class Notices {
  state = $state<NoticeState>("unknown");
  #key = "";

  /** Find out whether this device can have notices, and has them. */
  async look(): Promise<void> {
    this.state = await this.#find();
    // A browser may have renewed the address, and people change their language.
    if (this.state === "on") await this.#tell().catch(() => undefined);
  }

  async #find(): Promise<NoticeState> {
    if (IS_SITE) return "none";
    if (!isSecureContext) return "insecure";
    if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "unable";
    this.#key = (await send<PushShown>("GET", "push")).key;
    if (!this.#key) return "none";
    if (Notification.permission === "denied") return "denied";
    const isOn = Notification.permission === "granted" && recall(KEPT, NOTHING).endpoint && (await this.#subscription());
    return isOn ? "on" : "off";
  }

  /** Ask the browser, which asks the person; called by a tap, as browsers want it. */
  async turnOn(): Promise<void> {
    const answer = await Notification.requestPermission();
    if (answer !== "granted") {
      this.state = answer === "denied" ? "denied" : "off";
      return;
    }
    const { pushManager } = await navigator.serviceWorker.ready;
    // One that was made for another server's key is of no use.
    await (await pushManager.getSubscription())?.unsubscribe();
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(this.#key) });
    forgetKept(KEPT);
    await this.#tell();
    this.state = "on";
  }

  async turnOff(): Promise<void> {
    const { endpoint } = recall(KEPT, NOTHING);
    if (endpoint) await send<PushShown>("POST", "push/off", { endpoint });
    await this.forget();
    this.state = "off";
  }

  /** End it on this device alone, when the server forgets us anyway. */
  async forget(): Promise<void> {
    forgetKept(KEPT);
    if ("serviceWorker" in navigator) await (await this.#subscription())?.unsubscribe();
  }

  async #subscription(): Promise<PushSubscription | null> {
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration?.pushManager?.getSubscription()) ?? null;
  }

  /** Tell the server where this device takes notices, if it does not know yet. */
  async #tell(): Promise<void> {
    const made = (await this.#subscription())?.toJSON();
    const { endpoint = "", keys: { p256dh = "", auth = "" } = {} } = made ?? {};
    const told: Told = { endpoint, language: spoken() };
    const before = recall(KEPT, NOTHING);
    if (before.endpoint === told.endpoint && before.language === told.language) return;
    const wish: PushWish = { endpoint, p256dh, auth, language: spoken() };
    await send<PushShown>("POST", "push", wish);
    if (before.endpoint && before.endpoint !== endpoint) await send<PushShown>("POST", "push/off", { endpoint: before.endpoint });
    keep(KEPT, told);
  }
}

export const notices = new Notices();
