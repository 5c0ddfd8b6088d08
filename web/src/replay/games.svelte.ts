// This player's finished games, page by page, and how they are found among many.
import { sayProblem } from "../lobby/begin";
import { othersAt } from "../lobby/games";
import { IS_SITE } from "../site";
import { finished } from "../wire/finished";
import type { FinishedGame } from "../wire/types";

/** So many are looked through for a friend; more games than that nobody remembers. */
const MOST_SEARCHED = 500;

export class MyGames {
  all = $state.raw<readonly FinishedGame[]>([]);
  hasMore = $state(false);
  isLoaded = $state(false);
  problem = $state("");
  game = $state("");
  friend = $state("");
  #skip = 0;
  shown = $derived(this.all.filter(({ card }) => (!this.game || card.game === this.game) && hasFriend(card, this.friend)));

  async loadMore(): Promise<void> {
    this.problem = "";
    // Without a server there are only those of this device.
    if (IS_SITE) return void (this.isLoaded = true);
    try {
      const { games, next } = await finished.list(this.#skip);
      this.#skip = next ?? this.#skip;
      this.all = [...this.all, ...games];
      this.hasMore = next !== null;
      this.isLoaded = true;
    } catch (error) {
      this.problem = sayProblem(error);
    }
  }

  /** Look for games also among those that are not listed yet. */
  async search(): Promise<void> {
    while (this.hasMore && !this.problem && this.all.length < MOST_SEARCHED) await this.loadMore();
  }

  async forget(table: string): Promise<void> {
    await finished.forget(table);
    this.all = this.all.filter(({ card }) => card.id !== table);
    // The server's list has become shorter by one.
    this.#skip = Math.max(0, this.#skip - 1);
  }

  /** The records of all games, one after the other. */
  async records(): Promise<unknown[]> {
    await this.search();
    const found: unknown[] = [];
    for (const { card } of this.all) found.push(await finished.record(card.id));
    return found;
  }
}

function hasFriend(card: FinishedGame["card"], friend: string): boolean {
  const wanted = friend.trim().toLocaleLowerCase();
  return !wanted || othersAt(card).people.some((name) => name.toLocaleLowerCase().includes(wanted));
}
