// What a player can know of cards: what is left in hands that went through theirs, and what nobody has shown yet.
import type { Known } from "../module";
import { type Kind, nameOf, picture } from "./cards";
import type { Outlook, View } from "./types";

export function known(shown: unknown, seat: number, outlook: unknown): readonly Known[] {
  const { hands, unseen, options, result } = shown as View;
  if (result) return [];
  const odds = (outlook as Outlook | null)?.odds ?? {};
  const named = (kind: Kind) => ({ say: nameOf(kind, options.edition), picture: picture(kind, options.edition) });
  const seen = hands.flatMap((hand, owner): Known[] => {
    if (owner === seat || hand.hand === "hidden") return [];
    return [{ title: { id: "known-hand", args: { seat: { id: "seat", args: { seat: owner } } } }, rows: hand.cards.map(named) }];
  });
  const counts = Object.entries(unseen).filter(([, count]) => count > 0);
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const hidden = hands.reduce((sum, hand) => sum + (hand.hand === "hidden" ? hand.count : hand.hand === "partly-known" ? hand.drawn : 0), 0);
  const rows = counts.map(([kind, count]) => ({ ...named(kind as Kind), count, percent: odds[kind as Kind] }));
  return [...seen, { title: { id: "known-unseen", args: { total, hidden } }, rows }];
}
