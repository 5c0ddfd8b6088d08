// The cards as they look: their pictures, their names, and the sign that says what they are worth.
import { named } from "../../drawings/drawings";
import type { Phrase } from "../../wire/types";
import type { Held } from "../module";
import facts from "./facts.json";
import type { Card, SushiGoOptions, View } from "./types";

export type Kind = Card["kind"];
export type Edition = SushiGoOptions["edition"];

const drawings = named(
  import.meta.glob<string>("../../drawings/sushi-go/*.svg", { query: "?raw", import: "default", eager: true }),
);

export const cardBack = drawings["card-back"];

/** The picture of a card; the default edition's where the other has none of its own. */
export function picture(kind: Kind, edition: Edition): string | undefined {
  return drawings[`${kind}-${edition}`] ?? drawings[kind];
}

export function nameOf(kind: Kind, edition: Edition): Phrase {
  return { id: `card-${edition}`, args: { kind } };
}

export function laidName(card: Card, edition: Edition): Phrase {
  const name = nameOf(card.kind, edition);
  return card["on-wasabi"] ? { id: "card-on-wasabi", args: { card: name } } : name;
}

// What is printed on the cards, for their signs and for the places that a set still has free.
export const { tempura: TEMPURA, sashimi: SASHIMI, dumplings: DUMPLINGS, maki: MAKI, wasabi: WASABI, pudding: PUDDING } = facts;
const MAKI_ICONS: Partial<Record<Kind, number>> = facts.makiIcons;
const NIGIRI_VALUES: Partial<Record<Kind, number>> = facts.nigiriPoints;

export const makiIcons = (kind: Kind): number => MAKI_ICONS[kind] ?? 0;
export const nigiriValue = (kind: Kind): number => NIGIRI_VALUES[kind] ?? 0;

/** The cards of a hand that is known. */
export function held(shown: unknown, seat: number): readonly (readonly Held[])[] {
  const { hands, options } = shown as View;
  const hand = hands[seat];
  if (!hand || hand.hand === "hidden") return [];
  return [hand.cards.map((kind) => ({ say: nameOf(kind, options.edition), picture: picture(kind, options.edition) }))];
}

/** Where hands go this round: to the next seat (1), or to the one before (-1). */
export function passingStep({ options, round }: Pick<View, "options" | "round">): number {
  const byPlayers: Record<string, number[]> = facts.passing[options.passing];
  return byPlayers[options.players]?.[round - 1] ?? 1;
}

export function handSize(hand: View["hands"][number]): number {
  if (hand.hand === "hidden") return hand.count;
  return hand.cards.length + (hand.hand === "partly-known" ? hand.drawn : 0);
}

/** How many picks the round has: hands lose one card with each. */
export function turnsOf(view: View): number {
  return view.turn - 1 + Math.min(...view.hands.map(handSize));
}
