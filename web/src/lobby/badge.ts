// The mark on the installed app's icon: at how many tables this device is awaited.
import { keep, recall } from "../wire/keep";

const AWAITED = "awaited";

function show(tables: readonly string[]): void {
  keep(AWAITED, tables);
  // Not all browsers have badges, and some only for an installed app.
  if (tables.length) void navigator.setAppBadge?.(tables.length).catch(() => undefined);
  else void navigator.clearAppBadge?.().catch(() => undefined);
}

/** Show at how many tables we are awaited, as the server says. */
export const badge = (tables: readonly string[]): void => show(tables);

/** Note that it is our turn at a table, or no longer. */
export function noteTurn(table: string, isMine: boolean): void {
  const others = recall<readonly string[]>(AWAITED, []).filter((one) => one !== table);
  show(isMine ? [...others, table] : others);
}
