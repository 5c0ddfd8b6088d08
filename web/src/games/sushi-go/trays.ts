// What lies before somebody, set by set, with the places that a set still has free.
import { type Kind, makiIcons, nigiriValue, SASHIMI, TEMPURA, WASABI } from "./cards";
import type { Card, RoundPoints } from "./types";

export type TrayKind = "nigiri" | "maki" | "tempura" | "sashimi" | "dumpling" | "chopsticks" | "pudding";

/** A dish: what lies there, on a wasabi or not; nothing lies on a wasabi that is still free. */
export interface Dish {
  key: string;
  kind: Kind;
  isOnWasabi: boolean;
  /** Does not lie there yet: it would if what is raised were kept. */
  isRaised?: boolean;
  /** Was laid last. */
  isNewest?: boolean;
}

export interface Tray {
  kind: TrayKind;
  dishes: readonly Dish[];
  /** The same, set by set; what belongs to no set stands for itself. */
  sets: readonly (readonly Dish[])[];
  /** What counts: maki icons, wasabi left out, otherwise cards. */
  count: number;
  /** Cards beyond complete sets, and places that the set begun still has free. */
  left: number;
  free: number;
  /** Points of this tray if the round ended now; chopsticks have none, puddings not before the end. */
  points: number | null;
}

export function trayOf(kind: Kind): TrayKind {
  if (makiIcons(kind)) return "maki";
  if (nigiriValue(kind) || kind === "wasabi") return "nigiri";
  return kind as TrayKind;
}

export type Tables = readonly (readonly Card[])[];

/** What lies on all tables, and what each would bring. */
export interface Spread {
  tables: Tables;
  points: readonly RoundPoints[];
  puddings: readonly number[];
  /** What the puddings brought, once the game is over. */
  puddingPoints?: readonly number[];
  /** The picks that were laid last; theirs are the newest dishes. */
  newest?: readonly Pick[];
}

/** What somebody keeps, and gives to the robot. */
export interface Pick {
  cards: readonly Card[];
  give: Kind | null;
}

/** What lies before somebody, the puddings of earlier rounds first. */
export function traysAt({ tables, points, puddings, puddingPoints = [], newest = [] }: Spread, place: number): Tray[] {
  const before = Array.from({ length: puddings[place] ?? 0 }, (): Card => ({ kind: "pudding", "on-wasabi": false }));
  const trays = traysOf([...before, ...(tables[place] ?? [])], points[place] ?? NOTHING);
  const final = puddingPoints[place] ?? null;
  const laid = newest[place]?.cards.map(nameOf) ?? giftsIn(newest);
  return trays.map((tray) => {
    const marked = marks(tray, (dish) => ({ ...dish, isNewest: isLast(tray, dish, laid) }));
    return tray.kind === "pudding" ? { ...marked, points: final } : marked;
  });
}

const nameOf = ({ kind, "on-wasabi": isOnWasabi }: Card): string => kind + (isOnWasabi ? "+" : "");

/** The robot's card may have gone on a wasabi. */
function giftsIn(picks: readonly Pick[]): string[] {
  return picks.flatMap(({ give }) => (give ? [give, `${give}+`] : []));
}

/** Whether a dish is among the last of its name, as many as were laid. */
function isLast(tray: Tray, dish: Dish, laid: readonly string[]): boolean {
  const name = dish.kind + (dish.isOnWasabi ? "+" : "");
  const alike = tray.dishes.filter((one) => one.kind === dish.kind && one.isOnWasabi === dish.isOnWasabi);
  const count = laid.filter((one) => one === name).length;
  return count > 0 && alike.slice(-count).includes(dish);
}

function marks(tray: Tray, mark: (dish: Dish) => Dish): Tray {
  const marked = new Map(tray.dishes.map((dish) => [dish, mark(dish)]));
  const of = (dish: Dish): Dish => marked.get(dish) ?? dish;
  return { ...tray, dishes: tray.dishes.map(of), sets: tray.sets.map((set) => set.map(of)) };
}

export function makiAt({ tables }: Spread, place: number): number {
  return (tables[place] ?? []).reduce((sum, card) => sum + makiIcons(card.kind), 0);
}

/** Whether nobody has more maki on the table; those that are raised count for whoever holds them. */
export function leadsMaki(spread: Spread, { kind, count }: Tray): boolean {
  return kind === "maki" && spread.tables.every((_, place) => makiAt(spread, place) <= count);
}

