"""A crew of worker processes, in which bots think while the tables go on."""

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
"""Nobody waits longer for a bot, however many think at once."""
LONGEST_THOUGHT = 0.2
"""A master gains nothing more by thinking longer."""
THINKING = 0.6
"""The part of a job's turn in which the bot thinks; the rest is for carrying and for surprises."""
FIRST_TRY = 0.75
"""The part of the longest wait that a bot has for its answer; the rest is for the level below."""
SPARE = 0.2
"""The part of the longest wait that is left of that if nothing takes longer than planned."""
GRACE = 0.8
"""Who is not done so long after the thinking time hangs."""

LONGEST_FIXED_WAIT = 30.0
"""For a choice that must not depend on how busy the machine is; a lower level would be another."""
LONGEST_FIXED_TURN = 10.0
"""Who is not done with such a choice after so long hangs; it takes some milliseconds."""

PROGRAM = program_of("sushiya.host.worker")


@dataclass(frozen=True)
class Limits:
    wait: float = LONGEST_WAIT
    grace: float = GRACE


class Workers(Processes[Job]):
    """Bots that think in processes of their own.

    One process more stands in for a bot that hangs: a worker that is started anew would come too
    late for whoever waits.
    """

    def __init__(
        self, count: int, *, limits: Limits | None = None, program: Sequence[str] = PROGRAM
    ) -> None:
        super().__init__("bot worker", count, program)
        self._limits = limits or Limits()
        self._stand_in = _StandIn("bot stand-in", 1, program)

    async def choose(self, job: Job) -> Chosen:
        """Give the bot's choice; a lower level's if it hangs; else any legal command."""
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
    """Lets bots choose with next to no time to think."""

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
    """Seconds that each job can have so that all are done in time, the first of them now."""
    return min((due - now) / (1 + place // workers) for place, due in enumerate(dues))
