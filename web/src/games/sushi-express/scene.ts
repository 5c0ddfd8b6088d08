// What lies on the table while a step is played out: it follows events, and ends as the view has it.
import { type Customer, CUSTOMERS, forNumber, isLastTry, numberOf } from "./facts";
import { betOf } from "./outlook";
import type { Action, Bets, Dice, Phase } from "./pieces";
import type { AnyEvent, View } from "./types";

/** Dice as they lie, and what they were rolled for. */
export interface Rolled {
  seat: number | null;
  needed: number | null;
  isMade?: boolean;
  /** Whether the bet is lost, and not only this try. */
  isLost?: boolean;
}

export interface Scene {
  phase: Phase;
  vans: readonly number[];
  dial: Bets;
  row: readonly Customer[];
  /** The dice as they lie, until they are rolled again. */
  dice: Dice | null;
  attempt: number;
  rolled: Rolled;
  round: number;
  customers: View["customers"];
  hands: View["hands"];
  /** Points as they stand now, by seat and kind. */
  now: View["now"];
  pile: number;
}

type Shown = Pick<View, "phase" | "vans" | "dial" | "row" | "throw"> &
  Partial<Pick<View, "to-act" | "round" | "customers" | "hands" | "now" | "result" | "customer-pile">>;

const NOBODY: Rolled = { seat: null, needed: null };

export function sceneOf(view: Shown, before: Scene | null = null): Scene {
  const { phase, vans, dial, row } = view;
  const roller = view["to-act"]?.[0];
  const rolling = roller === undefined ? NOBODY : { seat: roller, needed: betOf(dial, roller) };
  return {
    phase,
    vans,
    dial,
    row,
    dice: view.throw?.dice ?? before?.dice ?? null,
    attempt: view.throw?.attempt ?? before?.attempt ?? 1,
    rolled: phase === "dice" && view.throw ? rolling : (before?.rolled ?? NOBODY),
    round: view.round ?? 0,
    customers: view.customers ?? [],
    hands: view.hands ?? [],
    now: view.result?.points ?? view.now ?? [],
    pile: view["customer-pile"] ?? 0,
  };
}

const without = <T>(items: readonly T[], item: T): T[] => {
  const place = items.indexOf(item);
  return items.filter((_, other) => other !== place);
};
const sorted = (cards: readonly Customer[]) => CUSTOMERS.flatMap((kind) => cards.filter((card) => card === kind));
const lifted = (dial: Bets, seat: number | undefined) =>
  dial.map((stack) => stack.filter((owner) => owner !== seat));

/** What became of the dice: too low is not yet lost while a try is left. */
export function verdictOf({ attempt, rolled: { isMade, isLost } }: Scene): "failed" | "again" | null {
  if (isLost) return "failed";
  return isMade || isLastTry(attempt) ? null : "again";
}

/** A hand with one more card, which only its owner may know. */
function drawn(hand: View["hands"][number], card: View["played"][number][number] | undefined): View["hands"][number] {
  if (card) return { ...hand, cards: [...hand.cards, card] };
  return { hand: "partly-known", cards: hand.cards, drawn: (hand.hand === "partly-known" ? hand.drawn : 0) + 1 };
}

/** A hand without a card that was played: a known one, or else one of those that only its owner had seen. */
function less(hand: View["hands"][number], card: Action): View["hands"][number] {
  if (hand.cards.includes(card)) return { ...hand, cards: without(hand.cards, card) };
  return hand.hand === "partly-known" ? { ...hand, drawn: Math.max(0, hand.drawn - 1) } : hand;
}

function spent(hands: Scene["hands"], seat: number | undefined, card: Action, count = 1): Scene["hands"] {
  return hands.map((hand, owner) =>
    owner === seat ? Array.from({ length: count }).reduce<View["hands"][number]>((rest) => less(rest, card), hand) : hand,
  );
}

/** The kind of points that a card belongs to. */
export const kindOf = (customer: Customer): string => (customer === "tip" ? "tips" : customer);

function withCustomer(scene: Scene, seat: number | undefined, customer: Customer | undefined, goal: Shown | null): Scene {
  if (!customer || seat === undefined) return scene;
  const customers = scene.customers.map((cards, owner) => (owner === seat ? [...cards, customer] : cards));
  const count = (all: View["customers"] = []) => all.reduce((sum, cards) => sum + cards.length, 0);
  // Points of the view stand for all that is taken on the way to it, so they come with the last card.
  const isLast = goal?.now !== undefined && count(goal.customers) <= count(customers);
  const kind = kindOf(customer);
  const gained = scene.now.map((points, owner) =>
    owner === seat ? { ...points, [kind]: goal?.now?.[seat]?.[kind] ?? points[kind] ?? 0 } : points,
  );
  return { ...scene, row: without(scene.row, customer), customers, now: isLast ? (goal?.now ?? gained) : gained };
}

/** What lies there after an event; points are those of the view that it leads to. */
export function after(scene: Scene, event: AnyEvent, goal: Shown | null = null): Scene {
  switch (event.event) {
    case "round-began":
      return { ...scene, phase: "bets", dial: scene.dial.map(() => []), round: event.round ?? scene.round };
    case "bet-placed":
      return {
        ...scene,
        hands: event["is-same"] ? spent(scene.hands, event.seat, "same-bet") : scene.hands,
        dial: scene.dial.map((stack, place) =>
          event.seat !== undefined && numberOf(place) === event.number ? [...stack, event.seat] : stack,
        ),
      };
    case "bets-swapped": {
      const stack = (number = 0) => forNumber(scene.dial, number) ?? [];
      return {
        ...scene,
        hands: spent(scene.hands, event.seat, "swap"),
        dial: scene.dial.map((own, place) =>
          numberOf(place) === event.low ? stack(event.high) : numberOf(place) === event.high ? stack(event.low) : own,
        ),
      };
    }
    case "bets-closed":
      return { ...scene, phase: "dice", dice: null, rolled: NOBODY };
    case "dice-rolled":
    case "die-rerolled": {
      const needed = event.seat === undefined ? null : betOf(scene.dial, event.seat);
      return {
        ...scene,
        hands: event.event === "die-rerolled" ? spent(scene.hands, event.seat, "re-roll") : scene.hands,
        dice: event.dice ?? null,
        attempt: event.attempt ?? 1,
        rolled: { seat: event.seat ?? null, needed },
      };
    }
    case "roll-succeeded":
      return { ...scene, phase: "vans", rolled: { ...scene.rolled, isMade: true } };
    case "drive-announced":
      return { ...scene, hands: spent(scene.hands, event.seat, "further", event.extra) };
    case "roll-failed":
      return { ...scene, dial: lifted(scene.dial, event.seat), rolled: { ...scene.rolled, isLost: true } };
    case "trip-ended":
      return { ...scene, dial: lifted(scene.dial, event.seat) };
    case "action-drawn":
      return { ...scene, hands: scene.hands.map((hand, owner) => (owner === event.seat ? drawn(hand, event.card) : hand)) };
    case "van-moved":
      return {
        ...scene,
        vans: scene.vans.map((tile, seat) => (seat === event.seat ? (event.trip?.to ?? tile) : tile)),
      };
    case "customer-taken":
      return withCustomer(scene, event.seat, event.customer, goal);
    case "vans-stopped":
      return { ...scene, phase: "deliveries" };
    case "row-cleared":
    case "row-swept":
      return { ...scene, phase: "deliveries", row: [] };
    case "row-filled": {
      const cards = event.cards ?? [];
      return { ...scene, row: sorted([...scene.row, ...cards]), pile: scene.pile - cards.length };
    }
    default:
      return scene;
  }
}
