"""A crew of worker processes, in which bots think without blocking the event loop."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from sushiya.bots.levels import level_below
from sushiya.host.crew import Chosen, Job, fallback
from sushiya.host.processes import Processes, Turn, Wanted, program_of
from sushiya.host.worker import Task

logger = logging.getLogger(__name__)

LONGEST_WAIT = 2.0
"""Seconds that anybody waits for a bot at most, however many think at once."""
LONGEST_THOUGHT = 0.2
"""A master gains nothing more by thinking longer."""
THINKING = 0.6
"""The share of a job's turn in which the bot thinks; the rest is overhead and reserve."""
FIRST_TRY = 0.75
"""The share of the longest wait that a bot has for its answer; the rest is for the level below."""
SPARE = 0.2
"""The share of the longest wait that is kept as a reserve when turns are planned."""
GRACE = 0.8
"""Seconds after its thinking time when a worker counts as hung."""

LONGEST_FIXED_WAIT = 30.0
"""For choices that must not depend on the load: a lower level would choose differently."""
LONGEST_FIXED_TURN = 10.0
"""Seconds after which a worker counts as hung in such a choice, which takes milliseconds."""

PROGRAM = program_of("sushiya.host.worker")


@dataclass(frozen=True)
class Limits:
    wait: float = LONGEST_WAIT
    grace: float = GRACE


class Workers(Processes[Job]):
    """Bots that think in worker processes.

    An extra process stands in for a bot that hangs, as a restarted worker would be too late.
    """

    def __init__(
        self, count: int, *, limits: Limits | None = None, program: Sequence[str] = PROGRAM
    ) -> None:
        super().__init__("bot worker", count, program)
        self._limits = limits or Limits()
        self._stand_in = _StandIn("bot stand-in", 1, program)

    async def choose(self, job: Job) -> Chosen:
        """Return the bot's choice; if it hangs, a lower level's; else any legal command."""
        wait = self._limits.wait if job.playouts is None else LONGEST_FIXED_WAIT
        due = asyncio.get_running_loop().time() + wait
        chosen = _read(await self.ask(job, FIRST_TRY * wait), job)
        level = level_below(job.level)
        while chosen is None and level is not None and not self._is_closed:
            left = due - asyncio.get_running_loop().time()
            if left <= 0:
                break
            lower = msgspec.structs.replace(job, level=level)
            chosen = _read(await self._stand_in.ask(lower, left), job)
            level = level_below(level)
        return chosen or fallback(job)

    async def close(self) -> None:
        await asyncio.gather(super().close(), self._stand_in.close())

    def turn(self, wanted: Wanted[Job], now: float) -> Turn:
        if wanted.job.playouts is not None:
            return Turn(Task(wanted.job, 0.0), min(wanted.due, now + LONGEST_FIXED_TURN))
        waiting = [one.due for one in self._queue if not one.answer.done()]
        spare = SPARE * self._limits.wait
        turn = share([due - spare for due in (wanted.due, *waiting)], now, len(self._lanes))
        seconds = max(min(THINKING * turn, LONGEST_THOUGHT), 0.0)
        return Turn(Task(wanted.job, seconds), min(wanted.due, now + seconds + self._limits.grace))


class _StandIn(Processes[Job]):
    """Lets bots choose with the shortest possible thinking time."""

    def turn(self, wanted: Wanted[Job], now: float) -> Turn:  # noqa: ARG002
        return Turn(Task(wanted.job, 0.0), wanted.due)


def _read(body: bytes | None, job: Job) -> Chosen | None:
    """Read an answer; None: there is none, or it is not legal."""
    if body is None:
        return None
    try:
        chosen = msgspec.msgpack.decode(body, type=Chosen)
    except msgspec.DecodeError:
        logger.warning("a bot worker wrote what is no choice")
        return None
    return chosen if chosen.command in job.legal else None


def share(dues: Sequence[float], now: float, workers: int) -> float:
    """Return the seconds that each job may take so that all are done in time, one starting now."""
    return min((due - now) / (1 + place // workers) for place, due in enumerate(dues))
