"""What a bet, a drive and a customer lead to: exact figures, from a view alone."""

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from itertools import combinations, product

from sushiya.core.command import Command
from sushiya.core.ids import Seat
from sushiya.core.odds import chance_of_any, percent
from sushiya.core.value import Value
from sushiya.games.sushi_express.commands import Drive, PlaceBet, Reroll, SwapBets
from sushiya.games.sushi_express.components import (
    BETS,
    FACES,
    TRIES,
    Action,
    Customer,
    Dice,
    Hand,
    empty_places,
)
from sushiya.games.sushi_express.dial import bet_of, held_numbers, in_turn, stack_on
from sushiya.games.sushi_express.notation import code
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
    kept_ends: bool
    """Whether the pile has too few, so that the game is over (rule 8.1)."""
    cleared_ends: bool


class Stake(Value, frozen=True):
    """What hangs on a throw."""

    drivers: tuple[Seat, ...]
    """Those who drive if the bet is made, the first one first (rule 5.3)."""
    draws: bool
    """Whether an action card is drawn if the bet fails."""


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
    next: dict[Customer, int]
    """The chance, of 100, that the next card of the customer pile is of a kind."""
    stake: Stake | None
    """While somebody is asked about a throw; everybody is told the same."""
    plays: dict[Action, tuple[int, ...]]
    """By card in the viewer's hand: the codes of commands that play it, where they are legal."""
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
        next={} if seat is None or view.result else _next(view),
        stake=_stake(view),
        plays=_plays(view) if is_asked else {},
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


def _next(view: View) -> dict[Customer, int]:
    return {
        kind: chance_of_any(count, 1, view.customer_pile)
        for kind, count in view.unseen_customers.items()
    }


def _refill(view: View) -> Refill:
    players, pile = view.options.players, view.customer_pile
    kept, cleared = empty_places(players, view.row), empty_places(players, ())
    return Refill(kept, cleared, kept_ends=kept > pile, cleared_ends=cleared > pile)


def _stake(view: View) -> Stake | None:
    if view.phase != "dice" or not view.to_act:
        return None
    return Stake(tuple(seat for seat, _ in in_turn(view.dial)), draws=view.action_pile > 0)


def _plays(view: View) -> dict[Action, tuple[int, ...]]:
    """List commands by the card that they play; which of them are legal is told beside the view."""
    held = held_numbers(view.dial)
    hand, faces = own_hand(view), dict.fromkeys(view.throw.dice if view.throw else ())
    commands: dict[Action, Iterable[Command]] = {
        "same-bet": (PlaceBet(number) for number in held),
        "swap": (SwapBets(low, high) for low, high in combinations(held, 2)),
        "re-roll": (Reroll(face) for face in faces),
        "further": (Drive(extra + 1) for extra in range(hand.count("further"))),
        "tip": (),
    }
    return {kind: tuple(code(one) for one in commands[kind]) for kind in dict.fromkeys(hand)}
