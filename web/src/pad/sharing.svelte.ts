// Several phones enter one evening: what is tapped here goes to the shared sheet, what others tap comes to the desk.
import { newSheetKey, SharedSheet } from "../sharing/sheet.svelte";
import type { Desk } from "./desk.svelte";
import type { Evening } from "./evening";
import { keepSharing } from "./keeping";
import { eveningOf, merge, partsOf, rebased } from "./shared";

export class SharedEvening {
  readonly sheet: SharedSheet;
  readonly #desk: Desk;

  constructor(desk: Desk, key: string) {
    this.#desk = desk;
    this.sheet = new SharedSheet(key, { merge, onchange: () => this.#hear() });
    // What came before the page was closed is there already; what was tapped without the sheet is sent.
    if (Object.keys(this.sheet.parts).length) this.#hear();
    this.#send(desk.evening);
  }

  /** Share an evening of this phone with others. */
  static async begin(desk: Desk): Promise<SharedEvening> {
    const key = newSheetKey();
    await new SharedSheet(key, { merge }).open();
    keepSharing(desk.evening.id, { key, own: null });
    return new SharedEvening(desk, key);
  }

  start(): void {
    this.#desk.onput = (evening) => this.#send(evening);
    this.sheet.start();
  }

  stop(): void {
    this.sheet.stop();
    this.#desk.onput = null;
  }

  #send(evening: Evening): void {
    const parts = partsOf(evening);
    // A plate that was cleared has no text of its own any more.
    const cleared = Object.keys(this.sheet.parts).filter((name) => !(name in parts));
    for (const name of cleared) this.sheet.put(name, name.startsWith("recipes-") ? "[]" : "{}");
    for (const [name, text] of Object.entries(parts)) this.sheet.put(name, text);
  }

  #hear(): void {
    const news = this.sheet.parts;
    const found = eveningOf(news);
    if (!found || found.evening.id !== this.#desk.evening.id) return;
    const shown = partsOf(this.#desk.evening);
    this.#desk.receive(found.evening, found.isOver, (before) => rebased(before, shown, news));
  }
}
