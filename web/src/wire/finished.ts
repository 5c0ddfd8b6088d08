// Games that are over, over HTTP; docs/replays.md says who may see them.
import { at, send } from "./api";
import { ticketOf } from "./tickets";
import type { FinalShown, Forgotten, GamesFound, ReplayShown, ReplaySteps, SharingWish, TableFound } from "./types";

/** Ask for something of a game that is over; whoever watched it has a ticket. */
const seeAgain = <T>(table: string, what: string) => send<T>("GET", at(table, what), undefined, undefined, { ticket: ticketOf(table) });

export const finished = {
  record: (table: string) => seeAgain<Record<string, unknown>>(table, "/record"),
  /** Who sat at a game that is over, and every step of it. */
  replay: (table: string) => seeAgain<ReplayShown>(table, "/replay"),
  steps: (table: string) => seeAgain<ReplaySteps>(table, "/steps"),
  final: (table: string) => seeAgain<FinalShown>(table, "/final"),
  /** A new table for the people of a game that is over. */
  again: (table: string) => send<TableFound>("POST", at(table, "/again"), {}),
  share: (table: string, wish: SharingWish) => send<ReplayShown>("POST", at(table, "/sharing"), wish),
  /** A page of this player's finished games, newest first. */
  list: (skip: number) => send<GamesFound>("GET", `my-games?skip=${skip}`),
  forget: (table: string) => send<Forgotten>("POST", at(table, "/forget"), {}),
  /** Every step of a record that this device has; the server keeps nothing of it. */
  replayRecord: (record: unknown) => send<{ about: ReplayShown; steps: ReplaySteps }>("POST", "replays", record),
};
