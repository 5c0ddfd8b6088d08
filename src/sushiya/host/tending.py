"""Heartbeats: which of the awake tables this process tends, and which have grown elsewhere.

The process that tends a table runs its bots, clocks and deadlines (see keepers).
"""

import asyncio
import logging
from collections.abc import Sequence

from sushiya.host.room import AsleepError, Room
from sushiya.host.slow import is_slow_game
from sushiya.store.keepers import Keepers, Kept
from sushiya.store.protocol import StoreError

logger = logging.getLogger(__name__)

BEAT_EVERY = 2.0
"""Seconds between two heartbeats, and until a table notices a change that the bus has lost."""


class Tending:
    def __init__(self, keepers: Keepers) -> None:
        self._keepers = keepers
        self._beating: asyncio.Task[None] | None = None
        self._beaten_at = float("-inf")
        self._is_leaving = False
        self._asleep: set[str] = set()
        """Tables that were put to sleep here, and that are not yet released in the store."""

    async def welcome(self, room: Room) -> None:
        """Try to tend a table that was just woken; another process may already do so."""
        self._asleep.discard(room.table.id)
        await self._beat((room,), (room.table.id,), ())

    def let_go(self, table: str) -> None:
        """Release a table that was put to sleep, at the next heartbeat: any process may wake it."""
        self._asleep.add(table)

    def tick(self, rooms: Sequence[Room], now: float) -> None:
        """Start a heartbeat in the background when it is due: a slow store blocks no table."""
        is_beating = self._beating is not None and not self._beating.done()
        if now - self._beaten_at >= BEAT_EVERY and not is_beating:
            self._beaten_at = now
            self._beating = asyncio.create_task(self._beat_all(rooms, now))

    async def _beat_all(self, rooms: Sequence[Room], now: float) -> None:
        wanted = {room.table.id for room in rooms if _wants_tending(room, now)}
        asleep = {*self._asleep}
        unwanted = {room.table.id for room in rooms} | asleep
        try:
            await self._beat(rooms, sorted(wanted), sorted(unwanted - wanted))
            self._asleep -= asleep
        except StoreError as error:
            logger.warning("a heartbeat: %s", error)
        except Exception:
            logger.exception("a heartbeat")

    async def _beat(
        self, rooms: Sequence[Room], wanted: Sequence[str], unwanted: Sequence[str]
    ) -> None:
        if self._is_leaving:
            return
        kept = await self._keepers.beat(wanted, unwanted)
        for room in rooms:
            if room.table.id in kept:
                try:
                    await _be_kept(room, kept[room.table.id])
                except AsleepError:
                    continue

    async def leave(self, rooms: Sequence[Room]) -> None:
        """Release all tables, so that other processes can tend them at once."""
        self._is_leaving = True
        for room in rooms:
            room.is_tended = False
        if self._beating is not None:
            await asyncio.gather(self._beating, return_exceptions=True)
        try:
            await self._keepers.leave_all()
        except StoreError as error:
            logger.warning("tables that were kept here: %s", error)


def _wants_tending(room: Room, now: float) -> bool:
    """Return whether this process should tend the table: a seated person is connected here.

    A table that is due, or a slow game, is tended as long as it is awake: bots choose, and people
    are called.
    """
    is_wanted = room.is_due(now) or is_slow_game(room.table)
    return is_wanted or any(listener.seats for listener in room.audience.listeners)


async def _be_kept(room: Room, kept: Kept) -> None:
    """Update a room from a heartbeat: whether this process tends it, and changes of its log."""
    has_begun = kept.is_ours and not room.is_tended
    room.is_tended = kept.is_ours
    if room.erasures not in (None, kept.erasures):
        await room.reread()
    elif kept.length > room.table.version:
        await room.catch_up(room.latest)
    room.erasures = kept.erasures
    if has_begun:
        room.bots.call(room.latest)
