// A table on this device: stands in for the socket of an ordinary table model, and lets its bots play.
import { keepReplayOf, type PlayedFrom } from "../replay/kept";
import { newId } from "../wire/keys";
import type { Answer, Listener, Request, TableLink } from "../wire/socket";
import type { Outgoing, Refusal } from "../wire/types";
import { Bots } from "./bots";
import { type Dealer, openDealer } from "./dealer";
import { CannotKeep, keepGame, type SoloGame } from "./kept";
import type { Opened, Outcome, Task, Wish } from "./types";

/** What can be asked where nobody else is. */
const ASKED: readonly Request["type"][] = ["play", "take-back", "ask", "hint"];

const cannotSave: Refusal = { code: "cannot-save", rule: "", args: {} };

/** The rules refused to open a table. */
export class NotOpened extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

export class SoloTable implements TableLink {
  readonly game: SoloGame;
  readonly #dealer: Dealer;
  readonly #bots: Bots;
  #listener: Listener | null = null;
  #early: Outgoing[];
  #tasks: readonly Task[];
  /** Changes are made one after the other. */
  #turn: Promise<unknown> = Promise.resolve();
  #isThinking = false;
  #isClosed = false;
  /** Called when something happens that should not. */
  onfail: (error: unknown) => void = () => undefined;

  private constructor(game: SoloGame, dealer: Dealer, bots: Bots, { messages, tasks }: Outcome) {
    this.game = game;
    this.#dealer = dealer;
    this.#bots = bots;
    this.#early = messages as Outgoing[];
    this.#tasks = tasks;
  }

  /** Lay a new table, and deal; or go on from a step of a game that is over. */
  static async make(wish: Omit<Wish, "id">, from?: PlayedFrom): Promise<string> {
    const dealer = await openDealer();
    const id = `solo-${newId()}`;
    const { outcome } = granted(await dealer.make({ ...wish, id }));
    const { game, level, options, beginning = null } = wish;
    const now = Date.now();
    const memoryAid = wish["memory-aid"] ?? false;
    await keepGame({ id, game, level, options, memoryAid, begun: now, played: now, log: outcome.entries, replay: "", beginning, from });
    return id;
  }

  /** Go on with a game that this device keeps. */
  static async wake(game: SoloGame): Promise<SoloTable> {
    const dealer = await openDealer();
    const opened = granted(await dealer.wake({ id: game.id, entries: game.log }));
    const table = new SoloTable(game, dealer, await Bots.open(opened), opened.outcome);
    await table.#keep(opened.outcome);
    return table;
  }

  /** Let a model hear the table from now on. */
  connect(listener: Listener): TableLink {
    this.#listener = listener;
    return this;
  }

  /** Show the table as it stands, and let it go on. */
  begin(): void {
    this.#listener?.linked("live");
    this.#tell(this.#early);
    this.#early = [];
    void this.#letBotsPlay();
  }

  ask(seat: number, request: Request): Promise<Answer> {
    const id = newId();
    return this.#inTurn(async (): Promise<Answer> => {
      if (!ASKED.includes(request.type)) return { type: "done", id };
      const outcome = await this.#dealer.ask({ ...request, id, seat });
      if (request.type === "ask") return { type: "asked", id, refusal: outcome.refusal };
      const refusal = outcome.refusal ?? (await this.#follow(outcome));
      if (refusal) return { type: "refused", id, refusal };
      return request.type === "hint" ? { type: "hinted", id, decision: request.decision, seen: outcome.seen } : { type: "done", id };
    });
  }

  mute(): void {
    // Bots do not react.
  }
  forget(): void {
    // Nothing waits to be sent.
  }
  close(): void {
    this.#isClosed = true;
    this.#listener = null;
    this.#bots.close();
  }

  #inTurn<T>(change: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(change);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  /** Keep what followed, then show it; what cannot be kept has not happened. */
  async #follow(outcome: Outcome): Promise<Refusal | null> {
    try {
      await this.#keep(outcome);
    } catch (error) {
      if (!(error instanceof CannotKeep)) throw error;
      const { outcome: before } = await this.#dealer.wake({ id: this.game.id, entries: this.game.log });
      this.#tasks = before.tasks;
      return cannotSave;
    }
    this.#tasks = outcome.tasks;
    this.#tell(outcome.messages as Outgoing[]);
    void this.#letBotsPlay();
    return null;
  }

  async #keep({ entries, "is-over": isOver }: Outcome): Promise<void> {
    if (!entries.length && !(isOver && !this.game.replay)) return;
    const log = [...this.game.log, ...entries];
    const replay = isOver && !this.game.replay ? await this.#finish() : this.game.replay;
    await keepGame({ ...this.game, log, replay });
    Object.assign(this.game, { log, replay });
  }

  async #finish(): Promise<string> {
    const { about, record, steps } = await this.#dealer.finish();
    try {
      return await keepReplayOf(record, { about, steps, from: this.game.from } as never);
    } catch (error) {
      throw new CannotKeep(String(error));
    }
  }

  #tell(messages: readonly Outgoing[]): void {
    for (const message of messages) this.#listener?.heard(message);
  }

  /** Let engines choose, all who are asked at once, until it is the person's turn. */
  async #letBotsPlay(): Promise<void> {
    if (this.#isThinking) return;
    this.#isThinking = true;
    try {
      while (this.#tasks.length && !this.#isClosed) {
        const tasks = this.#tasks;
        const codes = await Promise.all(tasks.map((task) => this.#bots.choose(task)));
        if (this.#isClosed) return;
        for (const [place, { seat, decision }] of tasks.entries()) {
          const code = codes[place] ?? null;
          const refusal = await this.#inTurn(async () =>
            this.#isClosed ? null : this.#follow(await this.#dealer.choose({ seat, decision, code })),
          );
          if (refusal) return this.#complain(refusal);
        }
      }
    } catch (error) {
      this.onfail(error);
    } finally {
      this.#isThinking = false;
    }
  }

  #complain(refusal: Refusal): void {
    this.#listener?.heard({ type: "refused", id: "", refusal });
  }
}

function granted(opened: Opened): Opened {
  const { refusal } = opened.outcome;
  if (refusal) throw new NotOpened(refusal);
  return opened;
}
