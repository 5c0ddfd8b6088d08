// What lies on the table while a step is played out: it follows events, and ends as the view has it.
import { type Bets, type Customer, CUSTOMERS, type Dice, type Phase } from "./pieces";
import type { AnyEvent, View } from "./types";

export interface Scene {
  phase: Phase;
  vans: readonly number[];
  dial: Bets;
  row: readonly Customer[];
  /** The dice as they lie, until the next round. */
  dice: Dice | null;
  attempt: number;
}

export function sceneOf(view: Pick<View, "phase" | "vans" | "dial" | "row" | "throw">, before: Scene | null = null): Scene {
  const { phase, vans, dial, row } = view;
  const dice = view.throw?.dice ?? (phase === "bets" ? null : (before?.dice ?? null));
  return { phase, vans, dial, row, dice, attempt: view.throw?.attempt ?? before?.attempt ?? 1 };
}

const without = <T>(items: readonly T[], item: T): T[] => {
  const place = items.indexOf(item);
  return items.filter((_, other) => other !== place);
};
const sorted = (cards: readonly Customer[]) => CUSTOMERS.flatMap((kind) => cards.filter((card) => card === kind));
const lifted = (dial: Bets, seat: number | undefined) =>
  dial.map((stack) => stack.filter((owner) => owner !== seat));

export function after(scene: Scene, event: AnyEvent): Scene {
  switch (event.event) {
    case "round-began":
      return { ...scene, phase: "bets", dial: scene.dial.map(() => []), dice: null };
    case "bet-placed":
      return {
        ...scene,
        dial: scene.dial.map((stack, place) =>
          event.seat !== undefined && place + 2 === event.number ? [...stack, event.seat] : stack,
        ),
      };
    case "bets-swapped": {
      const stack = (number = 0) => scene.dial[number - 2] ?? [];
      return {
        ...scene,
        dial: scene.dial.map((own, place) =>
          place + 2 === event.low ? stack(event.high) : place + 2 === event.high ? stack(event.low) : own,
        ),
      };
    }
    case "bets-closed":
      return { ...scene, phase: "dice" };
    case "dice-rolled":
    case "die-rerolled":
      return { ...scene, dice: event.dice ?? null, attempt: event.attempt ?? 1 };
    case "roll-succeeded":
      return { ...scene, phase: "vans" };
    case "roll-failed":
    case "trip-ended":
      return { ...scene, dial: lifted(scene.dial, event.seat) };
    case "van-moved":
      return {
        ...scene,
        vans: scene.vans.map((tile, seat) => (seat === event.seat ? (event.trip?.to ?? tile) : tile)),
      };
    case "customer-taken":
      return { ...scene, row: event.customer ? without(scene.row, event.customer) : scene.row };
    case "vans-stopped":
      return { ...scene, phase: "deliveries" };
    case "row-cleared":
    case "row-swept":
      return { ...scene, phase: "deliveries", row: [] };
    case "row-filled":
      return { ...scene, row: sorted([...scene.row, ...(event.cards ?? [])]) };
    default:
      return scene;
  }
}
