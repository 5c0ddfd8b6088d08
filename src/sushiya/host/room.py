"""A table in memory: its changes, one at a time, its audience, its bots and its clock."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass

from sushiya.core.ids import Seat, Viewer, seats
from sushiya.core.refusal import Refusal
from sushiya.core.registry import Registry
from sushiya.host import bus, requests, shown
from sushiya.host.audience import Audience, tell
from sushiya.host.bank import limit_of
from sushiya.host.calls import Caller, Calls
from sushiya.host.crew import Crew
from sushiya.host.deal import Fresh, Patience
from sushiya.host.display import show_card
from sushiya.host.exchange import Exchange, Others
from sushiya.host.forget import erase, keys_of_person
from sushiya.host.hints import observation, refuse_hint
from sushiya.host.journal import (
    Deadlines,
    Decide,
    deadline_of,
    follow,
    follow_on,
    keep_record,
    save_summary,
    write,
)
from sushiya.host.judge import Surroundings, judge, scoped
from sushiya.host.listener import Listener, viewers_of
from sushiya.host.log import Happenings
from sushiya.host.missed import missed_by
from sushiya.host.move_codes import offer_move
from sushiya.host.people import Person, scope_of
from sushiya.host.play import why_not
from sushiya.host.presence import Attendance
from sushiya.host.readers import Reader
from sushiya.host.refusals import refuse
from sushiya.host.slow import is_slow_game
from sushiya.host.table import Table
from sushiya.host.thinking import Thinking
from sushiya.host.tickets import ticket_of
from sushiya.host.timekeeper import Timekeeper
from sushiya.host.turns import follow_turns, keep_turns, turns_at
from sushiya.host.waiting import give_token
from sushiya.store.protocol import Entry, Store, StoreError

logger = logging.getLogger(__name__)

SUMMARY_EVERY = 30.0
"""Seconds between updates of a running game's summary, if slow or with other processes."""


class AsleepError(RuntimeError):
    """The room was put to sleep; the hall opens the table in a new one."""


@dataclass(frozen=True)
class House:
    """What every room needs."""

    store: Store
    crew: Crew
    fresh: Fresh
    registry: Registry
    reader: Reader
    wall: Callable[[], float] = time.time
    """The wall clock, for people to read; durations are measured in house time, see house_time."""
    others: Others | None = None
    """The other processes that share the store; None: there are none."""
    caller: Caller | None = None
    """Calls people to slow tables; None: nobody is called."""


