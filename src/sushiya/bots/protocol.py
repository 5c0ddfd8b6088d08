"""The interface of a bot: it chooses from a view, with nothing kept between calls."""

import random
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias


@dataclass(frozen=True)
class Playouts:
    """A budget of simulated games: gives the same choice on every machine."""

    count: int


@dataclass(frozen=True)
class Seconds:
    """A budget of time."""

    count: float


Budget: TypeAlias = Playouts | Seconds


class Bot(Protocol):
    """Chooses one of the legal commands; a view holds all that its seat may know.

    Views and commands are each game's own, so they are Any here.
    """

    def choose(
        self,
        view: Any,
        legal: tuple[Any, ...],
        budget: Budget,
        rng: random.Random,
    ) -> Any: ...
