"""What learners see: a view as a fixed list of numbers, from the viewing seat on."""

from collections.abc import Iterable

from sushiya.games.sushi_go.components import COPIES, KINDS, Card, Kind
from sushiya.games.sushi_go.notation import CARDS
from sushiya.games.sushi_go.options import SushiGoOptions
from sushiya.games.sushi_go.view import HiddenHand, PartlyKnownHand, View

MOST_SEATS = 5


def observe(view: View) -> tuple[int, ...]:
    """Turn a seat's view into numbers; other seats follow in the order of the table."""
    if view.seat is None:
        raise ValueError("a watcher has no observation")
    players = view.options.players
    order = [(view.seat + distance) % players for distance in range(players)]
    numbers = [*_table(view.options), view.round, view.turn]
    for distance in range(MOST_SEATS):
        numbers += _hand(view, order[distance]) if distance < players else _NO_HAND
    tables: list[int | None] = [*order, *[None] * (MOST_SEATS - players)]
    tables.append(players if view.options.has_robot else None)
    for index in tables:
        numbers += [0] * len(CARDS) if index is None else _counts(view.tables[index], CARDS)
    numbers += [0 if index is None else view.puddings[index] for index in tables]
    numbers += [
        0 if index is None else sum(one[index].total for one in view.points) for index in tables
    ]
    numbers += [view.discarded.get(kind, 0) for kind in KINDS]
    numbers += [view.unseen.get(kind, 0) for kind in KINDS]
    return (*numbers, *_robot(view, order))


def _table(options: SushiGoOptions) -> list[int]:
    return [
        options.players,
        options.tables,
        options.maki_ties == "split",
        options.pudding_ties == "split",
        options.pudding_loss == "yes",
        options.nigiri == "forced",
        options.same_turn == "combine",
        options.passing == "left-right-left",
    ]


_NO_HAND = [0] * (2 + len(COPIES))


def _hand(view: View, seat: int) -> list[int]:
    """How well a hand is known (0 not, 1 all, 2 but for a card), its size, what is known of it."""
    hand = view.hands[seat]
    if isinstance(hand, HiddenHand):
        return [0, hand.size, *[0] * len(KINDS)]
    known = 2 if isinstance(hand, PartlyKnownHand) else 1
    return [known, hand.size, *_counts(hand.cards, KINDS)]


def _counts(cards: Iterable[Kind | Card], order: Iterable[Kind | Card]) -> list[int]:
    listed = list(cards)
    return [listed.count(one) for one in order]


def _robot(view: View, order: list[int]) -> list[int]:
    """Who controls, counted from the viewer on, the pile's size, and the card drawn; -1: none."""
    if view.robot is None:
        return [-1, 0, -1]
    drawn = -1 if view.robot.drawn is None else KINDS.index(view.robot.drawn)
    return [order.index(view.robot.controller), view.robot.pile, drawn]
