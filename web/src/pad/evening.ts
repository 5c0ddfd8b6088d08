// One game that is played on a real table: who plays, out of which box, and what was counted so far.
import type { Colour } from "../wire/people";
import { factsOf, type GameName, presetOf } from "./facts";

export interface Player {
  name: string;
  colour: Colour;
}

/** What one figure has in one round: counts by key; a key that is missing is 0. */
export type Plate = Readonly<Record<string, number>>;

export interface Outcome {
  totals: readonly number[];
  /** By player; 1 is the winner's. */
  ranks: readonly number[];
}

export interface Evening {
  id: string;
  game: GameName;
  edition: string;
  /** House rules: options that differ from the edition's own. */
  house: Readonly<Record<string, string>>;
  players: readonly Player[];
  /** By round and figure. The robot of Sushi Go! comes after the players. */
  rounds: readonly (readonly Plate[])[];
  /** Wasabi!: recipes by name and seat, for whoever likes to note them. */
  recipes?: readonly (readonly string[])[];
  /** When it began, as a date in ISO 8601. */
  begun: string;
  /** Set once the players say that it is over; kept up to date by corrections. */
  outcome: Outcome | null;
}

export type Options = Readonly<Record<string, string | number>>;

export const hasRobot = ({ house }: Pick<Evening, "house">): boolean => house["robot"] === "on";

export const figuresOf = (evening: Pick<Evening, "house" | "players">): number =>
  evening.players.length + Number(hasRobot(evening));

/** The options of the table, house rules included. */
export function optionsOf({ game, edition, house, players }: Pick<Evening, "game" | "edition" | "house" | "players">): Options {
  const preset = factsOf(game).presets[presetOf(edition, players.length, hasRobot({ house }))];
  if (!preset) throw new RangeError(`no box of ${game} is for ${players.length}`);
  return { ...preset, ...house };
}

export function emptyRound(evening: Pick<Evening, "house" | "players">): Plate[] {
  return Array.from({ length: figuresOf(evening) }, () => ({}));
}

export function begin(game: GameName, edition: string, players: readonly Player[], house: Evening["house"] = {}): Evening {
  const evening = { id: newId(), game, edition, house, players, begun: new Date().toISOString(), outcome: null };
  return { ...evening, rounds: [emptyRound(evening)] };
}

export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const countOf = (plate: Plate | undefined, key: string): number => plate?.[key] ?? 0;

/** Change how many of a key somebody has; below 0 nothing happens. */
export function withCount(evening: Evening, round: number, figure: number, key: string, change: number): Evening {
  const rounds = evening.rounds.map((plates, at) =>
    at !== round ? plates : plates.map((plate, place) => (place === figure ? changed(plate, key, change) : plate)),
  );
  return { ...evening, rounds };
}

function changed(plate: Plate, key: string, change: number): Plate {
  const { [key]: before = 0, ...others } = plate;
  const count = before + change;
  return count > 0 ? { ...others, [key]: count } : others;
}

export function withNextRound(evening: Evening): Evening {
  if (evening.rounds.length >= factsOf(evening.game).rounds) return evening;
  return { ...evening, rounds: [...evening.rounds, emptyRound(evening)] };
}
