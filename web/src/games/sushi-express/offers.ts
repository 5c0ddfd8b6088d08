// The legal commands, by kind; what can be done is read from them alone.
import type { Offer } from "../../wire/types";
import type { Action, Command } from "./pieces";
import type { AnyCommand, Outlook } from "./types";

export type OfferOf<Kind extends AnyCommand["command"]> = Offer & { command: Command<Kind> };

export function offersOf<Kind extends AnyCommand["command"]>(legal: readonly Offer[], kind: Kind): OfferOf<Kind>[] {
  return legal.filter((offer): offer is OfferOf<Kind> => (offer.command as AnyCommand).command === kind);
}

/** The commands that play a card of this kind now, by the rules' own word. */
export function offersWith(legal: readonly Offer[], card: Action, { plays }: Pick<Outlook, "plays">): Offer[] {
  return legal.filter(({ code }) => plays[card]?.includes(code));
}
