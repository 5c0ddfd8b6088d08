// The reveal: everybody's cards lie face down, turn at once and are looked at; until then the screen shows what was before.
import { LEAST_MS, type Speed } from "../../wire/pace";
import { type Laid, loaded } from "./lay.svelte";
import { type Made, madeOf } from "./made";
import { type Beat, beatsOf, fitted, type Phase, still } from "./motion";
import type { Tables } from "./trays";
import type { AnyEvent, Card, Keep, RoundPoints, View } from "./types";

/** What somebody turns up in the scene. */
export interface Turned {
  /** A seat, or the robot behind the seats. */
  place: number;
  cards: readonly Card[];
  /** Has kept two with chopsticks. */
  isCalling: boolean;
  made: readonly Made[];
}

/** How a step is shown: for how long, at which pace, and whether anything may move. */
export interface Showing {
  hold: number;
  speed: Speed;
  isMotionWanted: boolean;
}

/** The two pictures of a step: the picks, and the last cards if they were laid with them. */
interface Act {
  picks: readonly Keep[];
  tables: Tables;
  points: readonly RoundPoints[];
  turned: readonly Turned[];
}

const NOW: ReadonlySet<Phase> = new Set<Phase>(["rest", "count", "pass"]);
const LATER: ReadonlySet<Phase> = new Set<Phase>(["last-backs", "last-turn", "last-look"]);
const LYING: ReadonlySet<Phase> = new Set<Phase>(["look", "last-look"]);

export class Reveal {
  phase = $state<Phase>("rest");
  /** How long this phase lasts. */
  ms = $state(0);
  /** The tables that the last round ended with, if they were seen; its puddings are counted elsewhere by then. */
  lastTables = $state.raw<Tables | null>(null);
  #before = $state.raw<View | null>(null);
  #after = $state.raw<View | null>(null);
  #acts = $state.raw<readonly Act[]>([]);
  #timer = 0;
  #onend = () => undefined as void;

  constructor() {
    loaded.load();
  }

