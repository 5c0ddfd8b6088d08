"""How many tables there are, counted seldom: anybody may ask, and counting looks at all of them."""

import asyncio
import time
from collections.abc import Callable, Mapping

from sushiya.store.protocol import Store

GOOD_FOR = 3.0
"""Seconds for which a count is told again."""


class Census:
    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._clock = clock
        self._counting = asyncio.Lock()
        self._counted: Mapping[str, int] = {}
        self._until = float("-inf")

    async def counts(self) -> Mapping[str, int]:
        """Give the store's counts, at most a few seconds old."""
        async with self._counting:  # Many who ask at once wait for one count.
            if self._clock() >= self._until:
                self._counted = await self._store.counts()
                self._until = self._clock() + GOOD_FOR
        return self._counted
