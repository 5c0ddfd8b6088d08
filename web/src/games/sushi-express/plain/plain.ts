// Sushi Express in words, for the plain screen.
import { counted, type Listed, type Looker, phrase, type PlainGame, seatPhrase, seatsFrom, sum } from "../../../plain/game";
import type { Phrase } from "../../../wire/types";
import { type Customer, numberOf } from "../facts";
import type { View } from "../types";

type Action = View["played"][number][number];

const sayCustomer = (kind: Customer): Phrase => phrase("customer", { kind });
const sayAction = (kind: Action): Phrase => phrase("action", { kind });

function head(view: View): Listed {
  if (view.result) return { heading: phrase(`ended-by-${view.result["ended-by"]}`), items: [] };
  const { round, phase } = view;
  const items: Phrase[] = [];
  if (view.throw) {
    const [first, second] = view.throw.dice;
    items.push(phrase("table-throw", { attempt: view.throw.attempt, first, second, total: first + second }));
  }
  items.push(phrase("table-piles", { customers: view["customer-pile"], actions: view["action-pile"] }));
  const seat = seatPhrase(view["to-act"][0] ?? 0);
  return { heading: phrase("table-head", { round, phase, seat }), items };
}

function row(view: View): Listed {
  return { heading: phrase("plain-row"), items: counted(view.row, sayCustomer) };
}

function dial(view: View): Listed {
  const items = view.dial.flatMap((stack, place) =>
    stack.length ? [phrase("plain-bet", { number: numberOf(place), seats: stack.map(seatPhrase) })] : [],
  );
  return { heading: phrase("plain-dial"), items };
}

function hand(view: View): Listed[] {
  const own = view.seat === null ? undefined : view.hands[view.seat];
  if (!own || view.result) return [];
  return [{ heading: phrase("plain-hand"), items: counted(own.cards, sayAction) }];
}

function player(view: View, seat: number, { hasMemoryAid }: Looker): Listed {
  const held = view.hands[seat];
  const items = [
    phrase("table-points", { points: view.result?.totals[seat] ?? sum(view.now[seat] ?? {}) }),
    phrase("plain-van", { tile: view.vans[seat] ?? 0 }),
    phrase("plain-customers", { cards: counted(view.customers[seat] ?? [], sayCustomer) }),
  ];
  if (held && view.result) items.push(phrase("table-hand", { cards: counted(held.cards, sayAction) }));
  else if (held && seat !== view.seat) {
    const drawn = held.hand === "partly-known" ? held.drawn : 0;
    items.push(phrase("table-cards", { count: held.cards.length + drawn }));
    if (hasMemoryAid && held.cards.length)
      items.push(phrase("plain-sure", { cards: counted(held.cards, sayAction) }));
  }
  if (view.starter === seat && !view.result) items.push(phrase("table-starts"));
  return { heading: seatPhrase(seat), items };
}

function memory(view: View): Listed[] {
  const list = (heading: string, counts: Readonly<Record<string, number>>, say: (kind: never) => Phrase): Listed => ({
    heading: phrase(heading),
    items: Object.entries(counts).map(([kind, count]) => phrase("plain-count", { count, what: say(kind as never) })),
  });
  return [
    list("plain-gone", view.discarded, sayCustomer),
    list("plain-unseen-customers", view["unseen-customers"], sayCustomer),
    list("plain-unseen-actions", view["unseen-actions"], sayAction),
  ];
}

const plain: PlainGame = {
  describe(shown, looker) {
    const view = shown as View;
    return [
      head(view),
      ...hand(view),
      ...(view.result ? [] : [row(view), dial(view)]),
      ...seatsFrom(view.seat, view.hands.length).map((seat) => player(view, seat, looker)),
      ...(looker.hasMemoryAid && !view.result ? memory(view) : []),
    ];
  },
};

export default plain;
