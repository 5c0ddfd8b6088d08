"""A place that runs tasks, and work that is done there part by part, in order."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol, TypeVar

P = TypeVar("P")
R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)

PARTS_AHEAD = 2
"""So many parts for each worker are handed over before the first result is waited for."""


class WorkError(RuntimeError):
    """Work cannot be done there; says in one sentence why, and what helps."""


class Pending(Protocol[R_co]):
    """A part that was handed over."""

    def result(self) -> R_co:
        """Wait for it; raises what the task raised."""
        ...

    def cancel(self) -> Any:
        """Say that nobody waits for it any more."""
        ...


class Place(Protocol):
    """Somewhere to work. A task is a pure function of its part: where it runs changes nothing.

    Tasks and parts may go to another process or machine, so they must be picklable: functions of
    a module, partials of them, and plain values.
    """

    @property
    def workers(self) -> int:
        """How many parts can be worked on at once."""
        ...

    def submit(self, task: Callable[[P], R], part: P, /) -> Pending[R]: ...


def in_order(place: Place, task: Callable[[P], R], parts: Iterable[P]) -> Iterator[R]:
    """Do all parts, and give their results in the order of the parts, as they come."""
    waiting: deque[Pending[R]] = deque()
    try:
        for part in parts:
            waiting.append(place.submit(task, part))
            if len(waiting) >= PARTS_AHEAD * place.workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        for pending in waiting:
            pending.cancel()
