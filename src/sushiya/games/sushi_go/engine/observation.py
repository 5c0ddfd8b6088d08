"""A view as the numbers of the engine's Observation, in the order of its fields."""

from collections.abc import Iterable, Iterator

from sushiya.games.sushi_go.components import KINDS, ROUNDS, Card, Kind
from sushiya.games.sushi_go.engine.facts import ROUND_KINDS, SEATS
from sushiya.games.sushi_go.notation import CARDS, code
from sushiya.games.sushi_go.options import SushiGoOptions
from sushiya.games.sushi_go.view import HiddenHand, PartlyKnownHand, View


def observe(view: View) -> tuple[int, ...]:
    """Turn a seat's view into numbers; other seats follow in the order of the table."""
    if view.seat is None:
        raise ValueError("a watcher has no observation")
    return tuple(_numbers(view, view.seat))


def _numbers(view: View, seat: int) -> Iterator[int]:
    players = view.options.players
    order = [(seat + distance) % players for distance in range(players)]
    seats: list[int | None] = [*order, *[None] * (SEATS - players)]
    figures = [*seats, players if view.options.has_robot else None]
    yield from _table(view.options)
    yield from (view.result is not None, view.decision, view.round, view.turn)
    for owner in seats:
        yield from _hand(view, owner)
    for figure in figures:
        yield from _counts(() if figure is None else view.tables[figure], CARDS)
    for figure in figures:
        yield 0 if figure is None else view.puddings[figure]
    for round_ in range(ROUNDS):
        for figure in figures:
            yield from _points(view, round_, figure)
    yield from (view.discarded.get(kind, 0) for kind in KINDS)
    yield from (view.unseen.get(kind, 0) for kind in KINDS)
    yield from (owner is not None and _has_picked(view, owner) for owner in seats)
    yield -1 if view.held is None else code(view.held)
    yield from _robot(view, order)


def _table(options: SushiGoOptions) -> tuple[int, ...]:
    return (
        options.players,
        options.tables,
        options.maki_ties == "split",
        options.pudding_ties == "split",
        options.pudding_loss == "yes",
        options.nigiri == "forced",
        options.same_turn == "combine",
        options.passing == "left-right-left",
    )


def _hand(view: View, owner: int | None) -> list[int]:
    """How well a hand is known (0 not, 1 all, 2 but for a card), its size, what is known of it."""
    if owner is None:
        return [0] * (2 + len(KINDS))
    hand = view.hands[owner]
    if isinstance(hand, HiddenHand):
        return [0, hand.size, *[0] * len(KINDS)]
    known = 2 if isinstance(hand, PartlyKnownHand) else 1
    return [known, hand.size, *_counts(hand.cards, KINDS)]


def _counts(cards: Iterable[Kind | Card], order: Iterable[Kind | Card]) -> list[int]:
    listed = list(cards)
    return [listed.count(one) for one in order]


def _points(view: View, round_: int, figure: int | None) -> list[int]:
    if figure is None or round_ >= len(view.points):
        return [0] * len(ROUND_KINDS)
    return [getattr(view.points[round_][figure], kind) for kind in ROUND_KINDS]


def _has_picked(view: View, owner: int) -> bool:
    """Whether a seat that has a choice is not waited for any more."""
    has_choice = view.result is None and view.hands[owner].size > 1
    return has_choice and owner not in view.to_act


def _robot(view: View, order: list[int]) -> tuple[int, int, int]:
    """Who controls, counted from the viewer on, the pile's size, and the card drawn; -1: none."""
    if view.robot is None:
        return -1, 0, -1
    drawn = -1 if view.robot.drawn is None else KINDS.index(view.robot.drawn)
    return order.index(view.robot.controller), view.robot.pile, drawn
