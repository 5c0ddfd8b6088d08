// Which squares are marked: what the step shown has changed, and where a recipe lies.
import type { Line } from "../../wire/types";
import { coveredBy } from "./board";
import type { Choice } from "./choice.svelte";
import type { Desk } from "./desk.svelte";
import { isOffer } from "./offers";
import type { Progress } from "./progress";
import type { AnyEvent } from "./types";

export function squaresOfEvent(event: AnyEvent): readonly number[] {
  switch (event.event) {
    case "tile-placed":
    case "tile-chopped":
      return event.square === undefined ? [] : [event.square];
    case "squares-switched":
      return [event.first, event.second].filter((square) => square !== undefined);
    case "wasabi-laid":
      return event.corner === undefined ? [] : coveredBy(event.corner);
    case "card-taken":
      return event.corner == null ? [] : coveredBy(event.corner);
    case "recipe-completed":
      return event.line ?? [];
    default:
      return [];
  }
}

/** What the step shown has changed; what the page opened with is not news, and a recipe has its own light. */
export function freshSquares(desk: Desk): ReadonlySet<number> {
  const changes = desk.model.step > 1 ? desk.events.filter(({ event }) => event !== "recipe-completed") : [];
  return new Set(changes.flatMap(squaresOfEvent));
}

/** Whose newest change of the mat each square shows: what a player did stays marked until that player does more. */
export function newestBy(lines: readonly Line[]): ReadonlyMap<number, number> {
  const marked = new Map<number, number>();
  const active = new Set<number>();
  const known = new Set<number>();
  for (const { event } of [...lines].reverse()) {
    const told = event as AnyEvent | null;
    if (!told || !("seat" in told) || told.seat === undefined || known.has(told.seat)) continue;
    const { seat } = told;
    // A turn that has begun has changed nothing yet.
    if (told.event === "turn-began" && active.has(seat)) known.add(seat);
    if (told.event === "recipe-completed") continue;
    for (const square of squaresOfEvent(told)) {
      active.add(seat);
      if (!marked.has(square)) marked.set(square, seat);
    }
  }
  return marked;
}

/** The lines of the recipe that is raised or looked at, as far as they have come. */
export function linesShown(desk: Desk, choice: Choice): ReadonlySet<number> {
  const { raised } = desk.model;
  const meantStrip = isOffer(raised, "complete") ? desk.strips[raised.command.place]?.number : choice.strip;
  const whole = desk.prospect.filter((one) => one.whole !== null && one.hindrance !== "no-token");
  const meant = meantStrip == null ? (desk.model.isMine ? whole : []) : desk.prospect.filter(({ strip }) => strip.number === meantStrip);
  return new Set(meant.flatMap((progress) => linesOf(desk, progress)));
}

function linesOf(desk: Desk, { best, whole }: Progress): number[] {
  const changed = new Set(desk.preview.turn.changed);
  return best.filter(({ squares }) => whole === null || squares.some((square) => changed.has(square))).flatMap(({ squares }) => squares);
}
