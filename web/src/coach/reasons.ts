// Reasons as phrases, as sushiya.coach.words says them: the same messages with the same arguments.
import type { Phrase } from "../wire/types";
import type { Arg } from "../words/catalogue";
import type { Reason } from "./analysis";
import type { GameCoach } from "./game";

const TENTHS = 10;
const MINUS = "\u2212";
const seatPhrase = (seat: number): Phrase => ({ id: "seat", args: { seat } });

/** A number of tenths as people of a language write it. */
export function decimal(tenths: number, language: string): string {
  const whole = Math.abs(tenths);
  return `${tenths < 0 ? MINUS : ""}${Math.floor(whole / TENTHS)}${language === "en" ? "." : ","}${whole % TENTHS}`;
}

/** Say a reason: what the position shows of it, or else by how many points it is felt. */
export function sayReason(game: GameCoach, reason: Reason, options: unknown, language: string): Phrase {
  if (!reason.fact) return sayPoints(reason, language);
  const said = sayFact(game, reason, options);
  // A fact is about one of the two choices alone.
  return reason.permille < 0 ? { id: "coach-other", args: { reason: said } } : said;
}

function sayFact(game: GameCoach, { fact, figures }: Reason, options: unknown): Phrase {
  const args = Object.entries(figures).map(([name, value]): [string, Arg] => [
    name,
    name === "seat" ? seatPhrase(value) : (game.figure(name, value, options) ?? value),
  ]);
  return { id: `reason-${fact}`, args: Object.fromEntries(args) };
}

function sayPoints({ source, subject, tenths }: Reason, language: string): Phrase {
  if (source === "tie") return { id: "reason-tie", args: {} };
  const points = Math.abs(tenths);
  const args = { points: decimal(points, language), whole: Math.floor(points / TENTHS), more: tenths > 0 ? "yes" : "no" };
  if (source === "rival") return { id: "coach-rival", args: { seat: seatPhrase(Number(subject)), ...args } };
  return { id: "coach-own", args: { kind: { id: `points-${subject}`, args: {} }, ...args } };
}

/** Where to look first, without an answer: at somebody's table, or at some of one's own points. */
export function sayNudge(reasons: readonly Reason[]): Phrase {
  const first = reasons.find(({ permille }) => permille > 0);
  if (!first) return { id: "coach-nudge-open", args: {} };
  const seat = first.source === "rival" ? Number(first.subject) : first.figures["seat"];
  if (seat !== undefined) return { id: "coach-nudge-seat", args: { seat: seatPhrase(seat) } };
  if (first.source === "tie") return { id: "coach-nudge-tie", args: {} };
  return { id: "coach-nudge-own", args: { kind: { id: `points-${first.subject}`, args: {} } } };
}
