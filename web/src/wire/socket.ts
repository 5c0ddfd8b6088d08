// One table's socket: connects, comes back after any drop, and resends what was not answered.
import { newId } from "./keys";
import type { Asked, Done, Hinted, Incoming, MoveOffered, Outgoing, Refused } from "./types";

export type Link = "connecting" | "live" | "lost" | "ended";

/** Why a socket ended for good: the seat is someone else's now, nobody may watch, or anything else. */
export type Ending = "token-dead" | "watching-off" | "refused";

export type Answer = Done | Refused | Asked | Hinted | MoveOffered;

type Requests = Exclude<Incoming, { type: "hello" | "pong" | "mute" }>;
type WithoutId<T> = T extends unknown ? Omit<T, "id" | "seat"> : never;
/** A request as a page makes it; id and seat are added here. */
export type Request = WithoutId<Requests>;

interface Waiting {
  message: Requests;
  settle: (answer: Answer) => void;
}

const QUIET_MS = 12_000; // the server pings every 4 s
const FIRST_RETRY_MS = 400;
const LONGEST_RETRY_MS = 6_000;
const ENDED: Record<number, Ending> = { 4400: "refused", 4401: "token-dead" };

export interface Listener {
  /** Who watches sends a key: whoever sees cards that other tables play, too, is marked. */
  hello(): { tokens: string[]; seen: Record<string, number>; player?: string };
  heard(message: Outgoing): void;
  linked(link: Link, ending?: Ending): void;
}

/** What carries a table to its model and requests back: a socket, or a recorded game. */
export interface TableLink {
  ask(seat: number, request: Request): Promise<Answer>;
  mute(place: number, isMuted: boolean): void;
  forget(type: Requests["type"]): void;
  close(): void;
}

export class TableSocket implements TableLink {
  #table: string;
  #listener: Listener;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #retries = 0;
  #retry = 0;
  #quiet = 0;
  #isClosed = false;

  constructor(table: string, listener: Listener) {
    this.#table = table;
    this.#listener = listener;
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#retry);
    clearTimeout(this.#quiet);
    this.#socket?.close();
  }

  /** Send a request, again after every drop, until it is answered. */
  ask(seat: number, request: Request): Promise<Answer> {
    const message = { ...request, id: newId(), seat } as Requests;
    return new Promise((settle) => {
      this.#waiting.set(message.id, { message, settle });
      this.#send(message);
    });
  }

  mute(place: number, isMuted: boolean): void {
    this.#send({ type: "mute", place, "is-muted": isMuted });
  }

  /** Forget unanswered requests of a kind: they were replaced before anybody heard them. */
  forget(type: Requests["type"]): void {
    for (const [id, { message }] of this.#waiting) if (message.type === type) this.#waiting.delete(id);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const address = new URL(`/api/tables/${encodeURIComponent(this.#table)}/socket`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#send({ type: "hello", ...this.#listener.hello() });
      this.#listen();
    };
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(JSON.parse(event.data as string) as Outgoing);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lose(event.code);
    };
  }

  #hear(message: Outgoing): void {
    this.#listen();
    if (message.type === "ping") {
      this.#send({ type: "pong" });
      return;
    }
    // The table comes first after every hello: from then on we are at the table.
    if (message.type === "table" && this.#retries >= 0) {
      this.#retries = -1;
      const unanswered = [...this.#waiting.keys()];
      this.#listener.heard(message);
      this.#listener.linked("live");
      for (const id of unanswered) {
        const waiting = this.#waiting.get(id);
        if (waiting) this.#send(waiting.message);
      }
      return;
    }
    if ("id" in message) {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      waiting?.settle(message);
    }
    this.#listener.heard(message);
  }

  #lose(code: number): void {
    this.#socket = null;
    clearTimeout(this.#quiet);
    if (this.#isClosed) return;
    const ending = ENDED[code];
    if (ending) {
      this.close();
      this.#listener.linked("ended", ending);
      return;
    }
    this.#retries = Math.max(this.#retries, 0);
    this.#listener.linked("lost");
    const wait = Math.min(FIRST_RETRY_MS * 2 ** this.#retries, LONGEST_RETRY_MS);
    this.#retries += 1;
    // A little apart, so that a whole café does not come back in the same instant.
    this.#retry = window.setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #hurry = (): void => {
    if (document.hidden || this.#socket || this.#isClosed) return;
    this.#retries = 0;
    this.#connect();
  };

  #drop = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#lose(1006);
    socket.close();
  };

  #listen(): void {
    clearTimeout(this.#quiet);
    this.#quiet = window.setTimeout(this.#drop, QUIET_MS);
  }

  #send(message: Incoming): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
