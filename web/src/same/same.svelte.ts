// Shared cards as their page shows them: asked for again every few seconds while somebody looks.
import { crestName, keepGiven, nameOf, sayProblem, startAtOnce } from "../lobby/begin";
import { lastNewcomer, propose } from "../lobby/newcomer";
import { router, tablePath } from "../route.svelte";
import { Refused } from "../wire/api";
import type { SameShown } from "../wire/types";
import { words } from "../words/words.svelte";
import { sameApi } from "./api";

const LOOK_EVERY_MS = 6_000;

export class SameModel {
  shown = $state.raw<SameShown | null>(null);
  problem = $state("");
  /** They are no longer kept, or never were. */
  isUnknown = $state(false);
  isBusy = $state(false);

  constructor(readonly same: string) {}

  /** Look again and again, but not while the page is hidden; gives what ends that. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => document.hidden || void this.look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }

  look(): Promise<void> {
    return this.#attempt(async () => {
      const shown = await sameApi.show(this.same);
      await words.learn(shown.game);
      this.shown = shown;
    });
  }

  /** Make a table with these cards; against bots alone it starts at once. */
  make(): Promise<void> {
    return this.#attempt(async () => {
      const maker = propose(lastNewcomer(), [], crestName);
      const given = await sameApi.make(this.same, { name: nameOf(maker), colour: maker.colour });
      keepGiven(given);
      if (this.isForOne) startAtOnce(given.table);
      router.go(tablePath(given.table));
    });
  }

  skip(): Promise<void> {
    return this.#attempt(async () => {
      this.shown = await sameApi.skip(this.same);
    });
  }

  /** Bots have every seat but one at the first table. */
  get isForOne(): boolean {
    const seats = this.shown?.tables[0]?.seats ?? [];
    return seats.length > 0 && seats.filter(({ kind }) => kind !== "bot").length === 1;
  }

  async #attempt(doing: () => Promise<void>): Promise<void> {
    this.isBusy = true;
    try {
      await doing();
      this.problem = "";
    } catch (error) {
      this.isUnknown = error instanceof Refused && error.refusal.code === "same-unknown";
      this.problem = sayProblem(error);
    }
    this.isBusy = false;
  }
}
