import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Engine } from "../src/engine/engine";
import { passingStep, turnsOf } from "../src/games/sushi-go/cards";
import { lay } from "../src/games/sushi-go/lay.svelte";
import { pads } from "../src/games/sushi-go/pads";
import { lastPicks, logged, summary } from "../src/games/sushi-go/lines";
import { finale } from "../src/games/sushi-go/finale";
import { matching } from "../src/games/sushi-go/picking.svelte";
import { chipsOf, leadsMaki, NOTHING, traysAt, traysOf, traysWith } from "../src/games/sushi-go/trays";
import type { Card, Keep, View } from "../src/games/sushi-go/types";
import type { Line, Offer, Phrase } from "../src/wire/types";
import { Catalogue } from "../src/words/catalogue";
import { openBuilt } from "./engines";

const MESSAGES = import.meta.glob<string>(
  ["../../src/sushiya/games/sushi_go/messages/*.ftl", "../src/games/sushi-go/messages/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const KINDS = ["maki-1", "tempura", "sashimi", "dumpling", "nigiri-2"];

/** Cards by their notation: "nigiri-2:wasabi" lies on wasabi. */
function cards(...written: string[]): Card[] {
  return written.map((one) => {
    const [kind, on] = one.split(":");
    return { kind: kind as Card["kind"], "on-wasabi": on === "wasabi" };
  });
}

function offer(write: string): Offer {
  const [kept = "", give = null] = write.split(">");
  const command: Keep = { command: "keep", cards: cards(...kept.split("+")), give: give as Keep["give"] };
  return { write, code: 0, command, say: { id: "command-keep", args: {} } };
}

const VIEW: View = {
  options: {
    edition: "cocktail",
    players: 2,
    "maki-ties": "split",
    "pudding-ties": "split",
    "pudding-loss": "no",
    nigiri: "forced",
    "same-turn": "combine",
    passing: "left",
    robot: "off",
    starter: "random",
  },
  seat: 0,
  decision: 3,
  round: 1,
  turn: 4,
  "to-act": [0, 1],
  hands: [
    { hand: "known", cards: ["tempura", "tempura", "wasabi", "pudding", "maki-1", "maki-1", "maki-2"] },
    { hand: "hidden", count: 7 },
  ],
  held: null,
  tables: [cards("tempura", "tempura", "tempura"), cards("wasabi", "nigiri-3:wasabi", "maki-2")],
  puddings: [0, 0],
  discarded: {},
  unseen: {},
  deck: 88,
  robot: null,
  points: [],
  now: [
    { ...NOTHING, tempura: 5 },
    { ...NOTHING, nigiri: 9, maki: 6 },
  ],
  result: null,
};

describe("trays", () => {
  test("show the places that a set has still free", () => {
    const [tempura, sashimi] = traysOf(cards("tempura", "sashimi", "sashimi", "tempura", "tempura"), NOTHING);
    expect([tempura?.kind, tempura?.sets.length, tempura?.left, tempura?.free]).toEqual(["tempura", 2, 1, 1]);
    expect([sashimi?.kind, sashimi?.sets.length, sashimi?.left, sashimi?.free]).toEqual(["sashimi", 1, 2, 1]);
  });

  test("put nigiri on their wasabi, and let a free one wait", () => {
    const [nigiri] = traysOf(cards("wasabi", "wasabi", "nigiri-1", "nigiri-2:wasabi"), NOTHING);
    expect(nigiri?.dishes.map(({ kind, isOnWasabi }) => [kind, isOnWasabi])).toEqual([
      ["nigiri-1", false],
      ["nigiri-2", true],
      ["wasabi", false],
    ]);
    expect(nigiri?.count).toBe(2);
  });

  test("count maki by what they show", () => {
    const [maki] = traysOf(cards("maki-1", "maki-3", "maki-3"), { ...NOTHING, maki: 6 });
    expect([maki?.count, maki?.points]).toEqual([7, 6]);
  });

  test("keep the key of every dish that stays", () => {
    const keys = (table: Card[]) => traysOf(table, NOTHING).flatMap((tray) => tray.dishes.map((dish) => dish.key));
    const before = keys(cards("tempura", "nigiri-1", "wasabi"));
    const after = keys(cards("tempura", "nigiri-1", "wasabi", "tempura", "wasabi"));
    expect(after).toEqual(expect.arrayContaining(before));
    expect(new Set(after).size).toBe(after.length);
  });

  test("show where raised cards would come to lie", () => {
    const spread = { tables: [cards("tempura", "wasabi")], points: [NOTHING], puddings: [0] };
    const trays = traysWith(spread, 0, cards("tempura", "nigiri-3:wasabi"));
    const dishes = trays.flatMap((tray) => tray.dishes.map(({ kind, isRaised }) => [kind, isRaised]));
    expect(dishes).toEqual([
      ["tempura", false],
      ["tempura", true],
      ["nigiri-3", true],
    ]);
  });

  test("keep the crown of most maki while another one is raised", () => {
    const spread = { tables: [cards("maki-2"), cards("maki-2"), cards("maki-1")], points: [NOTHING, NOTHING, NOTHING], puddings: [0, 0, 0] };
    const leads = (place: number, ...raised: string[]) => traysWith(spread, place, cards(...raised)).some((tray) => leadsMaki(spread, tray));
    expect([leads(0), leads(1), leads(2)]).toEqual([true, true, false]);
    expect([leads(0, "maki-3"), leads(2, "maki-1"), leads(2, "tempura")]).toEqual([true, true, false]);
  });

  test("mark what was laid last, also the robot's", () => {
    const tables = [cards("tempura", "tempura", "wasabi", "nigiri-2:wasabi"), cards("maki-1")];
    const newest = [offer("nigiri-2:wasabi+tempura>maki-1").command as Keep];
    const spread = { tables, points: [NOTHING, NOTHING], puddings: [0, 0], newest };
    const marked = (place: number) => traysAt(spread, place).flatMap((tray) => tray.dishes.filter((dish) => dish.isNewest).map(({ key }) => key));
    expect(marked(0)).toEqual(["tempura 1", "nigiri-2+ 0"]);
    expect(marked(1)).toEqual(["maki-1 0"]);
  });

  test("tell the truth in small: a nigiri on wasabi is not one that lies bare", () => {
    const trays = traysOf(cards("wasabi", "nigiri-3:wasabi", "nigiri-1", "wasabi", "maki-2", "maki-3"), NOTHING);
    expect(trays.flatMap(chipsOf).map(({ kind, isOnWasabi, text }) => [kind, isOnWasabi, text])).toEqual([
      ["nigiri-3", true, "×3"],
      ["nigiri-1", false, "1"],
      ["wasabi", false, "1"],
      ["maki-1", false, "5"],
    ]);
  });

  test("have the puddings of earlier rounds", () => {
    const spread = { tables: [cards("pudding", "tempura")], points: [NOTHING], puddings: [2] };
    const pudding = traysAt(spread, 0).find((tray) => tray.kind === "pudding");
    expect([pudding?.count, pudding?.points]).toEqual([3, null]);
  });
});

describe("the end of a round", () => {
  const options = {
    edition: "cocktail",
    players: 2,
    "maki-ties": "split",
    "pudding-ties": "split",
    "pudding-loss": "no",
    nigiri: "forced",
    "same-turn": "combine",
    passing: "left",
    robot: "off",
    starter: "random",
  } as const;
  let engine: Engine<"sushi-go">;
  beforeAll(async () => {
    engine = await openBuilt("sushi-go");
  });

  test("lays the last picks, and takes used chopsticks away", () => {
    const picks = [offer("tempura+maki-1"), offer("nigiri-2:wasabi")].map(({ command }) => command as Keep);
    const { tables, points } = lay(engine, options, [cards("chopsticks", "maki-2"), cards("wasabi")], picks);
    expect(points).toEqual([{ ...NOTHING, maki: 6 }, { ...NOTHING, nigiri: 6 }]);
    expect(tables).toEqual([cards("maki-2", "tempura", "maki-1"), cards("wasabi", "nigiri-2:wasabi")]);
  });

  test("gives the robot its card, a nigiri on a free wasabi", () => {
    const picks = [offer("tempura>nigiri-1"), offer("maki-1")].map(({ command }) => command as Keep);
    const { tables } = lay(engine, { ...options, robot: "on" }, [[], [], cards("wasabi")], picks);
    expect(tables[2]).toEqual(cards("wasabi", "nigiri-1:wasabi"));
  });
});

describe("picking", () => {
  const legal = ["tempura", "nigiri-2", "nigiri-2:wasabi", "nigiri-2+tempura", "tempura+tempura", "nigiri-2>maki-1"].map(offer);

  test("finds every way to lay the chosen cards", () => {
    expect(matching(legal, ["nigiri-2"], null).map(({ write }) => write)).toEqual(["nigiri-2", "nigiri-2:wasabi"]);
  });

  test("does not mind the order of two cards", () => {
    expect(matching(legal, ["tempura", "nigiri-2"], null).map(({ write }) => write)).toEqual(["nigiri-2+tempura"]);
  });

  test("wants the robot's card to be the chosen one", () => {
    expect(matching(legal, ["nigiri-2"], "maki-1").map(({ write }) => write)).toEqual(["nigiri-2>maki-1"]);
    expect(matching(legal, ["nigiri-2"], "tempura")).toEqual([]);
  });
});

describe("the belt", () => {
  test("runs the other way in the second of left, right, left", () => {
    const options = { ...VIEW.options, players: 4, passing: "left-right-left" } as const;
    expect([1, 2, 3].map((round) => passingStep({ options, round }))).toEqual([1, -1, 1]);
    expect(passingStep({ options: { ...options, players: 2 }, round: 2 })).toBe(1);
  });

  test("has as many turns as a hand had cards", () => {
    expect(turnsOf(VIEW)).toBe(10);
  });
});

describe("pads", () => {
  test("tell what the table is worth now, and from what", () => {
    const [now] = pads(VIEW);
    expect(now?.rows.map((row) => row.total)).toEqual([5, 15]);
    const tempura = now?.rows[0]?.scores.find((score) => score.kind === "tempura");
    expect(tempura?.why.args).toMatchObject({ points: 5, count: 3, left: 1 });
    const nigiri = now?.rows[1]?.scores.find((score) => score.kind === "nigiri");
    expect(nigiri?.why.args).toMatchObject({ points: 9, count: 1, tripled: 1 });
  });

  test("tell how many puddings each has, which count for nothing yet", () => {
    const tables = [cards("pudding", "tempura"), cards("maki-1")];
    const [now] = pads({ ...VIEW, tables, puddings: [1, 0] });
    const rows = now?.rows.map(({ scores }) => scores.at(-1));
    expect(rows?.map((score) => [score?.points, score?.shown, score?.why.args["standing"]])).toEqual([
      [0, "×\u202f2", "most"],
      [0, "×\u202f0", "fewest"],
    ]);
    expect(now?.rows.map((row) => row.total)).toEqual([5, 15]);
  });

  test("tell of rounds before whose cards are gone", () => {
    const [, soFar, first] = pads({ ...VIEW, round: 2, points: [VIEW.now] });
    expect(soFar?.rows.map((row) => row.total)).toEqual([5, 15]);
    expect(first?.rows[0]?.scores.map((score) => score.why.args["count"])).toEqual([-1, -1, -1, -1, -1]);
  });

  test("end with the puddings", () => {
    const result = {
      totals: [11, 15],
      points: [{ pudding: 6 }, { pudding: 0 }],
      ranks: [2, 1],
      winners: [1],
      "ended-by": "three-rounds",
    };
    const [final] = pads({ ...VIEW, points: [VIEW.now], puddings: [2, 1], result });
    expect(final?.rows.map((row) => row.total)).toEqual(result.totals);
    const standing = final?.rows.map((row) => row.scores.at(-1)?.why.args["standing"]);
    expect(standing).toEqual(["most", "fewest"]);
  });

  const catalogues = ["de", "en", "fr", "it"].flatMap((language) =>
    ["cocktail", "zoch"].map((edition): [string, Catalogue] => {
      const sources = Object.entries(MESSAGES).flatMap(([path, source]) => (path.endsWith(`/${language}.ftl`) ? [source] : []));
      return [`${language}, ${edition}`, new Catalogue(language, sources, { edition })];
    }),
  );
  test.each(catalogues)("say why in %s", (_, catalogue) => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
    const tables = [0, 1, 2, 3, 5].map((count) => KINDS.flatMap((kind) => cards(...Array<string>(count).fill(kind))));
    const none = tables.map(() => NOTHING);
    const some = tables.map(() => ({ maki: 6, tempura: 5, sashimi: 10, dumpling: 15, nigiri: 9 }));
    const views = [none, some].flatMap((now): View[] => {
      const points = now.map(() => ({ pudding: now === none ? 0 : -6 }));
      const result = { totals: [], points, ranks: [], winners: [], "ended-by": "" };
      const view = { ...VIEW, options: { ...VIEW.options, players: 5 }, now, tables, points: [now], puddings: [3, 2, 1, 1, 1] };
      return [view, { ...view, result }, { ...view, result, puddings: [1, 1, 1, 1, 1] }];
    });
    const said = views.flatMap(pads).flatMap((pad) => pad.rows.flatMap((row) => row.scores.map(({ why }) => catalogue.say(why))));
    expect(complaints).not.toHaveBeenCalled();
    expect(said.filter((sentence) => !/^[\p{Lu}\d]/u.test(sentence) || !sentence.endsWith("."))).toEqual([]);
    complaints.mockRestore();
  });

  test("give the robot a row without a seat", () => {
    const [now] = pads({ ...VIEW, now: [...VIEW.now, NOTHING], tables: [...VIEW.tables, []] });
    expect(now?.rows.map((row) => row.seat)).toEqual([0, 1, null]);
  });
});

describe("the log", () => {
  const line = (event: unknown, say: Phrase | null = null): Line => ({ number: 1, at: 0, event: event as Line["event"], say, by: "" });
  const kept = (seat: number, ...kinds: string[]): Phrase => ({
    id: "figure-cards",
    args: { seat: { id: "seat", args: { seat } }, cards: kinds.map((kind) => ({ id: "card-cocktail", args: { kind } })) },
  });
  const picks = [offer("tempura"), offer("maki-1")].map(({ command }) => command as Keep);
  const said: Phrase = { id: "event-picks-revealed", args: { picks: [kept(0, "tempura"), kept(1, "maki-1")] } };
  const revealed = line({ event: "picks-revealed", picks }, said);
  const scored = line({ event: "round-scored", round: 1, points: VIEW.now }, { id: "event-round-scored", args: {} });

  test("tells nothing twice, and begins each round with a heading", () => {
    expect(["pick-held", "pick-replaced", "hands-passed"].map((event) => logged(line({ event })))).toEqual([null, null, null]);
    expect(logged(line({ event: "round-dealt", round: 2, cards: 7 }))?.heading).toEqual({ id: "pad-round", args: { round: 2 } });
  });

  test("shows everybody's cards and points by crest", () => {
    expect(logged(revealed)?.parts?.map(({ seat, pictures }) => [seat, pictures?.length])).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(logged(scored)?.parts?.map(({ points }) => points)).toEqual([5, 15]);
  });

  test("sums several turns up, seat by seat", () => {
    const whole = summary([revealed, revealed, scored]);
    expect([whole?.id, (whole?.args["kept"] as Phrase).id]).toEqual(["summary-round", "event-picks-revealed"]);
    const all = summary([revealed, revealed])?.args["picks"] as Phrase[];
    expect(all.map(({ args }) => (args["cards"] as Phrase[]).length)).toEqual([2, 2]);
    expect(summary([scored])).toBeNull();
  });

  test("knows what was laid last, until the round is over", () => {
    expect(lastPicks([revealed, line(null)])).toEqual(picks);
    expect(lastPicks([revealed, scored])).toEqual([]);
  });
});

describe("the end", () => {
  test("counts the last round kind by kind, then compares the puddings", () => {
    const result = { totals: [11, 15], points: [{ pudding: 6 }, { pudding: 0 }], ranks: [2, 1], winners: [1], "ended-by": "three-rounds" };
    const counts = finale({ ...VIEW, points: [VIEW.now], puddings: [2, 1], result });
    expect(counts.map(({ rows }) => rows.map(({ points }) => points))).toEqual([
      [0, 6],
      [5, 0],
      [0, 9],
      [6, 0],
    ]);
    expect(counts.at(-1)?.rows.map(({ has, isBest }) => [has?.args["count"], isBest])).toEqual([
      [2, true],
      [1, false],
    ]);
    expect(counts.every((count) => count.picture)).toBe(true);
  });
});
