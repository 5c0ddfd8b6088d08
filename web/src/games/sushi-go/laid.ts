// What lies before everybody, for a picture; at the end of a round, what lay there when it was scored.
import { openEngine } from "../../engine/engine";
import type { Laid, LaidPiece, Moment } from "../module";
import { type Edition, picture } from "./cards";
import { lay } from "./lay.svelte";
import { NOTHING, type Tables, traysOf } from "./trays";
import type { AnyEvent, Card, View } from "./types";

/** On a wasabi, a nigiri lies on its green. */
const ON_WASABI = "#cfe3a8";

export async function laid({ view: shown, before, events }: Moment): Promise<Laid> {
  const view = shown as View;
  const tables = view.tables.some(({ length }) => length) ? view.tables : await scored(before as View | null, events as readonly AnyEvent[]);
  const puddings = (place: number): Card[] => Array.from({ length: view.puddings[place] ?? 0 }, () => ({ kind: "pudding", "on-wasabi": false }));
  return {
    seats: Array.from({ length: view.options.players }, (_, place) => {
      // Puddings of the round that was scored are counted already.
      const table = (tables[place] ?? []).filter(({ kind }) => tables === view.tables || kind !== "pudding");
      return pieces([...puddings(place), ...table], view.options.edition);
    }),
  };
}

/** The tables that a round ended with: what lay there, and the picks that were laid since. */
async function scored(before: View | null, events: readonly AnyEvent[]): Promise<Tables> {
  if (!before) return [];
  const steps = events.flatMap((event) => ((event.event === "picks-revealed" || event.event === "last-cards-laid") && event.picks ? [event.picks] : []));
  try {
    const engine = await openEngine("sushi-go");
    return steps.reduce<Tables>((tables, picks) => lay(engine, before.options, tables, picks).tables, before.tables);
  } catch {
    return before.tables;
  }
}

function pieces(table: readonly Card[], edition: Edition): LaidPiece[] {
  return traysOf(table, NOTHING).flatMap(({ dishes }) => {
    const counts = new Map<string, LaidPiece>();
    for (const { kind, isOnWasabi } of dishes) {
      const name = kind + String(isOnWasabi);
      const piece = counts.get(name) ?? { picture: picture(kind, edition), count: 0, ...(isOnWasabi ? { ground: ON_WASABI } : {}) };
      counts.set(name, { ...piece, count: piece.count + 1 });
    }
    return [...counts.values()];
  });
}
