// What a step is to a listener: one text, what concerns oneself first.
import type { TableModel } from "../wire/table.svelte";

function isAboutMe(event: unknown, seat: number | null): boolean {
  return seat !== null && typeof event === "object" && event !== null && (event as { seat?: unknown }).seat === seat;
}

export function announcement(model: TableModel): string {
  const told = model.fresh.filter((line) => line.say !== null);
  const mine = told.filter((line) => isAboutMe(line.event, model.seat));
  const others = told.filter((line) => !mine.includes(line));
  return [...mine, ...others].map((line) => (line.say ? model.say(line.say) : "")).join(" ");
}
