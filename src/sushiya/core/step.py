"""An accepted command: the events that it caused, and the state that they lead to."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

S = TypeVar("S")
E = TypeVar("E")


@dataclass(frozen=True)
class Step(Generic[S, E]):
    """The events of an accepted command, and the state that folding them gives."""

    state: S
    """The position after it."""
    events: tuple[E, ...]
    """With hidden information: `game.view` and `redact` give what a seat may know."""


class StepBuilder(Generic[S, E]):
    """Collects the events that `decide` emits, and evolves the state by each of them at once."""

    def __init__(self, evolve: Callable[[S | None, E], S], state: S | None = None) -> None:
        self._evolve = evolve
        self._state = state
        self._events: list[E] = []

    @property
    def state(self) -> S:
        """The state after the last event; LookupError if there is none yet."""
        if self._state is None:
            raise LookupError("nothing has happened yet")
        return self._state

    def emit(self, *events: E) -> None:
        for event in events:
            self._state = self._evolve(self._state, event)
            self._events.append(event)

    def build(self) -> Step[S, E]:
        return Step(self.state, tuple(self._events))


def fold(evolve: Callable[[S | None, E], S], state: S | None, events: Iterable[E]) -> S:
    """Apply the events of a log to a state, or to None before the opening."""
    builder = StepBuilder(evolve, state)
    builder.emit(*events)
    return builder.state
