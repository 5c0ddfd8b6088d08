// A box as the parts of a shared sheet: what lies in the box, and the strips of each length, which one phone can enter.
import { contentOf, sheetOf } from "./code";
import { cleanName, type Sheet, type Strip } from "./sheet";

const PANTRY = "pantry";
const STRIPS = "strips-";

type Parts = Readonly<Record<string, string>>;

function read(text: string | undefined): unknown {
  try {
    return JSON.parse(text || "null");
  } catch {
    return null;
  }
}

const listOf = (text: string | undefined): unknown[] => {
  const found = read(text);
  return Array.isArray(found) ? found : [];
};

export function partsOf(sheet: Sheet): Record<string, string> {
  const lengths = [...new Set(sheet.strips.map(({ kinds }) => kinds.length))];
  const strips = (length: number) => sheet.strips.filter(({ kinds }) => kinds.length === length).map(({ name, kinds }) => [name, ...kinds]);
  return {
    [PANTRY]: JSON.stringify(contentOf({ ...sheet, strips: [] })),
    ...Object.fromEntries(lengths.map((length) => [STRIPS + length, JSON.stringify(strips(length))])),
  };
}

/** Put the parts together; null if somebody wrote what is no box. What is being entered stays here. */
export function boxOf(parts: Parts, most: number): Sheet | null {
  const sheet = sheetOf(read(parts[PANTRY]));
  if (!sheet) return null;
  const kinds = new Set(sheet.ingredients.map(({ kind }) => kind));
  const names = Object.keys(parts).filter((name) => name.startsWith(STRIPS)).sort();
  const strips = names.flatMap((name) => listOf(parts[name]).flatMap((one) => stripOf(one, kinds)));
  return { ...sheet, strips: strips.slice(0, most) };
}

function stripOf(written: unknown, known: ReadonlySet<string>): Strip[] {
  if (!Array.isArray(written)) return [];
  const [name, ...kinds] = written.map(String);
  const found = kinds.filter((kind) => known.has(kind));
  return found.length ? [{ name: cleanName(name ?? ""), kinds: found }] : [];
}

/** Put together what two phones wrote at once: nothing that was entered is lost, and of one thing this phone's word counts. */
export function merge(part: string, base: string, mine: string, theirs: string): string {
  if (part === PANTRY) return JSON.stringify(mergeValues(read(base), read(mine), read(theirs)));
  const [before, own, other] = [base, mine, theirs].map((text) => listOf(text).map((one) => JSON.stringify(one))) as [string[], string[], string[]];
  const stays = other.filter((one) => own.includes(one) || !before.includes(one));
  const added = own.filter((one) => !before.includes(one) && !other.includes(one));
  return `[${[...stays, ...added].join(",")}]`;
}

function mergeValues(base: unknown, mine: unknown, theirs: unknown): unknown {
  const [before, own, other] = [base, mine, theirs].map((one) => JSON.stringify(one));
  if (own === before) return theirs;
  if (other === before) return mine;
  const isAlike = Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs) && base.length === mine.length && mine.length === theirs.length;
  return isAlike ? mine.map((one: unknown, at: number) => mergeValues(base[at], one, theirs[at])) : mine;
}

/** Bring what others changed, from `shown` to `news`, into a box that undoing would lead back to. */
export function rebased(before: Sheet, shown: Parts, news: Parts, most: number): Sheet {
  const old = partsOf(before);
  const names = [...new Set([...Object.keys(old), ...Object.keys(news)])];
  const found = boxOf(Object.fromEntries(names.map((name) => [name, merge(name, shown[name] ?? "", old[name] ?? "", news[name] ?? "")])), most);
  return found ? { ...found, draft: before.draft } : before;
}
