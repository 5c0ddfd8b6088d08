// Reads an evening that came from elsewhere, a file or another phone: what it lets through fits the box.
import { COLOURS } from "../wire/people";
import { type Evening, figuresOf, optionsOf, type Outcome, type Plate, type Player } from "./evening";
import { factsOf, GAMES, type GameName } from "./facts";

export type Loose = Record<string, unknown>;

const MOST_RECIPES = 20;
const LONGEST_RECIPE = 64;

export const isRecord = (value: unknown): value is Loose => typeof value === "object" && value !== null && !Array.isArray(value);
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1000;
const isName = (value: unknown): value is string => typeof value === "string" && value.trim().length > 0 && value.length <= 64;

/** Give an evening as we keep it; null if it is none. */
export function readEvening(read: unknown): Evening | null {
  if (!isRecord(read)) return null;
  const game = GAMES.find((one) => one === read["game"]);
  const players = readPlayers(read["players"]);
  const edition = String(read["edition"]);
  const { id, begun } = read;
  if (!game || !players || !(edition in factsOf(game).editions) || typeof id !== "string" || !/^[0-9a-f]{1,32}$/.test(id)) return null;
  if (typeof begun !== "string" || Number.isNaN(Date.parse(begun))) return null;
  const house = readHouse(game, read["house"]);
  const evening = { id, game, edition, house, players, begun, outcome: readOutcome(read["outcome"], players.length), rounds: [] };
  try {
    optionsOf(evening);
  } catch {
    return null;
  }
  const rounds = listOf(read["rounds"]).slice(0, factsOf(game).rounds).map((plates) => readPlates(game, plates, figuresOf(evening)));
  if (rounds.some((plates) => plates === null)) return null;
  const recipes = readRecipes(read["recipes"], players.length);
  return { ...evening, rounds: rounds as Plate[][], ...(recipes && { recipes }) };
}

export function readPlayers(read: unknown): Player[] | null {
  const players = listOf(read).flatMap((one, seat) => {
    if (!isRecord(one) || !isName(one["name"])) return [];
    const colour = COLOURS.find((known) => known === one["colour"]) ?? COLOURS[seat % COLOURS.length] ?? "sea";
    return [{ name: one["name"].trim(), colour }];
  });
  const isWhole = players.length === listOf(read).length && players.length >= 1 && players.length <= 6;
  return isWhole && new Set(players.map(({ name }) => name)).size === players.length ? players : null;
}

function readHouse(game: GameName, read: unknown): Record<string, string> {
  const choices = factsOf(game).house;
  const chosen = Object.entries(isRecord(read) ? read : {}).filter(([name, value]) => choices[name]?.includes(String(value)));
  return Object.fromEntries(chosen.map(([name, value]) => [name, String(value)]));
}

function readPlates(game: GameName, read: unknown, figures: number): Plate[] | null {
  const plates = listOf(read);
  if (plates.length !== figures || !plates.every(isRecord)) return null;
  const { keys } = factsOf(game);
  const isPlate = (plate: Loose) => Object.entries(plate).every(([key, count]) => keys.includes(key) && isCount(count));
  return plates.every(isPlate) ? (plates as unknown as Plate[]) : null;
}

function readOutcome(read: unknown, players: number): Outcome | null {
  if (!isRecord(read)) return null;
  const [totals, ranks] = [listOf(read["totals"]), listOf(read["ranks"])];
  const isWhole = totals.length === players && ranks.length === players && totals.every(Number.isInteger) && ranks.every(isCount);
  return isWhole ? { totals: totals as number[], ranks: ranks as number[] } : null;
}

/** Names of recipes by seat; undefined if nobody noted any. */
function readRecipes(read: unknown, players: number): string[][] | undefined {
  const seats = listOf(read).slice(0, players).map((names) => listOf(names).filter((one): one is string => isName(one) && one.length <= LONGEST_RECIPE).slice(0, MOST_RECIPES));
  return seats.some((names) => names.length) ? seats : undefined;
}
