"""A crew of worker processes, in which bots think while the tables go on."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from sushiya.host.crew import Job, fallback
from sushiya.host.processes import Processes, Turn, Wanted, program_of
from sushiya.host.worker import Chosen, Task

logger = logging.getLogger(__name__)

LONGEST_WAIT = 2.0
"""Nobody waits longer for a bot, however many think at once."""
LONGEST_THOUGHT = 0.5
THINKING = 0.6
"""The part of a job's turn in which the bot thinks; the rest is for carrying and for surprises."""
GRACE = 0.8
"""Who is not done so long after the thinking time hangs. Early enough to start another worker,
so that whoever waits behind still gets a bot's choice."""

PROGRAM = program_of("sushiya.host.worker")


@dataclass(frozen=True)
class Limits:
    wait: float = LONGEST_WAIT
    grace: float = GRACE


class Workers(Processes[Job]):
    """Bots that think in processes of their own."""

    def __init__(
        self, count: int, *, limits: Limits | None = None, program: Sequence[str] = PROGRAM
    ) -> None:
        super().__init__("bot worker", count, program)
        self._limits = limits or Limits()

    async def choose(self, job: Job) -> str:
        """Give the bot's choice, or any legal command if it does not come in time."""
        body = await self.ask(job, self._limits.wait)
        try:
            chosen = None if body is None else msgspec.msgpack.decode(body, type=Chosen).command
        except msgspec.DecodeError:
            logger.warning("a bot worker wrote what is no choice")
            chosen = None
        return chosen if chosen in job.legal else fallback(job)

    def turn(self, wanted: Wanted[Job], now: float) -> Turn:
        waiting = [one.due for one in self._queue if not one.answer.done()]
        turn = share((wanted.due, *waiting), now, len(self._lanes))
        seconds = max(min(THINKING * turn, LONGEST_THOUGHT), 0.0)
        return Turn(Task(wanted.job, seconds), min(wanted.due, now + seconds + self._limits.grace))


def share(dues: Sequence[float], now: float, workers: int) -> float:
    """Seconds that each job can have so that all are done in time, the first of them now."""
    return min((due - now) / (1 + place // workers) for place, due in enumerate(dues))
