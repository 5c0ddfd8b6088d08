"""Names of environments, with a version that goes up when their behaviour changes."""

from sushiya.core.game import AnyRules
from sushiya.games import GAMES

FACES_VERSION = 1
"""Goes up when observations, actions, rewards or seeds of an environment change their meaning."""


def versioned(rules: AnyRules) -> str:
    """Name a game's environments; a change of its rules raises the version, too."""
    return f"{rules.name}-v{rules.version + FACES_VERSION - 1}"


def in_engine() -> list[AnyRules]:
    """List the games that environments are there for."""
    return [rules for rules in GAMES.all() if rules.engine is not None]