class Room:
    """Serializes the changes of a table: each is judged, written, then shown."""

    def __init__(
        self, house: House, table: Table, now: float, deadline: float | None = None
    ) -> None:
        self.table = table
        self.deadline = (
            deadline_of(None, table, Deadlines(now, None)) if deadline is None else deadline
        )
        """When the table must be woken, as in the store: see journal."""
        self.attendance = Attendance(now)
        self._timekeeper = Timekeeper(house.fresh, self, now)
        self.audience = Audience(self.attendance, self._timekeeper.left)
        self.quiet_since = now
        self.latest = now
        """The time of the last tick, for messages of other processes in between."""
        self.is_tended = house.others is None
        """Whether this process, and no other, runs the table's bots and ends its decisions."""
        self.exchange = None if house.others is None else Exchange(house.others, self, now)
        self.erasures: int | None = None
        """How many erasures the log has had, according to the last heartbeat."""
        self.turns: Mapping[Seat, float] = turns_at(table, house.wall())
        """Since when each seat is to act, by the wall clock."""
        self._summarised = table.version
        self._summarised_at = now
        self._card: tuple[Table, shown.Card] | None = None
        self._house = house
        self.bots = Thinking(house.crew, house.fresh, self)
        self._calls = None
        if house.caller is not None:
            self._calls = Calls(self, house.store, house.fresh, house.caller)
        self.rematch_patience = Patience()
        self._lock = asyncio.Lock()
        """Held from judging a change until it is on disk and shown."""
        self._pending = 0
        """How many changes hold the lock or wait for it: with any, the room is not idle."""
        self.is_asleep = False
        self._timekeeper.open_clock(0)

    # Changes

    @asynccontextmanager
    async def _in_turn(self) -> AsyncIterator[None]:
        """Hold the lock for a change; raise AsleepError if the room was put to sleep."""
        self._pending += 1
        try:
            async with self._lock:
                if self.is_asleep:
                    raise AsleepError(f"table {self.table.id} is asleep")
                yield
        finally:
            self._pending -= 1

    async def change(self, decide: Decide, now: float) -> Refusal | None:
        """Judge a change under the lock, write it and show it."""
        async with self._in_turn():
            return await self._write(decide, now)

    async def _write(
        self, decide: Decide, now: float, command_id: str | None = None
    ) -> Refusal | None:
        at = self._house.wall()
        written = await write(
            self._house.store,
            self.table,
            decide,
            at=at,
            deadlines=Deadlines(now, self.deadline),
            command_id=command_id,
            catch_up=lambda: self._read_gap(now),
        )
        if isinstance(written, Refusal):
            if self.exchange is None:
                return written
            # It may have been judged by a stale state: others may have written, even this command.
            try:
                has_grown = await self._has_grown(now)
            except StoreError as error:
                logger.warning("table %s: %s", self.table.id, error)
                return refuse("cannot-save")
            if command_id in self.table.answered:
                return None
            return await self._write(decide, now, command_id) if has_grown else written
        before, after, happenings, bodies = written
        if happenings:
            if self.exchange is not None:
                self.exchange.tell(bus.Grew.by(after.version, at, bodies))
            await self._give_tickets(after)
            self._show(before, happenings, after, now=now, at=at)
            self.bots.call(now)
            if before.phase != self.table.phase == "over" and self.table.state is not None:
                await keep_record(self._house.store, self.table)
        return None

    def _show(
        self, before: Table, happenings: Happenings, after: Table, *, now: float, at: float
    ) -> None:
        """Apply what is now on disk, and show it."""
        self.table = after
        self.turns = follow_turns(self.turns, before, after, at)
        self.deadline = deadline_of(before, after, Deadlines(now, self.deadline))
        self.audience.follow_seats(before, after, now)
        self._timekeeper.open_clock(
            0 if limit_of(after.settings) is None else len(tell(before, happenings, None, at))
        )
        self.audience.publish(before, happenings, after, now=now, at=at)
        if before.same != after.same:
            self.audience.ask_watchers_again()

    # What other processes wrote

    async def follow(self, grown: bus.Grew) -> None:
        """Apply what another process has written, according to its message."""
        async with self._in_turn():
            if grown.version > self.table.version:
                entries = grown.entries()
                if not entries or entries[0].version != self.table.version + 1:
                    await self._read_gap(self.latest)
                else:
                    await self._take_over(entries, self.latest)

    async def catch_up(self, now: float) -> None:
        """Read and apply what other processes have written."""
        async with self._in_turn():
            await self._read_gap(now)

    async def reread(self) -> None:
        """Read the whole log again, after an erasure."""
        async with self._in_turn():
            await self._read_anew(self.latest)

    def is_due(self, now: float) -> bool:
        """Return whether a slow decision's time is up, or the table counts as abandoned."""
        return self.deadline is not None and now >= self.deadline

    async def _has_grown(self, now: float) -> bool:
        """Read what others have written; return whether there was anything."""
        before = self.table.version
        return (await self._read_gap(now)).version > before

    async def _read_gap(self, now: float) -> Table:
        entries = await self._house.store.read(self.table.id, self.table.version)
        await self._take_over(entries, now)
        return self.table

    async def _take_over(self, entries: tuple[Entry, ...], now: float) -> None:
        for before, happenings, after, at in follow_on(self.table, entries):
            await self._give_tickets(after)
            self._show(before, happenings, after, now=now, at=at)
        if entries:
            self.bots.call(now)

    async def _read_anew(self, now: float) -> None:
        house, before = self._house, self.table
        entries = await house.store.read(before.id)
        self.table = await follow(house.registry, before.id, entries) or before
        self.audience.follow_seats(before, self.table, now)
        self.audience.show_table(self.table, now)

    @property
    def is_idle(self) -> bool:
        beside = (self.exchange, self._calls)
        is_busy = self.bots.tasks or self._pending or any(one and one.is_busy for one in beside)
        return not (self.audience.listeners or is_busy)

    async def close(self) -> None:
        """Finish the current change, then stop; waiting changes get an AsleepError."""
        self.is_asleep = True
        await self.bots.end()
        if self._calls is not None:
            await self._calls.end()
        async with self._lock:
            await self._summarise()
        if self.exchange is not None:
            await self.exchange.close()

    async def _summarise(self) -> None:
        """Store what a list shows of a running game, if it has changed."""
        if self.table.phase == "running" and self.table.version > self._summarised:
            store, at = self._house.store, self._house.wall()
            await save_summary(store, self.table, at=at, deadline=self.deadline)
            self._summarised = self.table.version
            try:
                await keep_turns(store, self.table, self.turns)
            except StoreError as error:
                logger.warning("the turns of table %s: %s", self.table.id, error)

    # What people ask

    async def ask(self, request: requests.Request, now: float) -> shown.Shown:
        """Answer a request from the owner of the seat that it names."""
        owner = self.table.owner(request.seat)
        if owner is None:
            return shown.Refused(id=request.id, refusal=refuse("not-your-seat"))
        match request:  # The first three do not change the table, so they need no lock.
            case requests.Ask():
                refusal = why_not(self.table, request.seat, request.command)
                return shown.Asked(id=request.id, refusal=refusal)
            case requests.OfferMove():
                return await offer_move(self._house, self.table, owner, request, now)
            case requests.React():
                self.audience.react(request.seat, request.reaction)
                if self.exchange is not None:
                    self.exchange.tell(bus.Reacted(seat=request.seat, reaction=request.reaction))
                return shown.Done(id=request.id)
        async with self._in_turn():
            refusal = await self._grant(request, owner, now)
            if refusal is None and isinstance(request, requests.Hint):
                return self._hinted(request)
            return shown.answered(request.id, refusal)

    def _hinted(self, request: requests.Hint) -> shown.Shown:
        """Return the asker's observation; refuse a resent request whose decision is past."""
        refusal = refuse_hint(self.table, request.seat, request.decision)
        if refusal is not None:
            return shown.Refused(id=request.id, refusal=refusal)
        seen = observation(self.table, request.seat)
        return shown.Hinted(id=request.id, decision=request.decision, seen=seen)

    async def _grant(self, request: requests.Request, owner: Person, now: float) -> Refusal | None:
        """Judge a request and write what follows; a resent one that was granted changes nothing."""
        command_id = scoped(self.table, request)
        if command_id in self.table.answered:
            return None
        around = Surroundings(
            presence=lambda seat: self.attendance.presence(seat, now), fresh=self._house.fresh
        )

        def decide(table: Table) -> Happenings | Refusal:
            # While the request waited for the lock, the seat may have got a new token or person.
            asker = table.owner(request.seat)
            if asker is None or asker.token != owner.token:
                return refuse("not-your-seat")
            return judge(table, request, around)

        return await self._write(decide, now, command_id)

    async def seat(self, decide: Decide, token: str, now: float) -> Seat | Refusal:
        """Write a change that lets this hashed token open a seat, and return the seat."""
        async with self._in_turn():
            refusal = await self._write(decide, now)
            # Under the same lock: the next change may remove the person.
            return self.table.seats_of(token)[0] if refusal is None else refusal

    async def give_token(
        self, find: Callable[[Table], Seat | None], token: str, player: str, now: float
    ) -> Refusal | None:
        """Replace the token of the seat that `find` returns, if it has an owner."""

        def decide(table: Table) -> Happenings | Refusal:
            seat = find(table)
            if seat is None or table.owner(seat) is None:
                return ()
            return give_token(table, seat, token, player)

        return await self.change(decide, now)

    async def forget(self, player: str, pseudonym: str, now: float) -> bool:
        """Make a player leave, erase them from the log, and disconnect their devices."""
        keys = keys_of_person(await self._house.store.read(self.table.id), player)
        for seat in seats(len(self.table.places)):
            owner = self.table.owner(seat)
            if owner is not None and owner.player in keys and self.table.phase != "over":
                await self.ask(requests.Leave(id=f"forget-{scope_of(pseudonym)}", seat=seat), now)
        async with self._in_turn():
            is_erased = await erase(self._house.store, self.table.id, player, pseudonym)
            await self._read_anew(now)
            if self.exchange is not None:
                self.exchange.tell(bus.Rewritten())
            return is_erased

    # Who looks

    def card(self) -> shown.Card:
        """Return what a list shows of the table now; cached until the next change."""
        if self._card is None or self._card[0] is not self.table:
            self._card = (self.table, show_card(self.table))
        return self._card[1]

    def look(self, now: float) -> shown.TableShown:
        return self.audience.look(self.table, now)

    async def attach(self, listener: Listener, seen: Mapping[Viewer, int], now: float) -> None:
        """Subscribe a device; send it the table, then what each seat missed and its view."""
        owners = [self.table.owner(seat) for seat in listener.seats]
        tokens = [owner.token for owner in owners if owner is not None]
        async with self._in_turn():
            # While it waited for the lock, a token may have been replaced, or a person moved.
            is_watching = not listener.seats
            listener.seats = tuple(
                sorted(seat for token in tokens for seat in self.table.seats_of(token))
            )
            if not listener.seats and not is_watching:
                listener.dismiss()
                return
            house, viewers = self._house, viewers_of(listener)
            missed = await missed_by(house.store, house.registry, self.table, viewers, seen)
            self.audience.listeners.add(listener)
            await self._give_tickets(self.table)
            self.hear(listener, now)
            self.audience.show_table(self.table, now)
            for viewer, lines in missed.items():
                listener.deliver(self.audience.update(self.table, viewer, tuple(lines)))
            if self.exchange is not None:
                self.exchange.tell_here(now)
            self.bots.call(now)

    async def _give_tickets(self, table: Table) -> None:
        """Fetch the ticket of a running game once it is watched, for sending it to watchers."""
        is_watched = any(not listener.seats for listener in self.audience.listeners)
        if self.audience.ticket or table.phase != "running" or not is_watched:
            return
        try:
            house = self._house
            self.audience.ticket = await ticket_of(house.store, table.id, house.fresh)
        except StoreError as error:
            logger.warning("the ticket of table %s: %s", table.id, error)

    def detach(self, listener: Listener, now: float) -> None:
        self.audience.listeners.discard(listener)
        self.quiet_since = now
        if not listener.seats:
            self.audience.show_table(self.table, now)
        if self.exchange is not None:
            self.exchange.tell_here(now)

    def hear(self, listener: Listener, now: float) -> None:
        """Record that the devices of the listener's seats are alive."""
        for seat in listener.seats:
            self.attendance.hear(seat, now)

    def is_here(self, seat: Seat, now: float) -> bool:
        """Return whether a seat's owner is present."""
        return self.table.owner(seat) is not None and self.attendance.is_here(seat, now)

    def is_anybody_here(self, now: float) -> bool:
        return any(self.is_here(Seat(seat), now) for seat in range(len(self.table.places)))

    # Time

    async def tick(self, now: float) -> None:
        """Handle the passing of time: presence, clock, bots, deadlines, calls and summary."""
        self.latest = now
        self.audience.show_presence(self.table, now)
        await self._timekeeper.run_clock(now)
        if self.exchange is not None:
            self.exchange.tick(now)
        if self.is_tended:
            self.bots.call(now)
            await self._timekeeper.tend(now)
            if self._calls is not None:
                self._calls.tick(now)
            is_listed_elsewhere = self.exchange is not None or is_slow_game(self.table)
            if is_listed_elsewhere and now - self._summarised_at >= SUMMARY_EVERY:
                self._summarised_at = now
                await self._summarise()
