"""Sushiya: play, score, learn and program three sushi board games."""

from importlib import import_module
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from sushiya.core.chance import Dealer
from sushiya.core.game import AnyGame, Game
from sushiya.core.ids import Seat
from sushiya.core.options import OptionError
from sushiya.core.refusal import Refusal
from sushiya.core.registry import UnknownGame
from sushiya.core.step import Step
from sushiya.games import GAMES

if TYPE_CHECKING:
    from sushiya import batch
    from sushiya.authors.choices import Choice, analyse, observe
    from sushiya.authors.rows import Rows

    __version__: str

__all__ = [
    "Choice",
    "Dealer",
    "Game",
    "OptionError",
    "Refusal",
    "Rows",
    "Seat",
    "Step",
    "UnknownGame",
    "__version__",
    "analyse",
    "batch",
    "games",
    "load",
    "observe",
]

_OF_THE_ENGINE = {
    "Choice": "sushiya.authors.choices",
    "Rows": "sushiya.authors.rows",
    "analyse": "sushiya.authors.choices",
    "observe": "sushiya.authors.choices",
}
"""Loaded when they are first asked for: a server never loads an engine, nor NumPy."""


def load(name: str, **options: object) -> AnyGame:
    """Open a game by name, with its options as keywords: `players=4`, `edition="zoch"`.

    A name that is not there raises UnknownGame; a wrong option raises an OptionError that names
    the choices.
    """
    return GAMES.find(name).bind(**options)


def games() -> tuple[str, ...]:
    """Return the names of all games."""
    return GAMES.names()


def __getattr__(name: str) -> Any:
    if name in _OF_THE_ENGINE:
        return getattr(import_module(_OF_THE_ENGINE[name]), name)
    if name == "batch":
        return import_module("sushiya.batch")
    if name == "__version__":
        return version("sushiya")
    raise AttributeError(f"module 'sushiya' has no attribute {name!r}")
