// Standings as a file for spreadsheets.
import { writeRows } from "../parts/csv";
import type { MemberShown, Standing } from "../wire/types";

const COLUMNS = ["game", "name", "games", "wins", "points", "beaten", "met"] as const;

export function standingsCsv(standings: readonly Standing[], members: readonly MemberShown[]): string {
  const name = (number: number) => members.find((one) => one.number === number)?.name ?? "";
  return writeRows([
    COLUMNS,
    ...standings.map((one) => [one.game || "all", name(one.member), one.games, one.wins, one.points, one.beaten, one.met]),
  ]);
}
