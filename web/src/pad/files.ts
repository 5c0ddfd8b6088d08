// Evenings as files: our own JSON, CSV for spreadsheets, and what the app BG Stats reads and writes of a play.
import { writeRows } from "../parts/csv";
import { countOf, type Evening, newId, optionsOf, type Plate } from "./evening";
import { factsOf, GAMES, type GameName } from "./facts";
import { isRecord, listOf, type Loose, readEvening, readPlayers } from "./reading";

export const MOST_FILE_BYTES = 2_000_000;
const FORMAT = "sushiya-pad";
const COLUMNS = ["date", "game", "edition", "player", "points", "place"] as const;
const TITLES: Record<GameName, string> = { "sushi-go": "Sushi Go!", wasabi: "Wasabi!", "sushi-express": "Sushi Express" };

export type Read = { evenings: Evening[] } | { problem: "not-readable" | "nothing-there" };

/** An evening's sheet as `sushiya score` reads it. */
export function scoreSheet(evening: Evening): object {
  const { game, rounds } = evening;
  const [plates = []] = rounds;
  if (game === "sushi-go") return { game, options: optionsOf(evening), rounds: rounds.map((one) => ({ laid: one.map(sushiGoCounts) })) };
  if (game === "wasabi") {
    const tokens = (plate: Plate) => Object.fromEntries([2, 3, 4, 5].map((length) => [length, countOf(plate, `length-${length}`)]));
    return { game, seats: plates.map((plate) => ({ tokens: tokens(plate), cubes: countOf(plate, "cubes") })) };
  }
  const part = (plate: Plate, isAction: boolean) =>
    Object.fromEntries(
      Object.entries(plate)
        .filter(([key]) => key.startsWith("action-") === isAction)
        .map(([key, count]) => [key.replace("action-", ""), count]),
    );
  return { game, customers: plates.map((plate) => part(plate, false)), actions: plates.map((plate) => part(plate, true)) };
}

function sushiGoCounts(plate: Plate): object {
  const three = (name: string, ending = "") => Object.fromEntries([1, 2, 3].map((one) => [one, countOf(plate, `${name}-${one}${ending}`)]));
  const single = ["tempura", "sashimi", "dumpling", "wasabi", "chopsticks", "pudding"];
  return {
    maki: three("maki"),
    nigiri: three("nigiri"),
    "on-wasabi": three("nigiri", ":wasabi"),
    ...Object.fromEntries(single.map((kind) => [kind, countOf(plate, kind)])),
  };
}

export function writeJson(evenings: readonly Evening[]): string {
  const written = evenings.map((evening) => (evening.rounds.length ? { ...evening, sheet: scoreSheet(evening) } : evening));
  return JSON.stringify({ format: FORMAT, version: 1, evenings: written }, null, 1);
}

export function writeCsv(evenings: readonly Evening[]): string {
  const rows = evenings.flatMap(({ begun, game, edition, players, outcome }) =>
    players.map(({ name }, seat) => [begun, game, edition, name, outcome?.totals[seat] ?? "", outcome?.ranks[seat] ?? ""]),
  );
  return writeRows([COLUMNS, ...rows]);
}

/** A play as BG Stats takes it from other apps. */
export function bgStatsPlay({ id, game, players, begun, outcome }: Evening): object {
  return {
    sourceName: "Sushiya",
    sourcePlayId: id,
    playDate: begun.slice(0, 19).replace("T", " "),
    game: { name: TITLES[game], highestWins: true, noPoints: false, sourceGameId: game },
    players: players.map(({ name }, seat) => ({
      name,
      sourcePlayerId: name,
      score: outcome?.totals[seat] ?? 0,
      rank: outcome?.ranks[seat] ?? 0,
      winner: outcome?.ranks[seat] === 1,
    })),
  };
}

/** Opens the app, if it is there; this page sends nothing by itself. */
export function bgStatsLink(evening: Evening): string {
  return `https://app.bgstatsapp.com/createPlay.html?data=${encodeURIComponent(JSON.stringify(bgStatsPlay(evening)))}`;
}

/** Read a file of ours, a table in CSV with our columns, or a play of BG Stats. */
export function readFile(content: string): Read {
  try {
    const evenings = /^\s*[{[]/.test(content) ? readJson(JSON.parse(content)) : readCsv(content);
    return evenings.length ? { evenings } : { problem: "nothing-there" };
  } catch {
    return { problem: "not-readable" };
  }
}

const gameOf = (value: unknown): GameName | undefined => GAMES.find((game) => game === value || TITLES[game] === value);

function readJson(read: unknown): Evening[] {
  if (!isRecord(read)) return [];
  if (read["format"] === FORMAT) return listOf(read["evenings"]).flatMap((one) => readEvening(one) ?? []);
  return readPlay(read);
}

/** What others count has totals only. */
function totalsOnly(game: GameName, begun: string, rows: readonly { name: string; points: number; place: number }[], edition?: string): Evening[] {
  const players = readPlayers(rows.map(({ name }) => ({ name })));
  const known = edition && edition in factsOf(game).editions ? edition : (Object.keys(factsOf(game).editions)[0] ?? "");
  const outcome = { totals: rows.map(({ points }) => points), ranks: rows.map(({ place }) => place) };
  const isWhole = players && !Number.isNaN(Date.parse(begun)) && [...outcome.totals, ...outcome.ranks].every(Number.isInteger);
  return isWhole ? [{ id: newId(), game, edition: known, house: {}, players, rounds: [], begun, outcome }] : [];
}

function readPlay(read: Loose): Evening[] {
  const game = isRecord(read["game"]) ? gameOf(read["game"]["name"]) : undefined;
  const players = listOf(read["players"]).filter(isRecord);
  const date = String(read["playDate"]).replace(" ", "T");
  if (!game || !players.length) return [];
  const rows = players.map((one) => ({ name: String(one["name"]), points: Number(one["score"]), place: Number(one["rank"]) || (one["winner"] ? 1 : 2) }));
  return totalsOnly(game, /Z|[+-]\d\d:\d\d$/.test(date) ? date : `${date}Z`, rows);
}

function readCsv(content: string): Evening[] {
  const [head, ...rows] = cells(content);
  if (!head || COLUMNS.some((name) => !head.includes(name))) return [];
  const evenings = new Map<string, Loose[]>();
  for (const row of rows) {
    const one = Object.fromEntries(head.map((name, at) => [name, (row[at] ?? "").replace(/^'/, "")]));
    const key = `${one["date"]} ${one["game"]} ${one["edition"]}`;
    if (one["player"]) evenings.set(key, [...(evenings.get(key) ?? []), one]);
  }
  return [...evenings.values()].flatMap((some) => {
    const game = gameOf(some[0]?.["game"]);
    const rows = some.map((one) => ({ name: String(one["player"]), points: Number(one["points"] || NaN), place: Number(one["place"] || NaN) }));
    return game ? totalsOnly(game, String(some[0]?.["date"]), rows, String(some[0]?.["edition"])) : [];
  });
}

/** Split CSV into its cells; quotes may hold commas, quotes and ends of lines. */
function cells(content: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quotedText, plain, ending] of content.replace(/^\ufeff/, "").matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quotedText?.replaceAll('""', '"') ?? plain ?? "");
    if (ending && ending !== ",") rows.push([]);
  }
  return rows.filter((row) => row.some(Boolean));
}
