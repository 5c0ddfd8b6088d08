// What lies before this player, read from the view that is shown now.
import type { TableModel } from "../../wire/table.svelte";
import type { Phrase } from "../../wire/types";
import { coverOf } from "./board";
import { type Cookbook, type Ingredient, openBook, type Strip } from "./book";
import { loaded } from "./engine.svelte";
import { columnsInPlay, type Length, LENGTHS } from "./facts";
import { isOffer } from "./offers";
import type { Glance, Light, Progress, Wanted } from "./sight";
import { Stage } from "./stage.svelte";
import { isScreened } from "./screens";
import type { Travel } from "./travel";
import type { AnyEvent, Outlook, View } from "./types";

/** A view as whoever watches would have it: nobody's recipes are known. */
function openTo(view: View): View {
  const lengthOf = (number: number) => view.options["recipe-book"].recipes[number]?.[1].length ?? 0;
  const recipes = view.recipes.map((one): View["recipes"][number] =>
    one.recipes === "known" ? { recipes: "hidden", lengths: one.strips.map(lengthOf).sort() } : one,
  );
  return { ...view, viewer: null, recipes };
}

/** A recipe of this player's, and how far it has come. */
export interface Standing extends Progress {
  strip: Strip;
}

/** What is told of a recipe while nothing is known. */
const UNKNOWN: Progress = { laid: [], squares: [], hindrance: null, gone: null, whole: null };

export class Desk {
  readonly model: TableModel;
  /** Where finished recipes are played out. */
  readonly stage = new Stage();
  /** What was shown before the step that is played out. */
  before = $state.raw<View | null>(null);
  /** What moves on the mat in the step shown, if anything is to move. */
  travel = $state.raw<Travel | null>(null);

  constructor(model: TableModel) {
    this.model = model;
    loaded.load();
  }

  view = $derived.by<View>(() => {
    const view = this.model.shown?.view as View;
    return this.model.isForAll ? openTo(view) : view;
  });
  /** What counters show: they wait for the points that are still being played out. */
  tally = $derived.by<View>(() => (this.stage.isCounted ? this.view : (this.before ?? this.view)));
  book = $derived.by<Cookbook>(() => openBook(this.view.options["recipe-book"]));
  players = $derived.by(() => this.view.hands.length);
  columns = $derived.by(() => columnsInPlay(this.players));
  cover = $derived.by(() => coverOf(this.view.mats));
  /** The events of the step that is shown. */
  events = $derived.by<readonly AnyEvent[]>(() => this.model.fresh.map((line) => line.event as AnyEvent).filter(Boolean));

  /** What the rules say of what could come. */
  outlook = $derived.by<Outlook | null>(() => (this.model.shown?.outlook ?? null) as Outlook | null);

  /** This seat's own things; a watcher has none. */
  seat = $derived.by<number | null>(() => this.view.viewer);
  hand = $derived.by<readonly number[]>(() => (this.seat === null ? [] : (this.view.hands[this.seat] ?? [])));
  cards = $derived.by(() => (this.seat === null ? [] : (this.view.cards[this.seat] ?? [])));
  strips = $derived.by<readonly Strip[]>(() => {
    const own = this.seat === null ? undefined : this.view.recipes[this.seat];
    return own?.recipes === "known" ? own.strips.map((number) => this.strip(number)) : [];
  });
  /** What the engine tells of the mat, and of the mat with what is raised; null: nothing on it would change. */
  seen = $derived.by<Glance | null>(() => loaded.glance(this.view, null));
  tried = $derived.by<Glance | null>(() => {
    const { raised } = this.model;
    const isOnMat =
      isOffer(raised, "place-tile") || isOffer(raised, "play-chop") || isOffer(raised, "play-switch") || isOffer(raised, "lay-wasabi");
    return raised && isOnMat ? loaded.glance(this.view, raised.code) : null;
  });
  progress = $derived.by<readonly Standing[]>(() => this.#standings(this.seen));
  /** How far one's recipes would come with what is raised. */
  prospect = $derived.by<readonly Standing[]>(() => this.#standings(this.tried ?? this.seen));
  /** The seats of the others, from the left neighbour on; for a watcher all of them. */
  others = $derived.by<readonly number[]>(() => {
    const seats = [...Array(this.players).keys()];
    if (this.seat === null) return seats;
    return seats.slice(1).map((step) => (step + (this.seat ?? 0)) % this.players);
  });
  /** For whom tiles are chosen now, at the start; and the first tiles that they have. */
  receiver = $derived.by<number | null>(() => this.outlook?.receiver ?? null);
  given = $derived.by<readonly number[]>(() => (this.receiver === null ? [] : (this.view.hands[this.receiver] ?? [])));

  #standings(glance: Glance | null): Standing[] {
    return this.strips.map((strip, place) => ({ strip, ...(glance?.recipes[place] ?? UNKNOWN) }));
  }

  /** The empty squares where one of these tiles would help one of these recipes most. */
  lightsFor(wanted: Wanted): ReadonlyMap<number, Light> {
    return loaded.glance(this.view, null, wanted)?.lights ?? new Map();
  }

  tokensUsed(seat: number): Record<Length, number> {
    const used = { 2: 0, 3: 0, 4: 0, 5: 0 };
    for (const [number] of this.tally.served[seat] ?? []) used[this.strip(number).length] += 1;
    return used;
  }

  totalOf(seat: number): number {
    return Object.values(this.tally.points[seat] ?? {}).reduce((sum, points) => sum + points, 0);
  }

  strip(number: number): Strip {
    const strip = this.book.strips[number];
    if (!strip) throw new Error(`the book has no strip ${number}`);
    return strip;
  }

  ingredient(number: number): Ingredient {
    const ingredient = this.book.ingredients[number];
    if (!ingredient) throw new Error(`the book has no ingredient ${number}`);
    return ingredient;
  }

  /** Say a message of the game. */
  text(id: string, args: Phrase["args"] = {}): string {
    return this.model.say({ id, args });
  }

  nameOfTile(number: number): string {
    return this.model.say(this.ingredient(number).name);
  }

  nameOfSeat(seat: number): string {
    return this.model.names[seat] ?? "";
  }

  /** The lengths of the recipes behind a seat's screen. */
  lengthsOf(seat: number): readonly number[] {
    const recipes = this.view.recipes[seat];
    if (!recipes) return [];
    return recipes.recipes === "known" ? recipes.strips.map((one) => this.strip(one).length) : recipes.lengths;
  }

  /** Whether a seat's tiles and action cards stand behind a screen, so that only their number is shown. */
  isScreened(seat: number): boolean {
    return isScreened(this.view, seat, this.model.table?.settings["memory-aid"] ?? false);
  }

  pileOf(length: Length): number {
    return this.view.piles[LENGTHS.indexOf(length)] ?? 0;
  }
}
