// A look ahead for the eye only: where a van would come to, how likely a bet is, what a card is worth.
// The server alone decides; examples from its rules keep these previews true.
import { type Bets, type Customer, EXPRESS, NUMBERS, TILES } from "./pieces";
import type { View } from "./types";

/** One tile on the way of a van: the count it gets, or none if another van stands there. */
export interface Stop {
  tile: number;
  count: number | null;
}

export interface Preview {
  stops: readonly Stop[];
  to: number;
  /** Whether it reaches, passes or jumps the Sushi Express. */
  isServed: boolean;
}

/** Follow a van over so many tiles, as vans stand now; those with other vans are not counted. */
export function follow(vans: readonly number[], seat: number, tiles: number): Preview {
  const others = new Set(vans.filter((_, owner) => owner !== seat));
  const stops: Stop[] = [];
  let tile = vans[seat] ?? EXPRESS;
  let count = 0;
  while (count < tiles) {
    tile = (tile + 1) % TILES;
    stops.push({ tile, count: others.has(tile) ? null : (count += 1) });
  }
  return { stops, to: tile, isServed: stops.some((stop) => stop.tile === EXPRESS) };
}

const FACES = [1, 2, 3, 4, 5, 6];
const TRIES = 2;

/** The chance that two dice reach a number within so many tries. */
export function reaches(number: number, tries = TRIES): number {
  const rolls = FACES.flatMap((first) => FACES.map((second) => first + second));
  const fail = rolls.filter((total) => total < number).length / rolls.length;
  return 1 - fail ** tries;
}

export interface Chance {
  /** By one's own two tries. */
  alone: number;
  /** Also if a higher bet is made before: then everybody below drives, too. */
  drives: number;
}

/** A chance as a number of hundred; only what is sure is 100. */
export function percent(chance: number): number {
  return chance < 1 ? Math.min(Math.round(chance * 100), 99) : 100;
}

/** The chance to drive with a bet on this number, if nobody else bets, swaps or re-rolls. */
export function chance(dial: Bets, seat: number, number: number): Chance {
  const rollers = NUMBERS.flatMap((bet) => {
    // A new marker goes on top of a stack, and the top one rolls first.
    const before = dial[bet - 2]?.filter((owner) => owner !== seat) ?? [];
    return bet > number ? before.map(() => bet) : [];
  });
  const fail = rollers.reduce((rest, bet) => rest * (1 - reaches(bet)), 1 - reaches(number));
  return { alone: reaches(number), drives: 1 - fail };
}

/** The markers in the order in which they roll and drive: the highest first, a stack from its top. */
export function inTurn(dial: Bets): { seat: number; bet: number }[] {
  return dial.flatMap((stack, place) => stack.map((seat) => ({ seat, bet: place + 2 }))).reverse();
}

export function betOf(dial: Bets, seat: number): number | null {
  const place = dial.findIndex((stack) => stack.includes(seat));
  return place < 0 ? null : place + 2;
}

/** A view for everybody's eyes: action cards that somebody holds are only counted. */
export function openTo(view: View): View {
  if (view.result) return { ...view, seat: null };
  const hands = view.hands.map((hand): View["hands"][number] =>
    hand.hand === "known" ? { hand: "partly-known", cards: [], drawn: hand.cards.length } : hand,
  );
  return { ...view, seat: null, hands };
}

/** Everybody's cards as the viewer knows them, by seat. */
type Cards = Pick<View, "customers" | "hands">;

/** Tips that the viewer knows of: taken ones, and those among known action cards. */
export function knownTips(view: Cards): number[] {
  return view.customers.map(
    (cards, seat) =>
      cards.filter((card) => card === "tip").length +
      (view.hands[seat]?.cards.filter((card) => card === "tip").length ?? 0),
  );
}

/** The tips that count in the view's points: open ones, and at the end those in hands, too. */
export function openTips(view: View): number[] {
  if (view.result) return knownTips(view);
  return view.customers.map((cards) => cards.filter((card) => card === "tip").length);
}

function loss(tips: readonly number[], seat: number): number {
  return tips[seat] === Math.min(...tips) ? Math.max(...tips) : 0;
}

/** What a card of the row would change for a seat, if the game ended then. */
export function worth(view: Cards, seat: number, card: Customer): number {
  if (card !== "tip") return view.customers[seat]?.includes(card) ? 1 : 3;
  const before = knownTips(view);
  const after = before.map((count, owner) => (owner === seat ? count + 1 : count));
  return loss(before, seat) - loss(after, seat);
}
