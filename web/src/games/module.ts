// What a game brings to the page: its screen, and how its points are told.
import type { Component } from "svelte";
import type { TableModel } from "../wire/table.svelte";
import type { Offer, Phrase } from "../wire/types";

/** One number on the score pad: its heading, and one sentence on why it is what it is. */
export interface Score {
  kind: string;
  label: Phrase;
  points: number;
  why: Phrase;
}

/** A row of the score pad; the seat is null for whoever has none, as a robot. */
export interface ScoreRow {
  seat: number | null;
  total: number;
  scores: readonly Score[];
}

export interface ScorePad {
  title: Phrase;
  rows: readonly ScoreRow[];
}

export interface GameModule {
  Screen: Component<{ model: TableModel }>;
  /** The pads to show, newest first: what the table is worth now, and what was scored before. */
  pads(view: unknown): readonly ScorePad[];
  /** What else there is to meet in a decision, beside its kinds of commands: each names a `lesson-...`. */
  lessons?(view: unknown, legal: readonly Offer[]): readonly string[];
  /** Whether the screen may give this answer by itself when there is no other. */
  isFormality?(offer: Offer): boolean;
  /** How long the step that these events made wants to be seen, as a share of the usual. */
  weigh?(events: readonly unknown[]): number;
  /** The same for what one did oneself, which is not held unless much follows from it by itself. */
  weighOwn?(events: readonly unknown[]): number;
}
