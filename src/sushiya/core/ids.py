"""Distinct types for every index, so that two of them cannot be swapped by mistake."""

from functools import cache
from typing import NewType, TypeAlias

Seat = NewType("Seat", int)
"""A place in one game, from 0."""

Decision = NewType("Decision", int)
"""How many decisions have been settled; depends on open information only."""

Viewer: TypeAlias = Seat | None
"""Who looks: a seat, or None for a watcher."""


@cache
def seats(count: int) -> tuple[Seat, ...]:
    return tuple(Seat(index) for index in range(count))
