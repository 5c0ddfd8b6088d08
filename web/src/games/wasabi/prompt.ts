// One sentence on what is asked now, given what was picked so far.
import type { Phrase } from "../../wire/types";
import type { Choice } from "./choice.svelte";
import type { Desk } from "./desk.svelte";
import { isOffer, offersOf, playsOf } from "./offers";

export function promptOf(desk: Desk, choice: Choice): Phrase {
  const { view } = desk;
  const left = desk.outlook?.left ?? 0;
  const seatPhrase = (seat: number): Phrase => ({ id: "seat", args: { seat } });
  if (view.stage === "over") return { id: "prompt-over", args: {} };
  // Only at the start, while tiles are given, a sentence speaks of whoever gets them.
  const receiver = desk.receiver ?? view.seat;
  if (!desk.model.isMine) return { id: `prompt-wait-${view.stage}`, args: { seat: seatPhrase(view.seat), neighbour: seatPhrase(receiver) } };
  switch (view.stage) {
    case "give":
      return { id: "prompt-give", args: { name: desk.nameOfSeat(receiver), left } };
    case "recipes":
    case "tiles":
      return { id: `prompt-${view.stage}`, args: { left } };
    case "cards":
      return promptToTake(desk, choice);
    default:
      return promptToPlay(desk, choice);
  }
}

function promptToTake(desk: Desk, choice: Choice): Phrase {
  const takes = offersOf(choice.legal, "take-card");
  const needsDiscard = takes.some(({ command }) => command.discard !== null);
  if (choice.wish !== null && needsDiscard && choice.discard === null) return { id: "prompt-discard", args: {} };
  return { id: "prompt-cards", args: { left: desk.view.turn.rewards, lifts: takes.filter(({ command }) => command.corner !== null).length } };
}

function promptToPlay(desk: Desk, choice: Choice): Phrase {
  const { raised } = desk.model;
  if (choice.returning !== null) return { id: "prompt-pass", args: {} };
  if (choice.card !== null) {
    const step = choice.card === "switch" && choice.square !== null ? "switch-second" : choice.card;
    return { id: `prompt-${step}`, args: {} };
  }
  if (choice.servings.size > 0 && !isOffer(raised, "place-tile")) return { id: "prompt-serve", args: { count: choice.servings.size } };
  const canPlace = offersOf(choice.legal, "place-tile").length > 0;
  if (choice.kind !== null && canPlace) {
    const tile = desk.ingredient(choice.kind).name;
    return { id: desk.view.turn.card === "stack" ? "prompt-square-stack" : "prompt-square", args: { tile } };
  }
  if (canPlace && desk.view.turn.placed > 0) return { id: "prompt-second", args: {} };
  const hasPlays = desk.cards.some((card) => playsOf(choice.legal, card).length > 0);
  if (canPlace) return { id: hasPlays ? "prompt-tile-or-card" : "prompt-tile", args: {} };
  return { id: hasPlays ? "prompt-end-or-card" : "prompt-end", args: {} };
}
