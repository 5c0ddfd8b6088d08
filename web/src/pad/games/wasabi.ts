// The pad of Wasabi!: tokens by length, and cubes.
import { named } from "../../drawings/drawings";
import { openEngine } from "../../engine/engine";
import type { Phrase } from "../../wire/types";
import { countOf, type Evening, optionsOf } from "../evening";
import { factsOf, MOST_CUBES } from "../facts";
import { type Cell, type Counter, phrase, type Reckoning, type Row, seatPhrase, tiesOf } from "../reckoning";
import { strip } from "./strip";
import type { PadGame } from "./game";

const FACTS = factsOf("wasabi");
const CUBES = "cubes";
const TOKENS = FACTS.keys.filter((key) => key !== CUBES);
const drawings = named(
  import.meta.glob<string>("../../drawings/wasabi/wasabi-token.svg", { query: "?raw", import: "default", eager: true }),
);

export const lengthOf = (key: string): number => Number(key.slice("length-".length));

async function open(): Promise<Counter> {
  const engine = await openEngine("wasabi");
  const sheetOf = ({ rounds: [plates = []] }: Evening) => ({
    tokens: plates.map((plate) => TOKENS.map((key) => countOf(plate, key))),
    cubes: plates.map((plate) => Math.min(countOf(plate, CUBES), MOST_CUBES)),
  });

  function refuse(evening: Evening): Phrase | null {
    const found = engine.check(engine.setup(optionsOf(evening)), sheetOf(evening));
    const refusal = FACTS.refusals[found.code - 1];
    if (!refusal) return null;
    const length = lengthOf(TOKENS[found.kind] ?? "");
    const args = { seat: seatPhrase(found.figure), length, found: found.found, most: found.most, rule: refusal.rule };
    return phrase(`refusal-${refusal.code}`, found.figure < 0 ? { rule: refusal.rule } : args);
  }

  function reckon(evening: Evening): Reckoning {
    const score = engine.score(engine.setup(optionsOf(evening)), sheetOf(evening));
    const plates = evening.rounds[0] ?? [];
    const seats = [...plates.keys()];
    const rows = FACTS.kinds.map((kind, place): Row => {
      const cells = seats.map((seat): Cell => {
        const points = score.points[seat]?.[place] ?? 0;
        const count = countOf(plates[seat], kind);
        const why = kind === CUBES ? phrase("pad-why-cubes", { count }) : phrase("pad-why-tokens", { count, length: lengthOf(kind), points });
        return { points, why };
      });
      return { kind, label: phrase(`points-${kind}`), cells };
    });
    const totals = score.totals.slice(0, seats.length);
    const ranks = score.ranks.slice(0, seats.length);
    const atOnce = score.ten_tokens < 0 ? null : score.ten_tokens;
    const sayTie = (tied: number[], isBroken: boolean) =>
      phrase(isBroken ? "pad-tie-cubes" : "pad-tie-shared", { seats: tied.map(seatPhrase), points: totals[tied[0] ?? 0] ?? 0 });
    const sayAtOnce = atOnce === null ? [] : [phrase("pad-ten-tokens", { seat: seatPhrase(atOnce) })];
    return {
      rounds: [],
      result: { rows, totals },
      sums: totals,
      pieces: [score.tokens.slice(0, seats.length)],
      full: null,
      ranks,
      ties: [...sayAtOnce, ...tiesOf(totals, ranks, sayTie, atOnce)],
    };
  }
  return { refuse, reckon };
}

export const game: PadGame = {
  groups: [{ title: "pad-group-tokens", keys: FACTS.keys }],
  picture: (key) => (key === CUBES ? drawings["wasabi-token"] : strip(lengthOf(key))),
  name: (key) => phrase(`points-${key}`),
  open,
};
