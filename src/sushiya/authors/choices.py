"""What a seat knows as numbers, and what each of its choices is worth."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from sushiya.core.command import Command
from sushiya.core.game import AnyGame
from sushiya.core.ids import Seat
from sushiya.engine.analysis import Analysis, Forecast
from sushiya.engine.build import ANALYSIS, load_parts

USUAL_WORLDS = 256
MOST_WORLDS = ANALYSIS["ANALYSIS_WORLDS"]


@dataclass(frozen=True)
class Choice:
    """One choice of a decision, and what it leads to in imagined worlds that are played out."""

    command: Command
    """What would be played; `game.write` names it."""
    chance: float
    """The chance to win, from 0 to 1; a shared win counts as its share."""
    error: float
    """One standard error of that."""
    behind: float
    """The first choice's chance less this one's, in the same worlds."""
    is_equal: bool
    """About as good as the first: what is between them may be chance."""
    points: dict[str, float]
    """The seat's points at the end of the game, by kind."""
    totals: tuple[float, ...]
    """Everybody's points at the end of the game, by seat."""


def observe(game: AnyGame, view: Any) -> npt.NDArray[np.int16]:
    """Give a seat's view as the numbers that environments give (docs/observations.md)."""
    _seat_of(view)
    return np.array(load_parts(game.rules).observe_view(view), np.int16)


def analyse(
    game: AnyGame, view: Any, *, worlds: int = USUAL_WORLDS, seed: int = 0
) -> tuple[Choice, ...]:
    """Compare the choices of the seat that has this view, the best first: at most 16 of them.

    Each is played out in so many worlds that fit the view, all in the same ones, with chefs in
    every seat. The first is the chef's own choice, unless another is surely ahead of it. The same
    seed gives the same figures. Raises ValueError if the seat is not asked, and EngineError if the
    game's engine is not built.
    """
    if not 1 <= worlds <= MOST_WORLDS:
        raise ValueError(f"worlds are from 1 to {MOST_WORLDS}, not {worlds}")
    seat = _seat_of(view)
    if seat not in view.to_act:
        raise ValueError(f"seat {seat} is not asked in this view, so there is nothing to choose")
    seen = load_parts(game.rules).observe_view(view)
    found = Analysis(game).compare(seen, seat, seed, worlds)
    return tuple(_choice(game, forecast) for forecast in found)


def _seat_of(view: Any) -> Seat:
    if view.seat is None:
        raise ValueError("this is a watcher's view: give game.view(state, seat)")
    seat: Seat = view.seat
    return seat


def _choice(game: AnyGame, forecast: Forecast) -> Choice:
    return Choice(
        command=game.command(forecast.code),
        chance=forecast.chance,
        error=forecast.error,
        behind=forecast.behind,
        is_equal=forecast.is_equal,
        points=forecast.points,
        totals=forecast.totals,
    )
