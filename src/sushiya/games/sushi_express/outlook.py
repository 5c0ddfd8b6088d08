"""What a bet, a drive and a customer are worth: exact figures, from a view alone."""

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from itertools import product

import msgspec

from sushiya.core.ids import Seat
from sushiya.core.value import Value
from sushiya.games.sushi_express.components import (
    BETS,
    FACES,
    TRIES,
    Customer,
    Dice,
    Hand,
)
from sushiya.games.sushi_express.dial import bet_of, in_turn, put, stack_on
from sushiya.games.sushi_express.road import Trip, drive
from sushiya.games.sushi_express.scoring import score, totals
from sushiya.games.sushi_express.state import Throw
from sushiya.games.sushi_express.view import PartlyKnownHand, View

ROLLS: tuple[Dice, ...] = tuple(product(FACES, FACES))


class MoveOdds(Value, frozen=True):
    """One marker's chance to move in this round, rounded once from the exact fraction."""

    seat: Seat
    bet: int
    bare: float
    """If nobody plays a re-roll."""
    with_rerolls: float
    """If the viewer plays its re-rolls, as many and on those dice as make its own bet likeliest."""


class Worth(Value, frozen=True):
    """What taking a card would change if the game ended now, from what the viewer knows."""

    customer: Customer
    points: int
    rivals: int
    """What it would change for all others together: a tip can cost them points."""


@cache
def success(bet: int, rerolls: int = 0) -> Fraction:
    """Give the chance that a roller makes a bet within two tries, with so many re-rolls."""
    return _mean(_best(bet, 1, dice, rerolls) for dice in ROLLS)


def success_from(bet: int, throw: Throw, rerolls: int = 0) -> Fraction:
    """Give the chance that a roller makes a bet when the dice lie like this."""
    return _best(bet, throw.attempt, throw.dice, rerolls)


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


def own_hand(view: View) -> Hand:
    """Give the viewer's own cards; a watcher has none."""
    return () if view.seat is None else view.hands[view.seat].cards


def move_odds(view: View) -> tuple[MoveOdds, ...]:
    """Give every marker's chance to move, in turn, if nobody bets, swaps or re-rolls any more.

    The viewer's own re-rolls are counted in the second figure, also for those who roll after it.
    """
    rerolls = own_hand(view).count("re-roll")
    found = []
    fail = fail_rerolling = Fraction(1)
    throw = view.throw
    for seat, bet in in_turn(view.dial):
        fail *= 1 - _makes_it(view, bet, throw, 0)
        own = rerolls if seat == view.seat else 0
        fail_rerolling *= 1 - _makes_it(view, bet, throw, own)
        found.append(MoveOdds(seat, bet, float(1 - fail), float(1 - fail_rerolling)))
        throw = None
    return tuple(found)


def _makes_it(view: View, bet: int, throw: Throw | None, rerolls: int) -> Fraction:
    """Give a roller's chance; once a roll has succeeded, all markers on the dial move."""
    if view.phase == "vans":
        return Fraction(1)
    return success(bet, rerolls) if throw is None else success_from(bet, throw, rerolls)


def bet_odds(view: View) -> tuple[MoveOdds, ...]:
    """Give the viewer's chance to move for every number that it could bet now.

    Numbers held by others are among them if the viewer has a same bet.
    """
    if view.seat is None or view.seat not in view.to_act or view.phase != "bets":
        return ()
    if bet_of(view.dial, view.seat) is not None:
        return ()
    has_same = "same-bet" in own_hand(view)
    return tuple(
        next(odds for odds in move_odds(_with_bet(view, view.seat, bet)) if odds.seat == view.seat)
        for bet in BETS
        if has_same or not stack_on(view.dial, bet)
    )


def _with_bet(view: View, seat: Seat, bet: int) -> View:
    return msgspec.structs.replace(view, dial=put(view.dial, seat, bet))


def trips(view: View, seat: Seat, bet: int) -> tuple[Trip, ...]:
    """Follow a seat's van for a bet, with no, one, two ... further tiles, as vans stand now.

    The list ends at the most cards "one tile further" that the seat can hold, for all the viewer
    knows.
    """
    hand = view.hands[seat]
    most = hand.cards.count("further")
    if isinstance(hand, PartlyKnownHand):
        most += min(hand.drawn, view.unseen_actions.get("further", 0))
    return tuple(drive(view.vans, seat, bet + extra) for extra in range(most + 1))


def worths(view: View, seat: Seat) -> tuple[Worth, ...]:
    """Say what each card of the row is worth to a seat now, tips by the tips that are known."""
    tips = [hand.cards.count("tip") for hand in view.hands]
    before = totals(score(view.customers, tips))
    found = []
    for kind in dict.fromkeys(view.row):
        taken = list(view.customers)
        taken[seat] = (*taken[seat], kind)
        after = totals(score(taken, tips))
        own = after[seat] - before[seat]
        found.append(Worth(kind, own, sum(after) - sum(before) - own))
    return tuple(found)
