// What a screen reader says by itself: politely what happened, at once only what cannot wait.
class Announcer {
  polite = $state("");
  assertive = $state("");
  #turn = false;

  /** One sentence or a few, once; the same words again are said again. */
  say(text: string): void {
    this.#turn = !this.#turn;
    this.polite = text + (this.#turn ? "\u200b" : "");
  }

  alert(text: string): void {
    this.#turn = !this.#turn;
    this.assertive = text + (this.#turn ? "\u200b" : "");
  }
}

export const announcer = new Announcer();
