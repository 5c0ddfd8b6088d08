// Says what went wrong at a table on this device, and what to do.
import { sayRefusal, words } from "../words/words.svelte";
import { NoDealer } from "./dealer";
import { CannotKeep } from "./kept";
import { NotOpened } from "./link";
import { canPlayAlone, pack } from "./pack.svelte";

const REFUSED_OPTIONS = "options-wrong";

export function sayProblem(error: unknown): string {
  const text = (message: string) => words.of("solo").text(message);
  if (error instanceof NotOpened) {
    const { refusal } = error;
    // The rules tell wrong options in words for programs; people get a sentence.
    return refusal.code === REFUSED_OPTIONS ? words.text("options-together") : sayRefusal(refusal);
  }
  if (error instanceof CannotKeep) return text("solo-full");
  if (!canPlayAlone()) return text("solo-old-browser");
  if (error instanceof NoDealer) return text(pack.state === "kept" ? "solo-not-started" : "solo-no-network");
  return text("solo-failed");
}
