// The log as it is read: rounds with headings, and several lines under the one sentence that told them.
import type { Logged } from "../games/module";
import type { Summary } from "../wire/table.svelte";
import type { Line, Phrase } from "../wire/types";

export interface Entry {
  say: Phrase;
  look: Logged;
  /** The number of its line; in a replay that of its step. */
  number: number;
  /** The lines that this sentence sums up. */
  folded: readonly Entry[];
}

/** A round, or whatever a game puts under one heading. */
export interface Chapter {
  heading: Phrase | null;
  /** The number of the line that begins it. */
  number: number;
  entries: Entry[];
  /** What became of it, in a few words, once it is over. */
  outcome: Phrase | null;
}

type Decorate = ((line: Line) => Logged | null) | undefined;
type SumUp = ((lines: readonly Line[]) => Phrase | null) | undefined;

/** Whose line it is, as far as any game's events tell. */
function usual({ event }: Line): Logged {
  const seat = (event as { seat?: unknown } | null)?.seat;
  return typeof seat === "number" ? { seat } : {};
}

function lookOf(line: Line, decorate: Decorate): Logged | null {
  if (line.event === null || !decorate) return usual(line);
  return decorate(line);
}

/** Read the lines of a game; what was summed up is told once, by its summary. */
export function chapters(lines: readonly Line[], summaries: readonly Summary[], decorate?: Decorate, sumUp?: SumUp): Chapter[] {
  const all: Chapter[] = [{ heading: null, number: 0, entries: [], outcome: null }];
  const open = (heading: Phrase, number: number) => all.push({ heading, number, entries: [], outcome: null });
  const add = (entry: Entry) => all.at(-1)?.entries.push(entry);
  let place = 0;
  const due = summaries.filter(({ to }) => to <= lines.length);
  for (const summary of [...due, null]) {
    for (; place < (summary?.from ?? lines.length); place += 1) tell(lines[place], add);
    if (!summary) continue;
    const folded: Entry[] = [];
    const before = all.length;
    for (; place < summary.to; place += 1) tell(lines[place], (entry) => folded.push(entry));
    // A round that began meanwhile begins after what was summed up.
    const begun = all.splice(before);
    add({ say: summary.say, look: {}, number: lines[summary.to - 1]?.number ?? 0, folded });
    all.push(...begun);
  }
  return all.filter(({ heading, entries }) => heading || entries.length);

  function tell(line: Line | undefined, put: (entry: Entry) => void): void {
    const look = line && lookOf(line, decorate);
    if (!line || !look) return;
    if (look.heading) {
      const last = all.at(-1);
      if (last?.heading && sumUp) last.outcome = sumUp(lines.slice(0, lines.indexOf(line) + 1));
      open(look.heading, line.number);
    }
    // A line that is its own heading is told by it.
    if (line.say && look.heading !== line.say) put({ say: line.say, look, number: line.number, folded: [] });
  }
}
