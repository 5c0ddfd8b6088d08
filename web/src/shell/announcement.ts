// What a step is to a listener: one text, what concerns oneself first.
import type { TableModel } from "../wire/table.svelte";
import type { Phrase } from "../wire/types";

type Arg = Phrase["args"][string];

function seatOf(phrase: Phrase): Arg | undefined {
  const seat = phrase.args["seat"];
  return typeof seat === "object" && !Array.isArray(seat) ? seat.args["seat"] : seat;
}

/** Put what is said of a seat before what the same list says of others. */
export function mineFirst(phrase: Phrase, seat: number | null): Phrase {
  const args = Object.entries(phrase.args).map(([name, value]): [string, Arg] => {
    if (!Array.isArray(value)) return [name, value];
    const isMine = (part: Phrase) => seat !== null && seatOf(part) === seat;
    return [name, [...value.filter(isMine), ...value.filter((part) => !isMine(part))]];
  });
  return { id: phrase.id, args: Object.fromEntries(args) };
}

/** What to say of the step that is shown; where the result takes the focus, the line that ends the game is left to it. */
export function announcement(model: TableModel, { hasFocusedResult }: { hasFocusedResult: boolean }): string {
  const lines = hasFocusedResult ? model.fresh.slice(0, -1) : model.fresh;
  const told = lines.flatMap((line) => (line.say ? [line.say] : []));
  const isMine = (phrase: Phrase) => model.seat !== null && seatOf(phrase) === model.seat;
  const ordered = [...told.filter(isMine), ...told.filter((phrase) => !isMine(phrase))];
  return ordered.map((phrase) => model.say(mineFirst(phrase, model.seat))).join(" ");
}
