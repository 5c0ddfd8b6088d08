// Shared cards over HTTP; docs/protocol.md describes every request.
import { at as atTable, send } from "../wire/api";
import type { Comparison, SameFound, SameShown, SeatGiven, SeatWish } from "../wire/types";

const at = (same: string, what = "") => `same/${encodeURIComponent(same)}${what}`;

export const sameApi = {
  /** Let others play the cards of a table. */
  share: (table: string) => send<SameFound>("POST", atTable(table, "/same"), {}),
  show: (same: string) => send<SameShown>("GET", at(same)),
  make: (same: string, wish: SeatWish) => send<SeatGiven>("POST", at(same, "/tables"), wish),
  /** See everything without playing. */
  skip: (same: string) => send<SameShown>("POST", at(same, "/seen"), {}),
  compare: (same: string, one: string, other: string) =>
    send<Comparison>("GET", at(same, `/comparison?${new URLSearchParams({ one, other })}`)),
};
