"""What learners see: a view as a fixed list of numbers, from the viewing seat on."""

from collections.abc import Iterable
from typing import TypeVar, get_args

from sushiya.core.ids import Seat
from sushiya.games.sushi_express.components import ACTION_COPIES, CUSTOMER_COPIES
from sushiya.games.sushi_express.dial import Dial, bet_of, stack_on
from sushiya.games.sushi_express.state import Phase
from sushiya.games.sushi_express.view import KnownHand, View

MOST_SEATS = 6
NUMBERS_A_SEAT = 6 + 2 * len(ACTION_COPIES) + len(CUSTOMER_COPIES)

T = TypeVar("T")


def observe(view: View) -> tuple[int, ...]:
    """Turn a seat's view into numbers; other seats follow in the order of the table."""
    if view.seat is None:
        raise ValueError("a watcher has no observation")
    players = view.options.players
    order = [Seat((view.seat + distance) % players) for distance in range(players)]
    numbers = _table(view, order)
    for distance in range(MOST_SEATS):
        numbers += _seat(view, order[distance]) if distance < players else [0] * NUMBERS_A_SEAT
    numbers += _counts(view.row, CUSTOMER_COPIES)
    numbers += [view.discarded.get(kind, 0) for kind in CUSTOMER_COPIES]
    numbers += [view.unseen_customers.get(kind, 0) for kind in CUSTOMER_COPIES]
    numbers += [view.unseen_actions.get(kind, 0) for kind in ACTION_COPIES]
    return (*numbers, view.customer_pile, view.action_pile)


def _table(view: View, order: list[Seat]) -> list[int]:
    """The options and the moment; seats are counted from the viewer on, and -1 is nobody."""
    attempt, dice = (view.throw.attempt, view.throw.dice) if view.throw else (0, (0, 0))
    return [
        view.options.players,
        view.options.swap == "neighbours",
        view.round,
        get_args(Phase).index(view.phase),
        view.result is not None,
        order.index(view.to_act[0]) if view.to_act else -1,
        order.index(view.starter),
        -1 if view.lowest is None else order.index(view.lowest),
        attempt,
        *dice,
        view.is_served,
    ]


def _seat(view: View, seat: Seat) -> list[int]:
    """A seat's bet, its van, its cards as far as they are known, and its points if it ended now."""
    hand = view.hands[seat]
    return [
        *_marker(view.dial, seat),
        view.vans[seat],
        isinstance(hand, KnownHand),
        hand.size,
        *_counts(hand.cards, ACTION_COPIES),
        *_counts(view.played[seat], ACTION_COPIES),
        *_counts(view.customers[seat], CUSTOMER_COPIES),
        sum(view.now[seat].values()),
    ]


def _marker(dial: Dial, seat: Seat) -> list[int]:
    """The number a marker stands on, and at which place of the stack, 1 at the bottom; 0: none."""
    number = bet_of(dial, seat)
    return [0, 0] if number is None else [number, 1 + stack_on(dial, number).index(seat)]


def _counts(cards: Iterable[T], kinds: Iterable[T]) -> list[int]:
    listed = list(cards)
    return [listed.count(kind) for kind in kinds]
