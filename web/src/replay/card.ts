// A game that this device has the record of, as lists show one.
import type { Card } from "../wire/types";
import type { Replay } from "./kept";

export function cardOf({ about: { table }, steps: { result } }: Replay): Card {
  const { seats } = table;
  const isBot = (seat: number) => seats[seat]?.["is-bot"] ?? false;
  return {
    id: table.id,
    game: table.game,
    edition: String(table.options["edition"]),
    phase: "over",
    names: seats.map(({ name, level }, seat) => (isBot(seat) ? (level ?? "") : name)),
    colours: seats.map(({ name, colour }, seat) => (isBot(seat) || name ? null : colour)),
    bots: seats.flatMap((_, seat) => (isBot(seat) ? [seat] : [])),
    places: seats.length,
    free: 0,
    decision: null,
    progress: null,
    watchers: "off",
    clock: table.settings.clock,
    totals: result?.totals ?? [],
    ranks: result?.ranks ?? [],
  };
}
