// Tables over HTTP; docs/protocol.md describes every request.
import { IS_SITE } from "../site";
import { newId, playerKey } from "./keys";
import type {
  Forgotten,
  GameForms,
  OwnTables,
  PublicState,
  Refusal,
  SeatGiven,
  SeatWish,
  ShopShown,
  TableFound,
  TableLook,
  TablesFound,
  TableWish,
} from "./types";

/** The server said no; its sentence comes from the catalogue. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/** No answer: the network or the server is away. */
export class Unreachable extends Error {}

const TIMEOUT_MS = 15_000;

interface Sender {
  player?: string | undefined;
  /** Of a game that was watched. */
  ticket?: string;
}

/** Ask the server; what it refuses is thrown as Refused. */
export async function send<T>(method: string, path: string, body?: unknown, token?: string, { player = playerKey(), ticket = "" }: Sender = {}): Promise<T> {
  const headers: Record<string, string> = { "sushiya-player": player };
  if (ticket) headers["sushiya-ticket"] = ticket;
  if (token) headers["authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  if (IS_SITE) throw new Unreachable("there is no server");
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    throw new Unreachable(String(error));
  }
  const said = await answer.json().catch(() => {
    throw new Unreachable(`${answer.status}`);
  });
  if (!answer.ok) throw new Refused(said.refusal);
  return said as T;
}

export const at = (table: string, what = "") => `tables/${encodeURIComponent(table)}${what}`;

let forms: Promise<GameForms> | null = null;

export const api = {
  /** The games do not change while the server runs, so they are asked for once. */
  games(): Promise<GameForms> {
    forms ??= send<GameForms>("GET", "games").catch((error: unknown) => {
      forms = null;
      throw error;
    });
    return forms;
  },
  shop: () => send<ShopShown>("GET", "shop"),
  listed: () => send<TablesFound>("GET", "tables"),
  /** The tables of this player, or of the one with another key. */
  mine: (player?: string) => send<OwnTables>("GET", "my-tables", undefined, undefined, { player }),
  make: (wish: TableWish) => send<SeatGiven>("POST", "tables", wish),
  find: (code: string) => send<TableFound>("GET", `codes/${encodeURIComponent(code)}`),
  look: (table: string, token?: string) => send<TableLook>("GET", at(table), undefined, token),
  state: (table: string) => send<PublicState>("GET", at(table, "/state")),
  sit: (table: string, wish: SeatWish) => send<SeatGiven>("POST", at(table, "/seats"), wish),
  /** Let a further person, with this key, sit down at the device that has the token of a seat. */
  sitBeside: (table: string, wish: SeatWish, token: string, player: string) =>
    send<SeatGiven>("POST", at(table, "/seats"), wish, token, { player }),
  move: (table: string, code: string) => send<SeatGiven>("POST", at(table, "/moved-seats"), { code }),
  leave: (table: string, token: string) =>
    send<TableFound>("POST", at(table, "/leave"), { id: newId() }, token),
  rematch: (table: string, token: string) =>
    send<TableFound>("POST", at(table, "/rematch"), { id: newId() }, token),
  /** Remove a player's name and key from every table of the server; tells how many there were. */
  forget: (player?: string) => send<Forgotten>("POST", "forget", {}, undefined, { player }),
};
