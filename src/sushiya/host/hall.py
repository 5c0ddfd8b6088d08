"""The hall: finds all tables of the house, wakes them, puts them to sleep, and opens rematches."""

import asyncio
import logging

import msgspec

from sushiya.core.ids import Seat
from sushiya.core.refusal import Refusal
from sushiya.host import bus, requests, shown
from sushiya.host.archive import Archive
from sushiya.host.circles import Circles
from sushiya.host.forget import erase, keys_of_person
from sushiya.host.journal import Decide, close_unfollowed, follow, found_deadline
from sushiya.host.judge import refuse_by_role, scoped
from sushiya.host.log import Happenings
from sushiya.host.making import TOKEN_BYTES, fresh_key
from sushiya.host.move_codes import find_offer
from sushiya.host.people import Newcomer, Seated, hashed
from sushiya.host.readers import has_texts, read_documents
from sushiya.host.refusals import refuse
from sushiya.host.rematches import Rematches
from sushiya.host.room import AsleepError, House, Room
from sushiya.host.same_compare import Comparisons
from sushiya.host.same_tables import SameTables
from sushiya.host.table import OtherRules, Table
from sushiya.host.tending import Tending
from sushiya.host.tokens import NewToken, replace_token
from sushiya.host.turns import Turn, kept_turns, shown_turns, turns_at
from sushiya.host.waiting import sit_down, take_over
from sushiya.store.protocol import StoreError

logger = logging.getLogger(__name__)

SLEEP_AFTER = 30.0
DUE_EVERY = 30.0
DUE_AT_ONCE = 100
TRY_AGAIN_AFTER = 3600.0
"""Seconds until a table that stays due although it was woken is woken again."""
PSEUDONYM_BYTES = 32
"""As many bytes as a player's hash has."""
FORGET_AT_ONCE = 50
ROOMS_A_BREATH = 20
"""Tables that a tick handles between two yields to the event loop."""


