// Who came where, as a result tells it by seats.
import type { TableModel } from "../wire/table.svelte";
import type { Result } from "../wire/types";

/** Who won, in one sentence. */
export function sayWinners(model: TableModel, winners: readonly number[]): string {
  const isWon = model.seat !== null && winners.includes(model.seat);
  const names = winners.map((seat) => ({ id: "seat", args: { seat } }));
  return model.say({ id: "over-winners", args: { count: winners.length, names, mine: isWon ? "yes" : "no" } });
}

/** Whether points alone do not explain the places: somebody is ahead without having more. */
export function wantsReason({ ranks, totals }: Pick<Result, "ranks" | "totals">): boolean {
  const places = ranks.map((rank, seat) => ({ rank, total: totals[seat] ?? 0 }));
  return places.some(({ rank, total }) =>
    places.some((other) => rank !== null && other.rank !== null && rank < other.rank && total <= other.total),
  );
}

/** Why equal points did not share a place, or did: in words, empty if points alone tell it. */
export function sayTie(model: TableModel, result: Pick<Result, "ranks" | "totals" | "winners">): string {
  if (result.winners.length > 1) return model.catalogue.text("over-shared");
  if (!wantsReason(result) || !model.catalogue.has("places-reason")) return "";
  return [sayEqual(model, result), model.catalogue.text("places-reason")].filter(Boolean).join(" ");
}

/** Who is equal in points with somebody of another place, best first. */
function sayEqual(model: TableModel, { ranks, totals }: Pick<Result, "ranks" | "totals">): string {
  const places = ranks.map((rank, seat) => ({ rank: rank ?? Infinity, seat, total: totals[seat] ?? 0 }));
  const equal = places
    .filter(({ rank, total }) => places.some((other) => other.total === total && other.rank !== rank))
    .sort((a, b) => a.rank - b.rank);
  const points = equal[0]?.total;
  if (points === undefined) return "";
  const names = equal.filter(({ total }) => total === points).map(({ seat }) => ({ id: "seat", args: { seat } }));
  return model.say({ id: "over-equal", args: { points, names } });
}