/** The same as it would be with cards that are raised now; the points are those of what lies there. */
export function traysWith(spread: Spread, place: number, raised: readonly Card[]): Tray[] {
  const lying = new Set(traysAt(spread, place).flatMap((tray) => tray.dishes.map((dish) => dish.key)));
  const tables = spread.tables.map((table, at) => (at === place ? [...table, ...raised] : table));
  const mark = (dish: Dish): Dish => ({ ...dish, isRaised: !lying.has(dish.key) });
  // What was laid last is no news while one looks at what comes next.
  return traysAt({ ...spread, tables, newest: [] }, place).map((tray) => marks(tray, mark));
}

/** Lay a table out; trays stand in the order they were begun; keys last as long as a card lies there, so that only new ones are turned up. */
export function traysOf(table: readonly Card[], now: RoundPoints): Tray[] {
  const trays = new Map<TrayKind, Dish[]>();
  let freeWasabi = 0;
  const met = new Map<string, number>();
  for (const { kind, "on-wasabi": isOnWasabi } of table) {
    freeWasabi += kind === "wasabi" ? 1 : isOnWasabi ? -1 : 0;
    if (kind === "wasabi") {
      trays.set("nigiri", trays.get("nigiri") ?? []);
      continue;
    }
    const name = nameOf({ kind, "on-wasabi": isOnWasabi });
    const place = met.get(name) ?? 0;
    met.set(name, place + 1);
    const dishes = trays.get(trayOf(kind)) ?? [];
    trays.set(trayOf(kind), [...dishes, { key: `${name} ${place}`, kind, isOnWasabi }]);
  }
  const wasabi = Array.from({ length: freeWasabi }, (_, place): Dish => ({ key: `wasabi ${place}`, kind: "wasabi", isOnWasabi: false }));
  const nigiri = trays.get("nigiri");
  if (nigiri) trays.set("nigiri", [...nigiri, ...wasabi]);
  return [...trays].map(([kind, dishes]) => {
    const set = setOf(kind);
    const left = dishes.length % set;
    const sets = Array.from({ length: Math.ceil(dishes.length / set) }, (_, at) => dishes.slice(at * set, (at + 1) * set));
    return { kind, dishes, sets, count: countOf(kind, dishes), left, free: left && set - left, points: pointsOf(kind, now) };
  });
}

function countOf(kind: TrayKind, dishes: readonly Dish[]): number {
  if (kind === "maki") return dishes.reduce((sum, dish) => sum + makiIcons(dish.kind), 0);
  return dishes.filter((dish) => dish.kind !== "wasabi").length;
}

function setOf(kind: TrayKind): number {
  return kind === "tempura" ? TEMPURA.set : kind === "sashimi" ? SASHIMI.set : 1;
}

function pointsOf(kind: TrayKind, now: RoundPoints): number | null {
  return kind === "chopsticks" || kind === "pudding" ? null : now[kind];
}

export const NOTHING: RoundPoints = { maki: 0, tempura: 0, sashimi: 0, dumpling: 0, nigiri: 0 };

export function totalOf(points: RoundPoints): number {
  return points.maki + points.tempura + points.sashimi + points.dumpling + points.nigiri;
}

/** A tray in small: a drawing, and how many lie there or how much they count. */
export interface Chip {
  key: string;
  kind: Kind;
  isOnWasabi: boolean;
  text: string;
  isNewest: boolean;
}

export function chipsOf(tray: Tray): Chip[] {
  if (tray.kind === "maki") return [chip(tray.dishes, "maki-1", String(tray.count))];
  if (tray.kind !== "nigiri") return tray.dishes.slice(0, 1).map((dish) => chip(tray.dishes, dish.kind, String(tray.dishes.length)));
  const on = tray.dishes.filter((dish) => dish.isOnWasabi).map((dish) => chip([dish], dish.kind, `×${WASABI}`));
  const kinds = new Set(tray.dishes.filter((dish) => !dish.isOnWasabi).map((dish) => dish.kind));
  const bare = [...kinds].map((kind) => {
    const alike = tray.dishes.filter((dish) => dish.kind === kind && !dish.isOnWasabi);
    return chip(alike, kind, String(alike.length));
  });
  return [...on, ...bare];
}

function chip(dishes: readonly Dish[], kind: Kind, text: string): Chip {
  const [first] = dishes;
  return { key: first?.key ?? kind, kind, isOnWasabi: first?.isOnWasabi ?? false, text, isNewest: dishes.some((dish) => dish.isNewest) };
}
