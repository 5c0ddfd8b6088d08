// One seat's decisions, each with what it was worth, and what a report says of them: as sushiya.coach sums them up.
import type { Choice, Recorded } from "../replay/recorded";
import type { Explanation, Forecast } from "./analysis";

/** A decision that was looked at; as it is kept on the device. */
export interface Reviewed {
  step: number;
  decision: number;
  /** The code of what was chosen. */
  chosen: number;
  /** What was looked at, the best first. */
  forecasts: readonly Pick<Forecast, "code" | "chance" | "isEqual" | "behind" | "worlds">[];
  /** Why the best is better than what was chosen; null: that was about as good. */
  why: Explanation | null;
}

export interface Turn {
  step: number;
  decision: number;
  /** Chances before and after, in thousandths. */
  before: number;
  after: number;
}

export interface Report {
  decisions: number;
  /** How many of them were about as good as the best, and the same as a percentage. */
  good: number;
  accuracy: number;
  chances: readonly { step: number; decision: number; permille: number }[];
  turns: readonly Turn[];
  costly: readonly Reviewed[];
  well: readonly { reviewed: Reviewed; rival: number; permille: number }[];
}

const MOST_COSTLY = 3;
const MOST_TURNS = 3;
/** A turning point changes the chance to win by at least so much. */
const LEAST_TURN = 0.1;

/** Round as Python does: a half goes to the even number. */
export function rounded(value: number): number {
  const down = Math.floor(value);
  const rest = value - down;
  if (rest !== 0.5) return Math.round(value);
  return down % 2 ? down + 1 : down;
}

export const permilleOf = (chance: number): number => rounded(1000 * chance);

/** The decisions of a seat that had at least two choices. */
export function choicesOf(recorded: Recorded, seat: number): Choice[] {
  return Array.from({ length: recorded.last }, (_, step) => recorded.choice(step, seat)).flatMap((one) => one ?? []);
}

/** What was chosen, as it was looked at. */
export function forecastOf({ forecasts, chosen }: Reviewed) {
  return forecasts.find(({ code }) => code === chosen);
}

const chanceOf = (reviewed: Reviewed): number => forecastOf(reviewed)?.chance ?? 0;
const isGood = (reviewed: Reviewed): boolean => forecastOf(reviewed)?.isEqual ?? true;
/** What it surely cost of the chance to win. */
export const costOf = (reviewed: Reviewed): number => (isGood(reviewed) ? 0 : (forecastOf(reviewed)?.behind ?? 0));

export function reportOf(reviewed: readonly Reviewed[]): Report {
  const good = reviewed.filter(isGood).length;
  return {
    decisions: reviewed.length,
    good,
    accuracy: reviewed.length ? rounded((100 * good) / reviewed.length) : 100,
    chances: reviewed.map((one) => ({ step: one.step, decision: one.decision, permille: permilleOf(chanceOf(one)) })),
    turns: turnsOf(reviewed),
    costly: reviewed.filter((one) => costOf(one) > 0).sort((one, other) => costOf(other) - costOf(one)).slice(0, MOST_COSTLY),
    well: wellOf(reviewed),
  };
}

/** The largest changes from a decision to the next, in the order of the game. */
function turnsOf(reviewed: readonly Reviewed[]): Turn[] {
  return reviewed
    .slice(1)
    .map((after, place) => ({ after, before: reviewed[place] ?? after }))
    .map(({ after, before }) => ({ after, before, change: Math.abs(chanceOf(after) - chanceOf(before)) }))
    .filter(({ change }) => change >= LEAST_TURN)
    .sort((one, other) => other.change - one.change)
    .slice(0, MOST_TURNS)
    .map(({ after, before }) => ({ step: after.step, decision: after.decision, before: permilleOf(chanceOf(before)), after: permilleOf(chanceOf(after)) }))
    .sort((one, other) => one.decision - other.decision);
}

/** Decisions in which something else would surely have been worse. */
function wellOf(reviewed: readonly Reviewed[]): Report["well"] {
  return reviewed
    .flatMap((one) => {
      const rival = one.forecasts.find(({ isEqual }) => !isEqual);
      return rival && isGood(one) ? [{ reviewed: one, rival: rival.code, lead: chanceOf(one) - rival.chance }] : [];
    })
    .sort((one, other) => other.lead - one.lead)
    .slice(0, MOST_COSTLY)
    .map(({ reviewed: one, rival, lead }) => ({ reviewed: one, rival, permille: permilleOf(lead) }));
}
