// A game's rulebook as it is written in the house: headings, numbered paragraphs, a few marks within them.
export interface Span {
  mark: "" | "em" | "strong" | "code";
  text: string;
}

export type Block =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; number: string; spans: readonly Span[] };

const MARKS = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/;

function span(text: string): Span {
  if (/^\*\*.+\*\*$/.test(text)) return { mark: "strong", text: text.slice(2, -2) };
  if (/^\*.+\*$/.test(text)) return { mark: "em", text: text.slice(1, -1) };
  if (/^`.+`$/.test(text)) return { mark: "code", text: text.slice(1, -1) };
  return { mark: "", text };
}

function paragraph(text: string): Block {
  const [, number = "", rest = text] = /^(\d+\.\d+) (.*)$/.exec(text) ?? [];
  return { kind: "paragraph", number, spans: rest.split(MARKS).filter(Boolean).map(span) };
}

/** Read a rulebook; its title is the page's matter and left out. */
export function readRulebook(source: string): readonly Block[] {
  const blocks: Block[] = [];
  // A heading stands on its own line, and its first paragraph may follow at once.
  for (const part of source.replace(/^(#+ .*)$/gm, "\n$1\n").split(/\n\s*\n/)) {
    const text = part.trim().replace(/\s*\n\s*/g, " ");
    if (text.startsWith("## ")) blocks.push({ kind: "heading", text: text.slice(3) });
    else if (text && !text.startsWith("# ")) blocks.push(paragraph(text));
  }
  return blocks;
}
