"""Sushiya: play, score, learn and program three sushi board games."""

from sushiya.core.chance import Dealer
from sushiya.core.game import AnyGame
from sushiya.core.options import OptionError
from sushiya.core.refusal import Refusal
from sushiya.core.registry import UnknownGame
from sushiya.core.step import Step
from sushiya.games import GAMES

__all__ = ["Dealer", "OptionError", "Refusal", "Step", "UnknownGame", "games", "load"]


def load(name: str, **options: object) -> AnyGame:
    """Open a game by name; a wrong option raises an OptionError that names the choices."""
    return GAMES.find(name).bind(**options)


def games() -> tuple[str, ...]:
    """Name the games there are."""
    return GAMES.names()
