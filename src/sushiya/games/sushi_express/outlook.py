"""What a bet, a drive and a customer lead to: exact figures, from a view alone."""

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from itertools import product

from sushiya.core.ids import Seat
from sushiya.core.value import Value
from sushiya.games.sushi_express.components import (
    BETS,
    FACES,
    TRIES,
    Customer,
    Dice,
    Hand,
    empty_places,
)
from sushiya.games.sushi_express.dial import bet_of, stack_on
from sushiya.games.sushi_express.road import Trip, drive
from sushiya.games.sushi_express.scoring import cards_left, customer_points, penalties
from sushiya.games.sushi_express.state import Throw
from sushiya.games.sushi_express.view import View

ROLLS: tuple[Dice, ...] = tuple(product(FACES, FACES))


class Bet(Value, frozen=True):
    """What a bet on a number would lead to, if nobody else bets, swaps or re-rolls."""

    alone: int
    """The chance to make it by one's own two tries, of 100."""
    drives: int
    """The chance to drive: also if a higher bet is made before (rule 5.3)."""
    trip: Trip


class Refill(Value, frozen=True):
    """How many cards the pile must give for the next row."""

    kept: int
    cleared: int


class Outlook(Value, frozen=True, kw_only=True):
    """What a viewer's screen tells of what could come."""

    bets: tuple[Bet, ...]
    """On each number from 2 to 12, while the viewer has not bet."""
    drives: tuple[Trip, ...]
    """With no, one, two ... further tiles, if the viewer drives now."""
    worths: dict[Customer, int]
    """What taking a card of the row would change for the viewer if the game ended now."""
    refill: Refill | None
    """If the viewer decides about the row."""
    left: tuple[int, ...]
    """At the end: the action cards of each seat that decide between equals."""


@cache
def success(bet: int, rerolls: int = 0) -> Fraction:
    """Give the chance that a roller makes a bet within two tries, with so many re-rolls."""
    return _mean(_best(bet, 1, dice, rerolls) for dice in ROLLS)


def success_after(bet: int, throw: Throw, die: int | None, rerolls: int) -> Fraction:
    """Give the chance when one of the dice is re-rolled now; None: when the dice stand."""
    if die is not None:
        kept = sum(throw.dice) - die
        return _mean(_best(bet, throw.attempt, (kept, new), rerolls - 1) for new in FACES)
    if throw.attempt == TRIES:
        return Fraction(0)
    return _mean(_best(bet, throw.attempt + 1, dice, rerolls) for dice in ROLLS)


@cache
def _best(bet: int, attempt: int, dice: Dice, rerolls: int) -> Fraction:
    """Give the chance if at each point the best is done: which die to re-roll, or none."""
    if sum(dice) >= bet:
        return Fraction(1)
    throw = Throw(attempt, dice)
    choices: set[int | None] = {None, *dice} if rerolls else {None}
    return max(success_after(bet, throw, die, rerolls) for die in choices)


def _mean(chances: Iterable[Fraction]) -> Fraction:
    listed = list(chances)
    return sum(listed, Fraction(0)) / len(listed)


_MISSES = {number: float(1 - success(number)) for number in BETS}
"""The chance not to make a bet by one's own two tries."""


def own_hand(view: View) -> Hand:
    """Give the viewer's own cards; a watcher has none."""
    return () if view.seat is None else view.hands[view.seat].cards


def outlook(view: View) -> Outlook:
    seat = view.seat
    is_asked = seat is not None and seat in view.to_act
    return Outlook(
        bets=() if seat is None else _bets(view, seat),
        drives=_drives(view, seat) if seat is not None and is_asked else (),
        worths={} if seat is None or view.result else _worths(view, seat),
        refill=_refill(view) if is_asked and view.phase == "deliveries" else None,
        left=tuple(cards_left(hand.cards) for hand in view.hands) if view.result else (),
    )


def _bets(view: View, seat: Seat) -> tuple[Bet, ...]:
    if view.phase != "bets" or view.result or bet_of(view.dial, seat) is not None:
        return ()
    found: list[Bet] = []
    fail = 1.0
    for number in reversed(BETS):
        # A new marker goes on top of a stack, and the top one rolls first (rules 4.2, 5.1).
        misses = _MISSES[number]
        trip = drive(view.vans, seat, number)
        found.append(Bet(percent(1 - misses), percent(1 - fail * misses), trip))
        for _ in stack_on(view.dial, number):
            fail *= misses
    return tuple(reversed(found))


def percent(chance: float) -> int:
    """Give a chance as a whole number of 100; only what is sure is 100."""
    return 100 if chance == 1 else min(99, round(100 * chance))


def _drives(view: View, seat: Seat) -> tuple[Trip, ...]:
    bet = bet_of(view.dial, seat)
    if view.phase != "vans" or view.is_served or bet is None:
        return ()
    further = own_hand(view).count("further")
    return tuple(drive(view.vans, seat, bet + extra) for extra in range(further + 1))


def _worths(view: View, seat: Seat) -> dict[Customer, int]:
    """Say what each card of the row would change, tips by the tips that are known."""
    taken = view.customers[seat]
    return {
        kind: _tip_worth(view, seat)
        if kind == "tip"
        else customer_points(taken.count(kind) + 1) - customer_points(taken.count(kind))
        for kind in dict.fromkeys(view.row)
    }


def _tip_worth(view: View, seat: Seat) -> int:
    tips = [
        taken.count("tip") + hand.cards.count("tip")
        for taken, hand in zip(view.customers, view.hands, strict=True)
    ]
    more = [count + (owner == seat) for owner, count in enumerate(tips)]
    return penalties(tips)[seat] - penalties(more)[seat]


def _refill(view: View) -> Refill:
    players = view.options.players
    return Refill(empty_places(players, view.row), empty_places(players, ()))
