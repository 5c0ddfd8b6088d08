"""Reads a table's log from the store, and writes to it."""

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from msgspec.structs import replace

from sushiya.core.refusal import Refusal
from sushiya.core.registry import Registry
from sushiya.core.value import encode
from sushiya.host import log
from sushiya.host.display import show_card
from sushiya.host.evolve import evolve, open_table
from sushiya.host.log import Happenings
from sushiya.host.play import record_of
from sushiya.host.refusals import refuse
from sushiya.host.slow import end_of_decision, is_slow_game
from sushiya.host.table import Table
from sushiya.host.waiting import offered_places, own_seat
from sushiya.store.protocol import Append, Appended, Entry, Repeated, Store, StoreError, Summary

logger = logging.getLogger(__name__)

ABANDONED_AFTER = {"waiting": 24 * 3600.0, "running": 30 * 24 * 3600.0}
"""Seconds of house time without any event after which a table is closed, and what was sealed is
revealed."""
SLOW_WAITING = 7 * 24 * 3600.0
"""The same for the waiting room of a slow table: people who are invited may take longer."""
DEADLINE_STEP = 3600.0
"""A running game's deadline is rounded up to an hour, so that few choices move it."""
TRIES = 8
"""How often a request is judged again if another process has written to the same log meanwhile."""
RECORD = "record"
"""The kind of a finished game's document in the store."""
ENTRIES_A_BREATH = 20
"""Entries that are applied between two yields to the event loop."""


class Deadlines(NamedTuple):
    """The current time and the stored deadline, both in house time."""

    now: float
    stored: float | None


class Written(NamedTuple):
    """What was written; both tables are the same if nothing happened."""

    before: Table
    after: Table
    happenings: Happenings
    bodies: tuple[bytes, ...]
    """The new entries as they were stored."""


Decide = Callable[[Table], Happenings | Refusal]
Look = Callable[[Table, log.Happening, float], None]


async def follow(
    registry: Registry, table: str, entries: Iterable[Entry], look: Look | None = None
) -> Table | None:
    """Fold a log into a table, None if it is empty; `look` gets each entry and the table before."""
    found: Table | None = None
    for count, entry in enumerate(entries, 1):
        happening = log.read_happening(entry.body)
        if found is None:
            found = open_table(registry, table, happening)
        else:
            if look is not None:
                look(found, happening, entry.at)
            found = evolve(found, happening)
        if count % ENTRIES_A_BREATH == 0:
            await asyncio.sleep(0)
    return found


def follow_on(
    table: Table, entries: Iterable[Entry]
) -> Iterator[tuple[Table, Happenings, Table, float]]:
    """Apply the next entries of a log, grouped by the time when they were written."""
    for at, group in groupby(entries, lambda entry: entry.at):
        happenings = tuple(log.read_happening(entry.body) for entry in group)
        before = table
        for happening in happenings:
            table = evolve(table, happening)
        yield before, happenings, table, at


async def write(  # noqa: PLR0913 - the last ones are named
    store: Store,
    table: Table,
    decide: Decide,
    *,
    at: float,
    deadlines: Deadlines,
    catch_up: Callable[[], Awaitable[Table]],
    command_id: str | None = None,
) -> Written | Refusal:
    """Decide what happens and append it; when this returns, it is on disk.

    If another process has written to this log, `catch_up` applies that, and `decide` runs again.
    """
    for _ in range(TRIES):
        happenings = decide(table)
        if isinstance(happenings, Refusal):
            return happenings
        if not happenings:
            return Written(table, table, (), ())
        after = table
        for happening in happenings:
            after = evolve(after, happening)
        request = Append(
            table=table.id,
            expected=table.version,
            bodies=tuple(encode(happening) for happening in happenings),
            at=at,
            command_id=command_id,
            summary=_changed_summary(table, after, deadlines),
        )
        try:
            answer = await store.append(request)
            if isinstance(answer, Appended):
                return Written(table, after, happenings, request.bodies)
            table = await catch_up()
        except StoreError as error:
            logger.warning("table %s: %s", table.id, error)
            return refuse("cannot-save")
        if isinstance(answer, Repeated):
            return Written(table, table, (), ())
    return refuse("busy")


async def keep_record(store: Store, table: Table) -> None:
    """Store the record, as a later version of the rules might not be able to replay the log."""
    try:
        await store.put_document(RECORD, table.id, encode(record_of(table)))
    except StoreError as error:
        logger.warning("the record of table %s: %s", table.id, error)


