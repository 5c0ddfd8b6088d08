// Tables after picks, and what they would bring: asked of the engine, as no view shows what was scored in the same step.
import { type Engine, openEngine } from "../../engine/engine";
import type { Kind } from "./cards";
import type { Pick, Tables } from "./trays";
import type { Card, RoundPoints, SushiGoOptions } from "./types";

type SushiGo = Engine<"sushi-go">;

export interface Laid {
  tables: Tables;
  points: readonly RoundPoints[];
}

/** All kinds, in the order of their numbers. */
export const KINDS: readonly Kind[] = [
  "maki-1", "maki-2", "maki-3", "tempura", "sashimi", "dumpling",
  "nigiri-1", "nigiri-2", "nigiri-3", "wasabi", "chopsticks", "pudding",
];

const upper = (name: string) => name.toUpperCase().replace("-", "_");
/** A number of the engine, by its name in C. */
const numberOf = ({ numbers }: SushiGo, name: string): number => (numbers as Record<string, number>)[upper(name)] ?? -1;
const codeOf = (engine: SushiGo, { kind, "on-wasabi": isOn }: Card): number =>
  numberOf(engine, kind) + (isOn ? engine.numbers.ON_WASABI : 0);

/** Lay picks onto tables. */
export function lay(engine: SushiGo, options: SushiGoOptions, tables: Tables, picks: readonly Pick[]): Laid {
  const cards: Card[] = KINDS.flatMap((kind) => [false, true].map((isOn) => ({ kind, "on-wasabi": isOn })));
  const byCode = new Map(cards.map((card) => [codeOf(engine, card), card]));
  const codes = [...Array(engine.numbers.CARD_COUNT).keys()];
  const counted = (table: readonly Card[]) => codes.map((code) => table.filter((card) => codeOf(engine, card) === code).length);
  const laid = engine.encode("Picks", {
    first: picks.map((pick) => (pick.cards[0] ? codeOf(engine, pick.cards[0]) : -1)),
    second: picks.map((pick) => (pick.cards[1] ? codeOf(engine, pick.cards[1]) : -1)),
    gift: picks.map(({ give }) => (give ? numberOf(engine, give) : -1)),
  });
  const bytes = engine.encode("Spread", { cards: tables.map(counted) });
  engine.functions.engine_lay(engine.setup(options), laid, bytes);
  const after = engine.decode("Spread", bytes);
  const arranged = (table: readonly Card[], place: number): Card[] => {
    const lying = [...table, ...(picks[place]?.cards ?? [])];
    for (const code of codes) {
      const wanted = after.cards[place]?.[code] ?? 0;
      const lies = () => lying.filter((card) => codeOf(engine, card) === code).length;
      while (lies() > wanted) lying.splice(lying.findIndex((card) => codeOf(engine, card) === code), 1);
      const card = byCode.get(code);
      while (card && lies() < wanted) lying.push(card);
    }
    return lying;
  };
  return { tables: tables.map(arranged), points: tables.map((_, place) => pointsOf(engine, after.points[place] ?? [])) };
}

function pointsOf(engine: SushiGo, points: readonly number[]): RoundPoints {
  const of = (kind: keyof RoundPoints) => points[numberOf(engine, `round-${kind}`)] ?? 0;
  return { maki: of("maki"), tempura: of("tempura"), sashimi: of("sashimi"), dumpling: of("dumpling"), nigiri: of("nigiri") };
}

class Loaded {
  engine = $state.raw<SushiGo | null>(null);

  load(): void {
    // Without it the game can be played all the same.
    openEngine("sushi-go").then(
      (engine) => (this.engine = engine),
      () => {},
    );
  }

  /** Lay picks onto tables; null if the engine cannot be asked. */
  lay(options: SushiGoOptions, tables: Tables, picks: readonly Pick[]): Laid | null {
    return this.engine && lay(this.engine, options, tables, picks);
  }
}

export const loaded = new Loaded();
