// What each game brings to the pad: its keys with their pictures and names, and its arithmetic.
import type { Phrase } from "../../wire/types";
import type { Counter } from "../reckoning";

export interface PadGame {
  /** Keys in the order in which they stand, in groups. */
  groups: readonly { title: string; keys: readonly string[] }[];
  picture(key: string, edition: string): string | undefined;
  /** Drawn under the picture: a nigiri lies on wasabi. */
  ground?(key: string): string | undefined;
  /** Its name in the game's catalogue. */
  name(key: string, edition: string): Phrase;
  /** What stands on its key, if its name is too long. */
  short?(key: string, edition: string): Phrase;
  /** Load the engine. */
  open(): Promise<Counter>;
}
