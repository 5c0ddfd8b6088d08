"""Rematches: players agree, a new table opens with the same tokens and starts when all are in."""

import asyncio
from collections.abc import Awaitable, Callable

from sushiya.core.ids import Seat, seats
from sushiya.core.refusal import Refusal
from sushiya.core.trust import SECRET_BYTES
from sushiya.host import housekeeping, log, requests
from sushiya.host.circle import note_table
from sushiya.host.circles import Circles
from sushiya.host.deal import lacks_commitments
from sushiya.host.log import Happenings
from sushiya.host.making import TOKEN_BYTES, fresh_key, write_first
from sushiya.host.people import Place
from sushiya.host.refusals import refuse
from sushiya.host.rematch import lay_again, lay_for_same
from sushiya.host.room import House, Room
from sushiya.host.table import LogError, Table
from sushiya.host.tokens import FindRoom
from sushiya.host.waiting import own_seat, say_ready, start

AGAIN = "again"
"""The kind of the document that names the table that was opened for the people of another one."""


class Rematches:
    def __init__(
        self,
        house: House,
        circles: Circles,
        find_room: FindRoom,
        find_awake: Callable[[str], Room | None],
        opening: asyncio.Lock,
    ) -> None:
        self._house = house
        self._circles = circles
        self._room = find_room
        self._awake = find_awake
        self._opening = opening

    async def ask(self, room: Room, request: requests.Rematch, now: float) -> Refusal | None:
        """Agree to a rematch; the first who does so opens the new table, with the same tokens."""
        owner = room.table.owner(request.seat)
        if owner is None:
            return refuse("not-your-seat")
        if room.table.phase != "over":
            return refuse("not-over")
        async with self._opening:  # Two who ask at once open one table.
            refusal = None if room.table.rematch else await self._open(room, request, now)
        if refusal is not None:
            return refusal
        following = await self._room(room.table.rematch, now)
        if following is None:
            return refuse("table-unknown")
        seats_there = following.table.seats_of(owner.token)  # They may have changed seats there.
        if not seats_there:
            return refuse("token-unknown")
        refusal = await _agree(following, seats_there[0], now)
        if refusal is None:
            await self.start(following, now)
        return refusal

    async def _open(self, room: Room, request: requests.Rematch, now: float) -> Refusal | None:
        secret, places = self._house.fresh(SECRET_BYTES).hex(), room.table.places
        made = lay_again(
            room.table,
            request.seat,
            lambda seat: _has_gone(room, seat, now),
            secret,
        )
        table = await write_first(self._house, made, now)
        if isinstance(table, Refusal):
            return table
        refusal = await lead_to(room, request.seat, table, places, now)
        if room.table.rematch != table:  # Another process was first, or has moved a seat.
            laid = await self._room(table, now)
            if laid is not None:
                await laid.change(housekeeping.close, now)
        elif made.circle:
            await self._circles.change(made.circle, lambda one: note_table(one, table, None))
        return refusal

    async def invite(self, table: str, player: str, now: float) -> str | Refusal:
        """Open a table for all who sat at one that is over, or return the one that is open.

        There is one at a time, so that nobody can flood the others' lists.
        """
        room = await self._room(table, now)
        seat = None if room is None else own_seat(room.table, player)
        if room is None or seat is None or isinstance(seat, Refusal):
            return refuse("table-unknown")
        if room.table.phase != "over":
            return refuse("not-over")
        store, fresh = self._house.store, self._house.fresh
        async with self._opening:
            kept = await store.get_document(AGAIN, table)
            for known in (room.table.rematch, "" if kept is None else kept.decode()):
                if known and await self._is_open_to(known, player):
                    return known
            secret = fresh(SECRET_BYTES).hex()
            made = lay_for_same(room.table, seat, secret, lambda: fresh_key(fresh, TOKEN_BYTES))
            laid = await write_first(self._house, made, now)
            if isinstance(laid, Refusal):
                return laid
            await store.put_document(AGAIN, table, laid.encode())
        if made.circle:
            await self._circles.change(made.circle, lambda one: note_table(one, laid, None))
        return laid

    async def _is_open_to(self, table: str, player: str) -> bool:
        """Return whether a player has a seat at a table that is not over."""
        summary = await self._house.store.summary(table)
        return summary is not None and summary.phase != "over" and player in summary.players

    async def start(self, room: Room, now: float) -> None:
        """Start a rematch once all who are present, at either of the two tables, have agreed."""
        table = room.table
        if table.phase != "waiting" or table.deal or not table.origin:
            return
        # Nobody is connected to a table that sleeps, so it need not be woken for this.
        old = self._awake(table.origin)
        if (
            old is None
            and room.exchange is not None
            and await self._can_be_woken(table.origin, now)
        ):
            return  # Other processes report who is there before the next tick.
        people = [
            seat for seat in seats(len(table.places)) if table.places[seat].person is not None
        ]
        ready = [seat for seat in people if table.places[seat].is_ready]
        present = [
            seat
            for seat in people
            if seat in ready
            or table.settings.is_slow  # People need not be there at the same time.
            or room.is_here(seat, now)
            or (old is not None and old.is_here(seat, now))
        ]
        if not ready or present != ready or any(place.is_free for place in table.places):
            return
        absent = tuple(seat for seat in people if seat not in present)
        await _start(room, absent, now)

    async def _can_be_woken(self, table: str, now: float) -> bool:
        """Wake a table, which then asks other processes who is there."""
        try:
            return await self._room(table, now) is not None
        except LogError:  # This table can no longer be shown to anybody.
            return False


def _has_gone(room: Room, seat: Seat, now: float) -> bool:
    """Return whether somebody is gone; never at a slow table, where people come and go."""
    return not room.table.settings.is_slow and room.attendance.presence(seat, now) == "gone"


async def lead_to(
    room: Room, seat: Seat, table: str, places: tuple[Place, ...], now: float
) -> Refusal | None:
    """Record the rematch that was opened for these places, unless there is one already."""

    def decide(current: Table) -> Happenings | Refusal:
        if current.rematch:
            return ()
        if current.places != places:  # Another process has given a seat another token.
            return refuse("busy")
        return (log.RematchOpened(seat=seat, table=table),)

    return await room.change(decide, now)


def _agree(room: Room, seat: Seat, now: float) -> Awaitable[Refusal | None]:
    """Record that a seat of this rematch is ready."""
    return room.change(lambda table: say_ready(table, seat) if _is_open(table) else (), now)


async def _start(room: Room, absent: tuple[Seat, ...], now: float) -> None:
    """Start once all who agreed have also committed, or have failed to for a while."""
    is_over = room.rematch_patience.is_over(absent, now)

    def decide(table: Table) -> Happenings | Refusal:
        is_due = is_over or not lacks_commitments(table, absent)
        if not _is_open(table) or not is_due:
            return ()
        return start(table, None, absent, lambda seat: room.attendance.is_here(seat, now))

    await room.change(decide, now)


def _is_open(table: Table) -> bool:
    """Return whether a waiting room can still change."""
    return table.phase == "waiting" and not table.deal
