"""How much one device, one player and one address may ask for; a whole café shares an address."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from weakref import WeakValueDictionary

CLEAN_EVERY = 60.0


@dataclass(frozen=True, kw_only=True)
class Limits:
    message_kb: int = 16
    """One message on a socket, in kB."""
    options_kb: int = 160
    """A message that carries options, or the body of a request: a recipe book is up to 64 kB."""
    messages_per_second: float = 20
    messages_burst: int = 60
    refused_in_a_row: int = 200
    """So many messages that are too fast or unreadable, one after the other, end a connection."""
    hello_seconds: float = 10.0
    """From the opening of a socket to its hello."""
    queued_kb: int = 512
    """What waits to be sent to a slow reader before it is disconnected."""
    tables_per_player: int = 40
    sockets_per_player: int = 60
    sockets_per_address: int = 600
    requests_per_second: float = 60
    requests_burst: int = 300
    tables_per_minute: float = 60
    tables_burst: int = 60
    changes_per_minute: float = 240
    """Changes of options and settings; one that brings a book counts as a new table, too."""
    changes_burst: int = 240
    wrong_codes_per_minute: float = 30
    """Codes of tables that were not found: people mistype, but tables shall not be guessed."""
    wrong_codes_burst: int = 60


class Buckets:
    """Tokens that come back with time, for each key; an empty bucket says no."""

    def __init__(self, per_second: float, burst: int) -> None:
        self._per_second = per_second
        self._burst = burst
        self._left: dict[str, tuple[float, float]] = {}
        self._cleaned = 0.0

    def take(self, key: str, now: float) -> bool:
        """Take one token if there is one."""
        left = self._refilled(key, now)
        is_enough = left >= 1
        self._left[key] = (left - 1 if is_enough else left, now)
        if now - self._cleaned > CLEAN_EVERY:
            self._clean(now)
        return is_enough

    def give_back(self, key: str) -> None:
        """Put a token back that was not used in the end."""
        if key in self._left:
            left, at = self._left[key]
            self._left[key] = (min(self._burst, left + 1), at)

    def _refilled(self, key: str, now: float) -> float:
        left, at = self._left.get(key, (float(self._burst), now))
        return min(self._burst, left + max(now - at, 0.0) * self._per_second)

    def _clean(self, now: float) -> None:
        """Forget keys whose buckets are full again: they are as new."""
        self._cleaned = now
        self._left = {
            key: kept for key, kept in self._left.items() if self._refilled(key, now) < self._burst
        }


class Quota:
    """How many of a thing each key may hold at a time: sockets of a player, of an address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[str] = Counter()

    @contextmanager
    def hold(self, *keys: str) -> Iterator[bool]:
        """Hold one for each key for the time being; False: one of them has too many."""
        is_free = all(self._held[key] < self._most for key in keys)
        if is_free:
            self._held.update(keys)
        try:
            yield is_free
        finally:
            if is_free:
                self._held.subtract(keys)
                self._held = +self._held


class Turns:
    """Locks by key, which are forgotten when nobody waits for them any more."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, key: str) -> asyncio.Lock:
        return self._locks.setdefault(key, asyncio.Lock())
