"""Games that the engine plays, as arrays: points, ranks, what was taken, what was tried."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from sushiya.core.game import AnyGame
from sushiya.engine.door import Engine, load_engine
from sushiya.engine.policies import SEARCHING

Whole: TypeAlias = npt.NDArray[np.int64]

TAKING = np.dtype([("game", "i4"), ("moment", "i2"), ("seat", "u1"), ("thing", "u1")])
TRIED = np.dtype(
    [
        ("game", "i4"),
        ("moment", "i2"),
        ("thing", "u1"),
        ("is_chosen", "u1"),
        ("lead", "i4"),
        ("win", "i4"),
    ]
)
"""As in engine/watch.h."""
TAKINGS_A_GAME = 160
"""Room at first; if a game needs more, the part is played again with more."""


@dataclass(frozen=True)
class Watch:
    """Games that were watched, in order."""

    first_seed: int
    points: Whole
    """By game, figure and kind."""
    ranks: Whole
    """By game and seat."""
    firsts: Whole
    """By game: the seat that was asked first."""
    takings: npt.NDArray[np.void]


@dataclass(frozen=True)
class Bots:
    """One of the engine's levels for each seat; who sits where moves on with each seed."""

    levels: tuple[str, ...]
    playouts: int

    def players(self, engine: Engine) -> Any:
        return engine.players(self.levels, self.playouts)

    def memory(self, engine: Engine) -> Any:
        searches = any(level in SEARCHING for level in self.levels)
        return engine.memory() if searches else engine.ffi.NULL

    def seated(self, seeds: Whole) -> Whole:
        """Give the place in the line-up of whoever sits in each seat, by game and seat."""
        count = len(self.levels)
        return (np.arange(count) + seeds[:, None]) % count


def watch(game: AnyGame, bots: Bots, first_seed: int, games: int) -> Watch:
    """Play games from these seeds to their ends, in one thread."""
    engine = load_engine(game.rules)
    ffi, parts = engine.ffi, engine.parts
    points = np.zeros((games, parts.figures(game.options), len(parts.kinds)), np.int16)
    ranks = np.zeros((games, game.players), np.int16)
    firsts = np.zeros(games, np.int8)
    room = TAKINGS_A_GAME * games
    while True:
        takings = np.zeros(room, TAKING)
        count = engine.lib.engine_watch(
            engine.setup(game.options),
            first_seed,
            games,
            bots.players(engine),
            bots.memory(engine),
            ffi.from_buffer("int16_t[]", points),
            ffi.from_buffer("int16_t[]", ranks),
            ffi.from_buffer("int8_t[]", firsts),
            ffi.from_buffer("Taking[]", takings),
            room,
        )
        if count <= room:
            break
        room = count
    return Watch(
        first_seed,
        points.astype(np.int64),
        ranks.astype(np.int64),
        firsts.astype(np.int64),
        takings[:count],
    )


def try_things(
    game: AnyGame, bots: Bots, first_seed: int, games: int, groups: Sequence[int]
) -> npt.NDArray[np.void]:
    """Try, in one decision of each of these games, each thing that could have been taken."""
    engine = load_engine(game.rules)
    ffi = engine.ffi
    tried = np.zeros(games * len(groups), TRIED)
    count = engine.lib.engine_try(
        engine.setup(game.options),
        first_seed,
        games,
        bots.players(engine),
        bots.memory(engine),
        engine.weights,
        ffi.new("int8_t[]", list(groups)),
        ffi.from_buffer("Tried[]", tried),
    )
    return tried[:count]
