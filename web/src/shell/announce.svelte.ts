// What a screen reader says by itself: politely what happened, at once only what cannot wait.
class Announcer {
  polite = $state("");
  assertive = $state("");

  /** One sentence or a few, once; the same words again are said again. */
  say(text: string): void {
    if (text) this.polite = anew(text, this.polite);
  }

  /** Say something more after what was just said. */
  add(text: string): void {
    this.say(this.polite ? `${this.polite} ${text}` : text);
  }

  /** Leave nothing to be read later. */
  clear(): void {
    this.polite = this.assertive = "";
  }

  alert(text: string): void {
    this.assertive = anew(text, this.assertive);
  }
}

/** Only a change is spoken, so the same words get a mark that nobody sees or hears. */
function anew(text: string, before: string): string {
  return text === before ? `${text}\u200b` : text;
}

export const announcer = new Announcer();
