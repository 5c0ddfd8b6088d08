"""Keepers: of the processes that share a store, one runs a table's bots, clocks and deadlines.

A process sends heartbeats, and keeps the tables that it has taken for as long as it does. When it
ends or its heartbeats stop, other processes take them. Two processes that keep one table at once do
no harm: a stale append is refused.
"""

from collections.abc import Sequence
from typing import Protocol

from sushiya.core.value import Value

LASTS = 6.0
"""Seconds after its last heartbeat during which a process still keeps its tables."""


class Kept(Value, frozen=True):
    """What the store knows about a table that is open in this process."""

    is_ours: bool
    length: int
    erasures: int
    """How many erasures have changed its log."""


class Keepers(Protocol):
    async def beat(self, wanted: Sequence[str], unwanted: Sequence[str] = ()) -> dict[str, Kept]:
        """Send a heartbeat; take wanted tables that no live process keeps, release unwanted ones.

        Return what the store knows about all these tables.
        """
        ...

    async def leave_all(self) -> None:
        """Release all tables: other processes may take them at once."""
        ...
