// What is being chosen from the hand: cards to keep, a card for the robot, and how they are laid.
import { untrack } from "svelte";
import type { TableModel } from "../../wire/table.svelte";
import type { Offer } from "../../wire/types";
import type { Kind } from "./cards";
import type { Keep } from "./types";

export const keepOf = (offer: Offer): Keep => offer.command as Keep;

const sameKinds = (one: readonly Kind[], other: readonly Kind[]): boolean =>
  one.length === other.length && [...one].sort().join() === [...other].sort().join();

/** All offers that keep these cards and give this one; they differ in what goes on wasabi. */
export function matching(legal: readonly Offer[], kept: readonly Kind[], gift: Kind | null): Offer[] {
  return legal.filter((offer) => {
    const { cards, give } = keepOf(offer);
    return give === gift && sameKinds(cards.map((card) => card.kind), kept);
  });
}

/** The offer that uses most wasabi, as nearly everybody wants it. */
function usual(offers: readonly Offer[]): Offer | null {
  const used = (offer: Offer) => keepOf(offer).cards.filter((card) => card["on-wasabi"]).length;
  return offers.reduce<Offer | null>((best, offer) => (best && used(best) >= used(offer) ? best : offer), null);
}

export class Picking {
  #modelNow: () => TableModel;
  /** Places in the hand, in the order they were tapped. */
  kept = $state.raw<readonly number[]>([]);
  gift = $state.raw<number | null>(null);
  wantsTwo = $state(false);
  /** The places that were chosen last: the pick may be of equal cards, but these were meant. */
  last = $state.raw<readonly number[]>([]);
  #decision = -1;
  #wasRaised = false;

  #hand: () => readonly Kind[];
  canKeepTwo = $derived.by(() => this.#model.legal.some((offer) => keepOf(offer).cards.length > 1));
  mustGive = $derived.by(() => this.#model.legal.some((offer) => keepOf(offer).give !== null));
  /** How the chosen cards can be laid, if there is more than one way. */
  ways = $derived.by(() => {
    const ways = this.#offers();
    return ways.length > 1 ? ways : [];
  });

  constructor(model: () => TableModel, hand: () => readonly Kind[]) {
    this.#modelNow = model;
    this.#hand = hand;
    // Whatever puts the offer down (Escape, sending, a new hand) puts the cards down.
    $effect.pre(() => {
      const isRaised = model().raised !== null;
      const decision = model().shown?.decision ?? -1;
      untrack(() => {
        if (decision !== this.#decision || (this.#wasRaised && !isRaised)) this.clear();
        this.#decision = decision;
        this.#wasRaised = isRaised;
      });
    });
  }

  get #model(): TableModel {
    return this.#modelNow();
  }

  get isWaitingForGift(): boolean {
    return this.mustGive && this.#isKeepFull && this.gift === null;
  }

  get #isKeepFull(): boolean {
    return this.kept.length === (this.wantsTwo ? 2 : 1);
  }

  get #isComplete(): boolean {
    return this.#isKeepFull && (!this.mustGive || this.gift !== null);
  }

  isChosen(place: number): boolean {
    return this.kept.includes(place) || this.gift === place;
  }

  /** A tap: choose, put back, or send what is chosen already. */
  tap(place: number): void {
    if (!this.#model.legal.length) {
      this.#model.skip();
      return;
    }
    if (this.isChosen(place) && this.#isComplete) {
      if (this.#model.raised) this.#model.raise(this.#model.raised);
      return;
    }
    if (this.gift === place) this.gift = null;
    else if (this.kept.includes(place)) this.kept = this.kept.filter((one) => one !== place);
    else if (!this.#isKeepFull) this.kept = [...this.kept, place];
    else if (this.mustGive) this.gift = place;
    else this.kept = [...this.kept.slice(0, -1), place];
    this.#raise();
  }

  /** Call "Sushi Go!" for a second card, or take the call back. */
  callTwo(wantsTwo: boolean): void {
    this.wantsTwo = wantsTwo;
    if (!wantsTwo) this.kept = this.kept.slice(0, 1);
    this.gift = null;
    this.#raise();
  }

  lay(offer: Offer): void {
    if (offer.write !== this.#model.raised?.write) this.#model.raise(offer);
  }

  clear(): void {
    this.last = this.gift === null ? this.kept : [...this.kept, this.gift];
    this.kept = [];
    this.gift = null;
    this.wantsTwo = false;
  }

  #offers(): Offer[] {
    if (!this.#isComplete) return [];
    const kindAt = (place: number): Kind[] => this.#hand().slice(place, place + 1);
    const gift = this.gift === null ? null : (kindAt(this.gift)[0] ?? null);
    return matching(this.#model.legal, this.kept.flatMap(kindAt), gift);
  }

  #raise(): void {
    const offer = usual(this.#offers());
    this.#wasRaised = offer !== null;
    if (offer?.write !== this.#model.raised?.write) this.#model.raise(offer);
  }
}

/** Whether anything can be said about the chosen cards. */
export function hasChoices(picking: Picking): boolean {
  return picking.canKeepTwo || picking.ways.length > 0 || picking.mustGive;
}
