// A table as this device sees it: what is shown, what is raised, what waits to be sent.
import { type Catalogue, type Hearer } from "../words/catalogue";
import { sayRefusal, words } from "../words/words.svelte";
import { lowered, youFirst } from "../words/you";
import type { Guide } from "../shell/guide";
import { keepSeat, leaveSeat, ownSeat, playerKey } from "./keys";
import { Pace } from "./pace";
import { hidesNames, people, presenceNews, returnNews, withoutNames } from "./people";
import { Shares } from "./shares";
import { keepTicket } from "./tickets";
import { type Answer, type Ending, type Link, type Listener, type Request, type TableLink, TableSocket } from "./socket";
import type {
  GameShown,
  Line,
  Offer,
  Outgoing,
  Phrase,
  Reacted,
  Refusal,
  TableShown,
  Update,
} from "./types";

const NEWS_MS = 5000;
/** Refusals that a page has an answer to. */
const ENDINGS: Record<string, Ending> = { "token-unknown": "token-dead", "watching-off": "watching-off" };
/** What another page of this browser has written is here after so long, also on a busy machine. */
const SHARED_MS = 1_000;

/** A play that is on its way: acknowledged is gone from here. */
export interface Pending {
  decision: number;
  offer: Offer;
  isSent: boolean;
}

/** Something worth telling once, and what kind of telling. */
export interface Notice {
  kind: "refusal" | "info";
  text: string;
  /** The paragraph of the game's rules that it cites. */
  rule?: string;
}

/** Lines of the log, by their places, that were shown in one sentence. */
export interface Summary {
  from: number;
  to: number;
  say: Phrase;
}

/** What a screen plays out before anything is asked: a reveal, a drive, the end. */
export interface Moment {
  /** Show how it ends, at once. */
  end(): void;
  /** The view that is shown until then, if the screen is behind; points and log follow it. */
  readonly view?: unknown;
  /** It is only a caption to be read: what is open to be looked at stays open. */
  readonly isCaption?: boolean;
}

/** What a table on this device does by itself, where others ask a server. */
export interface Local {
  /** Play the same once more. */
  again(): void;
  /** Look at the game that is over. */
  replay(): void;
  /** Of a game that was played on: that it is practice, and from where. */
  practice: string;
}

/** A game with those who are to act. */
export type GameNow = GameShown & Pick<Update, "to-act">;

const gameOf = (update: Update): GameNow | null => update.game && { ...update.game, "to-act": update["to-act"] };

export class TableModel {
  readonly id: string;
  /** Of a table on this device; null: a server has it. */
  local: Local | null = null;
  link = $state<Link>("connecting");
  ending = $state<Ending | null>(null);
  table = $state.raw<TableShown | null>(null);
  yours = $state.raw<readonly number[]>([]);
  /** Everybody sees this screen: it is nobody's, and keeps what only its seat may know. */
  isForAll = $state(false);

