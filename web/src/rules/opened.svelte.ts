// The rules over a running game: which paragraph is open, if any, and where the rules of its things stand.
import type { Offer, Phrase } from "../wire/types";
import { type Links, loadLinks, ruleOfLine, ruleOfOffer } from "./links";

class OpenedRules {
  /** An anchor; empty: the beginning; null: closed. */
  at = $state<string | null>(null);
  #links = $state.raw<Links | null>(null);

  open(at = ""): void {
    this.at = at;
  }

  /** Get ready for a game's table; until then, and for a game without a guide, nothing leads anywhere. */
  async attend(game: string): Promise<void> {
    this.at = null;
    this.#links = null;
    this.#links = await loadLinks(game);
  }

  ofLine(say: Phrase): string | undefined {
    return this.#links ? ruleOfLine(this.#links, say) : undefined;
  }

  ofOffer(offer: Offer): string | undefined {
    return this.#links ? ruleOfOffer(this.#links, offer) : undefined;
  }

  ofScore(kind: string): string | undefined {
    return this.#links?.scores[kind];
  }
}

export const rules = new OpenedRules();
