"""The time that each player may use beyond the clock of a decision, for the whole game."""

from sushiya.core.ids import Seat, seats
from sushiya.host import log
from sushiya.host.log import Happenings
from sushiya.host.settings import Settings
from sushiya.host.table import Table

LOGGED_EVERY = 15.0
"""Seconds of a bank that may be used before the log says so: no restart gives back more."""


def limit_of(settings: Settings) -> int | None:
    """Give the seconds for a decision while people sit together; None: nobody is hurried.

    Without a clock a bank is all the time there is, and runs at once. A slow table has no bank.
    """
    if settings.is_slow:
        return None
    return 0 if settings.clock is None and settings.bank is not None else settings.clock


class Banks:
    """What the seats have used, exactly in memory, and as far as the log tells after a restart."""

    def __init__(self) -> None:
        self._used: dict[Seat, float] = {}

    def used(self, table: Table, seat: Seat) -> float:
        return max(self._used.get(seat, 0.0), table.bank_used.get(seat, 0.0))

    def draw(self, table: Table, seconds: float) -> tuple[Seat, ...]:
        """Let all who still think use their own bank; list whose time is up."""
        bank = table.settings.bank
        if bank is None:
            return table.to_act()
        for seat in table.to_act():
            if table.places[seat].is_played_by_person:
                self._used[seat] = min(self.used(table, seat) + seconds, bank)
        return tuple(
            seat
            for seat in table.to_act()
            if not table.places[seat].is_played_by_person or self.used(table, seat) >= bank
        )

    def left(self, table: Table) -> tuple[float, ...]:
        """Give what each seat has left; nothing if the table has no bank."""
        bank = table.settings.bank
        if bank is None or table.settings.is_slow:
            return ()
        return tuple(
            round(max(bank - self.used(table, seat), 0.0), 1) for seat in seats(len(table.places))
        )

    def to_log(self, table: Table) -> Happenings:
        """Give the entry that is due: some bank was used more than the log tells, or is empty."""
        bank = table.settings.bank
        if bank is None or table.phase != "running":
            return ()
        used = {seat: self.used(table, seat) for seat in seats(len(table.places))}
        is_due = any(
            now - (before := table.bank_used.get(seat, 0.0)) >= LOGGED_EVERY or before < bank <= now
            for seat, now in used.items()
        )
        return (log.BankUsed(used=tuple(round(one, 1) for one in used.values())),) if is_due else ()
