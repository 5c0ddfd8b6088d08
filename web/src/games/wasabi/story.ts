// What happened, told: how long a step is seen, which line is its caption, several steps in one sentence, and the log.
import type { Line, Phrase } from "../../wire/types";
import type { Logged } from "../module";
import { drawing, drawingOf } from "./drawings";
import type { AnyEvent } from "./types";

type Kind = AnyEvent["event"];

/** A recipe that is finished is a moment, whoever finished it. In ms. */
export const SERVED_MS = 1300;
/** What the others do, in ms; what is not named goes along with the next step. */
const LASTS: Partial<Record<Kind, number>> = {
  "recipe-completed": SERVED_MS,
  "wasabi-laid": 980,
  "squares-switched": 910,
  "tile-chopped": 910,
  "tile-placed": 840,
  "recipes-returned": 840,
  "stack-played": 700,
  "spicy-played": 700,
  "card-taken": 700,
  "tile-given": 600,
};

const eventOf = (line: Line): AnyEvent | null => line.event as AnyEvent | null;
const wishOf = (event: AnyEvent | null): number => (event ? (LASTS[event.event] ?? 0) : 0);

export function lasts(events: readonly unknown[], isOwn: boolean): number {
  const told = events as readonly (AnyEvent | null)[];
  if (isOwn) return told.some((event) => event?.event === "recipe-completed") ? SERVED_MS : 0;
  return Math.max(0, ...told.map(wishOf));
}

/** The line that tells most of a step; where nothing was done that one has to see, the last one. */
export function captionOf(lines: readonly Line[]): Line | null {
  const told = lines.filter((line) => line.say !== null);
  const deeds = told.filter((line) => wishOf(eventOf(line)) > 0);
  return deeds.at(-1) ?? told.at(-1) ?? null;
}

/** How a caption is said. A switch names what lies there now, too: its event names the squares only. */
export function sayOf(line: Line, topOn: (square: number) => Phrase | null): Phrase | null {
  const event = eventOf(line);
  if (!line.say || event?.event !== "squares-switched" || event.first === undefined || event.second === undefined) return line.say;
  const { first = "", second = "", ...args } = line.say.args;
  const [one, two] = [topOn(event.first), topOn(event.second)];
  if (one && two) return { id: "told-switch", args: { ...args, one: two, two: one, first, second } };
  const tile = one ?? two;
  const [from, to] = one ? [second, first] : [first, second];
  return tile ? { id: "told-slide", args: { ...args, tile, from, to } } : line.say;
}

/** Who did what a line tells. */
export function actorOf(line: Line | null): number | null {
  const event = line && eventOf(line);
  return event && "seat" in event ? (event.seat ?? null) : null;
}

/** What a recipe or a Wasabi! brought, as its line tells: token and cubes. */
const worthIn = (line: Line) => Number(line.say?.args["worth"] ?? 0);

/** What a line tells, in a few words without its actor; null: not worth a word in a summary. */
function deedOf(line: Line): Phrase | null {
  const event = eventOf(line);
  const args = line.say?.args;
  if (!event || !args || wishOf(event) === 0) return null;
  if (event.event !== "recipe-completed") return { id: `deed-${event.event}`, args: { ...args } };
  return { id: "deed-recipe-completed", args: { ...args, points: worthIn(line) } };
}

/** Several steps in one sentence: everybody once, with all that they did. One deed has its own caption. */
export function summary(lines: readonly Line[]): Phrase | null {
  const deeds = new Map<number, Phrase[]>();
  for (const line of lines) {
    const seat = actorOf(line);
    const deed = deedOf(line);
    if (seat === null || !deed) continue;
    deeds.set(seat, [...(deeds.get(seat) ?? []), deed]);
  }
  const all = [...deeds.values()].flat();
  if (all.length < 2) return null;
  const parts = [...deeds].map(([seat, done]): Phrase => ({ id: "summary-of", args: { seat: { id: "seat", args: { seat } }, deeds: done } }));
  return { id: "summary", args: { parts } };
}

/** A tile's drawing, by its name in a sentence: a line holds no recipe book. */
function pictureIn(line: Line, argument: string): string[] {
  const tile = line.say?.args[argument];
  const name = typeof tile === "object" && !Array.isArray(tile) ? tile.args["en"] : undefined;
  return [drawingOf(String(name ?? "").toLowerCase())].filter((svg) => svg !== undefined);
}

const drawn = (...names: (string | null | undefined)[]): string[] =>
  names.flatMap((name) => (name ? [drawing(name)] : [])).filter((svg) => svg !== undefined);

const CARD_PLAYED: Partial<Record<Kind, string>> = {
  "stack-played": "stack",
  "spicy-played": "spicy",
  "tile-chopped": "chop",
  "squares-switched": "switch",
  "wasabi-laid": "wasabi",
};

/** How a line of the log looks; what only asks for something is left out. */
export function logged(line: Line): Logged | null {
  const event = eventOf(line);
  if (!event) return {};
  if (event.event === "stage-reached" || event.event === "play-ended") return null;
  if (event.event === "game-opened" || event.event === "game-ended") return {};
  const seat = event.seat ?? 0;
  const card = CARD_PLAYED[event.event];
  if (card) {
    const pictures = [...drawn(card), ...pictureIn(line, "tile")];
    return event.event === "wasabi-laid" ? { seat, pictures, points: worthIn(line) } : { seat, pictures };
  }
  switch (event.event) {
    case "turn-began":
      // It is its own heading: whose turn it is, is told once.
      return line.say ? { seat, heading: line.say } : null;
    case "recipe-completed":
      return { seat, pictures: drawn(event.cubes ? "style" : null), points: worthIn(line) };
    case "card-taken":
      return { seat, pictures: drawn(event.card) };
    case "recipe-drawn":
    case "recipes-returned":
      return { seat, pictures: drawn("recipe-back") };
    default:
      return { seat, pictures: pictureIn(line, "tile") };
  }
}
