"""Time banks: seconds that each player may use beyond the decision clock, in the whole game."""

from sushiya.core.ids import Seat, seats
from sushiya.host import log
from sushiya.host.log import Happenings
from sushiya.host.settings import Settings
from sushiya.host.table import Table

LOGGED_EVERY = 15.0
"""Seconds of a bank that may be used before they are logged: a restart gives back no more."""


def limit_of(settings: Settings) -> int | None:
    """Return the seconds for a decision while people sit together; None: there is no limit.

    With a bank but no clock this is 0: the bank runs at once. Slow tables have deadlines instead.
    """
    if settings.is_slow:
        return None
    return 0 if settings.clock is None and settings.bank is not None else settings.clock


class Banks:
    """What the seats have used: exact in memory; after a restart, as of the last logged entry."""

    def __init__(self) -> None:
        self._used: dict[Seat, float] = {}

    def used(self, table: Table, seat: Seat) -> float:
        return max(self._used.get(seat, 0.0), table.bank_used.get(seat, 0.0))

    def draw(self, table: Table, seconds: float) -> tuple[Seat, ...]:
        """Charge these seconds to the banks of all who are to act; return those out of time."""
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
        """Return what each seat has left; empty if the table has no bank."""
        bank = table.settings.bank
        if bank is None or table.settings.is_slow:
            return ()
        return tuple(
            round(max(bank - self.used(table, seat), 0.0), 1) for seat in seats(len(table.places))
        )

    def to_log(self, table: Table) -> Happenings:
        """Return the log entry that is due, if a bank has run empty or far ahead of the log."""
        bank = table.settings.bank
        if bank is None or table.phase != "running":
            return ()
        used = {seat: self.used(table, seat) for seat in seats(len(table.places))}
        is_due = any(
            now - (before := table.bank_used.get(seat, 0.0)) >= LOGGED_EVERY or before < bank <= now
            for seat, now in used.items()
        )
        return (log.BankUsed(used=tuple(round(one, 1) for one in used.values())),) if is_due else ()
