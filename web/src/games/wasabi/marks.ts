// Which squares are marked: what the step shown has changed, and where a recipe lies.
import type { Line } from "../../wire/types";
import { coveredBy } from "./board";
import type { Choice } from "./choice.svelte";
import type { Desk } from "./desk.svelte";
import { isOffer } from "./offers";
import type { AnyEvent, View } from "./types";

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

/** Whose newest change lies where: on the tile of a square, or on a Wasabi! by its corner. */
export interface News {
  tiles: ReadonlyMap<number, number>;
  cards: ReadonlyMap<number, number>;
}

/**
 * The newest change of each player that can still be seen: it stays marked until that player does more.
 * An empty square has nothing that a mark could lie on, and whoever lifts a Wasabi! changes nothing below it.
 */
export function newestBy(lines: readonly Line[], { board, mats }: Pick<View, "board" | "mats">): News {
  const tiles = new Map<number, number>();
  const cards = new Map<number, number>();
  const changed = new Set<number>();
  const active = new Set<number>();
  const known = new Set<number>();
  for (const { event } of [...lines].reverse()) {
    const told = event as AnyEvent | null;
    if (!told || !("seat" in told) || told.seat === undefined) continue;
    const { seat } = told;
    if (told.event === "wasabi-laid") {
      const { corner = -1 } = told;
      active.add(seat);
      if (known.has(seat) || !mats.includes(corner) || cards.has(corner)) continue;
      cards.set(corner, seat);
      known.add(seat);
      continue;
    }
    // A turn that has begun has changed nothing yet.
    if (told.event === "turn-began" && active.has(seat)) known.add(seat);
    if (told.event === "recipe-completed" || told.event === "card-taken") continue;
    const squares = squaresOfEvent(told);
    // What somebody else has changed since is not this player's any more.
    const own = squares.filter((square) => !changed.has(square) && (board[square]?.length ?? 0) > 0);
    squares.forEach((square) => changed.add(square));
    if (squares.length) active.add(seat);
    if (known.has(seat) || !own.length) continue;
    own.forEach((square) => tiles.set(square, seat));
    known.add(seat);
  }
  return { tiles, cards };
}

/** The lines of the recipe that is raised or looked at, as far as they have come. */
export function linesShown(desk: Desk, choice: Choice): ReadonlySet<number> {
  const { raised } = desk.model;
  const meantStrip = isOffer(raised, "complete") ? desk.strips[raised.command.place]?.number : choice.strip;
  const whole = desk.prospect.filter((one) => one.whole !== null && one.hindrance !== "no-token");
  const meant = meantStrip == null ? (desk.model.isMine ? whole : []) : desk.prospect.filter(({ strip }) => strip.number === meantStrip);
  return new Set(meant.flatMap(({ squares }) => squares));
}
