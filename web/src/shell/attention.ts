// What is asked is in sight: it is scrolled there, unless somebody is just looking elsewhere.
const LOOKING_MS = 1500;

export class Attention {
  #scene: HTMLElement | undefined;
  #lookedAt = -Infinity;
  #look = (): void => {
    this.#lookedAt = performance.now();
  };

  get scene(): HTMLElement | undefined {
    return this.#scene;
  }
  /** What is scrolled. */
  set scene(scene: HTMLElement | undefined) {
    for (const kind of ["wheel", "touchmove"]) {
      this.#scene?.removeEventListener(kind, this.#look);
      scene?.addEventListener(kind, this.#look, { passive: true });
    }
    this.#scene = scene;
  }

  /** Scroll to the object of the question, if it is not wholly in sight; the focus stays where it is. */
  show(): void {
    const asked = this.#scene?.querySelector<HTMLElement>('[data-part~="asked"]');
    if (!asked || performance.now() - this.#lookedAt < LOOKING_MS) return;
    asked.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}
