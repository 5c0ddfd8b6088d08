"""The bots there are, by name and game."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sushiya.bots.protocol import Bot, Budget
from sushiya.core.game import AnyRules


class UnknownBot(LookupError):
    """No bot of that name; says which there are."""


class RandomBot:
    """Any legal command, each equally likely."""

    def choose(
        self,
        view: Any,  # noqa: ARG002
        legal: tuple[Any, ...],
        budget: Budget,  # noqa: ARG002
        rng: random.Random,
    ) -> Any:
        return rng.choice(legal)


@dataclass(frozen=True)
class CookBot:
    """A good player's choice without search; every game brings its own."""

    cook: Callable[[Any, tuple[Any, ...], random.Random], Any]

    def choose(
        self,
        view: Any,
        legal: tuple[Any, ...],
        budget: Budget,  # noqa: ARG002
        rng: random.Random,
    ) -> Any:
        return self.cook(view, legal, rng)


_LEVELS: dict[str, Callable[[AnyRules], Bot]] = {
    "random": lambda _: RandomBot(),
    "cook": lambda rules: CookBot(rules.cook),
}
LEVELS = tuple(_LEVELS)


def make_bot(rules: AnyRules, level: str) -> Bot:
    if level not in _LEVELS:
        raise UnknownBot(f"there is no bot {level!r}; there are {', '.join(LEVELS)}")
    return _LEVELS[level](rules)
