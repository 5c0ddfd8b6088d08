// What the player has picked so far; every pick narrows the legal commands, and one that is left is raised.
import { keep, recall } from "../../wire/keep";
import type { Offer } from "../../wire/types";
import { nameOf } from "./board";
import type { Desk } from "./desk.svelte";
import type { Card } from "./facts";
import { isOffer, offersOf, playsOf, squaresOf } from "./offers";
import type { Light } from "./sight";

interface Wish {
  card: Card;
  /** The corner of a Wasabi! on the mat; null takes from the kitchen. */
  corner: number | null;
}

export class Choice {
  readonly #desk: Desk;
  /** The place in the hand whose tile is picked. */
  slot = $state<number | null>(null);
  card = $state<Card | null>(null);
  square = $state<number | null>(null);
  wish = $state.raw<Wish | null>(null);
  discard = $state<Card | null>(null);
  /** Places of recipes to put back, in the order they were picked; null while not passing. */
  returning = $state.raw<readonly number[] | null>(null);
  /** The recipe whose lines are lit, by its number. */
  strip = $state<number | null>(null);
  /** The square that is looked into, or under. */
  looked = $state<number | null>(null);
  /** The action card that is explained. */
  explained = $state<Card | null>(null);
  isLit = $state(recall("wasabi.lit", true));

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  get #model() {
    return this.#desk.model;
  }
  legal = $derived.by(() => (this.#model.isMine ? this.#model.legal : []));
  raised = $derived.by(() => this.#model.raised);

  /** The tile to place: the one picked, or the only one that can be. */
  kind = $derived.by<number | null>(() => {
    if (this.card !== null || this.returning !== null) return null;
    const placeable = new Set(offersOf(this.legal, "place-tile").map(({ command }) => command.kind));
    if (placeable.size === 1) return [...placeable][0] ?? null;
    return this.slot === null ? null : (this.#desk.hand[this.slot] ?? null);
  });

  /** The commands that what was picked on the mat leads to. */
  #plays = $derived.by<readonly Offer[]>(() => {
    if (this.returning !== null) return [];
    if (this.card !== null) return playsOf(this.legal, this.card);
    return offersOf(this.legal, "place-tile").filter(({ command }) => command.kind === this.kind);
  });

  /** The squares that can be tapped now to go on. */
  targets = $derived.by<ReadonlySet<number>>(() => {
    const lifts = offersOf(this.legal, "take-card").filter(
      ({ command }) => this.discard === null || command.discard === null || command.discard === this.discard,
    );
    const offers = [...this.#plays, ...lifts];
    const first = this.card === "switch" ? this.square : null;
    const squares = offers
      .map(squaresOf)
      .filter((touched) => first === null || touched.includes(first))
      .flat();
    return new Set(squares.filter((square) => square !== first));
  });

  /** Whether nothing is picked. */
  isIdle = $derived.by(() => this.slot === null && this.card === null && this.returning === null);

  /** The recipes that can be served now, by their places. */
  servings = $derived.by(() => new Map(offersOf(this.legal, "complete").map((offer) => [offer.command.place, offer])));

  lights = $derived.by<ReadonlyMap<number, Light>>(() => {
    const { view, strips, hand } = this.#desk;
    if (this.kind === null && this.strip === null) return new Map();
    if (this.#model.isMine && offersOf(this.legal, "place-tile").length === 0) return new Map();
    if (!this.isLit || isOffer(this.raised, "complete") || this.card !== null || this.returning !== null || view.stage !== "play") return new Map();
    const places = strips.flatMap(({ number }, place) => (this.strip === null || number === this.strip ? [place] : []));
    return this.#desk.lightsFor({ places, kinds: this.kind === null ? hand : [this.kind] });
  });

  setLit(isLit: boolean): void {
    this.isLit = isLit;
    keep("wasabi.lit", isLit);
  }

  /** Start over; what is looked at stays. */
  clear(): void {
    this.slot = null;
    this.card = null;
    this.square = null;
    this.wish = null;
    this.discard = null;
    this.returning = null;
    this.explained = null;
  }

  /** Put everything down, also what is looked at. */
  lower(): void {
    this.clear();
    this.looked = null;
    this.strip = null;
  }

  tapTile(slot: number): void {
    const isSame = this.slot === slot && this.card === null;
    this.clear();
    this.looked = null;
    if (!isSame) this.slot = slot;
    this.#model.raise(null);
  }

  /** Pick an action card to play, or one to give back for another. */
  tapCard(card: Card): void {
    if (this.#desk.view.stage === "cards") {
      this.discard = this.discard === card && !this.raised ? null : card;
      this.#raiseTake();
      return;
    }
    if (!this.#model.isMine || this.#desk.view.stage !== "play") {
      this.explain(card);
      return;
    }
    const plays = playsOf(this.legal, card);
    const [only] = plays;
    if (!only) {
      void this.#model.whyNot(this.#sample(card));
      return;
    }
    const isSame = this.card === card;
    if (only && plays.length === 1 && squaresOf(only).length === 0) {
      this.clear();
      this.card = card;
      this.#model.raise(only);
      return;
    }
    this.clear();
    this.looked = null;
    this.#model.raise(null);
    if (!isSame) this.card = card;
  }

  /** Say what a card does. */
  explain(card: Card): void {
    this.explained = this.explained === card ? null : card;
  }

  tapSquare(square: number): void {
    const wasLooked = this.looked === square;
    this.looked = null;
    if (wasLooked && !this.targets.has(square)) return;
    if (!this.targets.has(square)) {
      this.#lookOrAsk(square);
      return;
    }
    const lifted = this.#desk.cover.get(square);
    if (this.#desk.view.stage === "cards" && lifted !== undefined) this.tapSupply("wasabi", lifted);
    else if (this.card === "switch" && this.square === null) this.square = square;
    else this.#model.raise(this.#offerOn(square));
    if ((this.#desk.view.board[square]?.length ?? 0) > 1) this.looked = square;
  }

  /** Pick what becomes of a chopped tile. */
  keepChopped(isKept: boolean): void {
    const raised = this.raised;
    if (!isOffer(raised, "play-chop") || raised.command.keep === isKept) return;
    const { square } = raised.command;
    this.#model.raise(
      offersOf(this.legal, "play-chop").find(({ command }) => command.square === square && command.keep === isKept) ?? null,
    );
  }

  /** Pick a card to take, from the kitchen or off the mat. */
  tapSupply(card: Card, corner: number | null): void {
    const isSame = this.wish?.card === card && this.wish.corner === corner;
    this.wish = isSame && !this.raised ? null : { card, corner };
    this.#raiseTake();
  }

  tapRecipe(place: number): void {
    if (this.returning !== null) {
      const others = this.returning.filter((one) => one !== place);
      this.returning = others.length < this.returning.length ? others : [...others, place];
      this.#model.raise(this.#offerToPass(this.returning));
      return;
    }
    const serving = this.servings.get(place);
    const number = this.#desk.strips[place]?.number ?? null;
    if (serving) this.#model.raise(serving);
    else this.strip = this.strip === number ? null : number;
  }

  startPassing(): void {
    this.clear();
    this.#model.raise(null);
    this.returning = [];
  }

  #raiseTake(): void {
    const { wish, discard } = this;
    const fitting = offersOf(this.legal, "take-card").filter(
      ({ command }) =>
        wish?.card === command.card &&
        wish.corner === command.corner &&
        (command.discard === null || command.discard === discard),
    );
    this.#model.raise(fitting[0] ?? null);
  }

  /** The command on a square; a Wasabi! goes where the square is its upper left corner, if it can. */
  #offerOn(square: number): Offer | null {
    const onIt = this.#plays.filter((offer) => squaresOf(offer).includes(square));
    if (this.card === "switch") return onIt.find((offer) => this.square !== null && squaresOf(offer).includes(this.square)) ?? null;
    const raised = this.raised;
    if (raised && onIt.includes(raised)) return raised;
    return onIt.find((offer) => squaresOf(offer)[0] === square && !(isOffer(offer, "play-chop") && !offer.command.keep)) ?? onIt[0] ?? null;
  }

  /** Of the orders that are legal, the one that keeps most of the order picked. */
  #offerToPass(places: readonly number[]): Offer | null {
    const same = offersOf(this.legal, "pass").filter(
      ({ command }) => command.places.length === places.length && command.places.every((one) => places.includes(one)),
    );
    const agreement = (order: readonly number[]) =>
      order.reduce((sum, one, at) => sum + order.slice(at + 1).filter((later) => places.indexOf(one) < places.indexOf(later)).length, 0);
    return same.sort((a, b) => agreement(b.command.places) - agreement(a.command.places))[0] ?? null;
  }

  /** Look into a stack or under a card; a square that is not to be had now says why. */
  #lookOrAsk(square: number): void {
    const name = nameOf(square);
    if (this.#model.isMine && this.card === null && this.kind !== null && this.slot !== null) void this.#model.whyNot(`place ${this.kind} ${name}`);
    else if (this.#model.isMine && this.card === "chop") void this.#model.whyNot(`chop ${name}`);
    if (this.#desk.view.board[square]?.length || this.#desk.cover.has(square)) this.looked = square;
    if (this.card === "switch") this.square = null;
  }

  /** A command that would play the card, to ask why it cannot be. */
  #sample(card: Card): string {
    const { board } = this.#desk.view;
    const tile = Math.max(0, board.findIndex((stack) => stack.length > 0));
    const samples: Record<Card, string> = {
      stack: "stack",
      spicy: "spicy",
      chop: `chop ${nameOf(tile)}`,
      switch: "switch a1 b1",
      wasabi: "wasabi a1",
    };
    return samples[card];
  }
}
