// What a game brings to the page: its screen, and how its points are told.
import type { Component } from "svelte";
import type { TableModel } from "../wire/table.svelte";
import type { Line, Offer, Phrase } from "../wire/types";

/** One number on the score pad: its heading, and one sentence on why it is what it is. */
export interface Score {
  kind: string;
  label: Phrase;
  points: number;
  /** What stands there instead of points, if it is worth nothing yet: how many there are. */
  shown?: string;
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

/** What a line of the log shows beside its words. */
export interface Logged {
  /** A round or turn begins with this line. */
  heading?: Phrase;
  /** Whose crest stands beside it. */
  seat?: number;
  /** Small drawings, as SVG. */
  pictures?: readonly string[];
  points?: number;
  /** Where one line is about several seats: what each of them has in it. */
  parts?: readonly { seat: number; pictures?: readonly string[]; points?: number }[];
}

/** One thing that is counted at the end: what each has of it, and the points it brings. */
export interface Count {
  title: Phrase;
  /** A drawing of it, as SVG. */
  picture?: string;
  rows: readonly { seat: number; has: Phrase | null; points: number; isBest?: boolean }[];
}

/** A piece that somebody has and others do not see: its name, and its drawing if there is one. */
export interface Held {
  say: Phrase;
  picture: string | undefined;
}

/** A step of a game as everybody saw it: what lay there, and what led there. */
export interface Moment {
  view: unknown;
  /** The view before it; null at the opening. */
  before: unknown;
  events: readonly unknown[];
}

/** Equal pieces before somebody: their drawing, or a word where there is none. */
export interface LaidPiece {
  picture: string | undefined;
  word?: string;
  count: number;
  /** The colour that it lies on; left out: a card's. */
  ground?: string;
}

/** What lies on the table, for a picture of it. */
export interface Laid {
  /** In the middle: a square drawing of 400 by 400, if there is anything. */
  middle?: string;
  /** What lies before everybody, by seat. */
  seats: readonly (readonly LaidPiece[])[];
}

/** Some of what a player can know, under a heading. */
export interface Known {
  title: Phrase;
  rows: readonly {
    say: Phrase;
    picture?: string | undefined;
    /** How many there are. */
    count?: number;
    /** How likely at least one of them is where the heading says, of 100. */
    percent?: number | undefined;
  }[];
}

export interface GameModule {
  Screen: Component<{ model: TableModel }>;
  /** The pads to show, newest first: what the table is worth now, and what was scored before. */
  pads(view: unknown): readonly ScorePad[];
  /** Everybody's points if the game ended here, by seat; left out: the totals of the first pad. */
  totals?(view: unknown): readonly number[];
  /** What a seat has that others do not see, in groups, from its own view: a hand, then each recipe. */
  held?(view: unknown, seat: number): readonly (readonly Held[])[];
  /** What lies on the table at a step, as everybody saw it. */
  laid?(moment: Moment, colours: readonly string[]): Laid | Promise<Laid>;
  /** What each round brought a seat, in games that score by round. */
  rounds?(view: unknown, seat: number): readonly number[];
  /** What a player with a good memory could know, from their own view; for tables with the memory aid. */
  known?(view: unknown, seat: number, outlook: unknown): readonly Known[];
  /** What else there is to meet in a decision, beside its kinds of commands: each names a `lesson-...`. */
  lessons?(view: unknown, legal: readonly Offer[]): readonly string[];
  /** A command that the bar offers as its button while nothing is raised. */
  standing?(view: unknown, legal: readonly Offer[]): Offer | null;
  /** Whether a tap plays at once what is legal now: nothing is raised to be looked at first. */
  playsAtOnce?(legal: readonly Offer[]): boolean;
  /** Whether the screen may give this answer by itself when there is no other. */
  isFormality?(offer: Offer): boolean;
  /** How long the step that these events made wants to be seen, in ms at normal pace; what one did oneself usually not at all. */
  lasts?(events: readonly unknown[], isOwn: boolean): number;
  /** Several steps in one sentence, for whoever has no time for each. */
  summary?(lines: readonly Line[]): Phrase | null;
  /** What everybody did in the round that is over, told all lines so far; a line with a heading begins the next one. */
  roundSummary?(lines: readonly Line[]): Phrase | null;
  /** How a line of the log looks beside its words; null: the log leaves it out. */
  logged?(line: Line): Logged | null;
  /** What is counted at the end, one after the other; the totals before it are the rest. */
  finale?(view: unknown, outlook: unknown): readonly Count[];
}
