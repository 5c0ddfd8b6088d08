// The legal commands of Wasabi!, by what they are about.
import type { Offer } from "../../wire/types";
import { coveredBy } from "./board";
import type { Card } from "./facts";
import type { AnyCommand } from "./types";

export type CommandKind = AnyCommand["command"];
type CommandOf<K extends CommandKind> = Extract<AnyCommand, { command: K }>;
export type OfferOf<K extends CommandKind> = Offer & { command: CommandOf<K> };

export function isOffer<K extends CommandKind>(offer: Offer | null, kind: K): offer is OfferOf<K> {
  return (offer?.command as AnyCommand | undefined)?.command === kind;
}

export function offersOf<K extends CommandKind>(legal: readonly Offer[], kind: K): OfferOf<K>[] {
  return legal.filter((offer) => isOffer(offer, kind));
}

/** Whether a command ends what one is at: it has a button of its own. */
export function isEnding(offer: Offer): boolean {
  return isOffer(offer, "end-play") || isOffer(offer, "leave-cards");
}

export const PLAYS: Record<Card, CommandKind> = {
  stack: "play-stack",
  spicy: "play-spicy",
  chop: "play-chop",
  switch: "play-switch",
  wasabi: "lay-wasabi",
};

/** The commands that play an action card. */
export function playsOf(legal: readonly Offer[], card: Card): Offer[] {
  return offersOf(legal, PLAYS[card]);
}

/** The squares that a command is about. */
export function squaresOf(offer: Offer | null): readonly number[] {
  const command = offer?.command as AnyCommand | undefined;
  switch (command?.command) {
    case "place-tile":
    case "play-chop":
      return [command.square];
    case "play-switch":
      return [command.first, command.second];
    case "lay-wasabi":
      return coveredBy(command.corner);
    case "take-card":
      return command.corner === null ? [] : coveredBy(command.corner);
    default:
      return [];
  }
}
