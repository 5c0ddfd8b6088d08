// What lines of the log tell of cards: the picks that lie on the tables last, how a line looks, and several in one sentence.
import type { Line, Phrase } from "../../wire/types";
import type { Logged } from "../module";
import { type Edition, picture } from "./cards";
import { totalOf } from "./trays";
import type { AnyEvent, Keep } from "./types";

const eventOf = ({ event }: Line): AnyEvent | null => event as AnyEvent | null;

/** The picks that were laid last in this round; none if it has just begun. */
export function lastPicks(lines: readonly Line[]): readonly Keep[] {
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const event = lines[at]?.event as AnyEvent | null | undefined;
    if (event?.event === "round-dealt" || event?.event === "round-scored") return [];
    if (event?.event === "picks-revealed" || event?.event === "last-cards-laid") return event.picks ?? [];
  }
  return [];
}

/** The edition as the sentence names its cards. */
function editionOf(phrase: Phrase | null): Edition {
  return JSON.stringify(phrase).includes('"card-zoch"') ? "zoch" : "cocktail";
}

/** How a line looks; what a reveal tells again, or every turn has, is left out. */
export function logged(line: Line): Logged | null {
  const event = eventOf(line);
  switch (event?.event) {
    case "pick-held":
    case "pick-replaced":
    case "hands-passed":
      return null;
    case "round-dealt":
      return { heading: { id: "pad-round", args: { round: event.round ?? 0 } } };
    case "robot-card-drawn":
      return event.seat === undefined ? {} : { seat: event.seat };
    case "picks-revealed":
    case "last-cards-laid": {
      const drawings = (kept: Keep) => kept.cards.flatMap(({ kind }) => picture(kind, editionOf(line.say)) ?? []);
      return { parts: (event.picks ?? []).map((kept, seat) => ({ seat, pictures: drawings(kept) })) };
    }
    case "round-scored":
      return { parts: (event.points ?? []).map((points, seat) => ({ seat, points: totalOf(points) })) };
    case "game-ended":
      return { parts: (event.pudding ?? []).map((points, seat) => ({ seat, points })) };
    default:
      return {};
  }
}

const listed = (phrase: Phrase | null | undefined, name: string): readonly Phrase[] => {
  const list = phrase?.args[name];
  return Array.isArray(list) ? list : [];
};

/** All that was kept, seat by seat, and what the round gave if it ended meanwhile. */
export function summary(lines: readonly Line[]): Phrase | null {
  const bySeat = new Map<string, Phrase>();
  for (const picked of lines.flatMap(({ say }) => listed(say, "picks"))) {
    const key = JSON.stringify([picked.id, picked.args["seat"] ?? null]);
    const cards = [...listed(bySeat.get(key), "cards"), ...listed(picked, "cards")];
    bySeat.set(key, { id: picked.id, args: { ...picked.args, cards } });
  }
  if (!bySeat.size) return null;
  const kept = { id: "event-picks-revealed", args: { picks: [...bySeat.values()] } };
  const scored = lines.reduce<Phrase | null>((last, line) => (eventOf(line)?.event === "round-scored" ? line.say : last), null);
  return scored ? { id: "summary-round", args: { kept, scored } } : kept;
}
