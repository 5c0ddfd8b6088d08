// The legal commands, by kind; what can be done is read from them alone.
import type { Offer } from "../../wire/types";
import type { Action, Bets, Command } from "./pieces";
import type { AnyCommand } from "./types";

export type OfferOf<Kind extends AnyCommand["command"]> = Offer & { command: Command<Kind> };

export function offersOf<Kind extends AnyCommand["command"]>(legal: readonly Offer[], kind: Kind): OfferOf<Kind>[] {
  return legal.filter((offer): offer is OfferOf<Kind> => (offer.command as AnyCommand).command === kind);
}

/** The commands that play a card of this kind now. */
export function offersWith(legal: readonly Offer[], card: Action, dial: Bets): Offer[] {
  switch (card) {
    case "same-bet":
      return offersOf(legal, "place-bet").filter(({ command }) => dial[command.number - 2]?.length);
    case "swap":
      return offersOf(legal, "swap-bets");
    case "re-roll":
      return offersOf(legal, "reroll");
    case "further":
      return offersOf(legal, "drive").filter(({ command }) => command.extra > 0);
    case "tip":
      return [];
  }
}