async def save_summary(store: Store, table: Table, *, at: float, deadline: float | None) -> None:
    """Store what a list shows of a table now, unless another process has written to its log."""
    request = Append(
        table=table.id,
        expected=table.version,
        bodies=(),
        at=at,
        summary=summary_of(table, deadline),
    )
    try:
        await store.append(request)
    except StoreError as error:
        logger.warning("table %s: %s", table.id, error)


async def close_unfollowed(store: Store, table: str, *, now: float, at: float) -> None:
    """Close an abandoned table whose game this version of the rules cannot replay."""
    try:
        entries, summary = await store.read(table), await store.summary(table)
        if summary is None or now < stored_deadline(summary, entries):
            return
        request = Append(
            table=table,
            expected=len(entries),
            bodies=(encode(log.TableClosed(why="abandoned")),),
            at=at,
            summary=replace(summary, code="", listed=False, phase="over", deadline=None),
        )
        answer = await store.append(request)
    except StoreError as error:
        logger.warning("table %s: %s", table, error)
    else:
        logger.info("table %s of other rules, abandoned: %s", table, answer)


def _changed_summary(before: Table, after: Table, deadlines: Deadlines) -> Summary | None:
    """Return the new summary; None if neither what a list shows nor the deadline changes."""
    deadline = deadline_of(before, after, deadlines)
    is_alike = _is_alike(before, after) and deadline == deadlines.stored
    return None if is_alike else summary_of(after, deadline)


def _is_alike(before: Table, after: Table) -> bool:
    """Return whether a list would show the same, except for the game's progress.

    Progress is shown from the table in memory, and stored when the table goes to sleep.
    """
    return (
        before.phase == after.phase == "running"
        and before.places == after.places
        and before.settings == after.settings
    )


def summary_of(table: Table, deadline: float | None) -> Summary:
    return Summary(
        code="" if table.phase == "over" else table.code,
        listed=_is_listed(table),
        phase=table.phase,
        deadline=deadline,
        players=_players(table),
        card=encode(show_card(table)),
    )


def _players(table: Table) -> tuple[str, ...]:
    """List the hashed keys of all who have a seat here, or may return to one."""
    seated = [place.person.player for place in table.places if place.person is not None]
    players = dict.fromkeys([*seated, *table.sat])
    return tuple(one for one in players if not isinstance(own_seat(table, one), Refusal))


def _is_listed(table: Table) -> bool:
    """Return whether a table is on the public list: newcomers can join, or anybody can watch."""
    settings = table.settings
    if not settings.listed or table.phase == "over":
        return False
    return settings.watchers == "open" or not isinstance(offered_places(table), Refusal)


def deadline_of(before: Table | None, after: Table, deadlines: Deadlines) -> float | None:
    """Return when a table must be woken if nothing happens from now on; None: it is over.

    For a slow game that is the end of its decision, for any other table when it is abandoned.
    """
    if after.phase == "over":
        return None
    if is_slow_game(after):
        return end_of_decision(before, after, deadlines.now, deadlines.stored)
    if after.phase == "waiting" and after.settings.is_slow:
        return deadlines.now + SLOW_WAITING
    return _deadline(after.phase, deadlines.now)


def found_deadline(table: Table, summary: Summary, entries: Sequence[Entry], now: float) -> float:
    """Return when a table that was loaded from the store must be woken."""
    if not is_slow_game(table):
        return stored_deadline(summary, entries)
    # A former version let slow tables sleep until they were abandoned.
    longest = now + (table.settings.clock or 0)
    return longest if summary.deadline is None else min(summary.deadline, longest)


def stored_deadline(summary: Summary, entries: Sequence[Entry]) -> float:
    """Return when a stored table counts as abandoned; never if it is over.

    Files of earlier versions have deadlines that are too early, as choices did not move them. There
    the time of the last entry counts.
    """
    if summary.phase == "over":
        return math.inf
    return max(summary.deadline or 0.0, _deadline(summary.phase, entries[-1].at))


def _deadline(phase: str, since: float) -> float:
    deadline = since + ABANDONED_AFTER[phase]
    return deadline if phase == "waiting" else math.ceil(deadline / DEADLINE_STEP) * DEADLINE_STEP
