// What is counted at the end: the last round kind by kind, then the puddings, compared.
import type { Count } from "../module";
import { type Kind, picture } from "./cards";
import { padOfAll, padOfRound, POINT_KINDS } from "./pads";
import type { View } from "./types";

export const PICTURES: Record<string, Kind> = {
  maki: "maki-1",
  tempura: "tempura",
  sashimi: "sashimi",
  dumpling: "dumpling",
  nigiri: "nigiri-2",
  pudding: "pudding",
};

function drawingOf(kind: string, { options }: View): { picture?: string } {
  const drawing = PICTURES[kind] && picture(PICTURES[kind], options.edition);
  return drawing ? { picture: drawing } : {};
}

/** One kind of points of the last round; what nobody scored is not worth a look. */
function countOf(view: View, kind: string): Count[] {
  const pad = padOfRound(view, view.points.length);
  const rows = pad.rows.flatMap(({ seat, scores }) => {
    const score = scores.find((one) => one.kind === kind);
    return seat === null || !score ? [] : [{ seat, has: null, points: score.points }];
  });
  if (rows.every(({ points }) => points === 0)) return [];
  const title = { id: "count-kind", args: { kind: { id: `points-${kind}`, args: {} }, round: view.points.length } };
  return [{ title, ...drawingOf(kind, view), rows }];
}

/** How many puddings each has, and what that brings; told also if it brings nothing. */
function puddings(view: View): Count[] {
  const rows = padOfAll(view).rows.flatMap(({ seat, scores }) => {
    const score = scores.find((one) => one.kind === "pudding");
    if (seat === null || !score) return [];
    const count = view.puddings[seat] ?? 0;
    return [{ seat, has: { id: "count-puddings", args: { count } }, points: score.points, isBest: score.points > 0 }];
  });
  return rows.length ? [{ title: { id: "points-pudding", args: {} }, ...drawingOf("pudding", view), rows }] : [];
}

export function finale(shown: unknown): readonly Count[] {
  const view = shown as View;
  return [...POINT_KINDS.flatMap((kind) => countOf(view, kind)), ...puddings(view)];
}
