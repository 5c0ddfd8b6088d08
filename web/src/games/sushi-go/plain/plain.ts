// Sushi Go! in words, for the plain screen.
import { counted, type Listed, type Looker, phrase, type PlainGame, seatPhrase, seatsFrom, sum } from "../../../plain/game";
import type { Phrase } from "../../../wire/types";
import type { Card, Keep, View } from "../types";

type Kind = Card["kind"];

const sayKind = (view: View) => (kind: Kind) => phrase(`card-${view.options.edition}`, { kind });

function sayCard(view: View, card: Card): Phrase {
  const kind = sayKind(view)(card.kind);
  return card["on-wasabi"] ? phrase("card-on-wasabi", { card: kind }) : kind;
}

function sayKeep(view: View, keep: Keep): Phrase {
  const said = keep.cards.map((card) => sayCard(view, card));
  const [first, second] = keep.cards;
  const areAlike = first?.kind === second?.kind && first?.["on-wasabi"] === second?.["on-wasabi"];
  const cards = areAlike ? said.slice(0, 1).map((card) => phrase("card-twice", { card })) : said;
  const args = { count: keep.cards.length, cards };
  if (!keep.give) return phrase("command-keep", args);
  return phrase("command-keep-and-give", { ...args, gift: sayKind(view)(keep.give) });
}

function size(hand: View["hands"][number]): number {
  if (hand.hand === "hidden") return hand.count;
  return hand.cards.length + (hand.hand === "partly-known" ? hand.drawn : 0);
}

/** What lies before a figure, like cards together; a wasabi shows as long as it is free. */
function laid(view: View, cards: readonly Card[]): Phrase[] {
  const used = cards.filter((card) => card["on-wasabi"]).length;
  const isShown = (card: Card, place: number) =>
    card.kind !== "wasabi" || cards.slice(0, place).filter(({ kind }) => kind === "wasabi").length >= used;
  const shown = cards.filter(isShown).map((card) => `${card.kind} ${card["on-wasabi"]}`);
  return counted(shown, (key) => {
    const [kind, isOn] = key.split(" ") as [Kind, string];
    const card = sayCard(view, { kind, "on-wasabi": isOn === "true" });
    return kind === "wasabi" ? phrase("card-free", { card }) : card;
  });
}

function own(view: View): Listed[] {
  const hand = view.seat === null ? undefined : view.hands[view.seat];
  if (view.result || hand?.hand !== "known") return [];
  const chosen = view.held ? [phrase("plain-chosen", { command: sayKeep(view, view.held) })] : [];
  return [{ heading: phrase("plain-hand"), items: [...chosen, ...counted(hand.cards, sayKind(view))] }];
}

function figure(view: View, place: number, { hasMemoryAid }: Looker): Listed {
  const hand = view.hands[place];
  const scored = view.points.reduce((total, round) => total + sum(round[place] ?? {}), 0);
  const points = phrase("table-points", { points: view.result?.totals[place] ?? scored });
  const now = phrase("table-now", { now: sum(view.now[place] ?? {}) });
  const items = [
    view.result ? points : phrase("plain-points", { points, now }),
    phrase("plain-laid", { cards: laid(view, view.tables[place] ?? []) }),
  ];
  const puddings = view.puddings[place] ?? 0;
  if (puddings) items.push(...counted(Array<Kind>(puddings).fill("pudding"), sayKind(view)));
  if (hand && !view.result) {
    items.push(phrase("plain-in-hand", { count: size(hand) }));
    if (hasMemoryAid && place !== view.seat && hand.hand !== "hidden")
      items.push(phrase("plain-seen-hand", { cards: counted(hand.cards, sayKind(view)) }));
    if (view.robot?.controller === place) items.push(phrase("table-controls-robot"));
    if (!view["to-act"].includes(place)) items.push(phrase("table-has-chosen"));
  }
  return { heading: hand ? seatPhrase(place) : phrase("robot"), items };
}

function listOf(view: View, heading: string, counts: Readonly<Record<string, number>>): Listed {
  const items = Object.entries(counts).map(([kind, count]) =>
    phrase("plain-count", { count, what: sayKind(view)(kind as Kind) }),
  );
  return { heading: phrase(heading), items };
}

const plain: PlainGame = {
  describe(shown, looker) {
    const view = shown as View;
    const { round, turn } = view;
    const head: Listed = {
      heading: view.result ? phrase("table-over") : phrase("plain-round", { round, turn }),
      items: [phrase(`option-passing-${view.options.passing}`)],
    };
    const figures = seatsFrom(view.seat, view.hands.length);
    if (view.robot) figures.push(view.hands.length);
    const aids = looker.hasMemoryAid && !view.result;
    return [
      ...(view.result ? [] : [head]),
      ...own(view),
      ...figures.map((place) => figure(view, place, looker)),
      ...(aids ? [listOf(view, "plain-gone", view.discarded), listOf(view, "plain-unseen", view.unseen)] : []),
    ];
  },
  groupOf: (command) => ((command as Keep).cards.length > 1 ? "keep-two" : "keep-one"),
};

export default plain;
