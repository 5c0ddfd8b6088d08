// Plays a recorded game to a table's model, as a server would: the screens need to know nothing of it.
import type { Answer, Listener, TableLink } from "../wire/socket";
import { TableModel } from "../wire/table.svelte";
import type { Recorded, Viewer } from "./recorded";

/** A replay takes no seat of this device, so it keeps nothing under any table's name. */
const NO_CHAIR = "replay";

/** Stands in for a socket: nobody is there to answer. */
class RecordedLink implements TableLink {
  constructor(readonly listener: Listener) {}

  ask(): Promise<Answer> {
    return Promise.resolve({ type: "asked", id: "", refusal: null });
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

export class ReplayPlayer {
  readonly recorded: Recorded;
  at = $state(0);
  viewer = $state<Viewer>(null);
  isPlaying = $state(false);
  /** A step back, or a jump, is like coming to the table anew: it has a model of its own. */
  model = $state.raw<TableModel>() as TableModel;
  /** When the step now shown was. */
  shownAt = 0;
  #link: RecordedLink | null = null;

  constructor(recorded: Recorded, at: number, viewer: Viewer) {
    this.recorded = recorded;
    this.viewer = viewer;
    this.go(at);
  }

  get last(): number {
    return this.recorded.last;
  }

  /** Show a step: the next one as it happened, any other at once. */
  go(step: number): void {
    const wanted = Math.min(Math.max(step, 0), this.last);
    if (this.#link && wanted === this.at + 1) this.#hear(wanted);
    else this.#open(wanted);
    this.at = wanted;
    if (wanted === this.last) this.isPlaying = false;
  }

  /** See the same step with other eyes. */
  look(viewer: Viewer): void {
    if (viewer === this.viewer) return;
    this.viewer = viewer;
    this.#open(this.at);
  }

  /** Play on from here, from the beginning if it is over; or stop. */
  toggle(): void {
    if (!this.isPlaying && this.at === this.last) this.go(0);
    this.isPlaying = !this.isPlaying;
  }

  close(): void {
    this.isPlaying = false;
    this.model.close();
  }

  #open(step: number): void {
    const { recorded, viewer } = this;
    const before = this.#link && this.model;
    let link: RecordedLink | null = null;
    this.model = new TableModel(recorded.about.table.id, NO_CHAIR, (listener) => (link = new RecordedLink(listener)));
    if (before) {
      before.close();
      this.model.pace.lasts = before.pace.lasts;
      this.model.pace.speed = before.pace.speed;
    }
    this.#link = link;
    const { listener } = this.#link as unknown as RecordedLink;
    listener.heard({ type: "table", table: recorded.about.table, yours: viewer === null ? [] : [viewer], ticket: "" });
    listener.linked("live");
    listener.heard(recorded.update(viewer, 0, step));
    this.shownAt = performance.now();
  }

  #hear(step: number): void {
    // Whoever goes on has seen enough of the step before.
    this.model.skip();
    this.#link?.listener.heard(this.recorded.update(this.viewer, step, step));
    this.shownAt = performance.now();
  }
}
