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
    """More messages than this in a row that are too fast or unreadable end a connection."""
    queued_kb: int = 512
    """Output queued for a slow reader, in kB; beyond this it is disconnected."""
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
    """Lookups of codes that do not exist: people mistype, but codes must not be guessed."""
    wrong_codes_burst: int = 60
    sheets_per_player: int = 30
    """Shared sheets that one player has opened and that are not forgotten yet."""
    sheet_kb: int = 1000
    """All parts of a shared sheet together."""
    sheet_parts: int = 500
    part_kb: int = 32
    """One part of a shared sheet."""
    push_devices_per_player: int = 8
    """Devices of one player that get notices."""
    header_kb: int = 16
    """The headers of one request, in kB."""
    headers: int = 100
    """Headers of one request."""
    header_seconds: float = 10
    """From connecting, or from the first byte of a later request, to the end of its headers."""
    body_seconds: float = 10
    """From the end of a request's headers until its body is complete."""
    idle_seconds: int = 5
    """How long an HTTP connection may wait for its next request."""
    hello_seconds: float = 10
    """From the opening of a socket until its hello."""
    unread_seconds: float = 15
    """How long a peer may leave what we send unread, or our close unanswered."""
    connections_beside_sockets: int = 300
    """TCP connections of an address, beside its `sockets_per_address`: a browser opens several."""
    frame_kb: int = 256
    """A WebSocket message beyond this ends the connection; smaller ones that are too long are
    refused."""
    frames_per_second: float = 40
    """WebSocket frames of one connection: messages, their fragments, pings and pongs."""
    frames_burst: int = 400
    """More than `messages_burst` + `refused_in_a_row`: too fast clients are told so first."""


class Bucket:
    """A token bucket: a rate limit that allows bursts."""

    __slots__ = ("_at", "_burst", "_left", "_per_second")

    def __init__(self, per_second: float, burst: int, now: float) -> None:
        self._per_second = per_second
        self._burst = burst
        self._left = float(burst)
        self._at = now

    def take(self, now: float, count: int = 1) -> bool:
        """Take `count` tokens and return True, or take none and return False."""
        self._refill(now)
        is_enough = self._left >= count
        if is_enough:
            self._left -= count
        return is_enough

    def give_back(self) -> None:
        """Put a token back that was not used in the end."""
        self._left = min(self._burst, self._left + 1)

    def is_full(self, now: float) -> bool:
        self._refill(now)
        return self._left >= self._burst

    def _refill(self, now: float) -> None:
        passed = max(now - self._at, 0.0)
        self._left = min(self._burst, self._left + passed * self._per_second)
        self._at = now


class Buckets:
    """A bucket for each key."""

    def __init__(self, per_second: float, burst: int) -> None:
        self._per_second = per_second
        self._burst = burst
        self._of: dict[str, Bucket] = {}
        self._cleaned = 0.0

    def take(self, key: str, now: float) -> bool:
        """Take one token if there is one."""
        if key not in self._of:
            self._of[key] = Bucket(self._per_second, self._burst, now)
        is_enough = self._of[key].take(now)
        if now - self._cleaned > CLEAN_EVERY:
            self._clean(now)
        return is_enough

    def give_back(self, key: str) -> None:
        """Put a token back that was not used in the end."""
        if key in self._of:
            self._of[key].give_back()

    def _clean(self, now: float) -> None:
        """Drop keys whose buckets are full again: a new bucket would be the same."""
        self._cleaned = now
        self._of = {key: one for key, one in self._of.items() if not one.is_full(now)}


class Quota:
    """How many of a thing each key may hold at a time: sockets of a player, of an address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[str] = Counter()

    @contextmanager
    def hold(self, *keys: str) -> Iterator[bool]:
        """Hold one for each key within the block; yields False if a key has too many."""
        is_free = self.take(*keys)
        try:
            yield is_free
        finally:
            if is_free:
                self.release(*keys)

    def take(self, *keys: str) -> bool:
        """Take one for each key, to be released later; False: none was taken."""
        is_free = all(self._held[key] < self._most for key in keys)
        if is_free:
            self._held.update(keys)
        return is_free

    def release(self, *keys: str) -> None:
        self._held.subtract(keys)
        for key in keys:
            if not self._held[key]:
                del self._held[key]


class Turns:
    """Locks by key, which are forgotten when nobody waits for them any more."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, key: str) -> asyncio.Lock:
        return self._locks.setdefault(key, asyncio.Lock())
