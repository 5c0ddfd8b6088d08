"""Slow tables: hours or days for a decision, which pass whoever is there.

At any other table the clock runs only while somebody is there. A slow one has an end for each
decision, by the house's time. The store keeps it as the table's deadline, so the table sleeps until
then, or until somebody comes.
"""

from sushiya.core.ids import Seat
from sushiya.host.table import Table


def is_slow_game(table: Table) -> bool:
    """Tell whether a slow game is on: somebody plays it, and need not be there all the time."""
    return (
        table.phase == "running"
        and table.settings.is_slow
        and any(place.is_played_by_person for place in table.places)
    )


def asked_people(table: Table) -> tuple[Seat, ...]:
    """List the seats that are asked and that people play."""
    return tuple(seat for seat in table.to_act() if table.places[seat].is_played_by_person)


def end_of_decision(before: Table | None, after: Table, now: float, end: float | None) -> float:
    """Say until when there is time for the decision of a slow game.

    `before` is the table that had time until `end`; None: the game has just been found.
    """
    clock = after.settings.clock or 0
    if not asked_people(after):
        return now  # Bots need no time; if the server stops before they have chosen, it is due.
    if before is None or end is None or not _has_same_time(before, after):
        return now if before is not None and _goes_on_by_clock(before, after) else now + clock
    # Bots were asked alone, and one of their choices was taken back or stands no more.
    return end if asked_people(before) else now + clock


def _has_same_time(before: Table, after: Table) -> bool:
    """Tell whether the time that runs goes on: taking back gives nobody more of it."""
    return (
        is_slow_game(before)
        and before.settings.clock == after.settings.clock
        and after.game.decision(after.state) <= before.game.decision(before.state)
    )


def _goes_on_by_clock(before: Table, after: Table) -> bool:
    """Tell whether the same turn goes on whose time was up: that gives it no second day."""
    asked = after.to_act()
    if not is_slow_game(before) or len(asked) != 1:
        return False
    last = after.choices.get((before.game.decision(before.state), asked[0]))
    return last is not None and last.by.startswith("clock ")
