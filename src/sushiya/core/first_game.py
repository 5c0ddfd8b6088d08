"""A guided first game: one fixed deal, and what is explained at which moment of it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from sushiya.core.ids import Seat

PLAYER = Seat(0)
"""The learner's seat; bots have the others."""


@dataclass(frozen=True, kw_only=True)
class Moment:
    """All that the player knows when they have to choose, or when the game is over."""

    view: Any
    legal: tuple[Any, ...]
    events: tuple[Any, ...]
    """What they saw happen since they last moved, that move included."""

    def has(self, *kinds: type[Any]) -> bool:
        """Return whether the player is offered a command of one of these kinds."""
        return any(isinstance(command, kinds) for command in self.legal)

    def saw(self, *kinds: type[Any]) -> bool:
        """Return whether an event of one of these kinds has just happened."""
        return any(isinstance(event, kinds) for event in self.events)


@dataclass(frozen=True)
class Lesson:
    """One idea, explained once: when it first matters."""

    id: str
    """Its message is `first-ID` in the game's first_game/messages/."""
    when: Callable[[Moment], bool]


@dataclass(frozen=True)
class Remark:
    """Why a move was weak, said after it; the move stands."""

    id: str
    when: Callable[[Moment, Any], bool]
    """Gets the moment before the move, and the command."""


@dataclass(frozen=True, kw_only=True)
class FirstGame:
    options: Mapping[str, object]
    deal: int
    """Selects the deal, which is public: it was chosen so that all lessons come up early."""
    lessons: tuple[Lesson, ...]
    """In the order of their importance: if several are due at once, the first ones are told."""
    remarks: tuple[Remark, ...] = ()
