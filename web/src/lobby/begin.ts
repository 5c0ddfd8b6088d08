// How a game begins from the counter: a table is made, and with bots alone it starts at once.
import { router, tablePath } from "../route.svelte";
import { api, Refused } from "../wire/api";
import { keepSeat, ownSeat } from "../wire/keys";
import { CRESTS, type Colour } from "../wire/people";
import type { GameForm, SeatGiven } from "../wire/types";
import { sayRefusal, t } from "../words/words.svelte";
import { lastNewcomer, type Newcomer, propose } from "./newcomer";
import { hasPlayed, keepWish, type Wish } from "./wishes";

/** Tables whose maker has said all there is to say, so that nothing is asked in the waiting room. */
const eager = new Set<string>();

export const isEager = (table: string): boolean => eager.has(table);
export const startAtOnce = (table: string): void => void eager.add(table);
export const calmDown = (table: string): boolean => eager.delete(table);

/** Tables of games that nobody had begun on this device before. */
const firsts = new Set<string>();
export const isFirst = (table: string): boolean => firsts.has(table);

export const crestName = (colour: Colour): string => t(`crest-${CRESTS[colour]}`);
export const nameOf = ({ name, colour }: Newcomer): string => name || crestName(colour);

export function keepGiven({ table, token, seat }: SeatGiven): void {
  // A seat that is given again keeps its share of the seed.
  const { nonce, seal } = ownSeat(table) ?? { nonce: "", seal: "" };
  keepSeat(table, { token, seat, nonce, seal });
}

/** Make a table and go there: with bots on every other place, or with free ones for friends. */
export async function begin(form: GameForm, wish: Wish, { withBots }: { withBots: boolean }): Promise<void> {
  const isNew = !hasPlayed(form.name);
  keepWish(form.name, wish);
  const maker = propose(lastNewcomer(), [], crestName);
  const { edition, players, level } = wish;
  const given = await api.make({
    game: form.name,
    name: nameOf(maker),
    colour: maker.colour,
    options: { edition, players },
    bots: withBots ? Array<string>(players - 1).fill(level) : [],
  });
  keepGiven(given);
  if (withBots) startAtOnce(given.table);
  if (isNew) firsts.add(given.table);
  router.go(tablePath(given.table));
}

/** Say in a sentence why something did not work. */
export function sayProblem(error: unknown): string {
  return error instanceof Refused ? sayRefusal(error.refusal) : t("unreachable");
}
