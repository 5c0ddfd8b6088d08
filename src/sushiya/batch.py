"""Many games at once, in the engine and on all cores: the same whatever the number of threads."""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from sushiya.core.game import AnyGame, AnyRules
from sushiya.engine.door import load_engine

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

CHUNK = 4096
"""Games a call; each game has a seed of its own, so the cut changes nothing."""
BYTES_A_NUMBER = 2


@dataclass(frozen=True)
class Played:
    """Points by game, figure and kind, and ranks by game and seat.

    They are 16-bit numbers in memory, and NumPy is loaded only by whoever asks for arrays.
    """

    kinds: tuple[str, ...]
    games: int
    figures: int
    players: int
    point_memory: bytearray = field(repr=False)
    rank_memory: bytearray = field(repr=False)

    @cached_property
    def points(self) -> "npt.NDArray[np.int16]":
        return _array(self.point_memory, (self.games, self.figures, len(self.kinds)))

    @cached_property
    def ranks(self) -> "npt.NDArray[np.int16]":
        return _array(self.rank_memory, (self.games, self.players))

    @property
    def totals(self) -> "npt.NDArray[np.int64]":
        totals: npt.NDArray[np.int64] = self.points.sum(axis=2, dtype="int64")
        return totals


def _array(memory: bytearray, shape: tuple[int, ...]) -> "npt.NDArray[np.int16]":
    import numpy as np  # noqa: PLC0415 - it takes longer to load than a thousand games to play

    return np.frombuffer(memory, np.int16).reshape(shape)


def policies_of(rules: AnyRules) -> tuple[str, ...]:
    """Name the policies of a game's own."""
    return load_engine(rules).parts.policies


def play_many(  # noqa: PLR0913 - all but the first two are named
    game: AnyGame,
    games: int,
    *,
    seed: int = 0,
    policy: str | int = "random",
    threads: int | None = None,
    starts: Sequence[Any] = (),
) -> Played:
    """Play games to their ends: from fresh deals, or in turn from given positions.

    A policy is the name of one of the game's own, or the address of a C function that plays all
    seats (`Policy` in engine.h; docs/engine.md has examples). Positions are states of the
    reference, such as `imagine` makes; picks that are held in them stand.
    """
    engine = load_engine(game.rules)
    ffi, parts = engine.ffi, engine.parts
    if isinstance(policy, str) and policy not in parts.policies:
        raise ValueError(f"there is no policy {policy!r}; there are {', '.join(parts.policies)}")
    number = parts.policies.index(policy) if isinstance(policy, str) else 0
    outside = ffi.NULL if isinstance(policy, str) else ffi.cast("Policy", policy)
    setup = engine.setup(game.options)
    packed = ffi.new("State[]", [engine.pack(state)[0] for state in starts])
    played = _room(parts.kinds, games, parts.figures(game.options), game.players)
    points = ffi.from_buffer("int16_t[]", played.point_memory)
    ranks = ffi.from_buffer("int16_t[]", played.rank_memory)

    def play(first: int) -> None:
        engine.lib.engine_play(
            setup,
            packed if starts else ffi.NULL,
            len(starts),
            first % len(starts) if starts else 0,
            (seed + first) % 2**64,
            min(CHUNK, games - first),
            number,
            outside,
            points + first * played.figures * len(played.kinds),
            ranks + first * played.players,
        )

    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        list(pool.map(play, range(0, games, CHUNK)))
    return played


def _room(kinds: tuple[str, ...], games: int, figures: int, players: int) -> Played:
    points = bytearray(games * figures * len(kinds) * BYTES_A_NUMBER)
    return Played(
        kinds, games, figures, players, points, bytearray(games * players * BYTES_A_NUMBER)
    )