  /** What the screen shows now: it is behind the table until hands move on. */
  view = $derived.by((): View | null => {
    const { phase } = this;
    if (!this.#isBehind || !this.#before || !this.#act) return this.#after;
    const now = LYING.has(phase) ? this.#act.points : this.#shownBefore.points;
    const held = this.#before.seat === null ? null : (this.#acts[0]?.picks[this.#before.seat] ?? null);
    return { ...this.#before, "to-act": [], held, tables: this.#tables.map((table) => [...table]), now: [...now] };
  });
  /** What the scene shows; empty while it does not play. */
  turned = $derived.by((): readonly Turned[] => (this.#isBehind ? (this.#act?.turned ?? []) : []));
  /** The picks whose cards have just come to lie there; undefined if no scene plays. */
  picks = $derived.by((): readonly Keep[] | undefined => {
    if (!this.#isBehind) return undefined;
    return this.isFaceUp ? (this.#act?.picks ?? []) : [];
  });

  /** Which of the two pictures is shown: the picks, or the last cards. */
  get act(): number {
    return LATER.has(this.phase) ? 1 : 0;
  }

  /** Whether the last cards follow the picks: then there is room for a title. */
  get hasLast(): boolean {
    return this.#acts.length > 1;
  }

  /** Whether somebody calls in this step: then there is room for it. */
  get hasCall(): boolean {
    return this.#acts.some(({ turned }) => turned.some(({ isCalling }) => isCalling));
  }

  /** How many lines what somebody made takes at most, in either picture. */
  get lines(): number {
    return Math.max(1, ...this.#acts.flatMap(({ turned }) => turned.map(({ made }) => made.length)));
  }

  /** How many cards somebody turns up at most, in either picture. */
  span(place: number): number {
    return Math.max(1, ...this.#acts.flatMap(({ turned }) => turned.filter((one) => one.place === place).map(({ cards }) => cards.length)));
  }

  get isPlaying(): boolean {
    return this.phase !== "rest";
  }

  /** Whether the cards of the scene lie face up, or are on their way there. */
  get isFaceUp(): boolean {
    return this.phase === "turn" || this.phase === "last-turn" || LYING.has(this.phase);
  }

  get isLooking(): boolean {
    return LYING.has(this.phase);
  }

  /** How long hands take to move on; nothing moves once somebody has seen enough. */
  get passMs(): number {
    return this.phase === "pass" || this.phase === "count" ? Math.min(this.ms, 600) : 0;
  }

  /** How long cards take to turn up now. */
  get turnMs(): number {
    return this.phase === "turn" || this.phase === "last-turn" ? this.ms : 0;
  }

  get #isBehind(): boolean {
    return !NOW.has(this.phase);
  }

  get #act(): Act | undefined {
    return LATER.has(this.phase) ? this.#acts.at(-1) : this.#acts[0];
  }

  /** The tables change as cards turn, the points when they lie. */
  get #tables(): Tables {
    return this.isFaceUp ? (this.#act?.tables ?? []) : this.#shownBefore.tables;
  }

  get #shownBefore(): { tables: Tables; points: readonly RoundPoints[] } {
    const first = this.#acts[0];
    if (this.#act !== first && first) return first;
    return { tables: this.#before?.tables ?? [], points: this.#before?.now ?? [] };
  }

  /** Take the next view and what led to it; tells whether it is played out, and calls back at its end. */
  follow(view: View, events: readonly AnyEvent[], showing: Showing, onend: () => void): boolean {
    this.end();
    const before = this.#after;
    this.#after = view;
    if (before && before.decision === view.decision) return false;
    this.lastTables = null;
    if (before?.decision !== view.decision - 1) return false;
    this.#before = before;
    this.#acts = actsOf(before, view, events);
    if (events.some(({ event }) => event === "round-scored")) this.lastTables = withoutPuddings(this.#acts.at(-1)?.tables ?? []);
    const beats = showing.hold > 0 ? fitted(beatsOf(events), showing.hold, LEAST_MS[showing.speed]) : [];
    if (!beats.length) return false;
    this.#onend = onend;
    this.#play(showing.isMotionWanted ? beats : still(beats));
    return true;
  }

  /** Keep up with what changes within a decision: others choose, or take back. */
  refresh(view: View): void {
    if (this.#after?.decision === view.decision) this.#after = view;
  }

  /** Show how it ends, at once. */
  end(): void {
    clearTimeout(this.#timer);
    if (!this.isPlaying) return;
    this.phase = "rest";
    this.ms = 0;
    this.#onend();
  }

  #play([beat, ...rest]: readonly Beat[]): void {
    if (!beat) {
      this.end();
      return;
    }
    this.phase = beat.phase;
    this.ms = beat.ms;
    this.#timer = window.setTimeout(() => this.#play(rest), beat.ms);
  }
}

function actsOf(before: View, after: View, events: readonly AnyEvent[]): Act[] {
  const isOver = events.some(({ event }) => event === "round-scored");
  const shown = events.flatMap((event) =>
    event.event === "picks-revealed" || event.event === "last-cards-laid" ? [event.picks ?? []] : [],
  );
  // The view shows what the step ends with, if it was not cleared away; what lies in between is worked out.
  const goal: Partial<Laid> = isOver ? { points: after.points.at(-1) ?? [] } : { points: after.now, tables: after.tables };
  let now: Laid = { tables: before.tables, points: before.now };
  return shown.map((picks, at) => {
    const worked = loaded.lay(before.options, now.tables, picks) ?? { ...now, tables: asKept(now.tables, picks) };
    const next = at === shown.length - 1 ? { ...worked, ...goal } : worked;
    const turned = next.tables.flatMap((table, place): Turned[] => {
      const cards = picks[place]?.cards ?? giftOf(picks, table);
      if (!cards.length) return [];
      const made = madeOf({ tables: next.tables, before: now.points, after: next.points }, place, cards);
      return [{ place, cards, isCalling: cards.length > 1, made }];
    });
    now = next;
    return { picks, ...next, turned };
  });
}

/** Where the engine cannot be asked, cards lie as they were kept. */
function asKept(tables: Tables, picks: readonly Keep[]): Tables {
  return tables.map((table, place) => [...table, ...(picks[place]?.cards ?? [])]);
}

/** What the robot was given lies on top of its table. */
function giftOf(picks: readonly Keep[], table: readonly Card[]): readonly Card[] {
  return picks.some((pick) => pick.give !== null) ? table.slice(-1) : [];
}

const withoutPuddings = (tables: Tables): Tables => tables.map((table) => table.filter((card) => card.kind !== "pudding"));
