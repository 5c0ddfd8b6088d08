"""Who keeps a table: of the processes that share a store, one tends its bots, clocks and deadlines.

A process says again and again that it lives, and keeps the tables that it has taken for as long as
it does. When it ends or falls silent, others take them. Two that tend one table at once do no harm:
a stale append is refused.
"""

from collections.abc import Sequence
from typing import Protocol

from sushiya.core.value import Value

LASTS = 6.0
"""Seconds after its last sign of life in which a process still keeps its tables."""


class Kept(Value, frozen=True):
    """What the store knows of a table that is open here."""

    is_ours: bool
    length: int
    erasures: int
    """How often somebody was taken out of its log."""


class Keepers(Protocol):
    async def beat(self, wanted: Sequence[str], unwanted: Sequence[str] = ()) -> dict[str, Kept]:
        """Say that this process lives; take what is wanted and nobody keeps, leave what is not.

        Gives what the store knows of all these tables.
        """
        ...

    async def leave_all(self) -> None:
        """Keep nothing any more: others may take it at once."""
        ...
