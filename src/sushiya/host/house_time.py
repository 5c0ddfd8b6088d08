"""A clock that counts only while the server runs, and never jumps.

All durations at a table (presence, clocks, codes, the end of an abandoned table) are measured by
it. If the wall clock is set, or the server is off for a month or stalls for a minute, nobody loses
a game or a role. Log entries are stamped with the wall clock, for people to read.
"""

import logging
import time
from collections.abc import Callable

import msgspec

from sushiya.store.protocol import Store, StoreError

logger = logging.getLogger(__name__)

KIND, KEY = "house", "time"
"""The document in the store that holds the house's time."""
LONGEST_STEP = 5.0
"""Most seconds that count between two beats: in a longer pause the server could not answer."""


class HouseTime:
    """Starts at the wall clock's time when the store is new, later at the time that was saved."""

    def __init__(self, store: Store, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._monotonic = monotonic
        self._counted = time.time()
        self._beaten_at = monotonic()

    def now(self) -> float:
        return self._counted + min(self._monotonic() - self._beaten_at, LONGEST_STEP)

    def beat(self) -> float:
        """Count the time since the last beat; return the time now."""
        self._counted = self.now()
        self._beaten_at = self._monotonic()
        return self._counted

    async def resume(self) -> None:
        """Continue from the time that was saved last."""
        saved = await self._store.get_document(KIND, KEY)
        if saved is not None:
            self._counted = msgspec.json.decode(saved, type=float)
            self._beaten_at = self._monotonic()

    async def save(self) -> None:
        """Save the time; a crash loses only what passed since the last save, which is harmless.

        Of several processes, the latest time is kept.
        """
        try:
            saved = await self._store.get_document(KIND, KEY)
            if saved is None or msgspec.json.decode(saved, type=float) < self.now():
                await self._store.put_document(KIND, KEY, msgspec.json.encode(self.now()))
        except StoreError as error:
            logger.warning("the house's time: %s", error)