  /** What the screen shows now; while others' moves are played out it is behind `newest`. */
  shown = $state.raw<GameNow | null>(null);
  newest = $state.raw<GameNow | null>(null);
  #lines = $state.raw<readonly Line[]>([]);
  #fresh = $state.raw<readonly Line[]>([]);
  /** Counts the steps shown, for animations and announcements. */
  step = $state(0);
  /** What the screen plays out now; a screen sets it when a step is shown, and clears it at its end. */
  moment = $state.raw<Moment | null>(null);
  /** Several steps in one sentence, if there was no time for each. */
  summary = $state.raw<Phrase | null>(null);
  #summaries = $state.raw<readonly Summary[]>([]);
  /** All such sentences so far; none on a screen for all, as they may tell what only one seat knows. */
  summaries = $derived<readonly Summary[]>(this.isForAll ? [] : this.#summaries);
  /** How several steps are told in one sentence; a game sets it. */
  summarise: (lines: readonly Line[]) => Phrase | null = () => null;
  /** What happened while the connection was lost, if it was more than one decision. */
  missed = $state.raw<readonly Line[]>([]);

  raised = $state.raw<Offer | null>(null);
  pending = $state.raw<Pending | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** The newest connection that was lost or is back, to be announced. */
  presence = $state.raw<Phrase | null>(null);
  /** Who has just come back, as long as it is news. */
  news = $state.raw<Phrase | null>(null);
  reactions = $state.raw<readonly (Reacted & { key: number })[]>([]);
  muted = $state.raw<ReadonlySet<number>>(new Set());
  /** Who explains a first game; at every other table nobody does. */
  guide = $state.raw<Guide | null>(null);

  people = $derived(this.table ? people(this.table) : []);
  names = $derived(this.people.map((person) => person.name));
  #own = $derived<number | null>(this.yours[0] ?? null);
  seat = $derived<number | null>(this.isForAll ? null : this.#own);
  /** Every line of this viewer so far, and the ones that the step now shown brought. */
  lines = $derived<readonly Line[]>(this.#open(this.#lines));
  fresh = $derived<readonly Line[]>(this.#open(this.#fresh));
  catalogue = $derived<Catalogue>(
    words.of(this.table?.game ?? "", String(this.table?.options["edition"] ?? "")),
  );
  #you = $derived(this.catalogue.text("you"));
  /** Everybody by name, whoever reads this as "you". */
  called = $derived<readonly string[]>(this.names.map((name, seat) => (seat === this.seat ? this.#you : name)));
  /** What the screen draws now: behind `shown.view` while a moment says so. */
  drawn = $derived<unknown>(this.moment?.view ?? this.shown?.view);
  /** The lines that may be told by now. */
  told = $derived<readonly Line[]>(
    this.drawn === this.shown?.view ? this.lines : this.lines.slice(0, Math.max(0, this.lines.length - this.fresh.length)),
  );
  hearer = $derived<Hearer>({ you: this.seat, names: this.called });
  isHost = $derived(this.#own !== null && this.table?.host === this.#own);
  toAct = $derived<readonly number[]>(this.shown?.["to-act"] ?? []);
  #isNewest = $derived(this.shown === this.newest);
  isCurrent = $derived(this.#isNewest && this.moment === null);
  /** It is this seat's decision, and nothing is on its way. */
  isMine = $derived(
    this.seat !== null && this.isCurrent && this.toAct.includes(this.seat) && this.pending === null,
  );
  legal = $derived<readonly Offer[]>(this.isCurrent && !this.isForAll ? (this.newest?.legal ?? []) : []);

  #socket: TableLink;
  #pace: Pace<Update>;
  readonly #chair: string;
  #shares: Shares;
  #token = "";
  #refusedAs: Ending | null = null;
  #number = 0;
  #wasLive = false;
  /** The table is shown first; where the game stands, and what was missed, comes with the update after it. */
  #isCatchingUp = true;
  #reactionKey = 0;
  #forgetNews = 0;

  /** A further person at this device has another chair than the device's own player; a replay has its own link. */
  constructor(id: string, chair = id, connect = (listener: Listener): TableLink => new TableSocket(id, listener)) {
    this.id = id;
    this.#chair = chair;
    this.#shares = new Shares(chair);
    this.#pace = new Pace((updates, isLast) => this.#show(updates, isLast));
    this.#socket = connect({
      hello: () => {
        this.#isCatchingUp = true;
        this.#shares.connect();
        this.#socket.forget("commit");
        this.#socket.forget("reveal");
        const own = ownSeat(chair);
        this.#token = own?.token ?? "";
        const viewer = own && this.#token ? String(own.seat) : "watcher";
        const seen: Record<string, number> = this.#number ? { [viewer]: this.#number } : {};
        return this.#token ? { tokens: [this.#token], seen } : { tokens: [], seen, player: playerKey() };
      },
      heard: (message) => this.#hear(message),
      linked: (link, end) => {
        this.link = link;
        this.ending = this.#refusedAs ?? end ?? null;
        if (this.ending === "token-dead") setTimeout(() => this.#letGo(), SHARED_MS);
      },
    });
  }

  /** Forget a dead token, unless another page of this browser has come back with one that lives. */
  #letGo(): void {
    if (ownSeat(this.#chair)?.token === this.#token) leaveSeat(this.#chair);
  }

  close(): void {
    if (this.ending === "token-dead") this.#letGo();
    this.#pace.stop();
    this.#socket.close();
  }

  get pace(): Pace<Update> {
    return this.#pace;
  }

  /** Show the present at once. */
  skip(): void {
    this.#pace.skip();
    this.moment?.end();
  }

  say(phrase: Phrase): string {
    const text = this.catalogue.say(youFirst(phrase, this.seat), this.hearer);
    return this.seat === null ? text : lowered(text, this.#you, this.catalogue.language);
  }

  sayRefusal(refusal: Refusal): string {
    return sayRefusal(refusal, this.catalogue, this.hearer);
  }

  /** Raise a command to look at; a second time sends it. */
  raise(offer: Offer | null): void {
    this.notice = null;
    if (offer && this.raised?.write === offer.write) void this.play(offer);
    else this.raised = offer;
  }

  /** Play a command; while the connection is lost it waits, and another takes its place. */
  async play(offer: Offer): Promise<void> {
    const decision = this.newest?.decision;
    if (this.seat === null || decision === undefined) return;
    this.raised = null;
    this.notice = null;
    this.#socket.forget("play");
    this.#pace.release();
    const isSent = this.link === "live" && !this.#isCatchingUp;
    this.pending = { decision, offer, isSent };
    if (isSent) await this.#play(this.pending);
  }

  async takeBack(): Promise<void> {
    await this.ask({ type: "take-back" });
  }

  /** Say why a command is not legal now. */
  async whyNot(written: string): Promise<void> {
    const answer = await this.ask({ type: "ask", command: written });
    if (answer?.type === "asked" && answer.refusal)
      this.#refuse(answer.refusal);
  }

  async ask(request: Request): Promise<Answer | null> {
    if (this.#own === null) return null;
    const answer = await this.#socket.ask(this.#own, request);
    if (answer.type === "refused")
      this.#refuse(answer.refusal);
    return answer;
  }

  #refuse(refusal: Refusal): void {
    // What the house refuses cites no rule of the game.
    const cited = refusal.rule ? { rule: refusal.rule } : {};
    this.notice = { kind: "refusal", text: this.sayRefusal(refusal), ...cited };
  }

  mute(place: number, isMuted: boolean): void {
    const muted = new Set(this.muted);
    if (isMuted) muted.add(place);
    else muted.delete(place);
    this.muted = muted;
    this.#socket.mute(place, isMuted);
  }

  /** On a screen for all, lines say what others do: one's own may tell what only oneself may know. */
  #open(lines: readonly Line[]): readonly Line[] {
    if (!this.isForAll) return lines;
    const isOthers = ({ event }: Line) => {
      const seat = (event as { seat?: number } | null)?.seat;
      return seat !== undefined && seat !== this.#own;
    };
    return lines.map((line) => (isOthers(line) ? line : { ...line, say: null }));
  }

  #hear(message: Outgoing): void {
    if (message.type === "table") {
      const before = this.people;
      if (hidesNames(this.table, message.table)) this.#lines = withoutNames(this.#lines);
      this.table = message.table;
      this.yours = message.yours;
      this.#tell(presenceNews(before, this.people, message.yours));
      this.#welcome(returnNews(before, this.people, message.yours));
      this.#keepSeat(message.yours[0]);
      keepTicket(this.id, message.ticket);
      this.#deal(message.table, message.yours[0]);
    } else if (message.type === "update") {
      this.#update(message);
    } else if (message.type === "reacted") {
      const reaction = { ...message, key: (this.#reactionKey += 1) };
      this.reactions = [...this.reactions.slice(-4), reaction];
      setTimeout(() => {
        this.reactions = this.reactions.filter((one) => one !== reaction);
      }, 4000);
    } else if (message.type === "refused" && message.refusal.code in ENDINGS) {
      this.#refusedAs = ENDINGS[message.refusal.code] ?? null;
    } else if (message.type === "refused" && !message.id) {
      this.#refuse(message.refusal);
    }
  }

  /** Write into the log what no entry of the table tells: connections that were lost or are back. */
  #tell(told: readonly Phrase[]): void {
    const newest = told.at(-1);
    if (!newest) return;
    const lines = told.map((say): Line => ({ number: this.#number, at: Date.now() / 1000, event: null, say, by: "" }));
    this.#lines = [...this.#lines, ...lines];
    this.presence = newest;
    this.news = null;
  }

  /** Show for a while who is back. */
  #welcome(back: Phrase | null): void {
    if (!back) return;
    this.news = back;
    clearTimeout(this.#forgetNews);
    this.#forgetNews = window.setTimeout(() => (this.news = null), NEWS_MS);
  }

  #keepSeat(seat: number | undefined): void {
    const own = ownSeat(this.#chair);
    if (own && seat !== undefined && own.seat !== seat) keepSeat(this.#chair, { ...own, seat });
  }

  /** Commit or reveal if the table waits for it. A refusal is not told: the deal goes on without us. */
  #deal(table: TableShown, seat: number | undefined): void {
    const request = seat === undefined ? null : this.#shares.asked(table, seat);
    if (request && seat !== undefined) void this.#socket.ask(seat, request);
  }

  #update(update: Update): void {
    const isResumed = this.#wasLive && this.#isCatchingUp;
    this.#isCatchingUp = false;
    this.#number = update.number;
    if (update.game === null) {
      this.#lines = [...this.#lines, ...update.lines];
      if (this.newest) this.#choosing(update["to-act"]);
      return;
    }
    const before = this.newest?.decision ?? null;
    const wasAlone = this.newest?.["to-act"].length === 1 && this.newest["to-act"][0] === this.#own;
    const isLate = before === null || isResumed || document.hidden;
    this.newest = gameOf(update);
    if (isResumed && before !== null && update.game.decision > before + 1) this.missed = this.#open(update.lines);
    this.#wasLive = true;
    if (this.pending && this.pending.decision !== update.game.decision) this.pending = null;
    if (before !== null && before !== update.game.decision) this.raised = null;
    this.#pace.add(update, { isLate, isOwn: wasAlone });
    if (isResumed) this.#sendPending();
  }

  /** Others hold a pick or took one back: that is all that changed. */
  #choosing(toAct: readonly number[]): void {
    const change = (game: GameNow): GameNow => ({
      ...game,
      "to-act": [...toAct],
      view: { ...(game.view as object), "to-act": [...toAct] },
    });
    const isNewest = this.#isNewest;
    if (this.newest) this.newest = change(this.newest);
    if (isNewest) this.shown = this.newest;
    else this.#pace.change((update) => ({ ...update, "to-act": [...toAct], game: this.newest }));
  }

  #show(updates: readonly Update[], isLast: boolean): void {
    const last = updates.at(-1);
    this.shown = isLast || !last ? this.newest : gameOf(last);
    this.#fresh = updates.flatMap((update) => update.lines);
    const from = this.#lines.length;
    this.#lines = [...this.#lines, ...this.#fresh];
    this.summary = updates.length > 1 ? this.summarise(this.fresh) : null;
    if (this.summary) this.#summaries = [...this.#summaries, { from, to: this.#lines.length, say: this.summary }];
    this.step += 1;
  }

  /** Send what was chosen meanwhile; what a later decision has overtaken is gone by now. */
  #sendPending(): void {
    if (this.pending && !this.pending.isSent) void this.#play(this.pending);
  }

  async #play(pending: Pending): Promise<void> {
    const sent = { ...pending, isSent: true };
    this.pending = sent;
    const answer = await this.ask({
      type: "play",
      decision: pending.decision,
      command: pending.offer.write,
    });
    if (this.pending === sent && answer) this.pending = null;
  }
}
