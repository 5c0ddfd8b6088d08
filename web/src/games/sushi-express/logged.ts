// How the log looks: a heading a round, whose line it is, and small pictures of dice and cards.
import type { Line } from "../../wire/types";
import type { Logged } from "../module";
import { drawings } from "./pieces";
import type { AnyEvent } from "./types";

const pictures = (...names: (string | undefined)[]) => names.flatMap((name) => (name ? (drawings[name] ?? []) : []));

/** What stands beside a line; null where the next line tells it anyway. */
export function logged(line: Line): Logged | null {
  const event = line.event as AnyEvent | null;
  const seat = (event as { seat?: number } | null)?.seat;
  const whose = seat === undefined ? {} : { seat };
  switch (event?.event) {
    case "round-began":
      return { ...whose, heading: { id: "progress", args: { round: event.round ?? 0 } } };
    case "bets-closed":
      return event.lowest === undefined ? {} : { seat: event.lowest };
    case "bets-swapped":
      return { ...whose, pictures: pictures("swap") };
    case "bet-placed":
      return { ...whose, pictures: event["is-same"] ? pictures("same-bet") : [] };
    case "dice-rolled":
    case "die-rerolled":
      return { ...whose, pictures: pictures(...(event.dice ?? []).map((face) => `die-${face}`)) };
    case "action-drawn":
      return { ...whose, pictures: pictures(event.card ?? "action-back") };
    case "drive-announced":
      return event.extra ? { ...whose, pictures: pictures("further") } : null;
    case "van-moved":
      return { ...whose, pictures: pictures(`tile-${event.trip?.to ?? 0}`) };
    case "customer-taken":
      return { ...whose, pictures: pictures(event.customer) };
    default:
      return whose;
  }
}
