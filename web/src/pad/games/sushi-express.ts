// The pad of Sushi Express: customers, tips and action cards that are left, at the end or along the game.
import { named } from "../../drawings/drawings";
import { openEngine } from "../../engine/engine";
import type { Phrase } from "../../wire/types";
import { countOf, type Evening, optionsOf } from "../evening";
import { factsOf } from "../facts";
import { type Cell, type Counter, phrase, type Reckoning, type Row, seatPhrase, tiesOf } from "../reckoning";
import type { PadGame } from "./game";

const FACTS = factsOf("sushi-express");
const ACTION = "action-";
const TIPS = "tips";
const isAction = (key: string) => key.startsWith(ACTION);
const CUSTOMERS = FACTS.keys.filter((key) => !isAction(key));
const ACTIONS = FACTS.keys.filter(isAction);
const drawings = named(
  import.meta.glob<string>("../../drawings/sushi-express/*.svg", { query: "?raw", import: "default", eager: true }),
);

const nameOf = (key: string): Phrase =>
  isAction(key) ? phrase("action", { kind: key.slice(ACTION.length) }) : phrase("customer", { kind: key });

async function open(): Promise<Counter> {
  const engine = await openEngine("sushi-express");
  const sheetOf = ({ rounds: [plates = []] }: Evening) => ({
    taken: plates.map((plate) => CUSTOMERS.map((key) => countOf(plate, key))),
    hands: plates.map((plate) => ACTIONS.map((key) => countOf(plate, key))),
  });

  function refuse(evening: Evening): Phrase | null {
    const found = engine.check(engine.setup(optionsOf(evening)), sheetOf(evening));
    const refusal = FACTS.refusals[found.code - 1];
    if (!refusal) return null;
    const keys = refusal.code.endsWith("customers") ? CUSTOMERS : ACTIONS;
    const card = nameOf(keys[found.kind] ?? "");
    return phrase(`refusal-${refusal.code}`, { seat: seatPhrase(found.figure), card, copies: found.most, rule: refusal.rule });
  }

  function reckon(evening: Evening): Reckoning {
    const score = engine.score(engine.setup(optionsOf(evening)), sheetOf(evening));
    const plates = evening.rounds[0] ?? [];
    const seats = [...plates.keys()];
    const why = (kind: string, seat: number, points: number): Phrase => {
      if (kind !== TIPS) return phrase("pad-why-customer", { count: countOf(plates[seat], kind), points, name: phrase("customer", { kind }) });
      const count = score.tips[seat] ?? 0;
      return phrase("pad-why-tips", { count, fewest: score.fewest_tips, most: score.most_tips, points });
    };
    const rows = FACTS.kinds.map((kind, place): Row => {
      const cells = seats.map((seat): Cell => {
        const points = score.points[seat]?.[place] ?? 0;
        return { points, why: why(kind, seat, points) };
      });
      return { kind, label: kind === TIPS ? phrase("points-tips") : phrase("customer", { kind }), cells };
    });
    const totals = score.totals.slice(0, seats.length);
    const ranks = score.ranks.slice(0, seats.length);
    const pieces = plates.map((plate) => Object.values(plate).reduce((sum, count) => sum + count, 0));
    return {
      rounds: [],
      result: { rows, totals },
      sums: totals,
      pieces: [pieces],
      full: null,
      ranks,
      ties: tiesOf(totals, ranks, (tied, isBroken) =>
        phrase(isBroken ? "pad-tie-actions" : "pad-tie-shared", { seats: tied.map(seatPhrase), points: totals[tied[0] ?? 0] ?? 0 }),
      ),
    };
  }
  return { refuse, reckon };
}

export const game: PadGame = {
  groups: [
    { title: "pad-group-customers", keys: CUSTOMERS },
    { title: "pad-group-actions", keys: ACTIONS },
  ],
  picture: (key) => drawings[key.replace(ACTION, "")],
  name: nameOf,
  open,
};