class Hall:
    def __init__(self, house: House) -> None:
        self._house = house
        self.circles = Circles(house.store, house.wall)
        self.same = SameTables(house, self.room)
        self.archive = Archive(house.registry, house.store, self.room, self.same, house.wall)
        self.comparisons = Comparisons(house.registry, self.archive, self.same)
        self._rooms: dict[str, asyncio.Task[Room | None]] = {}
        self._opening = asyncio.Lock()
        self._rematches = Rematches(house, self.circles, self.room, self._awake, self._opening)
        self._tending = None if house.others is None else Tending(house.others.keepers)
        self._due_at = 0.0
        self._tried: dict[tuple[str, float], float] = {}
        """Tables that were due, by their deadline, and when they were last woken for it."""

    @property
    def house(self) -> House:
        return self._house

    # Tables

    async def room(self, table: str, now: float) -> Room | None:
        """Return the room of a table, woken if necessary; None if there is no such table."""
        task = self._rooms.get(table)
        if task is None:
            task = asyncio.create_task(self._wake(table, now))
            self._rooms[table] = task
        try:
            room = await asyncio.shield(task)
        except Exception:
            self._rooms.pop(table, None)
            raise
        if room is None:
            self._rooms.pop(table, None)
        elif room.exchange is not None:
            try:
                await room.catch_up(now)  # The bus may have lost messages.
            except AsleepError:
                return await self.room(table, now)
        return room

    async def _wake(self, table: str, now: float) -> Room | None:
        store = self._house.store
        entries, summary = await store.read(table), await store.summary(table)
        found = await follow(self._house.registry, table, entries)
        if found is None:
            return None
        deadline = None if summary is None else found_deadline(found, summary, entries, now)
        room = Room(self._house, found, now, deadline)
        room.turns = await self._turns_of(found, entries[-1].at)
        if room.exchange is not None and self._tending is not None:
            await room.exchange.open()
            await self._tending.welcome(room)
        return room

    async def _turns_of(self, table: Table, at: float) -> dict[Seat, float]:
        """Return since when seats are to act at a table that wakes; its last entry is from `at`."""
        kept = await kept_turns(self._house.store, table.id) if table.phase == "running" else None
        if kept is None or kept.version != table.version:
            return turns_at(table, at)  # The server was stopped before it could store them.
        return {one.seat: one.since for one in kept.turns}

    async def turns(self, table: str) -> tuple[Turn, ...]:
        """Return who is to act in a running game, and since when, without waking the table."""
        room = _finished(self._rooms.get(table))
        if room is not None:
            return shown_turns(room.turns)
        kept = await kept_turns(self._house.store, table)
        return () if kept is None else kept.turns

    def card(self, table: str) -> shown.Card | None:
        """Return what a list shows of a table that is awake; None: it sleeps, so ask the store."""
        room = self._awake(table)
        return None if room is None else room.card()

    def _awake(self, table: str) -> Room | None:
        return _finished(self._rooms.get(table))

    def awake(self) -> list[Room]:
        return [room for task in self._rooms.values() if (room := _finished(task)) is not None]

    # People

    async def sit_down(
        self, table: str, newcomer: Newcomer, place: Seat | None, now: float
    ) -> Seated | Refusal:
        room = await self.room(table, now)
        if room is None:
            return refuse("table-unknown")
        token, player = fresh_key(self._house.fresh, TOKEN_BYTES), newcomer.player
        person = newcomer.with_token(token)

        def decide(current: Table) -> Happenings | Refusal:
            return sit_down(current, place, person)

        if room.table.seat_of(player) is None:
            seat = await room.seat(decide, person.token, now)
        else:
            new = NewToken(person.token, player, lambda current: current.seat_of(player))
            seat = await self._give_token(room, decide, new, now)
        if isinstance(seat, Refusal):
            return seat
        await self.same.mark(room, now)
        return Seated(table=table, seat=seat, token=token)

    async def move_seat(self, table: str, code: str, player: str, now: float) -> Seated | Refusal:
        """Move a seat to the device with this player's key, by a one-time code."""
        room = await self.room(table, now)
        if room is None:
            return refuse("table-unknown")
        token = fresh_key(self._house.fresh, TOKEN_BYTES)
        offered = await find_offer(self._house.store, room.table, code, now)
        new = NewToken(
            hashed(token), player, lambda current: next(iter(current.seats_of(offered)), None)
        )
        seat = await self._give_token(
            room, lambda current: take_over(current, offered, new.token, player), new, now
        )
        if isinstance(seat, Refusal):
            return seat
        await self.same.mark(room, now)
        return Seated(table=table, seat=seat, token=token)

    async def _give_token(
        self, room: Room, decide: Decide, new: NewToken, now: float
    ) -> Seat | Refusal:
        async with self._opening:  # A rematch that opens meanwhile would copy the old token.
            return await replace_token(self.room, room, decide, new, now)

    async def forget(self, player: str, now: float) -> int:
        """Erase a player from every table where they ever sat; return how many there were."""
        store, pseudonym = self._house.store, self._house.fresh(PSEUDONYM_BYTES).hex()
        done, failed = 0, set[str]()
        while found := await store.ever_of_player(player, FORGET_AT_ONCE + len(failed)):
            tables = [table for table in found if table not in failed]
            if not tables:
                raise StoreError(f"{len(failed)} tables could not be changed")
            for table in tables:
                async with self._opening:  # A rematch that opens meanwhile would copy the person.
                    is_done = await self._forget_at(table, player, pseudonym, now)
                if is_done:
                    done += 1
                else:
                    failed.add(table)
        # Last: as long as a table mentions them, it may mark them again.
        await self.same.forget(player)
        return done

    async def forget_game(self, table: str, player: str, now: float) -> Refusal | None:
        """Erase a player from one table; refuse if it is not over."""
        summary = await self._house.store.summary(table)
        if summary is None or player not in summary.players:
            return refuse("table-unknown")
        if summary.phase != "over":
            return refuse("not-over")
        pseudonym = self._house.fresh(PSEUDONYM_BYTES).hex()
        async with self._opening:
            is_done = await self._forget_at(table, player, pseudonym, now)
        return None if is_done else refuse("busy")

    async def _forget_at(self, table: str, player: str, pseudonym: str, now: float) -> bool:
        keys = keys_of_person(await self._house.store.read(table), player)
        await self.archive.forget(table, keys)
        summary = await self._house.store.summary(table)
        is_live = summary is not None and summary.phase != "over"
        if is_live or table in self._rooms:
            try:
                room = await self.room(table, now)
            except OtherRules:
                room = None
            if room is not None:
                return await room.forget(player, pseudonym, now)
        is_erased = await erase(self._house.store, table, player, pseudonym)
        if self._house.others is not None:
            self._house.others.bus.tell(table, bus.Rewritten())
        return is_erased

    async def ask(self, room: Room, request: requests.Request, now: float) -> shown.Shown:
        """Answer a request from the owner of a seat."""
        match request:
            case requests.Rematch():
                return shown.answered(request.id, await self._rematches.ask(room, request, now))
            case requests.Commit() if room.table.origin:
                return await self._answer_commit(room, request, now)
            case requests.Start() if room.table.same:
                answer = await room.ask(request, now)
                await self.same.mark(room, now)
                return answer
            case requests.ChooseOptions() if has_texts(room.table.game.rules, request.options):
                return await self._answer_options(room, request, now)
        return await room.ask(request, now)

    async def _answer_options(
        self, room: Room, request: requests.ChooseOptions, now: float
    ) -> shown.Shown:
        """Parse the documents before the room gets the request, so that the table need not wait."""
        if scoped(room.table, request) not in room.table.answered:
            rules = room.table.game.rules
            options = refuse_by_role(room.table, request) or await read_documents(
                self._house.reader, rules, request.options
            )
            if isinstance(options, Refusal):
                return shown.answered(request.id, options)
            request = msgspec.structs.replace(request, options=options)
        return await room.ask(request, now)

    async def _answer_commit(self, room: Room, request: requests.Commit, now: float) -> shown.Shown:
        """Handle a commitment at a rematch, which may have waited for nothing else to start."""
        answer = await room.ask(request, now)
        await self._rematches.start(room, now)
        return answer

    async def invite_again(self, table: str, player: str, now: float) -> str | Refusal:
        """Open a table for all who sat at one that is over, or return the one that is open."""
        return await self._rematches.invite(table, player, now)

    # Time

    async def tick(self, now: float) -> None:
        """Run the tick of every table that is awake, and wake those whose deadline has passed."""
        for count, room in enumerate(self.awake(), 1):
            if count % ROOMS_A_BREATH == 0:
                await asyncio.sleep(0)
            try:
                await room.tick(now)
                await self._rematches.start(room, now)
            except Exception:
                logger.exception("table %s at its tick", room.table.id)
            if room.is_idle and now - room.quiet_since > SLEEP_AFTER:
                self._rooms.pop(room.table.id)
                await room.close()
                if self._tending is not None:
                    self._tending.let_go(room.table.id)
        if self._tending is not None:
            self._tending.tick(self.awake(), now)
        if now >= self._due_at:
            self._due_at = now + DUE_EVERY
            await self._wake_due(now)

    async def _wake_due(self, now: float) -> None:
        self._tried = {one: at for one, at in self._tried.items() if now < at + TRY_AGAIN_AFTER}
        try:
            # Tables that were tried lately come first, and must not crowd out others.
            due = await self._house.store.due(now, DUE_AT_ONCE + 1 + len(self._tried))
        except StoreError as error:
            logger.warning("tables that are due: %s", error)
            return
        fresh = [one for one in due if one not in self._tried]
        if len(fresh) > DUE_AT_ONCE:
            self._due_at = now  # Continue at the next tick: many slow decisions may end at once.
        for table, deadline in fresh[:DUE_AT_ONCE]:
            self._tried[table, deadline] = now
            await self._wake_or_close(table, now)

    async def _wake_or_close(self, table: str, now: float) -> None:
        """Wake a table that is due, so that its tick acts; with other rules, try to close it."""
        try:
            await self.room(table, now)
        except OtherRules:
            await close_unfollowed(self._house.store, table, now=now, at=self._house.wall())
        except Exception:
            logger.exception("table %s, which is due", table)

    async def leave_tables(self) -> None:
        """Release all tables, so that other processes tend them from now on."""
        if self._tending is not None:
            await self._tending.leave(self.awake())

    async def close(self) -> None:
        await self.leave_tables()
        await asyncio.gather(*(room.close() for room in self.awake()))
        self._rooms.clear()


def _finished(task: asyncio.Task[Room | None] | None) -> Room | None:
    if task is None or not task.done() or task.cancelled() or task.exception() is not None:
        return None
    return task.result()
