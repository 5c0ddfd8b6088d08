// The reader as "you": first where seats are listed, and in small letters inside a sentence.
import type { Phrase } from "../wire/types";
import type { Arg } from "./catalogue";

/** What may stand before the word inside a sentence; "Winner: You" keeps its capital where that is usual. */
const INSIDE: Record<string, string> = { de: "\\p{Ll},", en: "\\p{Ll},", fr: "\\p{Ll},:", it: "\\p{Ll},:" };

/** Put the reader before the others, wherever a phrase lists nothing but seats. */
export function youFirst(phrase: Phrase, you: number | null): Phrase {
  if (you === null) return phrase;
  const args = Object.entries(phrase.args).map(([name, value]): [string, Arg] => [name, ordered(value, you)]);
  return { id: phrase.id, args: Object.fromEntries(args) };
}

function ordered(value: Arg, you: number): Arg {
  if (typeof value !== "object") return value;
  if (!Array.isArray(value)) return youFirst(value, you);
  if (!value.every(({ id }) => id === "seat")) return value.map((part) => youFirst(part, you));
  const isYou = ({ args }: Phrase) => args["seat"] === you;
  return [...value.filter(isYou), ...value.filter((part) => !isYou(part))];
}

/** Write the word for the reader small, unless a sentence or a list begins with it. */
export function lowered(text: string, word: string, language: string): string {
  const inside = new RegExp(`(?<=[${INSIDE[language] ?? INSIDE["en"]}] )${word}(?!\\p{L})`, "gu");
  return text.replace(inside, word.toLowerCase());
}
