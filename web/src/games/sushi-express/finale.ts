// What is counted at the end: customer after customer, then tips, then what decides between equals.
import type { Phrase } from "../../wire/types";
import type { Count } from "../module";
import { openTips } from "./outlook";
import { CUSTOMERS } from "./facts";
import { drawings } from "./pieces";
import type { Outlook, View } from "./types";

const counted = (count: number): Phrase | null => (count ? { id: "finale-count", args: { count } } : null);

function customers(view: View, points: View["now"]): Count[] {
  const kinds = CUSTOMERS.filter((kind) => kind !== "tip" && view.customers.some((cards) => cards.includes(kind)));
  return kinds.map((kind) => ({
    title: { id: "customer", args: { kind } },
    picture: drawings[kind] ?? "",
    rows: points.map((one, seat) => ({
      seat,
      has: counted(view.customers[seat]?.filter((card) => card === kind).length ?? 0),
      points: one[kind] ?? 0,
    })),
  }));
}

/** Whoever has the fewest pays as many points as the most that anyone has. */
function tips(view: View, points: View["now"]): Count {
  const own = openTips(view);
  const most = Math.max(...own);
  return {
    title: { id: "finale-tips", args: { most } },
    picture: drawings["tip"] ?? "",
    rows: points.map((one, seat) => {
      const loss = -(one["tips"] ?? 0);
      const has: Phrase = { id: "finale-tips-has", args: { count: own[seat] ?? 0, fewest: loss > 0 ? "yes" : "no" } };
      return { seat, has, points: -loss, isBest: most > 0 && own[seat] === most };
    }),
  };
}

/** What decides between those with most points: action cards that are left. */
function tieBreak({ winners, totals }: NonNullable<View["result"]>, left: readonly number[]): Count[] {
  const best = Math.max(...totals);
  const equals = totals.flatMap((total, seat) => (total === best ? [seat] : []));
  if (equals.length < 2) return [];
  return [
    {
      title: { id: "finale-equal", args: {} },
      picture: drawings["action-back"] ?? "",
      rows: equals.map((seat) => {
        const has = { id: "finale-count", args: { count: left[seat] ?? 0 } };
        return { seat, has, points: 0, isBest: winners.includes(seat) };
      }),
    },
  ];
}

export function finale(shown: unknown, outlook: unknown): readonly Count[] {
  const view = shown as View;
  if (!view.result) return [];
  const { points } = view.result;
  const left = (outlook as Outlook | null)?.left ?? [];
  return [...customers(view, points), tips(view, points), ...tieBreak(view.result, left)];
}
