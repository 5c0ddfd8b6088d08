// A decision of a recorded game to be tried again: the game's own screen, and nobody who hears of it but the coach.
import type { Choice, Recorded } from "../replay/recorded";
import type { Answer, Listener, Request, TableLink } from "../wire/socket";
import { TableModel } from "../wire/table.svelte";
import type { Offer } from "../wire/types";

/** It takes no seat of this device, so it keeps nothing under any table's name. */
const NO_CHAIR = "coach";

/** Stands in for a socket: what is played is told to the coach. */
class AttemptLink implements TableLink {
  constructor(
    readonly listener: Listener,
    private readonly choice: Choice,
    private readonly choose: (offer: Offer) => void,
  ) {}

  ask(_: number, request: Request): Promise<Answer> {
    const offer = request.type === "play" && this.choice.legal.find(({ write }) => write === request.command);
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
export function openAttempt(recorded: Recorded, seat: number, choice: Choice, choose: (offer: Offer) => void): TableModel {
  let link: AttemptLink | null = null;
  const model = new TableModel(recorded.about.table.id, NO_CHAIR, (listener) => (link = new AttemptLink(listener, choice, choose)));
  const { listener } = link as unknown as AttemptLink;
  listener.heard({ type: "table", table: recorded.about.table, yours: [seat], ticket: "" });
  listener.linked("live");
  const update = recorded.update(seat, 0, choice.step);
  listener.heard({ ...update, game: update.game && { ...update.game, legal: [...choice.legal] } });
  return model;
}
