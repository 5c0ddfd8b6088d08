// The pad of Sushi Go!: cards as they lie; a nigiri on wasabi is a key of its own, so nobody is asked for an order.
import { named } from "../../drawings/drawings";
import { openEngine } from "../../engine/engine";
import type { Phrase } from "../../wire/types";
import { countOf, type Evening, figuresOf, hasRobot, optionsOf, type Plate } from "../evening";
import { factsOf } from "../facts";
import { type Cell, type Counter, phrase, type Reckoning, type Row, seatPhrase, type Table, tiesOf } from "../reckoning";
import type { PadGame } from "./game";

const FACTS = factsOf("sushi-go");
const ON_WASABI = ":wasabi";
const drawings = named(
  import.meta.glob<string>("../../drawings/sushi-go/*.svg", { query: "?raw", import: "default", eager: true }),
);

const figurePhrase = (evening: Evening, figure: number): Phrase =>
  hasRobot(evening) && figure === evening.players.length ? phrase("robot") : seatPhrase(figure);

const kindOf = (key: string): string => key.replace(ON_WASABI, "");

function nameOf(key: string, edition: string): Phrase {
  const card = phrase(`card-${edition}`, { kind: kindOf(key) });
  return key.endsWith(ON_WASABI) ? phrase("card-on-wasabi", { card }) : card;
}

async function open(): Promise<Counter> {
  const engine = await openEngine("sushi-go");
  type Score = ReturnType<typeof engine.score>;
  const laid = (plate: Plate) => FACTS.keys.map((key) => countOf(plate, key));
  const sheetOf = ({ rounds }: Evening) => ({ rounds: rounds.length, laid: rounds.map((plates) => plates.map(laid)) });

  function refuse(evening: Evening): Phrase | null {
    const found = engine.check(engine.setup(optionsOf(evening)), sheetOf(evening));
    const refusal = FACTS.refusals[found.code - 1];
    if (!refusal) return null;
    const card = found.kind < 0 ? "" : nameOf(FACTS.keys[found.kind] ?? "", evening.edition);
    const where = { seat: figurePhrase(evening, found.figure), round: found.round + 1, rule: refusal.rule };
    return phrase(`refusal-${refusal.code}`, { ...where, card, size: found.most, copies: found.most });
  }

  function roundTable(evening: Evening, score: Score, round: number): Table {
    const figures = [...Array(figuresOf(evening)).keys()];
    const options = optionsOf(evening);
    const places = figures.map((figure) => score.maki_places[round]?.[figure] ?? 0);
    const why = (kind: string, figure: number, points: number): Phrase => {
      const plate = evening.rounds[round]?.[figure];
      if (kind === "maki") {
        const place = places[figure] ?? 0;
        const sharers = places.filter((one) => one === place).length;
        const leaders = places.filter((one) => one === 1).length;
        const icons = score.icons[round]?.[figure] ?? 0;
        return phrase("pad-why-maki", { icons, place, sharers, leaders, points, ties: String(options["maki-ties"]) });
      }
      const keys = FACTS.keys.filter((key) => key.startsWith(kind));
      const count = keys.reduce((sum, key) => sum + countOf(plate, key), 0);
      const tripled = keys.reduce((sum, key) => sum + (key.endsWith(ON_WASABI) ? countOf(plate, key) : 0), 0);
      return phrase(`pad-why-${kind}`, { count, tripled, points, name: phrase(`points-${kind}`) });
    };
    const rows = FACTS.kinds.map((kind, place): Row => {
      const cells = figures.map((figure): Cell => {
        const points = score.points[round]?.[figure]?.[place] ?? 0;
        return { points, why: why(kind, figure, points) };
      });
      return { kind, label: phrase(`points-${kind}`), cells };
    });
    return { rows, totals: figures.map((figure) => score.round_totals[round]?.[figure] ?? 0) };
  }

  function puddings(evening: Evening, score: Score): Row {
    const options = optionsOf(evening);
    const cells = score.puddings.slice(0, figuresOf(evening)).map((count, figure): Cell => {
      const place = score.pudding_places[figure] ?? 0;
      const sharers = score.pudding_places.slice(0, figuresOf(evening)).filter((one) => one === place).length;
      const points = score.pudding_points[figure] ?? 0;
      const isOver = evening.rounds.length === FACTS.rounds ? "yes" : "no";
      const rules = { ties: String(options["pudding-ties"]), loss: String(options["pudding-loss"]) };
      const standing = place > 0 ? "most" : place < 0 ? "fewest" : "between";
      return { points, why: phrase("pad-why-pudding", { count, standing, sharers, points, over: isOver, ...rules, name: phrase("points-pudding") }) };
    });
    return { kind: "pudding", label: phrase("points-pudding"), cells };
  }

  function reckon(evening: Evening): Reckoning {
    const setup = engine.setup(optionsOf(evening));
    const score = engine.score(setup, sheetOf(evening));
    const figures = figuresOf(evening);
    const rounds = evening.rounds.map((_, round) => roundTable(evening, score, round));
    const played = rounds.map((table, round): Row => {
      const cells = table.totals.map((points, figure): Cell => {
        const [maki = 0, tempura = 0, sashimi = 0, dumpling = 0, nigiri = 0] = table.rows.map(({ cells }) => cells[figure]?.points ?? 0);
        const names = { dumplings: phrase("points-dumpling"), nigiris: phrase("points-nigiri") };
        return { points, why: phrase("pad-why-round", { round: round + 1, maki, tempura, sashimi, dumpling, nigiri, ...names }) };
      });
      return { kind: `round-${round + 1}`, label: phrase("pad-nth-round", { round: round + 1 }), cells };
    });
    const totals = score.totals.slice(0, figures);
    const ranks = score.ranks.slice(0, evening.players.length);
    const name = phrase("points-pudding");
    return {
      rounds,
      result: { rows: [...played, puddings(evening, score)], totals },
      sums: score.sums.slice(0, figures),
      pieces: score.cards.map((cards) => cards.slice(0, figures)),
      full: engine.decode("Setup", setup).hand_size,
      ranks,
      ties: tiesOf(totals, ranks, (seats, isBroken) =>
        phrase(isBroken ? "pad-tie-puddings" : "pad-tie-shared", { seats: seats.map(seatPhrase), points: totals[seats[0] ?? 0] ?? 0, name }),
      ),
    };
  }
  return { refuse, reckon };
}

export const game: PadGame = {
  groups: [
    { title: "pad-group-maki", keys: ["maki-1", "maki-2", "maki-3"] },
    { title: "pad-group-sets", keys: ["tempura", "sashimi", "dumpling"] },
    { title: "pad-group-nigiri", keys: ["nigiri-1", "nigiri-2", "nigiri-3"] },
    { title: "pad-group-wasabi", keys: ["nigiri-1:wasabi", "nigiri-2:wasabi", "nigiri-3:wasabi"] },
    { title: "pad-group-others", keys: ["pudding", "wasabi", "chopsticks"] },
  ],
  picture: (key, edition) => drawings[`${kindOf(key)}-${edition}`] ?? drawings[kindOf(key)],
  ground: (key) => (key.endsWith(ON_WASABI) ? drawings["wasabi"] : undefined),
  name: nameOf,
  short: (key, edition) => (key.endsWith(ON_WASABI) ? phrase("pad-group-wasabi") : nameOf(key, edition)),
  open,
};
