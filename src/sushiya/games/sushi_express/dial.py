"""The dial of bets: a stack of markers on each number, and the order they give."""

from collections.abc import Iterator
from typing import TypeAlias

from sushiya.core.ids import Seat
from sushiya.games.sushi_express.components import BETS, LOWEST_BET

Stack: TypeAlias = tuple[Seat, ...]
"""Markers on one number, from bottom to top."""
Dial: TypeAlias = tuple[Stack, ...]
"""The stacks of all numbers from 2 to 12."""

EMPTY: Dial = ((),) * len(BETS)


def stack_on(dial: Dial, number: int) -> Stack:
    return dial[number - LOWEST_BET]


def held_numbers(dial: Dial) -> tuple[int, ...]:
    """List the numbers that carry a marker, lowest first."""
    return tuple(number for number, stack in zip(BETS, dial, strict=True) if stack)


def bet_of(dial: Dial, seat: Seat) -> int | None:
    """Give a seat's bet: the number its marker stands on now (rule 4.6)."""
    for number, stack in zip(BETS, dial, strict=True):
        if seat in stack:
            return number
    return None


def in_turn(dial: Dial) -> Iterator[tuple[Seat, int]]:
    """Give the markers with their bets, highest first and each stack from its top (rule 5.1)."""
    for number in reversed(BETS):
        for seat in reversed(dial[number - LOWEST_BET]):
            yield seat, number


def lowest(dial: Dial) -> Seat:
    """Find the lowest bettor: the bottom marker on the lowest number held (rule 4.7)."""
    return next(stack[0] for stack in dial if stack)


def put(dial: Dial, seat: Seat, number: int) -> Dial:
    """Put a marker on top of a number's stack."""
    return _with_stack(dial, number, (*stack_on(dial, number), seat))


def lift(dial: Dial, seat: Seat) -> Dial:
    """Take a marker off."""
    return tuple(tuple(one for one in stack if one != seat) for stack in dial)


def swap(dial: Dial, low: int, high: int) -> Dial:
    """Let two stacks change places, each keeping its order (rule 4.3)."""
    moved = _with_stack(dial, low, stack_on(dial, high))
    return _with_stack(moved, high, stack_on(dial, low))


def _with_stack(dial: Dial, number: int, stack: Stack) -> Dial:
    place = number - LOWEST_BET
    return (*dial[:place], stack, *dial[place + 1 :])
