"""A table in memory: one change at a time, its audience, its bots and its clock."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Literal, TypeAlias

from msgspec.structs import replace

from sushiya.core.ids import Decision, Seat, Viewer, seats
from sushiya.core.refusal import Refusal
from sushiya.core.registry import Registry
from sushiya.core.value import encode
from sushiya.host import bus, log, requests, shown
from sushiya.host.audience import Audience, tell
from sushiya.host.bank import Banks, limit_of
from sushiya.host.clock import DecisionClock, TimeLeft
from sushiya.host.crew import Crew, job_of
from sushiya.host.deal import COMING_BACK, Fresh, Patience, go_on, lacks_commitments, step_of
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
    save_summary,
    write,
)
from sushiya.host.judge import Surroundings, judge, scoped
from sushiya.host.lines import lines_of
from sushiya.host.listener import Listener, viewers_of
from sushiya.host.log import Happenings
from sushiya.host.move_codes import (
    MOVE_CODE_BYTES,
    MOVE_CODE_LASTS,
    MoveOffer,
    find_offer,
    keep_offer,
)
from sushiya.host.people import Person, Place, hashed, scope_of
from sushiya.host.play import ABSENT_LEVEL, play_command, record_of, why_not
from sushiya.host.presence import Attendance
from sushiya.host.readers import Reader
from sushiya.host.refusals import refuse
from sushiya.host.table import Table
from sushiya.host.tickets import ticket_of
from sushiya.host.waiting import give_token, longest_seated, say_ready, start
from sushiya.store.keepers import Kept
from sushiya.store.protocol import Entry, Store, StoreError

logger = logging.getLogger(__name__)

SUMMARY_EVERY = 30.0
"""Seconds after which the store learns how far a game is, if other processes show lists, too."""
Why: TypeAlias = Literal["bot", "clock"]
"""Why a bot chooses for a seat: it plays there, or the time of whoever does was up."""
RECORD = "record"
"""The kind of a finished game's document in the store."""


class AsleepError(RuntimeError):
    """The room was put to sleep; the hall opens the table in a new one."""


def answered(request: requests.Request, refusal: Refusal | None) -> shown.Shown:
    if refusal is not None:
        return shown.Refused(id=request.id, refusal=refusal)
    return shown.Done(id=request.id)


@dataclass(frozen=True)
class House:
    """What every room needs."""

    store: Store
    crew: Crew
    fresh: Fresh
    registry: Registry
    reader: Reader
    wall: Callable[[], float] = time.time
    """The date, for people to read; spans are measured by the house's time, see house_time."""
    others: Others | None = None
    """The processes that share the store; None: there are none."""


