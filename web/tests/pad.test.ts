// The score pad: what the engine counts and refuses is what the rules say.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { type Evening, figuresOf } from "../src/pad/evening";
import type { GameName } from "../src/pad/facts";
import { openCounter } from "../src/pad/games";
import type { Reckoning } from "../src/pad/reckoning";
import type { Phrase } from "../src/wire/types";
import examples from "./pad-examples.json";

const files = import.meta.glob<string>("/src/engine/built/*.wasm", { query: "?url&inline", import: "default", eager: true });
const download = globalThis.fetch;
beforeAll(() => void vi.stubGlobal("fetch", (url: string) => download(files[url] ?? "")));

interface Example {
  options: Record<string, string | number>;
  rounds: Record<string, number>[][];
  answer: Record<string, unknown>;
}
const COLOURS = ["salmon", "sea", "egg", "plum", "wasabi", "tuna"] as const;

export function eveningOf(game: GameName, { options, rounds }: Pick<Example, "options" | "rounds">): Evening {
  const { edition, players, ...house } = options;
  const people = COLOURS.slice(0, Number(players)).map((colour) => ({ name: colour, colour }));
  const rules = house as Record<string, string>;
  return { id: "1", game, edition: String(edition), house: rules, players: people, rounds, begun: "2026-11-17T20:00:00Z", outcome: null };
}

/** Points by round, figure and kind, as `score` gives them. */
function answerOf({ game, ...evening }: Evening, { rounds, result, ranks }: Reckoning) {
  const figures = [...Array(figuresOf(evening)).keys()];
  const pointsOf = (table: (typeof rounds)[number]) =>
    figures.map((figure) => table.rows.map(({ cells }) => cells[figure]?.points));
  const pudding = result.rows.find(({ kind }) => kind === "pudding");
  return {
    points: rounds.length ? rounds.map(pointsOf) : [pointsOf(result)],
    ...(game === "sushi-go" ? { pudding: pudding?.cells.map(({ points }) => points) } : {}),
    totals: result.totals,
    winners: [...ranks.keys()].filter((seat) => ranks[seat] === 1),
  };
}

function refusalOf(said: Phrase, evening: Evening) {
  const { seat, round, card, size, copies, most, length, rule } = said.args;
  const figure = seat && ((seat as Phrase).args["seat"] ?? evening.players.length);
  const kind = card ? (card as Phrase).args["kind"] : length && `length-${length}`;
  return JSON.parse(
    JSON.stringify({
      refusal: said.id.replace("refusal-", ""),
      rule,
      figure,
      kind: kind || undefined,
      round: typeof round === "number" ? round - 1 : undefined,
      most: size ?? copies ?? most,
    }),
  );
}

describe.each(Object.entries(examples) as [GameName, Example[]][])("the pad of %s", (game, tables) => {
  it("counts and refuses as `sushiya score` does", async () => {
    const counter = await openCounter(game);
    for (const example of tables) {
      const evening = eveningOf(game, example);
      const refused = counter.refuse(evening);
      if (refused) expect(refusalOf(refused, evening)).toEqual(example.answer);
      else expect(answerOf(evening, counter.reckon(evening))).toEqual(example.answer);
    }
  });
});
