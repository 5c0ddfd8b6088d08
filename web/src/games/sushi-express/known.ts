// What a player can know in Sushi Express: what bets are worth, who would move, and which customers may still come.
import type { Known } from "../module";
import { sayChance, sayStack } from "./ahead";
import { CUSTOMERS, numberOf } from "./facts";
import { drawings } from "./pieces";
import type { Outlook, View } from "./types";

export function known(shown: unknown, _seat: number, outlook: unknown): readonly Known[] {
  const view = shown as View;
  if (view.result) return [];
  const { bets = [], next = {} } = (outlook as Outlook | null) ?? {};
  const odds = bets.flatMap((bet, place): Known["rows"] => {
    const stack = view.dial[place] ?? [];
    return [{ say: sayChance(numberOf(place), bet) }, ...(stack.length ? [{ say: sayStack(stack) }] : [])];
  });
  const unseen = view["unseen-customers"];
  const total = Object.values(unseen).reduce((sum, count) => sum + count, 0);
  const rows = CUSTOMERS.filter((kind) => unseen[kind]).map((kind) => ({
    say: { id: "customer", args: { kind } },
    picture: drawings[kind],
    count: unseen[kind] ?? 0,
    percent: next[kind],
  }));
  return [...(odds.length ? [{ title: { id: "known-bets", args: {} }, rows: odds }] : []), { title: { id: "known-customers", args: { total } }, rows }];
}
