// A sheet as a short text for links, QR codes and files: what differs from the house's book, packed.
import { cleanName, HOUSE_KINDS, houseTile, type Ingredient, MOST_COUNT, newSheet, type Sheet, type Strip } from "./sheet";

const VERSION = 1;
/** A letter for each ingredient in strips. */
const LETTERS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const MOST_UNPACKED = 16_384;
const MOST_CODE = 12_000;
const MARK = "sushiya-box:";

/** What is written instead of an ingredient that is as the house has it: its count. */
type Packed = number | [kind: string, name: string, category: string, count: number, isUnique: 0 | 1];
type Content = [version: number, title: string, ingredients: Packed[], strips: string, names: [number, string][], points: number[], cubes: number[]];

/** A sheet as short as JSON can be. */
export function contentOf(sheet: Sheet): Content {
  const letter = new Map(sheet.ingredients.map(({ kind }, at) => [kind, LETTERS[at] ?? ""]));
  return [
    VERSION,
    sheet.title,
    sheet.ingredients.map((one) => (isAsHouse(one) ? one.count : [one.kind, one.name, one.category, one.count, one.isUnique ? 1 : 0])),
    sheet.strips.map(({ kinds }) => kinds.map((kind) => letter.get(kind)).join("")).join("."),
    sheet.strips.flatMap(({ name }, at): [number, string][] => (name ? [[at, name]] : [])),
    [...sheet.points],
    [...sheet.cubes],
  ];
}

export async function pack(sheet: Sheet): Promise<string> {
  const packed = new Blob([JSON.stringify(contentOf(sheet))]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function isAsHouse({ kind, name, category, isUnique }: Ingredient): boolean {
  const tile = houseTile(kind);
  return tile !== undefined && !name && tile[1] === category && tile[3] === isUnique;
}

/** Read a code that came from elsewhere; null: it holds no book. */
export async function unpack(code: string): Promise<Sheet | null> {
  if (code.length > MOST_CODE || !/^[\w-]+$/.test(code)) return null;
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
    const text = await bounded(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")));
    return text === null ? null : sheetOf(JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

/** Read no more than a book can be: a few bytes can unpack to many. */
async function bounded(stream: ReadableStream<Uint8Array>): Promise<string | null> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const reader = stream.getReader();
  let text = "";
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > MOST_UNPACKED) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Read what came from elsewhere; null: it is no sheet. */
export function sheetOf(content: unknown): Sheet | null {
  if (!Array.isArray(content) || content[0] !== VERSION) return null;
  const [, title, packed, written, names, points, cubes] = content as unknown[];
  if (!Array.isArray(packed) || packed.length > LETTERS.length || typeof written !== "string" || !Array.isArray(names)) return null;
  const ingredients = packed.map((one: unknown, at) => ingredientOf(one, at));
  const kinds = new Set(ingredients.map((one) => one?.kind));
  if (ingredients.some((one) => one === null) || kinds.size !== ingredients.length) return null;
  const called = new Map(names.map((one: unknown) => (Array.isArray(one) ? [Number(one[0]), textOf(one[1])] : [-1, ""])));
  const strips = written ? written.split(".").map((letters, at): Strip => ({
    kinds: [...letters].flatMap((sign) => ingredients[LETTERS.indexOf(sign)]?.kind ?? []),
    name: called.get(at) ?? "",
  })) : [];
  const start = newSheet(textOf(title));
  return { ...start, ingredients: ingredients as Ingredient[], strips, points: numbersOf(points, start.points), cubes: numbersOf(cubes, start.cubes) };
}

function ingredientOf(packed: unknown, at: number): Ingredient | null {
  if (typeof packed === "number") {
    const tile = houseTile(HOUSE_KINDS[at] ?? "");
    return tile ? { kind: tile[0], name: "", category: tile[1], count: countOf(packed), isUnique: tile[3] } : null;
  }
  if (!Array.isArray(packed)) return null;
  const [kind, name, category, count, isUnique] = packed as unknown[];
  const found = { kind: textOf(kind), name: textOf(name), category: textOf(category), count: countOf(count), isUnique: isUnique === 1 };
  return found.kind && found.category && (found.name || houseTile(found.kind)) ? found : null;
}

const textOf = (value: unknown): string => (typeof value === "string" ? cleanName(value) : "");
const countOf = (value: unknown): number => Math.max(0, Math.min(MOST_COUNT, Math.trunc(Number(value)) || 0));
const numbersOf = (value: unknown, otherwise: readonly number[]): number[] => otherwise.map((usual, at) => (Array.isArray(value) && at in value ? countOf(value[at]) : usual));

/** The line of a file that holds the code; what else is in the file is for tables. */
export const commentOf = (code: string): string => `${MARK} ${code}`;
export const codeIn = (file: string): string | null => new RegExp(`^# ${MARK} ([\\w-]+)\\s*$`, "m").exec(file)?.[1] ?? null;
