// What somebody chooses for a game alone: made to fit what the game offers, kept for the next time.
import { propose, lastNewcomer } from "../lobby/newcomer";
import { crestName, nameOf } from "../lobby/begin";
import type { Options } from "../lobby/options";
import { editionOf, fit, keepWish, lastWish, type Wish as Frame } from "../lobby/wishes";
import type { GameForm } from "../wire/types";
import builtForms from "./built/forms.json";
import type { SoloGame } from "./kept";
import type { Wish } from "./types";

/** The games as a server would offer them; they are written when the pages are built. */
export const forms = builtForms as unknown as readonly GameForm[];

export class SoloWish {
  game = $state("");
  form = $derived(forms.find(({ name }) => name === this.game) ?? (forms[0] as GameForm));
  #changed = $state.raw<{ game: string; frame: Frame } | null>(null);
  frame = $derived(this.#changed?.game === this.form.name ? this.#changed.frame : lastWish(this.form));
  /** Rules that differ from the edition's. */
  house = $state.raw<Options>({});
  memoryAid = $state(false);
  counts = $derived(editionOf(this.form, this.frame.edition)?.players ?? []);
  usual = $derived<Options>(editionOf(this.form, this.frame.edition)?.options ?? {});
  fields = $derived(this.form.options.filter(({ name }) => name !== "edition" && name !== "players"));

  constructor(game: string) {
    this.game = forms.some(({ name }) => name === game) ? game : (forms[0]?.name ?? "");
  }

  choose(game: string): void {
    this.game = game;
    this.house = {};
  }

  change(part: Partial<Frame>): void {
    // What was chosen may not fit another edition, or so many players.
    if (part.edition !== undefined || part.players !== undefined) this.house = {};
    this.#changed = { game: this.form.name, frame: fit(this.form, { ...this.frame, ...part }) };
  }

  rule(name: string, value: unknown): void {
    const { [name]: _, ...others } = this.house;
    this.house = value === this.usual[name] ? others : { ...others, [name]: value };
  }

  /** What the rules are asked for. */
  asked(): Asked {
    const { edition, players, level } = this.frame;
    keepWish(this.form.name, this.frame);
    const options = { edition, players, ...this.house };
    return askedAgain({ game: this.form.name, options, level, memoryAid: this.memoryAid });
  }
}

type Asked = Omit<Wish, "id">;

/** Ask for a game as one was played before. */
export function askedAgain({ game, options, level, memoryAid, beginning = null }: Pick<SoloGame, "game" | "options" | "level" | "memoryAid" | "beginning">): Asked {
  const person = propose(lastNewcomer(), [], crestName);
  return { game, options, level, name: nameOf(person), colour: person.colour, "memory-aid": memoryAid, beginning };
}
