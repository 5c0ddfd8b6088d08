// A table's options as its host changes them: what was chosen stays, the rest is the edition's.
import type { GameForm, OptionForm, TableShown } from "../wire/types";
import type { Catalogue } from "../words/catalogue";
import { editionOf, fit } from "./wishes";

export type Options = TableShown["options"];

const FRAME = ["edition", "players"];

/** Name what the host chose: what differs from the edition, and which variant within it is played. */
export function chosenNames(form: GameForm, table: Pick<TableShown, "options" | "differences">): readonly string[] {
  const usual = editionOf(form, String(table.options["edition"]))?.options ?? {};
  const variants = Object.keys(usual).filter(
    (name) => !FRAME.includes(name) && usual[name] !== table.options[name],
  );
  return [...new Set([...Object.keys(table.differences), ...variants])];
}

/** Put together what is sent for a change: nothing that the edition itself decides is written down. */
export function wanted(options: Options, chosen: readonly string[], change: Options): Options {
  const kept = chosen.filter((name) => name in options).map((name) => [name, options[name]]);
  const frame = FRAME.map((name) => [name, options[name]]);
  return { ...Object.fromEntries([...frame, ...kept]), ...change };
}

/** Change the edition: its own rules count again, for as many players as it can have. */
export function withEdition(form: GameForm, options: Options, edition: string): Options {
  const { players } = fit(form, { edition, players: Number(options["players"]) });
  return { edition, players };
}

/** Seconds of a bank as people say them: programs may set any number. */
export const inMinutes = (seconds: number): number => Math.round(seconds / 6) / 10;

/** The seat that a choice such as `seat-2` names, from 0; null: it names none. */
export function seatOf(choice: string): number | null {
  const [, number] = /^seat-(\d+)$/.exec(choice) ?? [];
  return number === undefined ? null : Number(number) - 1;
}

/** What an option can be with so many players: no seat that nobody sits at. */
export function choicesFor(option: OptionForm, players: number): string[] {
  return option.choices.filter((choice) => (seatOf(choice) ?? 0) < players);
}

/** What a document, such as a recipe book, is called: the edition's own by the game's words, another as it says itself. */
export function documentTitle(name: string, table: Pick<TableShown, "options" | "differences">, catalogue: Catalogue): string {
  if (!(name in table.differences)) return catalogue.text(`option-${name}-house`);
  return String((table.options[name] as { title?: unknown } | undefined)?.title ?? "");
}

/** Say what was chosen for an option. */
export function saidOption({ name, kind }: OptionForm, table: Pick<TableShown, "options" | "differences">, catalogue: Catalogue): string {
  const value = table.options[name];
  if (kind === "choice") return catalogue.text(`option-${name}-${String(value)}`);
  return kind === "document" ? documentTitle(name, table, catalogue) : String(value);
}
