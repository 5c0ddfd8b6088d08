"""The time left for a decision: it runs only while the table is awake and somebody is there."""

from typing import NamedTuple

from sushiya.core.ids import Decision

LONGEST_STEP = 2.0
"""Most seconds that count between two ticks: a server that stalled costs nobody their time."""
SECONDS_A_LINE = 1.5
MOST_FOR_READING = 12.0


class TimeLeft(NamedTuple):
    """What is shown of the remaining time."""

    clock: float | None
    """Seconds left for the decision; None: no clock runs."""
    banks: tuple[float, ...] = ()
    """By seat the seconds left beyond it; empty: the table has no bank."""


class DecisionClock:
    def __init__(self) -> None:
        self._decision: Decision | None = None
        self._limit: int | None = None
        self._left = 0.0
        self._looked: float | None = None
        self.overtime = 0.0
        """Seconds of the last tick that came after the time was up."""

    def open(self, decision: Decision, limit: int | None, lines: int) -> None:
        """Start the clock of a decision, with extra time for reading what just happened."""
        # If an earlier decision is open again, it was taken back: that gives nobody more time.
        is_new = self._decision is None or decision > self._decision
        if is_new or limit != self._limit:
            self._left = (limit or 0) + min(SECONDS_A_LINE * lines, MOST_FOR_READING)
            self._decision, self._limit = decision, limit

    def run(self, now: float, *, is_counting: bool) -> bool:
        """Count the time since the last tick; return whether the decision's time is up."""
        passed = 0.0 if self._looked is None else min(max(now - self._looked, 0), LONGEST_STEP)
        self._looked = now
        self.overtime = 0.0
        if self._limit is None or not is_counting:
            return False
        self._left -= passed
        self.overtime = min(max(-self._left, 0.0), passed)
        return self._left <= 0

    @property
    def left(self) -> float | None:
        return None if self._limit is None else max(round(self._left, 1), 0.0)
