"""Events as they are being made, with the state they lead to."""

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

S = TypeVar("S")
E = TypeVar("E")


class Story(Generic[S, E]):
    """What `decide` uses to look at the state between two events that it makes."""

    def __init__(self, evolve: Callable[[S | None, E], S], state: S | None = None) -> None:
        self._evolve = evolve
        self._state = state
        self.events: list[E] = []

    @property
    def state(self) -> S:
        if self._state is None:
            raise LookupError("nothing has happened yet")
        return self._state

    def tell(self, *events: E) -> None:
        for event in events:
            self._state = self._evolve(self._state, event)
            self.events.append(event)

    def end(self) -> tuple[E, ...]:
        return tuple(self.events)


def fold(evolve: Callable[[S | None, E], S], state: S | None, events: Iterable[E]) -> S:
    """Follow events from a state, or from nothing."""
    story = Story(evolve, state)
    story.tell(*events)
    return story.state
