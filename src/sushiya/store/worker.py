"""A thread that takes all jobs that are waiting at once, and answers them together."""

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

import apsw

from sushiya.store.protocol import Append, StoreError

GROUP = 1_000
"""Jobs taken at once at most, so that none waits long for the others' sake."""


@dataclass
class Job:
    """Something to be done with a connection, and who waits for it."""

    ask: Callable[[apsw.Connection], Any]
    future: asyncio.Future[Any]
    append: Append | None = None
    """What is to be appended, if that is all: such jobs can be done together."""
    answer: Any = None
    error: BaseException | None = None

    def settle(self) -> None:
        if self.future.done():  # whoever asked has gone
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.answer)


class JobRunner(Protocol):
    """Does the work of a worker, always in its thread."""

    linger: float
    """Seconds to wait for more jobs, once there were several: they share what a group costs."""

    def do(self, jobs: list[Job]) -> None:
        """Give each job its answer or its error."""
        ...

    def tidy(self) -> None:
        """Do what can wait until the jobs are answered."""
        ...

    def close(self) -> None: ...


class Worker:
    def __init__(self, name: str, runner: JobRunner) -> None:
        self._runner = runner
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._is_closed = False
        self._is_busy = False
        # A daemon: a process that ends without closing is as safe as one that was killed.
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    async def ask(self, ask: Callable[[apsw.Connection], Any], append: Append | None = None) -> Any:
        if self._is_closed:
            raise StoreError("the store is closed")
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(ask, answer, append))
        return await answer

    async def close(self) -> None:
        """Finish all jobs that wait, then end; a second time does nothing."""
        if not self._is_closed:
            self._is_closed = True
            self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while jobs := self._take():
            try:
                self._runner.do(jobs)
            except Exception as error:  # noqa: BLE001 - who asked shall know, and the thread lives on
                for job in jobs:
                    job.error = error
            self._answer(jobs)
            self._runner.tidy()
        self._runner.close()

    def _take(self) -> list[Job]:
        """Wait for a job and take what else is there; nothing when the worker is to end."""
        first = self._jobs.get()
        if first is None:
            return []
        if self._is_busy and self._runner.linger:
            time.sleep(self._runner.linger)
        jobs = [first]
        with contextlib.suppress(queue.Empty):
            while len(jobs) < GROUP:
                job = self._jobs.get_nowait()
                if job is None:
                    self._jobs.put(None)
                    break
                jobs.append(job)
        self._is_busy = len(jobs) > 1
        return jobs

    def _answer(self, jobs: list[Job]) -> None:
        for loop in {job.future.get_loop() for job in jobs}:
            own = [job for job in jobs if job.future.get_loop() is loop]
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(_settle, own)


def _settle(jobs: list[Job]) -> None:
    for job in jobs:
        job.settle()
