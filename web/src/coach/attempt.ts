// A decision to be tried: the game's own screen, and nobody who hears of it but whoever asked.
import type { Answer, Listener, Request, TableLink } from "../wire/socket";
import { TableModel } from "../wire/table.svelte";
import type { Offer, TableShown, Update } from "../wire/types";

/** It takes no seat of this device, so it keeps nothing under any table's name. */
const NO_CHAIR = "coach";

/** Stands in for a socket: what is played is told to `choose`. */
class AttemptLink implements TableLink {
  constructor(
    readonly listener: Listener,
    private readonly legal: readonly Offer[],
    private readonly choose: (offer: Offer) => void,
  ) {}

  ask(_: number, request: Request): Promise<Answer> {
    const offer = request.type === "play" && this.legal.find(({ write }) => write === request.command);
    if (offer) this.choose(offer);
    return Promise.resolve({ type: "done", id: "" });
  }
  mute(): void {
    // Nobody reacts.
  }
  forget(): void {
    // Nothing waits to be sent.
  }
  close(): void {
    // Nothing is open.
  }
}

/** Open a table at a decision, as its seat saw it then; `choose` hears what is played. */
export function openAttempt(table: TableShown, update: Update, legal: readonly Offer[], choose: (offer: Offer) => void): TableModel {
  let link: AttemptLink | null = null;
  const model = new TableModel(table.id, NO_CHAIR, (listener) => (link = new AttemptLink(listener, legal, choose)));
  const { listener } = link as unknown as AttemptLink;
  listener.heard({ type: "table", table, yours: update.seat === null ? [] : [update.seat], ticket: "" });
  listener.linked("live");
  listener.heard({ ...update, game: update.game && { ...update.game, legal: [...legal] } });
  return model;
}
