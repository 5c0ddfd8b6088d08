"""The bus: messages about tables between processes that share a store.

It may lose, duplicate and reorder messages. Only the log is authoritative: a gap is read from the
store, and a heartbeat notices if a log has grown without a message (see keepers).
"""

from collections.abc import Callable
from typing import Protocol, TypeAlias, Union

import msgspec

from sushiya.core.ids import Seat
from sushiya.core.value import kebab
from sushiya.host.requests import Reaction
from sushiya.store.protocol import Entry, StoreError

MOST_BYTES = 256 * 1024
"""Longer entries are not sent over the bus: the receivers read the log."""


class News(msgspec.Struct, frozen=True, kw_only=True, tag=kebab, gc=False):
    """Base of all messages on the bus."""


class Grew(News, frozen=True, kw_only=True):
    """The log was appended to; `version` is its new length."""

    version: int
    at: float
    bodies: tuple[bytes, ...]
    """The new entries; empty: they are too long for the bus."""

    @classmethod
    def by(cls, version: int, at: float, bodies: tuple[bytes, ...]) -> "Grew":
        is_short = sum(map(len, bodies)) <= MOST_BYTES
        return cls(version=version, at=at, bodies=bodies if is_short else ())

    def entries(self) -> tuple[Entry, ...]:
        first = self.version - len(self.bodies) + 1
        return tuple(Entry(place, self.at, body) for place, body in enumerate(self.bodies, first))


class Rewritten(News, frozen=True, kw_only=True):
    """A person was erased from the log; its length is unchanged."""


class Here(News, frozen=True, kw_only=True):
    """Who is connected to one process."""

    process: str
    seats: tuple[Seat, ...]
    """Seats whose owners' devices have answered lately."""
    watchers: int


class WhoIsHere(News, frozen=True, kw_only=True):
    """Asks all other processes to send `Here`."""


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
        """Broadcast to all other processes that subscribe to this table; never waits or fails."""

    async def listen(self, table: str, hear: Hear) -> None:
        """Subscribe to a table; earlier messages are not delivered."""

    async def leave(self, table: str) -> None:
        """Unsubscribe from a table."""

    def is_connected(self) -> bool:
        """Return whether messages can be received now."""
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
    """A bus between several halls in one process: each has a door of its own."""

    def __init__(self) -> None:
        self.doors: list[LocalDoor] = []

    def door(self) -> "LocalDoor":
        self.doors.append(LocalDoor(self))
        return self.doors[-1]


class LocalDoor:
    """One hall's connection to a local bus; delivers to all other doors at once."""

    def __init__(self, bus: LocalBus) -> None:
        self._bus = bus
        self.hears: dict[str, Hear] = {}
        self.is_cut = False
        """If set, nothing comes in or goes out: for tests."""

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
