"""Slow tables: hours or days for a decision, which run whoever is there.

At any other table the clock runs only while somebody is there. At a slow one each decision has a
deadline in house time. The store keeps it, so the table can sleep until then, or until somebody
comes.
"""

from sushiya.core.ids import Seat
from sushiya.host.table import Table


def is_slow_game(table: Table) -> bool:
    """Return whether a slow game is running, in which at least one person plays."""
    return (
        table.phase == "running"
        and table.settings.is_slow
        and any(place.is_played_by_person for place in table.places)
    )


def asked_people(table: Table) -> tuple[Seat, ...]:
    """List the seats that are to act and that people play."""
    return tuple(seat for seat in table.to_act() if table.places[seat].is_played_by_person)


def end_of_decision(before: Table | None, after: Table, now: float, end: float | None) -> float:
    """Return the deadline of the current decision of a slow game.

    `before` is the previous table, with the deadline `end`; None: there is none.
    """
    clock = after.settings.clock or 0
    if not asked_people(after):
        return now  # Bots need no time; if the server stops before they choose, the table is due.
    if before is None or end is None or not _has_same_time(before, after):
        return now if before is not None and _goes_on_by_clock(before, after) else now + clock
    # If only bots were to act before, the person's time starts now.
    return end if asked_people(before) else now + clock


def _has_same_time(before: Table, after: Table) -> bool:
    """Return whether the deadline stays: taking back gives nobody more time."""
    return (
        is_slow_game(before)
        and before.settings.clock == after.settings.clock
        and after.game.decision(after.state) <= before.game.decision(before.state)
    )


def _goes_on_by_clock(before: Table, after: Table) -> bool:
    """Return whether a turn whose time was up continues: it gets no additional time."""
    asked = after.to_act()
    if not is_slow_game(before) or len(asked) != 1:
        return False
    last = after.choices.get((before.game.decision(before.state), asked[0]))
    return last is not None and last.by.startswith("clock ")
