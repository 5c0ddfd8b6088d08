// What this device keeps of evenings: each under its own name, so that a tap writes one of them only.
import { forgetKept, keep, recall } from "../wire/keep";
import type { Evening, Player } from "./evening";

const LIST = "pad.evenings";
const PLAYERS = "pad.players";
const MOST_PLAYERS = 30;
/** Whether the player wants a copy of all evenings on the server. */
export const COPIED = "pad.copied";
const REMOVED = "pad.removed";
const MOST_REMOVED = 200;

const nameOf = (id: string) => `pad.evening.${id}`;

export function listed(): Evening[] {
  return recall<string[]>(LIST, []).flatMap((id) => eveningKept(id) ?? []);
}

export function eveningKept(id: string): Evening | null {
  return recall<Evening | null>(nameOf(id), null);
}

/** Keep an evening; one that is new comes first. */
export function keepEvening(evening: Evening): void {
  keep(nameOf(evening.id), evening);
  const ids = recall<string[]>(LIST, []);
  if (!ids.includes(evening.id)) keep(LIST, [evening.id, ...ids]);
}

/** How this device shares an evening with others. */
export interface SharingKept {
  /** Of the shared sheet. */
  key: string;
  /** Whose plate this device enters; null: everybody's. */
  own: number | null;
}

const sharingName = (id: string) => `pad.shared.${id}`;

export const sharingKept = (id: string): SharingKept | null => recall<SharingKept | null>(sharingName(id), null);

export function keepSharing(id: string, sharing: SharingKept | null): void {
  if (sharing) keep(sharingName(id), sharing);
  else forgetKept(sharingName(id));
}

/** Evenings that were thrown away here, for a copy of them elsewhere. */
export const removedIds = (): string[] => recall<string[]>(REMOVED, []).filter((id) => !eveningKept(id));

export const forgetRemoved = (): void => forgetKept(REMOVED);

export function removeEvening(id: string): void {
  keep(REMOVED, [id, ...removedIds()].slice(0, MOST_REMOVED));
  keep(LIST, recall<string[]>(LIST, []).filter((one) => one !== id));
  forgetKept(nameOf(id));
  const sharing = sharingKept(id);
  if (sharing) forgetKept(`sheet.${sharing.key}`);
  keepSharing(id, null);
}

/** Whoever has played, those of the last evening first. */
export const knownPlayers = (): Player[] => recall<Player[]>(PLAYERS, []);

export function rememberPlayers(players: readonly Player[]): void {
  const others = knownPlayers().filter(({ name }) => !players.some((one) => isSame(one.name, name)));
  keep(PLAYERS, [...players, ...others].slice(0, MOST_PLAYERS));
}

export function forgetPlayer(name: string): void {
  keep(PLAYERS, knownPlayers().filter((one) => !isSame(one.name, name)));
}

export const isSame = (one: string, other: string): boolean => one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();
