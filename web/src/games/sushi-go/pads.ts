// The points in words: what the table is worth now, every round before, and one sentence on each number.
import type { Phrase } from "../../wire/types";
import type { Score, ScorePad, ScoreRow } from "../module";
import { NOTHING, type Tables, totalOf, traysOf } from "./trays";
import type { Card, RoundPoints, View } from "./types";

export const POINT_KINDS = ["maki", "tempura", "sashimi", "dumpling", "nigiri"] as const satisfies readonly (keyof RoundPoints)[];
type PointKind = (typeof POINT_KINDS)[number];

const phrase = (id: string, args: Phrase["args"] = {}): Phrase => ({ id, args });

function seatOf(view: View, place: number): number | null {
  return place < view.options.players ? place : null;
}

/** Count what a number comes from; -1 where the cards are gone. */
function counts(kind: PointKind, table: readonly Card[] | undefined): Phrase["args"] {
  if (!table) return { count: -1, left: 0, tripled: 0 };
  const tray = traysOf(table, NOTHING).find((one) => one.kind === kind);
  if (!tray) return { count: 0, left: 0, tripled: 0 };
  const tripled = tray.dishes.filter((dish) => dish.isOnWasabi).length;
  return { count: tray.count, left: tray.left, tripled };
}

function score(view: View, kind: PointKind, points: RoundPoints, table?: readonly Card[]): Score {
  const args: Phrase["args"] = { points: points[kind], ties: view.options["maki-ties"], ...counts(kind, table) };
  return { kind, label: phrase(`points-${kind}`), points: points[kind], why: phrase(`why-${kind}`, args) };
}

function rows(view: View, points: readonly RoundPoints[], tables?: Tables): ScoreRow[] {
  return points.map((one, place) => ({
    seat: seatOf(view, place),
    total: totalOf(one),
    scores: POINT_KINDS.map((kind) => score(view, kind, one, tables?.[place])),
  }));
}

/** The running points, and how many puddings each has: they are worth something only at the end. */
export function padNow(view: View): ScorePad {
  const counts = view.tables.map((table, place) => {
    const laid = table.filter((card) => card.kind === "pudding").length;
    return (view.puddings[place] ?? 0) + laid;
  });
  const puddings = (place: number): Score => {
    const args = { count: counts[place] ?? 0, standing: standing(counts, place) };
    const why = phrase("why-pudding-so-far", args);
    return { kind: "pudding", label: phrase("points-pudding"), points: 0, shown: `×\u202f${args.count}`, why };
  };
  const scored = rows(view, view.now, view.tables).map((row, place) => ({ ...row, scores: [...row.scores, puddings(place)] }));
  return { title: phrase("pad-now", { round: view.round }), rows: scored };
}

/** One round's points; with the tables it ended with, if they are still known. */
export function padOfRound(view: View, round: number, tables?: Tables): ScorePad {
  return { title: phrase("pad-round", { round }), rows: rows(view, view.points[round - 1] ?? [], tables) };
}

function standing(puddings: readonly number[], place: number): "equal" | "most" | "fewest" | "between" {
  const [most, fewest, own] = [Math.max(...puddings), Math.min(...puddings), puddings[place]];
  if (most === fewest) return "equal";
  return own === most ? "most" : own === fewest ? "fewest" : "between";
}

function puddingScore(view: View, place: number): Score[] {
  const points = view.result?.points[place]?.["pudding"];
  if (points === undefined) return [];
  const args = { points, count: view.puddings[place] ?? 0, ties: view.options["pudding-ties"], standing: standing(view.puddings, place) };
  return [{ kind: "pudding", label: phrase("points-pudding"), points, why: phrase("why-pudding", args) }];
}

/** Round by round, and the puddings at the end. */
export function padOfAll(view: View): ScorePad {
  const rows = view.puddings.map((_, place): ScoreRow => {
    const rounds = view.points.map((points, at): Score => {
      const one = points[place] ?? NOTHING;
      return {
        kind: `round-${at + 1}`,
        label: phrase("pad-round", { round: at + 1 }),
        points: totalOf(one),
        why: phrase("why-round", { round: at + 1, ...one }),
      };
    });
    const scores = [...rounds, ...puddingScore(view, place)];
    return { seat: seatOf(view, place), total: scores.reduce((sum, { points }) => sum + points, 0), scores };
  });
  return { title: phrase(view.result ? "pad-final" : "pad-so-far"), rows };
}

/** What the rounds gave, and what this one would give now. */
export function totals(shown: unknown): readonly number[] {
  const view = shown as View;
  if (view.result) return view.result.totals;
  const rounds = padOfAll(view).rows;
  return padNow(view).rows.map(({ total }, place) => total + (rounds[place]?.total ?? 0));
}

export function pads(shown: unknown): ScorePad[] {
  const view = shown as View;
  const rounds = view.points.map((_, at) => padOfRound(view, view.points.length - at));
  const now = view.result ? [] : [padNow(view)];
  return [...now, ...(rounds.length ? [padOfAll(view)] : []), ...rounds];
}
