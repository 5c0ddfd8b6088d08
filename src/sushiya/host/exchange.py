"""Messages between a room and the other processes that have its table open."""

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sushiya.core.ids import Seat, seats
from sushiya.host import bus
from sushiya.host.bus import AnyNews, Bus
from sushiya.store.keepers import Keepers
from sushiya.store.protocol import StoreError

if TYPE_CHECKING:
    from sushiya.host.room import Room

logger = logging.getLogger(__name__)

HERE_EVERY = 3.0
"""Seconds between two `Here` messages; each is valid for ten seconds."""
HERE_LASTS = 10.0


@dataclass(frozen=True)
class Others:
    """How to reach the other processes that share the store."""

    process: str
    """The unique name of this process."""
    bus: Bus
    keepers: Keepers


class Exchange:
    def __init__(self, others: Others, room: "Room", now: float) -> None:
        self._others = others
        self._room = room
        self._table = room.table.id
        self._said_at = now
        self._watchers: dict[str, tuple[int, float]] = {}
        """Watchers at each other process, and when it reported them."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self._others.bus.listen(self._table, self.hear)
        self.tell(bus.WhoIsHere())

    async def close(self) -> None:
        await self._others.bus.leave(self._table)

    @property
    def is_busy(self) -> bool:
        return bool(self._tasks)

    def tell(self, news: AnyNews) -> None:
        self._others.bus.tell(self._table, news)

    def tell_here(self, now: float) -> None:
        """Broadcast whose devices are connected to this process."""
        self._said_at = now
        listeners = self._room.audience.listeners
        own = sorted({seat for listener in listeners for seat in listener.seats})
        news = bus.Here(
            process=self._others.process,
            seats=tuple(seat for seat in own if self._room.attendance.is_here(seat, now)),
            watchers=sum(not listener.seats for listener in listeners),
        )
        self.tell(news)

    def tick(self, now: float) -> None:
        """Broadcast regularly who is here, and drop processes that have become silent."""
        if self._room.audience.listeners and now - self._said_at >= HERE_EVERY:
            self.tell_here(now)
        if any(now - at > HERE_LASTS for _, at in self._watchers.values()):
            self._watchers = {
                process: (count, at)
                for process, (count, at) in self._watchers.items()
                if now - at <= HERE_LASTS
            }
            self._count_watchers()

    def hear(self, news: AnyNews) -> None:
        """Handle a message from another process."""
        room = self._room
        match news:
            case bus.Grew():
                self._do(room.follow(news))
            case bus.Rewritten():
                self._do(room.reread())
            case bus.Here():
                self._hear_here(news)
            case bus.WhoIsHere():
                if room.audience.listeners:
                    self.tell_here(room.latest)
            case bus.Reacted():
                room.audience.react(news.seat, news.reaction)

    def _hear_here(self, news: bus.Here) -> None:
        room = self._room
        for seat in seats(len(room.table.places)):
            if seat in news.seats:
                room.attendance.hear(Seat(seat), room.latest)
        self._watchers[news.process] = (news.watchers, room.latest)
        self._count_watchers()
        room.audience.show_presence(room.table, room.latest)
        room.bots.call(room.latest)

    def _count_watchers(self) -> None:
        elsewhere = sum(count for count, _ in self._watchers.values())
        if elsewhere != self._room.audience.elsewhere:
            self._room.audience.elsewhere = elsewhere
            self._room.audience.show_table(self._room.table, self._room.latest)

    def _do(self, job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._tried(job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tried(self, job: Coroutine[Any, Any, None]) -> None:
        """Run a job, log its errors; what cannot be read now is read at a later heartbeat."""
        try:
            await job
        except StoreError as error:
            logger.warning("table %s: %s", self._table, error)
        except Exception:
            if not self._room.is_asleep:
                logger.exception("table %s, following another process", self._table)
