// A guided first game: the moves are kept here, and the server shows where they lead. There is no table to join or to count.
import { begin, sayProblem } from "../lobby/begin";
import { lastWish } from "../lobby/wishes";
import type { Guide } from "../shell/guide";
import { api, Refused, send } from "../wire/api";
import type { Answer, Listener, Request, TableLink } from "../wire/socket";
import { TableModel } from "../wire/table.svelte";
import type { Caption, FirstGameShown, FirstGameWish, Outgoing } from "../wire/types";
import { t, words } from "../words/words.svelte";
import { keepFirst, keptFirst } from "./kept";

/** It takes no seat of this device, so it keeps nothing under any table's name. */
const NO_CHAIR = "first";
const TAKE_BACK = "take-back";
const NOTHING: Answer = { type: "asked", id: "", refusal: null };

/** The chapter of words that a game's first game is explained with. */
export const chapterOf = (game: string): string => `${game.replaceAll("-", "_")}/first_game`;

export class Course implements Guide {
  readonly game: string;
  readonly model: TableModel;
  /** Why it cannot be shown; empty: it can. */
  problem = $state("");
  lessons = $state(0);
  #met = $state(0);
  #captions = $state.raw<readonly Caption[]>([]);
  #at = $state(0);
  #now = $derived(this.#captions[this.#at]);
  text = $derived.by(() => (this.#now ? words.of(this.game, "", chapterOf(this.game)).text(this.#now.message) : ""));
  isRemark = $derived(this.#now?.kind === "remark");
  isDone = $derived(this.#now?.kind === "end");
  hasMore = $derived(this.#at + 1 < this.#captions.length);
  told = $derived(this.#met - this.#captions.slice(this.#at + 1).filter(({ kind }) => kind === "lesson").length);
  #moves: readonly string[];
  #listener: Listener | null = null;
  #onagain: () => void;

  constructor(game: string, onagain: () => void) {
    this.game = game;
    this.#onagain = onagain;
    this.#moves = keptFirst(game);
    this.model = new TableModel("", NO_CHAIR, (listener) => this.#connect(listener));
    this.model.guide = this;
  }

  /** Show where the game stands; what cannot be played any more begins anew. */
  async open(): Promise<void> {
    this.problem = "";
    try {
      this.#show(await this.#ask({ moves: [...this.#moves] }));
    } catch (error) {
      if (!(error instanceof Refused) || !this.#moves.length) {
        this.problem = sayProblem(error);
        return;
      }
      this.#moves = [];
      keepFirst(this.game, []);
      await this.open();
    }
  }

  next(): void {
    if (this.hasMore) this.#at += 1;
  }

  again(): void {
    keepFirst(this.game, []);
    this.#onagain();
  }

  async playOn(): Promise<void> {
    try {
      const { games } = await api.games();
      const form = games.find(({ name }) => name === this.game);
      if (form) await begin(form, lastWish(form), { withBots: true });
    } catch (error) {
      this.model.notice = { kind: "refusal", text: sayProblem(error) };
    }
  }

  #connect(listener: Listener): TableLink {
    this.#listener = listener;
    const nothing = () => undefined;
    return { ask: (_, request) => this.#answer(request), mute: nothing, forget: nothing, close: nothing };
  }

  async #answer(request: Request): Promise<Answer> {
    try {
      if (request.type === "play") return await this.#move(request.command);
      if (request.type === "take-back") return await this.#move(TAKE_BACK);
      if (request.type === "ask") {
        const { asked } = await this.#ask({ moves: [...this.#moves], seen: this.#moves.length, ask: request.command });
        return { type: "asked", id: "", refusal: asked };
      }
    } catch (error) {
      if (error instanceof Refused) return { type: "refused", id: "", refusal: error.refusal };
      // Nothing waits to be sent again: the move can be made anew.
      this.model.notice = { kind: "refusal", text: t("unreachable") };
    }
    return NOTHING;
  }

  async #move(move: string): Promise<Answer> {
    const moves = [...this.#moves, move];
    const shown = await this.#ask({ moves, seen: this.#moves.length });
    this.#moves = moves;
    keepFirst(this.game, moves);
    this.#show(shown);
    if (this.model.newest?.result) keepFirst(this.game, []);
    return { type: "done", id: "" };
  }

  #ask(wish: FirstGameWish): Promise<FirstGameShown> {
    return send<FirstGameShown>("POST", `first-games/${encodeURIComponent(this.game)}`, wish);
  }

  #show({ messages, captions, met, lessons }: FirstGameShown): void {
    this.#captions = captions;
    this.#at = 0;
    this.#met = met;
    this.lessons = lessons;
    for (const message of messages) this.#listener?.heard(message as Outgoing);
    this.#listener?.linked("live");
  }
}
