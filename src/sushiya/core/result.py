"""How a game ended: totals, points by kind, ranks, winners, and what ended it."""

from collections.abc import Sequence
from typing import Any

from sushiya.core.ids import Seat
from sushiya.core.value import Value


class Result(Value, frozen=True):
    """Lists run by seat; a figure that nobody plays comes after the seats and has no rank."""

    totals: tuple[int, ...]
    points: tuple[dict[str, int], ...]
    ranks: tuple[int | None, ...]
    winners: tuple[Seat, ...]
    ended_by: str


def ranked(keys: Sequence[Any]) -> tuple[int, ...]:
    """Rank from 1, the largest key first; equal keys share a rank."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def winners_of(ranks: Sequence[int | None]) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat, rank in enumerate(ranks) if rank == 1)
