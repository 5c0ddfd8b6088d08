// The score pad of Sushi Express: what the view gives for each customer and takes for tips.
import type { Phrase } from "../../wire/types";
import type { Score, ScorePad } from "../module";
import { openTips } from "./outlook";
import { type Customer, CUSTOMERS } from "./pieces";
import type { View } from "./types";

/** The two customers with eight cards each stand for themselves, those with two together. */
const FREQUENT: readonly Customer[] = ["light-blue", "dark-blue"];
const RARE = CUSTOMERS.filter((kind) => kind !== "tip" && !FREQUENT.includes(kind));

const nameOf = (kind: Customer): Phrase => ({ id: "customer", args: { kind } });

function scores(view: View, seat: number, points: Record<string, number>): Score[] {
  const cards = view.customers[seat] ?? [];
  const countOf = (kind: Customer) => cards.filter((card) => card === kind).length;
  const tips = openTips(view);
  const frequent = FREQUENT.map((kind) => ({
    kind,
    label: nameOf(kind),
    points: points[kind] ?? 0,
    why: { id: "why-customer", args: { count: countOf(kind), customer: nameOf(kind) } },
  }));
  const met = RARE.filter((kind) => countOf(kind) > 0);
  const each = met.map((kind) => ({ id: "why-one", args: { customer: nameOf(kind), points: points[kind] ?? 0 } }));
  const rare = {
    kind: "rare",
    label: { id: "pad-rare", args: {} },
    points: met.reduce((sum, kind) => sum + (points[kind] ?? 0), 0),
    why: { id: "why-rare", args: { count: met.length, each } },
  };
  const own = tips[seat] ?? 0;
  const loss = -(points["tips"] ?? 0);
  const tip = {
    kind: "tips",
    label: { id: "points-tips", args: {} },
    points: -loss,
    why: { id: "why-tips", args: { own, most: Math.max(...tips), loss } },
  };
  return [...frequent, rare, tip];
}

export function pads(shown: unknown): readonly ScorePad[] {
  const view = shown as View;
  const points = view.result?.points ?? view.now;
  const rows = points.map((one, seat) => ({
    seat,
    total: Object.values(one).reduce((sum, part) => sum + part, 0),
    scores: scores(view, seat, one),
  }));
  return [{ title: { id: view.result ? "pad-final" : "pad-now", args: {} }, rows }];
}
