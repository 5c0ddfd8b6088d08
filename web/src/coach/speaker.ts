// Says what the coach has to say about one seat's game, to that seat, in the language that was chosen.
import { people } from "../wire/people";
import type { Phrase, TableShown } from "../wire/types";
import type { Arg } from "../words/catalogue";
import { words } from "../words/words.svelte";
import { lowered, youFirst } from "../words/you";
import type { Reason } from "./analysis";
import type { GameCoach } from "./game";
import { decimal, sayReason } from "./reasons";

/** Get the words of a game and of its coach. */
export async function learnCoach(game: string): Promise<void> {
  await Promise.all(["coach", game, `${game}/coach`].map((chapter) => words.learn(chapter)));
}

export class Speaker {
  constructor(
    private readonly table: TableShown,
    /** Who is spoken to as "you"; null: nobody. */
    readonly seat: number | null,
    private readonly coach: GameCoach,
    private readonly options: unknown,
  ) {}

  get #catalogue() {
    const { game, options } = this.table;
    return words.of(game, String(options["edition"] ?? ""), "coach", `${game}/coach`);
  }

  say(phrase: Phrase): string {
    const catalogue = this.#catalogue;
    const you = catalogue.text("you");
    const names = people(this.table).map(({ name }, seat) => (seat === this.seat ? you : name));
    const text = catalogue.say(youFirst(phrase, this.seat), { you: this.seat, names });
    return this.seat === null ? text : lowered(text, you, catalogue.language);
  }

  text(id: string, args: Record<string, Arg> = {}): string {
    return this.say({ id, args });
  }

  reason(reason: Reason): string {
    return this.say(sayReason(this.coach, reason, this.options, this.#catalogue.language));
  }

  /** Thousandths as percent, with a sign if it is a difference. */
  percent(permille: number, { isDifference = false } = {}): string {
    const sign = isDifference && permille > 0 ? "+" : "";
    return `${sign}${decimal(permille, this.#catalogue.language)} %`;
  }

  /** A mean with one decimal. */
  mean(value: number): string {
    return decimal(Math.round(value * 10), this.#catalogue.language);
  }

  book(): string | null {
    return this.coach.book ? this.say(this.coach.book(this.options)) : null;
  }
}
