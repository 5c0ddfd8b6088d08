"""Calls to a slow table: a person who is to act and is away is notified once a turn.

A call is recorded in the store before it is sent. If the server stops in between, the call is lost,
but nobody is ever called twice for the same turn.
"""

import asyncio
import logging
from typing import TYPE_CHECKING, Protocol

import msgspec

from sushiya.core.ids import Decision, Seat, seats
from sushiya.core.value import Value, encode
from sushiya.core.words import Phrase
from sushiya.host.deal import Fresh
from sushiya.host.lines import name_of
from sushiya.host.presence import DROPPED_AFTER
from sushiya.host.slow import asked_people, is_slow_game
from sushiya.host.table import Table
from sushiya.store.protocol import Store, StoreError

if TYPE_CHECKING:
    from sushiya.host.room import Room

logger = logging.getLogger(__name__)

CALLED = "called"
"""The kind of the document that says who was called to a table."""
CALL_AFTER = DROPPED_AFTER
"""Seconds after a turn has begun, or its table was woken: until then a device may still connect."""
SEEN_AFTER = 1.0
"""A device that answers this many seconds after the turn has begun has shown it."""
MARK_BYTES = 8


class Call(Value, frozen=True, kw_only=True):
    """Notifies somebody that it is their turn; contains all that leaves the server."""

    player: str
    """The hash of the key of the player whose devices are notified."""
    table: str
    game: str
    others: tuple[str | Phrase, ...]
    """The names of the other people at the table, as they are shown there."""
    lasts: float
    """Seconds until the decision's time is up."""


class Caller(Protocol):
    def call(self, call: Call) -> None:
        """Send a call in the background; never waits."""
        ...


class KeptCalls(Value, frozen=True, kw_only=True):
    called: dict[Seat, Decision]
    """By seat, the last decision that its owner was called for, or has seen."""
    mark: str
    """Unique for each write, so that only one of two concurrent processes succeeds."""


class Calls:
    """The calls of one table; only the process that tends it makes them."""

    def __init__(self, room: "Room", store: Store, fresh: Fresh, caller: Caller) -> None:
        self._room = room
        self._store = store
        self._fresh = fresh
        self._caller = caller
        self._decision: Decision | None = None
        self._opened = 0.0
        self._called: dict[Seat, Decision] = {}
        """As far as this process knows: the document may be newer."""
        self._task: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        """Return whether somebody is being called or must be; then the table stays awake."""
        return self.is_calling or bool(self._awaited())

    @property
    def is_calling(self) -> bool:
        """Return whether the task that makes calls is running now."""
        return self._task is not None and not self._task.done()

    def tick(self, now: float) -> None:
        """Start calling those who are to act and away, if it is time; does not block the table."""
        if self.is_calling or not self._awaited():
            return
        decision = self._open_decision()
        if decision != self._decision:
            self._decision, self._opened = decision, now
        if decision is not None and now - self._opened >= CALL_AFTER:
            self._task = asyncio.create_task(self._tried(decision, now))

    async def end(self) -> None:
        """Wait for calls that are under way."""
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)

    def _open_decision(self) -> Decision | None:
        """Return the decision that people may be called for; None: no calls from here."""
        table = self._room.table
        is_ours = is_slow_game(table) and self._room.is_tended
        return table.game.decision(table.state) if is_ours else None

    def _awaited(self) -> tuple[Seat, ...]:
        """List the seats of people who are to act, and who may not know it yet."""
        decision, table = self._open_decision(), self._room.table
        if decision is None:
            return ()
        return tuple(
            seat
            for seat in asked_people(table)
            if self._called.get(seat) != decision and not table.places[seat].is_bot
        )

    async def _tried(self, decision: Decision, now: float) -> None:
        try:
            await self._call(decision, now)
        except StoreError as error:
            logger.warning("calls to table %s: %s", self._room.table.id, error)
        except Exception:
            logger.exception("calls to table %s", self._room.table.id)

    async def _call(self, decision: Decision, now: float) -> None:
        """Record who is called or has seen their turn, then call."""
        kept = await self._store.get_document(CALLED, self._room.table.id)
        table = self._room.table
        if self._open_decision() != decision:
            return  # The game has continued meanwhile.
        if kept is not None:
            self._called = msgspec.json.decode(kept, type=KeptCalls).called
        attendance, seen = self._room.attendance, self._opened + SEEN_AFTER
        awaited = self._awaited()
        away = [
            seat
            for seat in awaited
            if attendance.heard_at(seat) <= seen and not attendance.is_here(seat, now)
        ]
        told = [seat for seat in awaited if seat in away or attendance.heard_at(seat) > seen]
        if not told:
            return
        called = {**self._called, **dict.fromkeys(told, decision)}
        mark = self._fresh(MARK_BYTES).hex()
        body = encode(KeptCalls(called=called, mark=mark))
        if not await self._store.swap_document(CALLED, table.id, kept, body):
            return  # Another process is calling; its record is read at the next tick.
        self._called = called
        for seat in away:
            self._caller.call(_call_of(table, seat, (self._room.deadline or now) - now))


def _call_of(table: Table, seat: Seat, lasts: float) -> Call:
    person = table.places[seat].person
    others = [
        name_of(table, other)
        for other in seats(len(table.places))
        if other != seat and table.places[other].person is not None
    ]
    return Call(
        # Whoever shares a device is called at that device.
        player="" if person is None else person.device or person.player,
        table=table.id,
        game=table.game.rules.name,
        others=tuple(others),
        lasts=lasts,
    )
