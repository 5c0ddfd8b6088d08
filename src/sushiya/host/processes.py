"""Child processes that do jobs for the event loop: one queue, and a restart when one dies."""

import asyncio
import contextlib
import logging
import sys
from abc import ABC, abstractmethod
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from sushiya.core.value import Value
from sushiya.host.child import LENGTH_BYTES, frame

J = TypeVar("J")
logger = logging.getLogger(__name__)

START_LIMIT = 30.0
SHORTEST_PAUSE = 0.5
LONGEST_PAUSE = 30.0
"""Seconds between two attempts to start a process that does not start."""


def program_of(module: str) -> tuple[str, ...]:
    """Return the command that runs one of our modules."""
    return (sys.executable, "-m", module)


@dataclass(frozen=True, eq=False)
class Wanted(Generic[J]):
    """A job in the queue, when it must be answered, and the future that waits for it."""

    job: J
    due: float
    answer: asyncio.Future[bytes | None]


class Turn(NamedTuple):
    """The message that a process is sent for a job, and when it counts as hung."""

    message: Value
    limit: float


class Processes(ABC, Generic[J]):
    """A pool of processes with one queue; create it in a running loop, which starts them."""

    def __init__(self, name: str, count: int, program: Sequence[str]) -> None:
        self._name = name
        self._program = tuple(program)
        self._queue: deque[Wanted[J]] = deque()
        self._filled = asyncio.Semaphore(0)
        self._is_closed = False
        self._processes: set[Process] = set()
        self._lanes = [
            asyncio.create_task(self._work(), name=f"{name} {number}") for number in range(count)
        ]

    @abstractmethod
    def turn(self, wanted: Wanted[J], now: float) -> Turn:
        """Return the message and the time limit for a job that a process takes now."""

    async def ask(self, job: J, wait: float) -> bytes | None:
        """Return a process's answer; None: it failed, or did not answer within `wait` seconds."""
        loop = asyncio.get_running_loop()
        wanted = Wanted(job, loop.time() + wait, loop.create_future())
        if self._is_closed:
            return None
        self._queue.append(wanted)
        self._filled.release()
        try:
            async with asyncio.timeout_at(wanted.due):
                return await wanted.answer
        except TimeoutError:
            logger.warning("a %s is too busy: nothing came in time", self._name)
            return None

    async def close(self) -> None:
        """Kill all processes at once; all pending jobs get None."""
        self._is_closed = True
        for lane in self._lanes:
            lane.cancel()
        await asyncio.gather(*self._lanes, return_exceptions=True)
        await asyncio.gather(*map(_end, self._processes))
        for wanted in self._queue:
            _answer(wanted, None)
        self._queue.clear()

    # One lane for each process: it starts the process, and another one when that is lost.

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
            except Exception:  # A lane that ended would never do a job again.
                logger.exception("a %s", self._name)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _start(self) -> Process | None:
        """Start a process and wait until it can take a job; None: it does not start."""
        try:
            # In its own session, so that Ctrl-C does not reach it, not even while it starts.
            process = await asyncio.create_subprocess_exec(
                *self._program, stdin=PIPE, stdout=PIPE, start_new_session=True
            )
        except OSError as error:
            logger.error("no %s: %s", self._name, error)  # noqa: TRY400 - the reason says it all
            return None
        self._processes.add(process)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(START_LIMIT):
                if await _read(process) is not None:
                    return process
        logger.error("a %s did not start", self._name)
        await self._lose(process)
        return None

    async def _lose(self, process: Process) -> None:
        await _end(process)
        self._processes.discard(process)

    async def _serve(self, process: Process) -> None:
        """Give a process one job after the other, until it dies or hangs."""
        while True:
            wanted = await self._next()
            if process.returncode is not None:  # It died while idle, so put the job back.
                self._queue.appendleft(wanted)
                self._filled.release()
                return
            body = None
            try:
                body = await self._carry(process, wanted)
            finally:
                _answer(wanted, body)
            if body is None:
                logger.warning("a %s died or hung", self._name)
                return

    async def _next(self) -> Wanted[J]:
        """Take the oldest job that somebody still waits for."""
        while True:
            await self._filled.acquire()
            wanted = self._queue.popleft()
            if not wanted.answer.done():
                return wanted

    async def _carry(self, process: Process, wanted: Wanted[J]) -> bytes | None:
        """Let a process do a job; None: it died or hangs."""
        if process.stdin is None:
            return None
        turn = self.turn(wanted, asyncio.get_running_loop().time())
        try:
            async with asyncio.timeout_at(turn.limit):
                process.stdin.write(frame(turn.message))
                await process.stdin.drain()
                return await _read(process)
        except (TimeoutError, OSError):
            return None


def _answer(wanted: Wanted[J], body: bytes | None) -> None:
    if not wanted.answer.done():  # else the caller no longer waits
        wanted.answer.set_result(body)


async def _read(process: Process) -> bytes | None:
    """Read one answer; None: the process has closed its output."""
    if process.stdout is None:
        return None
    try:
        head = await process.stdout.readexactly(LENGTH_BYTES)
        return await process.stdout.readexactly(int.from_bytes(head, "big"))
    except asyncio.IncompleteReadError:
        return None


async def _end(process: Process) -> None:
    """Kill a process if it is still alive, and wait for its end, so that no zombie is left."""
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
