// One's own finished games: from the server by the player's key, from this device without it.
import { loadGame } from "../games";
import { sayProblem } from "../lobby/begin";
import { finalIn, finalOf, keptFinals } from "../replay/finals";
import { MyGames } from "../replay/games.svelte";
import { broughtRecords } from "../replay/kept";
import type { FinalShown } from "../wire/types";
import { words } from "../words/words.svelte";
import { type Played, playedIn } from "./counting";

/** Games that are fetched side by side. */
const AT_ONCE = 3;

export class OwnGames {
  played = $state.raw<readonly Played[]>([]);
  /** Games that could not be counted: left before their end, or not to be had. */
  left = $state(0);
  done = $state(0);
  all = $state(0);
  isLoaded = $state(false);
  problem = $state("");

  async load(): Promise<void> {
    this.problem = "";
    const games = new MyGames();
    await games.loadMore();
    await games.search();
    // Practice counts nowhere.
    const ends: FinalShown[] = (await broughtRecords()).filter(({ from }) => !from).map(finalIn);
    if (games.problem) {
      this.problem = games.problem;
      ends.push(...(await keptFinals()));
    } else {
      this.all = games.all.length;
      ends.push(...(await this.#fetch(games.all.map(({ card }) => card.id))));
    }
    await this.#count(ends);
    this.isLoaded = true;
  }

  async #fetch(tables: readonly string[]): Promise<FinalShown[]> {
    const found: FinalShown[] = [];
    const waiting = [...tables];
    const work = async () => {
      for (let table = waiting.shift(); table; table = waiting.shift()) {
        try {
          found.push(await finalOf(table));
        } catch (error) {
          this.problem = sayProblem(error);
        }
        this.done += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return found;
  }

  async #count(ends: readonly FinalShown[]): Promise<void> {
    const names = [...new Set(ends.map(({ about }) => about.table.game))];
    await Promise.all(names.map((name) => words.learn(name)));
    const modules = new Map(await Promise.all(names.map(async (name) => [name, await loadGame(name)] as const)));
    const played = ends.map((final) => playedIn(final, modules.get(final.about.table.game) ?? null));
    this.played = played.filter((one) => one !== null).sort((one, other) => one.at - other.at);
    this.left = played.length - this.played.length;
  }
}
