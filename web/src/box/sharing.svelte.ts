// Several phones fill one box: what is tapped here goes to the shared sheet, what others tap comes to the desk.
import { newSheetKey, SharedSheet } from "../sharing/sheet.svelte";
import type { Desk } from "./desk.svelte";
import { keepSharing } from "./keeping";
import type { Sheet } from "./sheet";
import { boxOf, merge, partsOf, rebased } from "./shared";

export class SharedBox {
  readonly sheet: SharedSheet;
  readonly #desk: Desk;

  constructor(desk: Desk, key: string) {
    this.#desk = desk;
    this.sheet = new SharedSheet(key, { merge, onchange: () => this.#hear() });
    // What came before the page was closed is there already; what was tapped without the sheet is sent.
    if (Object.keys(this.sheet.parts).length) this.#hear();
    this.#send(desk.sheet);
  }

  /** Share the box of this phone with others. */
  static async begin(desk: Desk): Promise<SharedBox> {
    const key = newSheetKey();
    await new SharedSheet(key, { merge }).open();
    keepSharing(key);
    return new SharedBox(desk, key);
  }

  start(): void {
    this.#desk.onput = (sheet) => this.#send(sheet);
    this.sheet.start();
  }

  stop(): void {
    this.sheet.stop();
    this.#desk.onput = null;
  }

  #send(box: Sheet): void {
    const parts = partsOf(box);
    // Of a length whose last strip was removed there is no part any more.
    const cleared = Object.keys(this.sheet.parts).filter((name) => !(name in parts));
    for (const name of cleared) this.sheet.put(name, "[]");
    for (const [name, text] of Object.entries(parts)) this.sheet.put(name, text);
  }

  #hear(): void {
    const news = this.sheet.parts;
    const { strips: most } = this.#desk.limits;
    const found = boxOf(news, most);
    if (!found) return;
    const shown = partsOf(this.#desk.sheet);
    this.#desk.receive(found, (before) => rebased(before, shown, news, most));
  }
}
