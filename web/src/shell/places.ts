// Who came where, as a result tells it by seats.
import type { Result } from "../wire/types";

/** Whether points alone do not explain the places: somebody is ahead without having more. */
export function wantsReason({ ranks, totals }: Pick<Result, "ranks" | "totals">): boolean {
  const places = ranks.map((rank, seat) => ({ rank, total: totals[seat] ?? 0 }));
  return places.some(({ rank, total }) =>
    places.some((other) => rank !== null && other.rank !== null && rank < other.rank && total <= other.total),
  );
}
