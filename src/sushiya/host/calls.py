"""Calls to a slow table: whoever is asked there and is away is told once a turn.

A call is noted in the store before it goes out. If the server stops in between, that call is lost,
and nobody is ever called twice for one turn.
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
"""Seconds after a turn has begun, or its table was woken: until then a device may still come."""
SEEN_AFTER = 1.0
"""A device that is heard so long after the turn has begun has shown it."""
MARK_BYTES = 8


class Call(Value, frozen=True, kw_only=True):
    """It is somebody's turn; this is all that leaves the house."""

    player: str
    """Whose devices are told, by the hash of their key."""
    table: str
    game: str
    others: tuple[str | Phrase, ...]
    """The other people at the table, as they are called there."""
    lasts: float
    """Seconds until the decision's time is up."""


class Caller(Protocol):
    def call(self, call: Call) -> None:
        """Take a call on its way; this never waits."""
        ...


class KeptCalls(Value, frozen=True, kw_only=True):
    called: dict[Seat, Decision]
    """By seat the last decision that its owner was called for, or has seen."""
    mark: str
    """No two writers make the same: so of two processes one wins."""


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
        """As far as this process knows: the document may say more."""
        self._task: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        """Tell whether somebody is being called, or has to be: so long the table stays awake."""
        return self.is_calling or bool(self._awaited())

    @property
    def is_calling(self) -> bool:
        """Tell whether a call is under way; no time has to pass until it is made."""
        return self._task is not None and not self._task.done()

    def tick(self, now: float) -> None:
        """Begin to call those who are asked and away, if it is time; no move waits for it."""
        if self.is_calling or not self._awaited():
            return
        decision = self._open_decision()
        if decision != self._decision:
            self._decision, self._opened = decision, now
        if decision is not None and now - self._opened >= CALL_AFTER:
            self._task = asyncio.create_task(self._tried(decision, now))

    async def end(self) -> None:
        """Finish what is under way."""
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)

    def _open_decision(self) -> Decision | None:
        """Give the decision that people may be called for; None: there is none, or not here."""
        table = self._room.table
        is_ours = is_slow_game(table) and self._room.is_tended
        return table.game.decision(table.state) if is_ours else None

    def _awaited(self) -> tuple[Seat, ...]:
        """List the people who are asked, and who may not know it yet."""
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
        """Note who is called or has seen it, then call."""
        kept = await self._store.get_document(CALLED, self._room.table.id)
        table = self._room.table
        if self._open_decision() != decision:
            return  # The game went on meanwhile.
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
            return  # Another process does it; what it noted is read at the next tick.
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
