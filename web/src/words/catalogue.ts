// The browser's twin of sushiya.core.words: sentences as values, spoken in a reader's language.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Phrase } from "../wire/types";

export type Arg = Phrase["args"][string];
export interface Hearer {
  /** The seat that is spoken to. */
  you?: number | null;
  names?: readonly string[];
}

/** Brackets every message, so that a text from anywhere else shows. */
export const PSEUDO = "pseudo";

const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";
/** The blocks of Unicode whose letters and digits run from right to left. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Put a text that runs from right to left between marks, so that it turns nothing round it. */
export function isolated(text: string): string {
  if (!FROM_RIGHT.test(text) || text.includes(FIRST_STRONG_ISOLATE)) return text;
  return `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`;
}

const resources = new Map<string, FluentResource>();

/** Read a source once: on a slow phone that takes longer than drawing the page, and many catalogues share it. */
function parsed(source: string): FluentResource {
  const known = resources.get(source) ?? new FluentResource(source);
  resources.set(source, known);
  return known;
}

export class Catalogue {
  readonly language: string;
  #bundle: FluentBundle;
  #table: Record<string, string>;
  #isPseudo: boolean;

  constructor(language: string, sources: readonly string[], table: Record<string, string> = {}) {
    this.#isPseudo = language === PSEUDO;
    this.language = this.#isPseudo ? "en" : language;
    // Our languages run one way; what comes from people is isolated where it needs it.
    this.#bundle = new FluentBundle(this.language, { useIsolating: false });
    // Where a game says a thing in its own way, its words come last and count.
    for (const source of sources) this.#bundle.addResource(parsed(source), { allowOverrides: true });
    this.#table = table;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  say(phrase: Phrase, hearer: Hearer = {}): string {
    const { you = null, names = [] } = hearer;
    if (phrase.id === "seat" && names.length) return isolated(names[Number(phrase.args["seat"])] ?? "");
    const pattern = this.#bundle.getMessage(phrase.id)?.value;
    if (!pattern) return this.#missing(phrase.id);
    const args: Record<string, string | number> = { ...this.#table, you: addresses(phrase.args["seat"], you) };
    for (const [key, value] of Object.entries(phrase.args)) {
      args[key] = this.#argument(value, hearer);
      args[`you-${key}`] = addresses(value, you);
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    if (errors.length) console.error(`${this.language}: message ${phrase.id}:`, errors[0]);
    return this.#isPseudo ? `[${text}]` : text;
  }

  text(id: string, args: Record<string, Arg> = {}): string {
    return this.say({ id, args });
  }

  #argument(value: Arg, hearer: Hearer): string | number {
    if (typeof value === "number") return value;
    if (typeof value === "string") return isolated(value);
    if (!Array.isArray(value)) return this.say(value, hearer);
    const parts = value.map((part) => this.say(part, hearer));
    const hasLists = value.some((part) => Object.values(part.args).some(Array.isArray));
    return hasLists ? parts.join("; ") : this.#list(parts);
  }

  #list(parts: string[]): string {
    const last = parts.at(-1);
    if (last === undefined) return this.text("list-empty");
    if (parts.length === 1) return last;
    return this.text("list-and", { first: parts.slice(0, -1).join(", "), last });
  }

  #missing(id: string): string {
    console.error(`${this.language}: no message ${id}`);
    return id;
  }
}

/** Whether an argument stands for the seat that is spoken to. */
function addresses(arg: Arg | undefined, you: number | null): "yes" | "no" {
  const seat = typeof arg === "object" && !Array.isArray(arg) ? arg.args["seat"] : arg;
  return you !== null && seat === you ? "yes" : "no";
}
