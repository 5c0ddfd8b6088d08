"""Many games at once, in the engine and on all cores: the same whatever the number of threads."""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from sushiya.core.game import AnyGame
from sushiya.engine.door import load_engine
from sushiya.engine.policies import POLICIES, SEARCHING

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

CHUNK = 4096
"""Games a call; each game has a seed of its own, so the cut changes nothing."""
SLOW_CHUNK = 4
"""The same with masters, which take long to choose."""
BYTES_A_NUMBER = 2
USUAL_PLAYOUTS = 1000


@dataclass(frozen=True)
class Played:
    """Points by game, figure and kind, and ranks by game and seat.

    They are 16-bit numbers in memory, and NumPy is loaded only by whoever asks for arrays.
    """

    kinds: tuple[str, ...]
    """What points are given for."""
    games: int
    figures: int
    players: int
    point_memory: bytearray = field(repr=False)
    rank_memory: bytearray = field(repr=False)

    @cached_property
    def points(self) -> "npt.NDArray[np.int16]":
        """(games, figures, kinds): who scores is the seats, and the robot where it plays."""
        return _array(self.point_memory, (self.games, self.figures, len(self.kinds)))

    @cached_property
    def ranks(self) -> "npt.NDArray[np.int16]":
        """(games, players): 1 is the winner's; ties share a rank."""
        return _array(self.rank_memory, (self.games, self.players))

    @property
    def totals(self) -> "npt.NDArray[np.int64]":
        """(games, figures): points of all kinds together."""
        totals: npt.NDArray[np.int64] = self.points.sum(axis=2, dtype="int64")
        return totals


def _array(memory: bytearray, shape: tuple[int, ...]) -> "npt.NDArray[np.int16]":
    import numpy as np  # noqa: PLC0415 - it takes longer to load than a thousand games to play

    return np.frombuffer(memory, np.int16).reshape(shape)


def _by_seat(policy: str | Sequence[str] | int, players: int) -> Sequence[str]:
    """Name a policy for each seat; an outside one plays them all, so theirs do not matter."""
    if isinstance(policy, int):
        return ("random",) * players
    named = (policy,) * players if isinstance(policy, str) else policy
    if len(named) != players:
        raise ValueError(f"{players} play, so there must be as many policies")
    for name in named:
        if name not in POLICIES:
            raise ValueError(f"there is no policy {name!r}; there are {', '.join(POLICIES)}")
    return named


def play_many(  # noqa: PLR0913 - all but the first two are named
    game: AnyGame,
    games: int,
    *,
    seed: int = 0,
    policy: str | Sequence[str] | int = "random",
    playouts: int | Sequence[int] = USUAL_PLAYOUTS,
    weights: Sequence[Any] = (),
    threads: int | None = None,
    starts: Sequence[Any] = (),
) -> Played:
    """Play games to their ends: from fresh deals, or in turn from given positions.

    A policy is the name of one of the engine's, a name for each seat, or the address of a C
    function that plays all seats (`Policy` in engine.h; docs/engine.md has examples). A master
    plays out so many worlds for one choice; each seat may have its own number. Chefs and masters
    play by the game's file, unless `weights` has a Weights for their seat (None where it has not).
    Positions are states of the reference, such as `imagine` makes; picks that are held in them
    stand. A seed deals the same game whoever plays it.
    """
    engine = load_engine(game.rules)
    ffi, parts = engine.ffi, engine.parts
    named = _by_seat(policy, game.players)
    players = engine.players(named, playouts, weights)
    outside = ffi.cast("Policy", policy) if isinstance(policy, int) else ffi.NULL
    setup = engine.setup(game.options)
    packed = ffi.new("State[]", [engine.pack(state)[0] for state in starts])
    played = _room(parts.kinds, games, parts.figures(game.options), game.players)
    points = ffi.from_buffer("int16_t[]", played.point_memory)
    ranks = ffi.from_buffer("int16_t[]", played.rank_memory)

    searches = any(name in SEARCHING for name in named)
    chunk = SLOW_CHUNK if searches else CHUNK

    def play(first: int) -> None:
        engine.lib.engine_play(
            setup,
            packed if starts else ffi.NULL,
            len(starts),
            first % len(starts) if starts else 0,
            (seed + first) % 2**64,
            min(chunk, games - first),
            players,
            outside,
            engine.memory() if searches else ffi.NULL,
            points + first * played.figures * len(played.kinds),
            ranks + first * played.players,
        )

    firsts = range(0, games, chunk)
    with ThreadPoolExecutor(min(threads or os.cpu_count() or 1, len(firsts) or 1)) as pool:
        list(pool.map(play, firsts))
    return played


def _room(kinds: tuple[str, ...], games: int, figures: int, players: int) -> Played:
    points = bytearray(games * figures * len(kinds) * BYTES_A_NUMBER)
    return Played(
        kinds, games, figures, players, points, bytearray(games * players * BYTES_A_NUMBER)
    )
