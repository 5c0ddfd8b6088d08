// What a player can know of recipes in Wasabi!: which ones others may hold, as nobody has shown them yet.
import type { Phrase } from "../../wire/types";
import type { Known } from "../module";
import { openBook } from "./book";
import { LENGTHS } from "./facts";
import type { Outlook, View } from "./types";

export function known(shown: unknown, seat: number, outlook: unknown): readonly Known[] {
  const view = shown as View;
  if (view.result) return [];
  const { strips } = openBook(view.options["recipe-book"]);
  const others = new Set((outlook as Outlook | null)?.others ?? []);
  return LENGTHS.flatMap((length): Known[] => {
    const holders = view.recipes.flatMap((one, owner): Phrase[] => {
      const count = owner !== seat && one.recipes === "hidden" ? one.lengths.filter((other) => other === length).length : 0;
      return count ? [{ id: "known-holder", args: { seat: { id: "seat", args: { seat: owner } }, count } }] : [];
    });
    if (!holders.length) return [];
    const rows = strips.filter((strip) => strip.length === length && others.has(strip.number)).map(({ name }) => ({ say: name }));
    return [{ title: { id: "known-recipes", args: { length, holders } }, rows }];
  });
}
