// The score pad of Sushi Express: what the view gives for each customer and takes for tips.
import type { Phrase } from "../../wire/types";
import type { Score, ScorePad } from "../module";
import { openTips } from "./outlook";
import { type Customer, CUSTOMERS } from "./facts";
import type { View } from "./types";

const nameOf = (kind: Customer): Phrase => ({ id: "customer", args: { kind } });

function customerScore(view: View, seat: number, kind: Customer, points: number): Score {
  const count = view.customers[seat]?.filter((card) => card === kind).length ?? 0;
  return { kind, label: nameOf(kind), points, why: { id: "why-customer", args: { count, customer: nameOf(kind) } } };
}

function tipScore(tips: readonly number[], seat: number, points: number): Score {
  const args = { own: tips[seat] ?? 0, most: Math.max(...tips), loss: -points };
  return { kind: "tips", label: { id: "points-tips", args: {} }, points, why: { id: "why-tips", args } };
}

/** What the table is worth now, customers that nobody has left out; at the end what it was worth. */
export function pads(shown: unknown): readonly ScorePad[] {
  const view = shown as View;
  const points = view.result?.points ?? view.now;
  const tips = openTips(view);
  const kinds = CUSTOMERS.filter((kind) => kind !== "tip" && view.customers.some((cards) => cards.includes(kind)));
  const rows = points.map((one, seat) => ({
    seat,
    total: Object.values(one).reduce((sum, part) => sum + part, 0),
    scores: [
      ...kinds.map((kind) => customerScore(view, seat, kind, one[kind] ?? 0)),
      tipScore(tips, seat, one["tips"] ?? 0),
    ],
  }));
  return [{ title: { id: view.result ? "pad-final" : "pad-now", args: {} }, rows }];
}
