// Somebody who only looks at a picture of the road or the dial: a table's model with nothing to do.
import { COLOURS } from "../../../wire/people";
import type { Catalogue } from "../../../words/catalogue";
import { NUMBERS } from "../facts";
import type { Bets } from "../pieces";
import type { DialModel, RingModel } from "../watched";

export function onlooker(players: number, catalogue: Catalogue): DialModel & RingModel {
  return {
    people: Array.from({ length: players }, (_, seat) => ({ seat, name: "", colour: COLOURS[seat] ?? "salmon", isBot: false })),
    seat: null,
    raised: null,
    legal: [],
    isMine: false,
    isForAll: true,
    shown: null,
    catalogue,
    say: (phrase) => catalogue.say(phrase),
    raise: () => undefined,
    whyNot: async () => undefined,
  };
}

/** The dial with these bets, by seat; who bets on a number that is held stands on top. */
export function dialOf(bets: readonly number[]): Bets {
  return NUMBERS.map((number) => bets.flatMap((bet, seat) => (bet === number ? [seat] : [])));
}
