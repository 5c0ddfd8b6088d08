"""The bus: what processes that share a store tell each other about a table.

It may lose, double and reorder what it carries. The log is the truth: a gap is read from the store,
and a heartbeat notices a log that grew in silence (see keepers).
"""

from collections.abc import Callable
from typing import Protocol, TypeAlias, Union

import msgspec

from sushiya.core.ids import Seat
from sushiya.core.value import kebab
from sushiya.host.requests import Reaction
from sushiya.store.protocol import Entry, StoreError

MOST_BYTES = 256 * 1024
"""Entries that are longer are not carried: whoever hears of them reads the log."""


class News(msgspec.Struct, frozen=True, kw_only=True, tag=kebab, gc=False):
    """Base of all that the bus carries."""


class Grew(News, frozen=True, kw_only=True):
    """The log was appended to, and is so long now."""

    version: int
    at: float
    bodies: tuple[bytes, ...]
    """The new entries; empty: they are too long to be carried."""

    @classmethod
    def by(cls, version: int, at: float, bodies: tuple[bytes, ...]) -> "Grew":
        is_short = sum(map(len, bodies)) <= MOST_BYTES
        return cls(version=version, at=at, bodies=bodies if is_short else ())

    def entries(self) -> tuple[Entry, ...]:
        first = self.version - len(self.bodies) + 1
        return tuple(Entry(place, self.at, body) for place, body in enumerate(self.bodies, first))


class Rewritten(News, frozen=True, kw_only=True):
    """Somebody was taken out of the log; it is as long as before."""


class Here(News, frozen=True, kw_only=True):
    """Who is connected to one process."""

    process: str
    seats: tuple[Seat, ...]
    """Seats whose owners were heard lately."""
    watchers: int


class WhoIsHere(News, frozen=True, kw_only=True):
    """Asks all others to say so."""


class Reacted(News, frozen=True, kw_only=True):
    seat: Seat
    reaction: Reaction


AnyNews: TypeAlias = Union[Grew, Rewritten, Here, WhoIsHere, Reacted]
Hear: TypeAlias = Callable[[AnyNews], None]
_encoder = msgspec.msgpack.Encoder()
_decoder: msgspec.msgpack.Decoder[AnyNews] = msgspec.msgpack.Decoder(AnyNews)


def pack(news: AnyNews) -> bytes:
    return _encoder.encode(news)


def unpack(message: bytes) -> AnyNews:
    return _decoder.decode(message)


class Bus(Protocol):
    def tell(self, table: str, news: AnyNews) -> None:
        """Tell all other processes that listen to this table; never waits, never fails."""

    async def listen(self, table: str, hear: Hear) -> None:
        """Hear what others tell about a table; what was told before is not heard."""

    async def leave(self, table: str) -> None:
        """Hear nothing more about a table."""

    def is_connected(self) -> bool:
        """Tell whether others can be heard now."""
        ...

    async def close(self) -> None: ...


async def open_bus(address: str) -> Bus:
    """Open the bus that an address names, such as nats://127.0.0.1:4222."""
    try:
        from sushiya.host.nats_bus import NatsBus  # noqa: PLC0415 - an optional extra
    except ModuleNotFoundError as error:
        raise StoreError(
            "NATS needs a package that is not installed: pip install 'sushiya[many]'"
        ) from error
    return await NatsBus.open(address)


class LocalBus:
    """Carries news between several halls of one process: one door for each."""

    def __init__(self) -> None:
        self.doors: list[LocalDoor] = []

    def door(self) -> "LocalDoor":
        self.doors.append(LocalDoor(self))
        return self.doors[-1]


class LocalDoor:
    """What is told here is heard at all other doors of the same bus at once."""

    def __init__(self, bus: LocalBus) -> None:
        self._bus = bus
        self.hears: dict[str, Hear] = {}
        self.is_cut = False
        """Nothing comes in or goes out: for tests."""

    def tell(self, table: str, news: AnyNews) -> None:
        message = pack(news)
        for door in self._bus.doors:
            if door is not self and table in door.hears and not (door.is_cut or self.is_cut):
                door.hears[table](unpack(message))

    async def listen(self, table: str, hear: Hear) -> None:
        self.hears[table] = hear

    async def leave(self, table: str) -> None:
        self.hears.pop(table, None)

    def is_connected(self) -> bool:
        return not self.is_cut

    async def close(self) -> None:
        self.hears.clear()
