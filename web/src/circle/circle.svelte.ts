// A circle as its page shows it: asked for again every few seconds while somebody looks.
import { keepGiven, sayProblem } from "../lobby/begin";
import { router, tablePath } from "../route.svelte";
import { Refused } from "../wire/api";
import type { CircleGames, CircleShown, MemberShown, TableWish } from "../wire/types";
import { type Change, circleApi } from "./api";
import { dropCircle, keepCircle } from "./kept";

const LOOK_EVERY_MS = 5_000;

export class CircleModel {
  shown = $state.raw<CircleShown | null>(null);
  games = $state.raw<CircleGames | null>(null);
  problem = $state("");
  /** There is no such circle, or no longer. */
  isUnknown = $state(false);
  isMember = $derived(this.shown !== null && this.shown.you !== null);
  isOrganiser = $derived(this.shown !== null && this.shown.you !== null && this.shown.you === this.shown.organiser);
  /** Who is in the circle, by name. */
  people = $derived((this.shown?.members ?? []).filter((one) => one["is-in"]));
  #counted = -1;

  constructor(readonly key: string) {}

  /** Look again and again, but not while the page is hidden; gives what ends that. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => document.hidden || void this.look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }

  async look(): Promise<void> {
    try {
      this.#take(await circleApi.show(this.key));
      this.problem = "";
    } catch (error) {
      this.isUnknown = error instanceof Refused && error.refusal.code === "circle-unknown";
      this.problem = sayProblem(error);
    }
  }

  /** Do something to the circle; tells whether it was done. */
  async act(ask: () => Promise<CircleShown>): Promise<boolean> {
    try {
      this.#take(await ask());
      this.problem = "";
      return true;
    } catch (error) {
      this.problem = sayProblem(error);
      return false;
    }
  }

  change(change: Change): Promise<boolean> {
    return this.act(() => circleApi.change(this.key, change));
  }

  async leave(): Promise<void> {
    const { you } = this.shown ?? {};
    if (you == null || !(await this.change({ change: "remove-member", member: you }))) return;
    dropCircle(this.key);
    router.go("/circles");
  }

  async makeTable(wish: TableWish): Promise<void> {
    try {
      const given = await circleApi.makeTable(this.key, wish);
      keepGiven(given);
      router.go(tablePath(given.table));
    } catch (error) {
      this.problem = sayProblem(error);
    }
  }

  member(number: number | null): MemberShown | undefined {
    return this.shown?.members.find((one) => one.number === number);
  }

  #take(shown: CircleShown): void {
    const before = this.shown?.tables.length ?? 0;
    this.shown = shown;
    if (shown.you === null) return;
    keepCircle(this.key, shown.title);
    // A table that has gone from the list has a result.
    if (this.games === null || shown.tables.length < before || this.#counted !== shown.round) void this.#count(shown.round);
  }

  async #count(round: number): Promise<void> {
    try {
      this.games = await circleApi.games(this.key);
      this.#counted = round;
    } catch (error) {
      this.problem = sayProblem(error);
    }
  }
}
