"""A thread that takes all queued jobs at once, and answers them together."""

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
"""Most jobs taken at once, so that none waits long for the others."""


@dataclass
class Job:
    """Work to do with a connection, and the future that waits for it."""

    ask: Callable[[apsw.Connection], Any]
    future: asyncio.Future[Any]
    append: Append | None = None
    """The append, if the job is only that: such jobs can be batched."""
    answer: Any = None
    error: BaseException | None = None

    def settle(self) -> None:
        if self.future.done():  # the caller no longer waits
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.answer)


class JobRunner(Protocol):
    """Does the work of a worker, always in its thread."""

    linger: float
    """Seconds to wait for more jobs after a group of several: a group shares its fixed cost."""

    def do(self, jobs: list[Job]) -> None:
        """Set the answer or the error of each job."""
        ...

    def tidy(self) -> None:
        """Do maintenance that can wait until the jobs are answered."""
        ...

    def close(self) -> None: ...


class Worker:
    def __init__(self, name: str, runner: JobRunner) -> None:
        self._runner = runner
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._is_closed = False
        self._is_busy = False
        # A daemon thread, as a process may end without closing: that is as safe as being killed.
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    async def ask(self, ask: Callable[[apsw.Connection], Any], append: Append | None = None) -> Any:
        if self._is_closed:
            raise StoreError("the store is closed")
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(ask, answer, append))
        return await answer

    async def close(self) -> None:
        """Finish all queued jobs, then end the thread; calling it again does nothing."""
        if not self._is_closed:
            self._is_closed = True
            self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while jobs := self._take():
            try:
                self._runner.do(jobs)
            except Exception as error:  # noqa: BLE001 - the callers get it, the thread goes on
                for job in jobs:
                    job.error = error
            self._answer(jobs)
            self._runner.tidy()
        self._runner.close()

    def _take(self) -> list[Job]:
        """Wait for a job and take all others in the queue; return none when the worker must end."""
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
