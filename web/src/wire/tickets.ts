// Tickets of games that this device watched: they let it see these games again.
import { keep, recall } from "./keep";

const STORE = "tickets";
const MOST_KEPT = 60;

export function keepTicket(table: string, ticket: string): void {
  if (!ticket || ticketOf(table) === ticket) return;
  const { [table]: _, ...others } = recall<Record<string, string>>(STORE, {});
  keep(STORE, Object.fromEntries([...Object.entries(others).slice(1 - MOST_KEPT), [table, ticket]]));
}

export function ticketOf(table: string): string {
  const kept = recall<Record<string, string>>(STORE, {});
  // The address names the table, and may name anything.
  return Object.hasOwn(kept, table) ? (kept[table] ?? "") : "";
}
