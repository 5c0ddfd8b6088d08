// The rules as pages: how their texts are read, and how one finds something in them.
import { describe, expect, it } from "vitest";
import { citedBy, plain, readPage } from "../src/rules/page";
import { find } from "../src/rules/search";

describe("a rulebook", () => {
  it("is read as parts with numbered paragraphs and marks", () => {
    const source = "# The game\n\nEvery paragraph\nhas a number.\n\n## 1 The deck\n1.1 *Decided*: `nigiri` is **forced**.\n";
    const { lead, parts } = readPage(source);
    expect(lead).toEqual([{ kind: "paragraph", number: "", text: [{ mark: "", text: "Every paragraph has a number." }] }]);
    expect(parts).toHaveLength(1);
    expect(parts[0]).toMatchObject({ anchor: "1", title: "1 The deck", isQuestion: false });
    expect(parts[0]?.blocks).toEqual([
      {
        kind: "paragraph",
        number: "1.1",
        text: [
          { mark: "em", text: "Decided" },
          { mark: "", text: ": " },
          { mark: "code", text: "nigiri" },
          { mark: "", text: " is " },
          { mark: "strong", text: "forced" },
          { mark: "", text: "." },
        ],
      },
    ]);
  });
});

const GUIDE = `# Sushi Go!
A lead.

## Maki {#maki}
Count the signs. [6.2] [6.4]

!tie
Two share: 3 each.

1. First
2. Then [3.2]

| | One | Other |
|---|---|---|
| Ties | shared | in full |

## Questions {#questions}
### Am I second? {#q-second}
Non, à égalité. [6.2]
`;

describe("a guide", () => {
  const page = readPage(GUIDE);
  it("has parts by anchor, and questions among them", () => {
    expect(page.parts.map(({ anchor, isQuestion }) => [anchor, isQuestion])).toEqual([
      ["maki", false],
      ["questions", false],
      ["q-second", true],
    ]);
  });
  it("has paragraphs, pictures, lists and tables, and tells what they cite", () => {
    const blocks = page.parts[0]?.blocks ?? [];
    expect(blocks.map(({ kind }) => kind)).toEqual(["paragraph", "picture", "list", "table"]);
    expect(blocks.map(citedBy)).toEqual([["6.2", "6.4"], [], ["3.2"], []]);
    const [paragraph, picture, list, table] = blocks;
    expect(paragraph?.kind === "paragraph" && plain(paragraph.text)).toBe("Count the signs.");
    expect(picture).toMatchObject({ name: "tie", text: [{ mark: "", text: "Two share: 3 each." }] });
    expect(list).toMatchObject({ isOrdered: true });
    expect(table?.kind === "table" && table.rows.map((row) => row.map(plain))).toEqual([["Ties", "shared", "in full"]]);
  });
});

describe("a search", () => {
  const pages = [readPage(GUIDE), readPage("## 6 Scoring\n6.2 Maki signs are compared.\n")];
  it("finds texts that have all words, whatever accents and capitals", () => {
    expect(find("EGALITE", pages)).toEqual([{ anchor: "q-second", title: "Am I second?", text: "Non, à égalité." }]);
    expect(find("maki compared", pages).map(({ anchor }) => anchor)).toEqual(["6.2"]);
    expect(find("maki nowhere", pages)).toEqual([]);
    expect(find("  ", pages)).toEqual([]);
  });
  it("begins with what has the word in its heading", () => {
    expect(find("maki", pages).map(({ anchor }) => anchor)).toEqual(["maki", "maki", "maki", "maki", "maki", "6.2"]);
  });
});
