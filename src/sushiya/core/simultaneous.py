"""Simultaneous decisions: picks are held, may be replaced, and count when all are in."""

from collections.abc import Iterable
from typing import TypeAlias, TypeVar

from sushiya.core.ids import Seat

C = TypeVar("C")

Held: TypeAlias = tuple[C | None, ...]
"""Each seat's pick, None while it has not chosen."""


def nothing_held(players: int) -> Held[C]:
    return (None,) * players


def hold(held: Held[C], seat: Seat, pick: C) -> Held[C]:
    """Hold a pick, in place of the one held before if there is one."""
    return (*held[:seat], pick, *held[seat + 1 :])


def waiting_for(held: Held[C], choosers: Iterable[Seat]) -> tuple[Seat, ...]:
    """List the seats that have a choice and have not chosen."""
    return tuple([seat for seat in choosers if held[seat] is None])
