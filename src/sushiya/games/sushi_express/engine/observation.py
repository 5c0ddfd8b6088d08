"""A view as the numbers of the engine's Observation, in the order of its fields."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from sushiya.core.ids import Seat
from sushiya.games.sushi_express.dial import Dial, bet_of, stack_on
from sushiya.games.sushi_express.engine.facts import ACTIONS, CUSTOMERS, PHASES, SEATS
from sushiya.games.sushi_express.view import KnownHand, View

NUMBERS_A_SEAT = 6 + 2 * len(ACTIONS) + len(CUSTOMERS)

T = TypeVar("T")


def observe(view: View) -> tuple[int, ...]:
    """Turn a seat's view into numbers; other seats follow in the order of the table."""
    if view.seat is None:
        raise ValueError("a watcher has no observation")
    return tuple(_numbers(view, view.seat))


def _numbers(view: View, viewer: Seat) -> Iterator[int]:
    players = view.options.players
    order = [Seat((viewer + distance) % players) for distance in range(players)]
    yield from _moment(view, order)
    for seat in order:
        yield from _seat(view, seat)
    yield from [0] * NUMBERS_A_SEAT * (SEATS - players)
    yield from _counts(view.row, CUSTOMERS)
    yield from (view.discarded.get(kind, 0) for kind in CUSTOMERS)
    yield from (view.unseen_customers.get(kind, 0) for kind in CUSTOMERS)
    yield from (view.unseen_actions.get(kind, 0) for kind in ACTIONS)
    yield from (view.customer_pile, view.action_pile)


def _moment(view: View, order: list[Seat]) -> tuple[int, ...]:
    """The options and the moment; seats are counted from the viewer on, and -1 is nobody."""
    attempt, dice = (view.throw.attempt, view.throw.dice) if view.throw else (0, (0, 0))
    return (
        view.options.players,
        view.options.swap == "neighbours",
        view.result is not None,
        view.decision,
        view.round,
        PHASES.index(view.phase),
        order.index(view.to_act[0]) if view.to_act else -1,
        order.index(view.starter),
        -1 if view.lowest is None else order.index(view.lowest),
        view.rolls,
        attempt,
        *dice,
        view.is_served,
    )


def _seat(view: View, seat: Seat) -> Iterator[int]:
    """A seat's bet, its van, its cards as far as they are known, and its points if it ended now."""
    hand = view.hands[seat]
    yield from _marker(view.dial, seat)
    yield from (view.vans[seat], isinstance(hand, KnownHand), hand.size)
    yield from _counts(hand.cards, ACTIONS)
    yield from _counts(view.played[seat], ACTIONS)
    yield from _counts(view.customers[seat], CUSTOMERS)
    yield sum(view.now[seat].values())


def _marker(dial: Dial, seat: Seat) -> tuple[int, int]:
    """The number a marker stands on, and at which place of the stack, 1 at the bottom; 0: none."""
    number = bet_of(dial, seat)
    return (0, 0) if number is None else (number, 1 + stack_on(dial, number).index(seat))


def _counts(cards: Iterable[T], kinds: Iterable[T]) -> list[int]:
    listed = list(cards)
    return [listed.count(kind) for kind in kinds]
