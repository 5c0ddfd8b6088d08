"""Work on this machine: threads for what the engine plays, processes for Python's rules."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import Generic, TypeVar

P = TypeVar("P")
R = TypeVar("R")


class Local:
    """An executor of Python's, and how many workers it has."""

    def __init__(self, executor: Executor, workers: int) -> None:
        self._executor = executor
        self.workers = workers

    def submit(self, task: Callable[[P], R], part: P, /) -> Future[R]:
        return self._executor.submit(task, part)


class _Later(Generic[R]):
    """A part that is done when its result is asked for."""

    def __init__(self, task: Callable[[P], R], part: P) -> None:
        self._do = partial(task, part)

    def result(self) -> R:
        return self._do()

    def cancel(self) -> None:
        """Nothing has begun."""


class Here:
    """This very thread: nothing is done before it is asked for."""

    workers = 1

    def submit(self, task: Callable[[P], R], part: P, /) -> _Later[R]:
        return _Later(task, part)


def cores() -> int:
    return os.cpu_count() or 1


@contextmanager
def threads(workers: int | None = None) -> Iterator[Local]:
    """Open threads of this process: the engine's calls release the GIL. One a core by default."""
    count = workers or cores()
    with ThreadPoolExecutor(count) as executor:
        yield Local(executor, count)


@contextmanager
def processes(workers: int | None = None) -> Iterator[Local]:
    """Open processes; one a core by default."""
    count = workers or cores()
    with ProcessPoolExecutor(count) as executor:
        yield Local(executor, count)
