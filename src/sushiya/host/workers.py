"""A crew of worker processes, in which bots think while the tables go on."""

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from sushiya.host.crew import Job, fallback
from sushiya.host.worker import LENGTH_BYTES, Chosen, Task, frame

logger = logging.getLogger(__name__)

LONGEST_WAIT = 2.0
"""Nobody waits longer for a bot, however many think at once."""
LONGEST_THOUGHT = 0.5
THINKING = 0.6
"""The part of a job's turn in which the bot thinks; the rest is for carrying and for surprises."""
GRACE = 0.8
"""Who is not done so long after the thinking time hangs. Early enough to start another worker,
so that whoever waits behind still gets a bot's choice."""
START_LIMIT = 30.0
SHORTEST_PAUSE = 0.5
LONGEST_PAUSE = 30.0
"""Between two tries to start a worker that does not start."""

PROGRAM = (sys.executable, "-m", "sushiya.host.worker")


@dataclass(frozen=True)
class Limits:
    wait: float = LONGEST_WAIT
    grace: float = GRACE


@dataclass(frozen=True)
class _Wanted:
    """A job in the queue, when it must be answered, and who waits for it."""

    job: Job
    due: float
    answer: asyncio.Future[str]


class Workers:
    """So many processes and one queue; made within a running loop, which starts them at once."""

    def __init__(
        self, count: int, *, limits: Limits | None = None, program: Sequence[str] = PROGRAM
    ) -> None:
        self._limits = limits or Limits()
        self._program = tuple(program)
        self._queue: deque[_Wanted] = deque()
        self._filled = asyncio.Semaphore(0)
        self._is_closed = False
        self._processes: set[Process] = set()
        self._lanes = [
            asyncio.create_task(self._work(), name=f"bot worker {number}")
            for number in range(count)
        ]

    async def choose(self, job: Job) -> str:
        """Give the bot's choice, or any legal command if it does not come in time."""
        loop = asyncio.get_running_loop()
        wanted = _Wanted(job, loop.time() + self._limits.wait, loop.create_future())
        if self._is_closed:
            return fallback(job)
        self._queue.append(wanted)
        self._filled.release()
        try:
            async with asyncio.timeout_at(wanted.due):
                return await wanted.answer
        except TimeoutError:
            logger.warning("the bots are too busy: %s chose nothing in time", job.level)
            return fallback(job)

    async def close(self) -> None:
        """End all workers at once; whoever still waits gets any legal command."""
        self._is_closed = True
        for lane in self._lanes:
            lane.cancel()
        await asyncio.gather(*self._lanes, return_exceptions=True)
        await asyncio.gather(*map(_end, self._processes))
        for wanted in self._queue:
            _answer(wanted, None)
        self._queue.clear()

    # One lane a worker: it starts its process, and another when that one is lost.

    async def _work(self) -> None:
        pause = SHORTEST_PAUSE
        while True:
            try:
                process = await self._start()
                if process is not None:
                    pause = SHORTEST_PAUSE
                    await self._serve(process)
                    await self._lose(process)
                    continue
            except Exception:  # A lane that ended would leave its bots to chance for good.
                logger.exception("a bot worker")
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _start(self) -> Process | None:
        """Start a process and wait until it can take a job; None: it does not start."""
        try:
            # A session of its own: Ctrl-C is not for it, not even while it starts.
            process = await asyncio.create_subprocess_exec(
                *self._program, stdin=PIPE, stdout=PIPE, start_new_session=True
            )
        except OSError as error:
            logger.error("no bot worker: %s", error)  # noqa: TRY400 - the reason says it all
            return None
        self._processes.add(process)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(START_LIMIT):
                if await _read(process) is not None:
                    return process
        logger.error("a bot worker did not start")
        await self._lose(process)
        return None

    async def _lose(self, process: Process) -> None:
        await _end(process)
        self._processes.discard(process)

    async def _serve(self, process: Process) -> None:
        """Let a process do one job after the other, until it is lost."""
        while True:
            wanted = await self._next()
            if process.returncode is not None:  # It died while nobody asked: that costs nothing.
                self._queue.appendleft(wanted)
                self._filled.release()
                return
            chosen = None
            try:
                chosen = await self._ask(process, wanted)
            finally:
                _answer(wanted, chosen)
            if chosen is None:
                logger.warning("a bot worker died or hung, thinking as %s", wanted.job.level)
                return

    async def _next(self) -> _Wanted:
        """Take the oldest job that somebody still waits for."""
        while True:
            await self._filled.acquire()
            wanted = self._queue.popleft()
            if not wanted.answer.done():
                return wanted

    async def _ask(self, process: Process, wanted: _Wanted) -> Chosen | None:
        """Let a process choose; None: it died or hangs."""
        now = asyncio.get_running_loop().time()
        waiting = [one.due for one in self._queue if not one.answer.done()]
        turn = share((wanted.due, *waiting), now, len(self._lanes))
        seconds = max(min(THINKING * turn, LONGEST_THOUGHT), 0.0)
        limit = min(wanted.due, now + seconds + self._limits.grace)
        try:
            async with asyncio.timeout_at(limit):
                return await _carry(process, Task(wanted.job, seconds))
        except (TimeoutError, OSError):
            return None


def share(dues: Sequence[float], now: float, workers: int) -> float:
    """Seconds that each job can have so that all are done in time, the first of them now."""
    return min((due - now) / (1 + place // workers) for place, due in enumerate(dues))


def _answer(wanted: _Wanted, chosen: Chosen | None) -> None:
    if wanted.answer.done():  # Whoever asked has gone.
        return
    command = None if chosen is None else chosen.command
    wanted.answer.set_result(command if command in wanted.job.legal else fallback(wanted.job))


async def _carry(process: Process, task: Task) -> Chosen | None:
    if process.stdin is None:
        return None
    process.stdin.write(frame(task))
    await process.stdin.drain()
    return await _read(process)


async def _read(process: Process) -> Chosen | None:
    """Read one answer; None: the process is at its end, or wrote what is none."""
    if process.stdout is None:
        return None
    try:
        head = await process.stdout.readexactly(LENGTH_BYTES)
        body = await process.stdout.readexactly(int.from_bytes(head, "big"))
        return msgspec.msgpack.decode(body, type=Chosen)
    except (asyncio.IncompleteReadError, msgspec.DecodeError):
        return None


async def _end(process: Process) -> None:
    """Kill a process, if it still lives, and wait for its end, so that none is left behind."""
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
