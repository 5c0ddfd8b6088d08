// An evening as the parts of a shared sheet: one says who plays, and each plate is a part of its own.
import { emptyRound, type Evening, type Plate } from "./evening";
import { isRecord, type Loose, readEvening } from "./reading";

const TABLE = "table";
const plateName = (round: number, figure: number) => `plate-${round}-${figure}`;
const recipesName = (seat: number) => `recipes-${seat}`;

/** Write what is equal in equal letters, whatever the order in which it was entered. */
function write(value: Loose): string {
  const isThere = ([, one]: [string, unknown]) => one !== undefined && one !== 0;
  return JSON.stringify(Object.fromEntries(Object.entries(value).filter(isThere).sort(([one], [other]) => (one < other ? -1 : 1))));
}

function read(text: string | undefined): unknown {
  try {
    return JSON.parse(text || "{}");
  } catch {
    return {};
  }
}

const readRecord = (text: string | undefined): Loose => {
  const found = read(text);
  return isRecord(found) ? found : {};
};

export function partsOf(evening: Evening): Record<string, string> {
  const { id, game, edition, house, players, begun, outcome, rounds, recipes = [] } = evening;
  const plates = rounds.flatMap((some, round) => some.map((plate, figure): [string, Plate] => [plateName(round, figure), plate]));
  // An empty plate that nobody has touched needs no part.
  const laid = plates.filter(([, plate]) => Object.keys(plate).length);
  return {
    [TABLE]: write({ id, game, edition, house, players, begun, rounds: rounds.length, over: outcome !== null }),
    ...Object.fromEntries(laid.map(([name, plate]) => [name, write(plate)])),
    ...Object.fromEntries(recipes.flatMap((names, seat) => (names.length ? [[recipesName(seat), JSON.stringify(names)]] : []))),
  };
}

/** Put the parts together; null if somebody wrote what is no evening. Its outcome is not known yet, only whether it is over. */
export function eveningOf(parts: Readonly<Record<string, string>>): { evening: Evening; isOver: boolean } | null {
  const table = readRecord(parts[TABLE]);
  const players = Array.isArray(table["players"]) ? table["players"] : [];
  const house = isRecord(table["house"]) ? (table["house"] as Record<string, string>) : {};
  const count = Math.min(Math.max(Number(table["rounds"]) || 1, 1), 9);
  const rounds = Array.from({ length: count }, (_, round) =>
    emptyRound({ players, house }).map((_plate, figure) => readRecord(parts[plateName(round, figure)])),
  );
  const recipes = players.map((_, seat) => read(parts[recipesName(seat)]));
  const evening = readEvening({ ...table, rounds, recipes, outcome: null });
  return evening && { evening, isOver: table["over"] === true };
}

/** Put together what two phones wrote at once: each number is whose it was changed by; if by both, this phone's counts. */
export function merge(part: string, base: string, mine: string, theirs: string): string {
  if (!part.startsWith("plate-") && part !== TABLE) return mine;
  const [before, own, other] = [readRecord(base), readRecord(mine), readRecord(theirs)];
  const names = [...new Set([...Object.keys(own), ...Object.keys(other)])];
  const isMine = (name: string) => JSON.stringify(own[name]) !== JSON.stringify(before[name]);
  const merged: Loose = Object.fromEntries(names.map((name) => [name, isMine(name) ? own[name] : other[name]]));
  // Whoever is behind does not take a round away.
  if (part === TABLE) merged["rounds"] = Math.max(Number(own["rounds"]) || 1, Number(other["rounds"]) || 1);
  return write(merged);
}

/** Bring what others changed, from `shown` to `news`, into an evening that undoing would lead back to. */
export function rebased(before: Evening, shown: Readonly<Record<string, string>>, news: Readonly<Record<string, string>>): Evening {
  const old = partsOf(before);
  const names = [...new Set([...Object.keys(old), ...Object.keys(news)])];
  const found = eveningOf(Object.fromEntries(names.map((name) => [name, merge(name, shown[name] ?? "", old[name] ?? "", news[name] ?? "")])));
  return found ? { ...found.evening, outcome: before.outcome } : before;
}
