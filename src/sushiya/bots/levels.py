"""The built-in bots: five levels in every game, by name."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sushiya.bots.protocol import Bot, Budget
from sushiya.core.game import AnyRules
from sushiya.engine.build import is_built
from sushiya.engine.policies import LEARNED, POLICIES
from sushiya.engine.weights import weights_file

LEVELS = POLICIES
"""From the weakest to the strongest."""
OFFERED = tuple(level for level in LEVELS if level != "random")
"""What a waiting room offers; random is for the command line and for tests."""
USUAL_LEVEL = "cook"
FIRST_LEVEL = "apprentice"
"""Where a new player begins."""


class UnknownBot(LookupError):
    """No bot has that name, or it cannot play here; says which there are, or what is missing."""


class RandomBot:
    """Chooses any legal command, each equally likely."""

    def choose(
        self,
        view: Any,  # noqa: ARG002
        legal: tuple[Any, ...],
        budget: Budget,  # noqa: ARG002
        rng: random.Random,
    ) -> Any:
        return rng.choice(legal)


@dataclass(frozen=True)
class InstantBot:
    """Chooses without search, by a function that every game has."""

    think: Callable[[Any, tuple[Any, ...], random.Random], Any]

    def choose(
        self,
        view: Any,
        legal: tuple[Any, ...],
        budget: Budget,  # noqa: ARG002
        rng: random.Random,
    ) -> Any:
        return self.think(view, legal, rng)


def is_missing(rules: AnyRules, level: str) -> bool:
    """Return whether a level cannot play here: its engine is not built, or it has no weights."""
    return level in LEARNED and not (is_built(rules) and weights_file(rules).exists())


def level_below(level: str) -> str | None:
    """Return the level that chooses if this one fails; None: there is none below."""
    if level not in LEVELS:
        return USUAL_LEVEL
    place = LEVELS.index(level)
    return LEVELS[place - 1] if place else None


def make_bot(rules: AnyRules, level: str) -> Bot:
    match level:
        case "random":
            return RandomBot()
        case "apprentice":
            return InstantBot(rules.apprentice)
        case "cook":
            return InstantBot(rules.cook)
        case "chef" | "master":
            return _make_engine_bot(rules, level)
    raise UnknownBot(f"there is no bot {level!r}; there are {', '.join(LEVELS)}")


def _make_engine_bot(rules: AnyRules, level: str) -> Bot:
    # Only these two load an engine.
    from sushiya.bots.engine_bot import ChefBot, MasterBot  # noqa: PLC0415
    from sushiya.engine.door import EngineError  # noqa: PLC0415
    from sushiya.engine.weights import WeightsError  # noqa: PLC0415

    try:
        return ChefBot(rules) if level == "chef" else MasterBot(rules)
    except (EngineError, WeightsError) as error:
        raise UnknownBot(f"the {level} cannot play here: {error}") from error
