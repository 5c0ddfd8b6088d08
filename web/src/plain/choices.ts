// Orders what one may do for the ear: by groups, and in a large group part by part.
import type { Offer, Phrase } from "../wire/types";

export interface Group {
  name: string;
  offers: readonly Offer[];
}

/** Put offers together that do the same kind of thing, in the order in which they are offered. */
export function grouped(offers: readonly Offer[], groupOf: (command: unknown) => string = kindOf): Group[] {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) add(groups, groupOf(offer.command), offer);
  return [...groups].map(([name, of]) => ({ name, offers: of }));
}

function add(lists: Map<string, Offer[]>, key: string, offer: Offer): void {
  const list = lists.get(key);
  if (list) list.push(offer);
  else lists.set(key, [offer]);
}

export function kindOf(command: unknown): string {
  return (command as { command: string }).command;
}

/** One question on the way to a command: which value an argument of its sentence has. */
export interface Step {
  part: string;
  values: readonly string[];
  chosen: string;
}

/** Says an argument of an offer's sentence. */
export type SayPart = (part: string, value: Phrase["args"][string]) => string;

/**
 * Ask for one part after the other, those with fewest values first, until nothing differs any more.
 * What was chosen before counts as long as it can be had.
 */
export function narrow(
  offers: readonly Offer[],
  chosen: Readonly<Record<string, string>>,
  say: SayPart,
): { steps: Step[]; left: readonly Offer[] } {
  const steps: Step[] = [];
  let left = offers;
  for (;;) {
    const next = nextPart(left, say);
    if (!next) return { steps, left };
    const values = [...next.byValue.keys()];
    const wish = chosen[next.part];
    const value = wish !== undefined && next.byValue.has(wish) ? wish : (values[0] ?? "");
    steps.push({ part: next.part, values, chosen: value });
    left = next.byValue.get(value) ?? [];
  }
}

function nextPart(offers: readonly Offer[], say: SayPart): { part: string; byValue: Map<string, Offer[]> } | null {
  const parts = new Set(offers.flatMap((offer) => Object.keys(offer.say.args)));
  let best: { part: string; byValue: Map<string, Offer[]> } | null = null;
  for (const part of parts) {
    const byValue = new Map<string, Offer[]>();
    for (const offer of offers) {
      const arg = offer.say.args[part];
      add(byValue, arg === undefined ? "" : say(part, arg), offer);
    }
    if (byValue.size > 1 && (!best || byValue.size < best.byValue.size)) best = { part, byValue };
  }
  return best;
}
