"""Work on this machine: in threads for what the engine plays, in processes for Python's rules."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from typing import ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")


class Local:
    """An executor of Python's, and how many workers it has."""

    def __init__(self, executor: Executor, workers: int) -> None:
        self._executor = executor
        self.workers = workers

    def submit(self, task: Callable[P, T], /, *args: P.args, **named: P.kwargs) -> Future[T]:
        return self._executor.submit(task, *args, **named)


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
