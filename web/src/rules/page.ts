// A text of rules as it is written in the house: parts with headings, paragraphs, lists, tables and pictures.
export interface Span {
  /** A cited paragraph is a link to it. */
  mark: "" | "em" | "strong" | "code" | "cite";
  text: string;
}
export type Text = readonly Span[];

export type Block =
  | { kind: "paragraph"; number: string; text: Text }
  | { kind: "list"; isOrdered: boolean; items: readonly Text[] }
  | { kind: "table"; head: readonly Text[]; rows: readonly (readonly Text[])[] }
  | { kind: "picture"; name: string; text: Text };

export interface Part {
  /** Where a link leads: a word in a guide, a number in a rulebook. */
  anchor: string;
  title: string;
  /** A question stands below its part. */
  isQuestion: boolean;
  blocks: readonly Block[];
}

export interface Page {
  /** What stands before the first part. */
  lead: readonly Block[];
  parts: readonly Part[];
}

const MARKS = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\s*\[\d+\.\d+\])/;

function span(text: string): Span {
  if (/^\*\*.+\*\*$/.test(text)) return { mark: "strong", text: text.slice(2, -2) };
  if (/^\*.+\*$/.test(text)) return { mark: "em", text: text.slice(1, -1) };
  if (/^`.+`$/.test(text)) return { mark: "code", text: text.slice(1, -1) };
  const cited = /^\s*\[(.+)\]$/.exec(text)?.[1];
  return cited ? { mark: "cite", text: cited } : { mark: "", text };
}

const read = (text: string): Text => text.trim().replace(/\s*\n\s*/g, " ").split(MARKS).filter(Boolean).map(span);

export const plain = (text: Text): string => text.map((one) => (one.mark === "cite" ? "" : one.text)).join("");

function tableOf(lines: readonly string[]): Block {
  const rows = lines.map((line) => line.replace(/^\||\|$/g, "").split("|").map(read));
  return { kind: "table", head: rows[0] ?? [], rows: rows.slice(2) };
}

function blockOf(source: string): Block {
  const lines = source.split("\n").map((line) => line.trim());
  const [first = ""] = lines;
  if (first.startsWith("|")) return tableOf(lines);
  if (/^!\S+$/.test(first)) return { kind: "picture", name: first.slice(1), text: read(lines.slice(1).join(" ")) };
  const isOrdered = /^\d+\. /.test(first);
  if (isOrdered || first.startsWith("- ")) {
    const items = source.split(/\n(?=- |\d+\. )/).map((item) => read(item.replace(/^(- |\d+\. )/, "")));
    return { kind: "list", isOrdered, items };
  }
  const [, number = "", rest = source] = /^(\d+\.\d+) ([^]*)$/.exec(source) ?? [];
  return { kind: "paragraph", number, text: read(rest) };
}

const HEADING = /^(##+) (.+?)(?: \{#([\w-]+)\})?$/;

/** Read a guide or a rulebook; its title is the matter of whoever shows it, and left out. */
export function readPage(source: string): Page {
  const lead: Block[] = [];
  const parts: (Part & { blocks: Block[] })[] = [];
  // A heading stands on its own line, and its first paragraph may follow at once.
  for (const piece of source.replace(/^(#+ .*)$/gm, "\n$1\n").split(/\n\s*\n/)) {
    const text = piece.trim();
    const [, level, title = "", anchor] = HEADING.exec(text) ?? [];
    if (level) parts.push({ anchor: anchor ?? title.split(" ")[0] ?? "", title, isQuestion: level.length > 2, blocks: [] });
    else if (text && !text.startsWith("# ")) (parts.at(-1)?.blocks ?? lead).push(blockOf(text));
  }
  return { lead, parts };
}

/** The paragraphs that a block cites. */
export function citedBy(block: Block): string[] {
  const texts = block.kind === "list" ? block.items : block.kind === "table" ? block.rows.flat() : [block.text];
  return texts.flat().flatMap(({ mark, text }) => (mark === "cite" ? [text] : []));
}
