"""Who looked at what, and when last; in memory only, so each process knows its own visitors."""

from collections.abc import Hashable

MOST = 20_000
"""Beyond this number the oldest are dropped."""


class Visits:
    def __init__(self) -> None:
        self._at: dict[Hashable, float] = {}
        """Oldest first."""

    def note(self, key: Hashable, now: float) -> None:
        self._at.pop(key, None)
        self._at[key] = now
        if len(self._at) > MOST:
            self._at.pop(next(iter(self._at)))

    def is_recent(self, key: Hashable, now: float, within: float) -> bool:
        return now - self._at.get(key, float("-inf")) <= within
