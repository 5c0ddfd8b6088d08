// Finds what somebody looks for in the rules: every word must be there, whatever its accents and capitals.
import { type Block, type Page, type Part, plain } from "./page";

export interface Found {
  anchor: string;
  title: string;
  text: string;
}

const bare = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

function textsOf(block: Block): string[] {
  if (block.kind === "list") return block.items.map(plain);
  if (block.kind === "table") return block.rows.map((row) => row.map(plain).join(", "));
  return [plain(block.text)];
}

function entriesOf(part: Part): Found[] {
  return part.blocks.flatMap((block) => {
    const anchor = block.kind === "paragraph" && block.number ? block.number : part.anchor;
    return textsOf(block).map((text) => ({ anchor, title: part.title, text }));
  });
}

const MOST = 12;

/** Find the texts that have all words; those with the words in their heading come first. */
export function find(query: string, pages: readonly Page[]): Found[] {
  const words = bare(query).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const entries = pages.flatMap((page) => page.parts.flatMap(entriesOf));
  const has = (text: string) => words.every((word) => bare(text).includes(word));
  const found = entries.filter(({ title, text }) => has(`${title} ${text}`));
  const isInTitle = ({ title }: Found) => has(title);
  return [...found.filter(isInTitle), ...found.filter((one) => !isInTitle(one))].slice(0, MOST);
}
