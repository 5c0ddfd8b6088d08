"""Health of the store and counts of its tables, cached: anybody may ask, and counting is costly."""

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple, TypeAlias

from sushiya.store.protocol import DiskFull, Store, StoreError

logger = logging.getLogger(__name__)

GOOD_FOR = 3.0
"""Seconds for which an answer is cached."""

Trouble: TypeAlias = Literal["", "disk-full", "store-fails"]


class Taken(NamedTuple):
    counts: Mapping[str, int]
    """Tables by phase, and all entries; empty if they could not be counted."""
    trouble: Trouble
    """Why the store cannot be read or written now; empty: it can."""


class Census:
    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._clock = clock
        self._counting = asyncio.Lock()
        self._taken = Taken({}, "")
        self._until = float("-inf")

    async def take(self) -> Taken:
        """Return the store's counts and its trouble, at most a few seconds old."""
        async with self._counting:  # Concurrent callers share one count.
            if self._clock() >= self._until:
                self._taken = await self._ask()
                self._until = self._clock() + GOOD_FOR
        return self._taken

    async def _ask(self) -> Taken:
        counts: Mapping[str, int] = {}
        try:
            counts = await self._store.counts()
            await self._store.check_writing()
        except StoreError as error:
            logger.warning("the store is not well: %s", error)
            return Taken(counts, "disk-full" if isinstance(error, DiskFull) else "store-fails")
        return Taken(counts, "")