class Room:
    """Changes are made one after the other: judged, written, then shown."""

    def __init__(
        self, house: House, table: Table, now: float, deadline: float | None = None
    ) -> None:
        self.table = table
        self._deadline = deadline_of(table, now) if deadline is None else deadline
        """When the table is abandoned, as the store knows it."""
        self.attendance = Attendance(now)
        self.audience = Audience(
            self.attendance, lambda: TimeLeft(self._clock.left, self._banks.left(self.table))
        )
        self.quiet_since = now
        self.latest = now
        """The time of the last tick, for what other processes tell in between."""
        self.is_tended = house.others is None
        """This process lets its bots think and its clock end, and no other does."""
        self.exchange = None if house.others is None else Exchange(house.others, self, now)
        self._erasures: int | None = None
        self._summarised = table.version
        self._summarised_at = now
        self._card: tuple[Table, shown.Card] | None = None
        self._house = house
        self._clock = DecisionClock()
        self._banks = Banks()
        self._deal_patience = Patience(step_of(table), now + COMING_BACK)
        self._rematch_patience = Patience()
        self._lock = asyncio.Lock()
        """Held from judging a change until it is on disk and shown."""
        self._pending = 0
        """How many changes hold the lock or wait for it: a room does not go to sleep on them."""
        self.is_asleep = False
        self._thinking: dict[tuple[Seat, Decision], asyncio.Task[None]] = {}
        self._open_clock(0)

    # Changes

    @asynccontextmanager
    async def _in_turn(self) -> AsyncIterator[None]:
        """Wait until no other change is under way."""
        self._pending += 1
        try:
            async with self._lock:
                if self.is_asleep:
                    raise AsleepError(f"table {self.table.id} is asleep")
                yield
        finally:
            self._pending -= 1

    async def _change(self, decide: Decide, now: float) -> Refusal | None:
        """Judge a change when its turn comes, write it and show it."""
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
            deadlines=Deadlines(now, self._deadline),
            command_id=command_id,
            catch_up=lambda: self._read_gap(now),
        )
        if isinstance(written, Refusal):
            if self.exchange is None or not await self._has_grown(now):
                return written
            # It was judged by what is past: another process had written meanwhile, perhaps this.
            if command_id in self.table.answered:
                return None
            return await self._write(decide, now, command_id)
        before, after, happenings, bodies = written
        if happenings:
            if self.exchange is not None:
                self.exchange.tell(bus.Grew.by(after.version, at, bodies))
            await self._give_tickets(after)
            self._show(before, happenings, after, now=now, at=at)
            self.call_bots(now)
            if before.phase != self.table.phase == "over" and self.table.state is not None:
                await self._keep_record()
        return None

    def _show(
        self, before: Table, happenings: Happenings, after: Table, *, now: float, at: float
    ) -> None:
        """Follow what is on disk, and show it."""
        self.table = after
        self._deadline = deadline_of(after, now)
        self.audience.follow_seats(before, after, now)
        self._open_clock(
            0 if limit_of(after.settings) is None else len(tell(before, happenings, None, at))
        )
        self.audience.publish(before, happenings, after, now=now, at=at)

    # What other processes wrote

    async def follow(self, grown: bus.Grew) -> None:
        """Follow what another process says that it wrote."""
        async with self._in_turn():
            if grown.version > self.table.version:
                entries = grown.entries()
                if not entries or entries[0].version != self.table.version + 1:
                    await self._read_gap(self.latest)
                else:
                    self._take_over(entries, self.latest)

    async def catch_up(self, now: float) -> None:
        """Read what other processes wrote."""
        async with self._in_turn():
            await self._read_gap(now)

    async def reread(self) -> None:
        """Read the log anew: somebody was taken out of it."""
        async with self._in_turn():
            await self._read_anew(self.latest)

    async def be_kept(self, kept: Kept) -> None:
        """Learn from the store whether this process tends the table, and whether it grew."""
        has_begun = kept.is_ours and not self.is_tended
        self.is_tended = kept.is_ours
        if self._erasures not in (None, kept.erasures):
            await self.reread()
        elif kept.length > self.table.version:
            await self.catch_up(self.latest)
        self._erasures = kept.erasures
        if has_begun:
            self.call_bots(self.latest)

    def wants_tending(self, now: float) -> bool:
        """Tell whether this process should tend the table: somebody who sits there is here."""
        is_due = self._deadline is not None and now >= self._deadline
        return is_due or any(listener.seats for listener in self.audience.listeners)

    async def _has_grown(self, now: float) -> bool:
        """Tell whether the log was longer than this room knew."""
        before = self.table.version
        try:
            return (await self._read_gap(now)).version > before
        except StoreError:
            return False

    async def _read_gap(self, now: float) -> Table:
        entries = await self._house.store.read(self.table.id, self.table.version)
        self._take_over(entries, now)
        return self.table

    def _take_over(self, entries: tuple[Entry, ...], now: float) -> None:
        for before, happenings, after, at in follow_on(self.table, entries):
            self._show(before, happenings, after, now=now, at=at)
        if entries:
            self.call_bots(now)

    async def _read_anew(self, now: float) -> None:
        house, before = self._house, self.table
        entries = await house.store.read(before.id)
        self.table = await follow(house.registry, before.id, entries) or before
        self.audience.follow_seats(before, self.table, now)
        self.audience.show_table(self.table, now)

    async def _keep_record(self) -> None:
        """Keep the record: a later version of the rules could not make it from the log any more."""
        record = encode(record_of(self.table))
        try:
            await self._house.store.put_document(RECORD, self.table.id, record)
        except StoreError as error:
            logger.warning("the record of table %s: %s", self.table.id, error)

    @property
    def is_idle(self) -> bool:
        is_busy = self._thinking or self._pending or (self.exchange and self.exchange.is_busy)
        return not (self.audience.listeners or is_busy)

    async def close(self) -> None:
        """Finish the change that is under way; those that wait get an AsleepError."""
        self.is_asleep = True
        thinking = tuple(self._thinking.values())
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        async with self._lock:
            await self._summarise()
        if self.exchange is not None:
            await self.exchange.close()

    async def _summarise(self) -> None:
        """Let the store know what a list shows of a running game."""
        if self.table.phase == "running" and self.table.version > self._summarised:
            store, at = self._house.store, self._house.wall()
            await save_summary(store, self.table, at=at, deadline=self._deadline)
            self._summarised = self.table.version

    # What people ask

    async def ask(self, request: requests.Request, now: float) -> shown.Shown:
        """Answer a request of somebody who owns the seat that it names."""
        owner = self.table.owner(request.seat)
        if owner is None:
            return shown.Refused(id=request.id, refusal=refuse("not-your-seat"))
        match request:  # The first three change nothing of the table, and need not wait.
            case requests.Ask():
                refusal = why_not(self.table, request.seat, request.command)
                return shown.Asked(id=request.id, refusal=refusal)
            case requests.OfferMove():
                return await self._offer_move(owner, request, now)
            case requests.React():
                self.audience.react(request.seat, request.reaction)
                if self.exchange is not None:
                    self.exchange.tell(bus.Reacted(seat=request.seat, reaction=request.reaction))
                return shown.Done(id=request.id)
        async with self._in_turn():
            refusal = await self._grant(request, owner, now)
            if refusal is None and isinstance(request, requests.Hint):
                return self._hinted(request)
            return answered(request, refusal)

    def _hinted(self, request: requests.Hint) -> shown.Shown:
        """Give the asker's observation; a resent request may have been granted long ago."""
        refusal = refuse_hint(self.table, request.seat, request.decision)
        if refusal is not None:
            return shown.Refused(id=request.id, refusal=refusal)
        seen = observation(self.table, request.seat)
        return shown.Hinted(id=request.id, decision=request.decision, seen=seen)

    async def _grant(self, request: requests.Request, owner: Person, now: float) -> Refusal | None:
        """Judge a request and write what follows; a resent one was granted before."""
        command_id = scoped(self.table, request)
        if command_id in self.table.answered:
            return None
        around = Surroundings(
            presence=lambda seat: self.attendance.presence(seat, now), fresh=self._house.fresh
        )

        def decide(table: Table) -> Happenings | Refusal:
            # While the request waited its turn the seat may have got another token or person.
            asker = table.owner(request.seat)
            if asker is None or asker.token != owner.token:
                return refuse("not-your-seat")
            return judge(table, request, around)

        return await self._write(decide, now, command_id)

    async def seat(self, decide: Decide, token: str, now: float) -> Seat | Refusal:
        """Write what lets this hashed token open a seat, and say which."""
        async with self._in_turn():
            refusal = await self._write(decide, now)
            # In the same turn: whoever comes next may remove the person at once.
            return self.table.seats_of(token)[0] if refusal is None else refusal

    async def give_token(
        self, find: Callable[[Table], Seat | None], token: str, player: str, now: float
    ) -> Refusal | None:
        """Let another token open the seat that is found, if it has an owner."""

        def decide(table: Table) -> Happenings | Refusal:
            seat = find(table)
            if seat is None or table.owner(seat) is None:
                return ()
            return give_token(table, seat, token, player)

        return await self._change(decide, now)

    async def offered_token(self, code: str, now: float) -> str:
        """Give the hashed token that a one-time code stands for; empty: none any more.

        The code works once, as that token dies with the move.
        """
        return await find_offer(self._house.store, self.table, code, now)

    async def _offer_move(
        self, person: Person, request: requests.OfferMove, now: float
    ) -> shown.Shown:
        code = self._house.fresh(MOVE_CODE_BYTES).hex().upper()
        offer = MoveOffer(code=hashed(code), token=person.token, until=now + MOVE_CODE_LASTS)
        try:
            await keep_offer(self._house.store, self.table.id, request.seat, offer)
        except StoreError as error:
            logger.warning("table %s: %s", self.table.id, error)
            return shown.Refused(id=request.id, refusal=refuse("cannot-save"))
        return shown.MoveOffered(id=request.id, code=code)

    async def forget(self, player: str, pseudonym: str, now: float) -> bool:
        """Let a player leave, and take them out of the log; their devices are sent away."""
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

    # A rematch, which the hall arranges between two tables

    async def keep_house(self, decide: Decide, now: float) -> Refusal | None:
        """Do what whoever runs the server wants of this table."""
        return await self._change(decide, now)

    async def open_rematch(
        self, seat: Seat, table: str, places: tuple[Place, ...], now: float
    ) -> Refusal | None:
        """Lead to the table that was laid for these places, unless a rematch is open already."""

        def decide(current: Table) -> Happenings | Refusal:
            if current.rematch:
                return ()
            if current.places != places:  # Another process has given a seat another token.
                return refuse("busy")
            return (log.RematchOpened(seat=seat, table=table),)

        return await self._change(decide, now)

    async def agree(self, seat: Seat, now: float) -> Refusal | None:
        """Note that a seat is ready for the rematch that this table is."""
        return await self._change(
            lambda table: say_ready(table, seat) if _is_open(table) else (), now
        )

    async def start_rematch(self, absent: tuple[Seat, ...], now: float) -> Refusal | None:
        """Start once all who agreed have committed too, or have not for a while."""
        is_over = self._rematch_patience.is_over(absent, now)

        def decide(table: Table) -> Happenings | Refusal:
            is_due = is_over or not lacks_commitments(table, absent)
            if not _is_open(table) or not is_due:
                return ()
            return start(table, None, absent, lambda seat: self.attendance.is_here(seat, now))

        return await self._change(decide, now)

    # Who looks

    def card(self) -> shown.Card:
        """What a list shows of the table now; made once after each change."""
        if self._card is None or self._card[0] is not self.table:
            self._card = (self.table, show_card(self.table))
        return self._card[1]

    def look(self, now: float) -> shown.TableShown:
        return self.audience.look(self.table, now)

    async def attach(self, listener: Listener, seen: Mapping[Viewer, int], now: float) -> None:
        """Let a device look: the table, then for each of its seats what it missed and the view."""
        owners = [self.table.owner(seat) for seat in listener.seats]
        tokens = [owner.token for owner in owners if owner is not None]
        async with self._in_turn():
            # While it waited its turn a token may have died, or somebody changed places.
            is_watching = not listener.seats
            listener.seats = tuple(
                sorted(seat for token in tokens for seat in self.table.seats_of(token))
            )
            if not listener.seats and not is_watching:
                listener.dismiss()
                return
            missed = await self._missed(viewers_of(listener), seen)
            self.audience.listeners.add(listener)
            await self._give_tickets(self.table)
            self.hear(listener, now)
            self.audience.show_table(self.table, now)
            for viewer, lines in missed.items():
                listener.deliver(self.audience.update(self.table, viewer, tuple(lines)))
            if self.exchange is not None:
                self.exchange.tell_here(now)
            self.call_bots(now)

    async def _give_tickets(self, table: Table) -> None:
        """Let those who watch a running game show later that they did."""
        is_watched = any(not listener.seats for listener in self.audience.listeners)
        if self.audience.ticket or table.phase != "running" or not is_watched:
            return
        try:
            house = self._house
            self.audience.ticket = await ticket_of(house.store, table.id, house.fresh)
        except StoreError as error:
            logger.warning("the ticket of table %s: %s", table.id, error)

    async def _missed(
        self, viewers: tuple[Viewer, ...], seen: Mapping[Viewer, int]
    ) -> dict[Viewer, list[shown.Line]]:
        """Read the log again for what viewers have not seen yet."""
        missed: dict[Viewer, list[shown.Line]] = {viewer: [] for viewer in viewers}

        def look(table: Table, happening: log.Happening, at: float) -> None:
            # People are called as they are now, also in what happened before.
            table = replace(table, settings=self.table.settings)
            for viewer, lines in missed.items():
                if table.number(viewer) >= seen.get(viewer, 0):
                    lines.extend(lines_of(table, happening, viewer, at))

        if any(seen.get(viewer, 0) < self.table.number(viewer) for viewer in missed):
            entries = await self._house.store.read(self.table.id)
            # What another process has just written is shown when this room follows it.
            known = entries[: self.table.version]
            await follow(self._house.registry, self.table.id, known, look)
        return missed

    def detach(self, listener: Listener, now: float) -> None:
        self.audience.listeners.discard(listener)
        self.quiet_since = now
        if not listener.seats:
            self.audience.show_table(self.table, now)
        if self.exchange is not None:
            self.exchange.tell_here(now)

    def hear(self, listener: Listener, now: float) -> None:
        """Note a sign of life."""
        for seat in listener.seats:
            self.attendance.hear(seat, now)

    def is_here(self, seat: Seat, now: float) -> bool:
        """Tell whether a seat's owner is at the table."""
        return self.table.owner(seat) is not None and self.attendance.is_here(seat, now)

    def is_anybody_here(self, now: float) -> bool:
        return any(self.is_here(Seat(seat), now) for seat in range(len(self.table.places)))

    # Time and bots

    async def tick(self, now: float) -> None:
        """Let time pass: presence, the clock, the host's role, the end of a forgotten table."""
        self.latest = now
        self.audience.show_presence(self.table, now)
        is_counting = self.table.phase == "running" and self.is_anybody_here(now)
        if self._clock.run(now, is_counting=is_counting):
            late = self._banks.draw(self.table, self._clock.overtime)
            if self.is_tended:
                await self._end_time(late, now)
        if self.exchange is not None:
            self.exchange.tick(now)
        if self.is_tended:
            await self._tend(now)

    async def _end_time(self, late: tuple[Seat, ...], now: float) -> None:
        """Let a bot choose for those whose time is up."""
        for seat in late:
            self._think(seat, ABSENT_LEVEL, "clock", now)
        if self._banks.to_log(self.table):
            await self._change(self._banks.to_log, now)

    async def _tend(self, now: float) -> None:
        """Call bots, go on with a deal, pass the host's role on, close a forgotten table."""
        self.call_bots(now)
        await self._go_on_with_deal(now)
        if self.exchange is not None and now - self._summarised_at >= SUMMARY_EVERY:
            self._summarised_at = now
            await self._summarise()
        if self._deadline is not None and now >= self._deadline:
            await self._change(_abandon, now)
        elif self.attendance.presence(self.table.host, now) == "gone":
            await self._change(lambda table: self._heir(table, now), now)

    async def _go_on_with_deal(self, now: float) -> None:
        """Go on without whoever has not committed or revealed in time."""
        step = step_of(self.table)
        if self._deal_patience.is_over(step, now):
            await self._change(
                lambda table: (
                    go_on(table, self._house.fresh, is_late=True) if step_of(table) == step else ()
                ),
                now,
            )

    def _heir(self, table: Table, now: float) -> Happenings:
        """Pass the host's role on to whoever has sat here longest and is there."""
        heir = longest_seated(table, lambda seat: self.attendance.is_here(seat, now))
        is_needed = heir is not None and heir != table.host and table.phase != "over"
        return (log.RoleGiven(seat=heir),) if is_needed and heir is not None else ()

    def _open_clock(self, lines: int) -> None:
        if self.table.phase == "running":
            decision = self.table.game.decision(self.table.state)
            self._clock.open(decision, limit_of(self.table.settings), lines)

    def call_bots(self, now: float) -> None:
        """Let bots think about what they have to decide, as long as anybody is there."""
        has_bots = any(place.bot for place in self.table.places)
        if not has_bots or not self.is_tended or not self.is_anybody_here(now):
            return
        for seat in self.table.to_act():
            level = self.table.places[seat].bot
            if level is not None:
                self._think(seat, level, "bot", now)

    def _think(self, seat: Seat, level: str, why: Why, now: float) -> None:
        key = (seat, self.table.game.decision(self.table.state))
        if key not in self._thinking:
            task = asyncio.create_task(self._choose(seat, level, why, now))
            self._thinking[key] = task
            task.add_done_callback(lambda _: self._thinking.pop(key, None))

    async def _choose(self, seat: Seat, level: str, why: Why, now: float) -> None:
        """Let a bot choose from what its seat knows; play it if that is still to be decided."""
        game, state = self.table.game, self.table.state
        if seat not in self.table.to_act():
            return  # Another process has let it choose since it was called.
        decision = game.decision(state)
        seed = int.from_bytes(self._house.fresh(8), "big")
        view = encode(game.view(state, seat))
        job = job_of(game, view, game.legal(state, seat), level, seed)
        chosen = await self._house.crew.choose(job)

        def decide(table: Table) -> Happenings | Refusal:
            is_wanted = why == "clock" or table.places[seat].bot is not None
            if not is_wanted or seat not in table.to_act():
                return ()
            by = f"{why} {chosen.level}"
            played = play_command(table, seat, decision, chosen.command, by)
            if isinstance(played, Refusal):
                return played
            if chosen.level == level:
                return (played,)
            return (log.BotFailed(seat=seat, level=level, instead=chosen.level), played)

        refusal = await self._change(decide, now)
        if refusal is not None:
            logger.warning("table %s, seat %s: %s", self.table.id, seat, refusal.code)


def _is_open(table: Table) -> bool:
    """Tell whether a waiting room can still change."""
    return table.phase == "waiting" and not table.deal


def _abandon(table: Table) -> Happenings:
    return (log.TableClosed(why="abandoned"),) if table.phase != "over" else ()
