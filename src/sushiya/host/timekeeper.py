"""Time-driven changes of a table: clocks, late deals, a new host, closing an abandoned table."""

from typing import TYPE_CHECKING

from sushiya.core.ids import Seat
from sushiya.host import log
from sushiya.host.bank import Banks, limit_of
from sushiya.host.clock import DecisionClock, TimeLeft
from sushiya.host.deal import COMING_BACK, Fresh, Patience, go_on, step_of
from sushiya.host.log import Happenings
from sushiya.host.play import ABSENT_LEVEL
from sushiya.host.slow import asked_people, is_slow_game
from sushiya.host.table import Table
from sushiya.host.waiting import longest_seated

if TYPE_CHECKING:
    from sushiya.host.room import Room


class Timekeeper:
    """Clocks run in every process that has the table open; only the one that tends it acts."""

    def __init__(self, fresh: Fresh, room: "Room", now: float) -> None:
        self._fresh = fresh
        self._room = room
        self._clock = DecisionClock()
        self._banks = Banks()
        self._deal_patience = Patience(step_of(room.table), now + COMING_BACK)

    def left(self) -> TimeLeft:
        room = self._room
        if is_slow_game(room.table) and room.deadline is not None:
            return TimeLeft(round(max(room.deadline - room.latest, 0.0), 1))
        return TimeLeft(self._clock.left, self._banks.left(room.table))

    def open_clock(self, lines: int) -> None:
        """Start the clock of a new decision; `lines` are still to be read."""
        table = self._room.table
        if table.phase == "running":
            decision = table.game.decision(table.state)
            self._clock.open(decision, limit_of(table.settings), lines)

    async def run_clock(self, now: float) -> None:
        room = self._room
        if is_slow_game(room.table):
            if room.is_tended and room.is_due(now):
                await self._end_time(asked_people(room.table), now)
            return
        is_counting = room.table.phase == "running" and room.is_anybody_here(now)
        if self._clock.run(now, is_counting=is_counting):
            late = self._banks.draw(room.table, self._clock.overtime)
            if room.is_tended:
                await self._end_time(late, now)

    async def _end_time(self, late: tuple[Seat, ...], now: float) -> None:
        """Let a bot choose for the seats whose time is up."""
        for seat in late:
            self._room.bots.begin(seat, ABSENT_LEVEL, "clock", now)
        if self._banks.to_log(self._room.table):
            await self._room.change(self._banks.to_log, now)

    async def tend(self, now: float) -> None:
        """Continue a late deal, pass the host's role on, close an abandoned table."""
        room = self._room
        await self._go_on_with_deal(now)
        if is_slow_game(room.table):
            return  # There, deadlines end decisions, and nobody loses a role for being away.
        if room.is_due(now):
            await room.change(_abandon, now)
        elif room.attendance.presence(room.table.host, now) == "gone":
            await room.change(lambda table: self._heir(table, now), now)

    async def _go_on_with_deal(self, now: float) -> None:
        """Continue a deal without those who have not committed or revealed in time."""
        step = step_of(self._room.table)
        if self._deal_patience.is_over(step, now):
            await self._room.change(
                lambda table: (
                    go_on(table, self._fresh, is_late=True) if step_of(table) == step else ()
                ),
                now,
            )

    def _heir(self, table: Table, now: float) -> Happenings:
        """Pass the host's role on to the person present who has sat here longest."""
        heir = longest_seated(table, lambda seat: self._room.attendance.is_here(seat, now))
        is_needed = heir is not None and heir != table.host and table.phase != "over"
        return (log.RoleGiven(seat=heir),) if is_needed and heir is not None else ()


def _abandon(table: Table) -> Happenings:
    return (log.TableClosed(why="abandoned"),) if table.phase != "over" else ()
