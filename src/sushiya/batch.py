"""Many games at once, compiled and on all cores: the same whatever the number of threads."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from sushiya.core.game import AnyGame, AnyRules
from sushiya.engine.door import load_engine

CHUNK = 4096
"""Games a call; each game has a seed of its own, so the cut changes nothing."""


@dataclass(frozen=True)
class Played:
    """Points by game, figure and kind, and ranks by game and seat."""

    kinds: tuple[str, ...]
    points: npt.NDArray[np.int16]
    ranks: npt.NDArray[np.int16]

    @property
    def totals(self) -> npt.NDArray[np.int64]:
        totals: npt.NDArray[np.int64] = self.points.sum(axis=2, dtype=np.int64)
        return totals


def policies_of(rules: AnyRules) -> tuple[str, ...]:
    """Name the policies of a game's own."""
    if rules.engine is not None:
        return load_engine(rules).parts.policies
    from sushiya.core.kernel import load_kernel  # noqa: PLC0415 - loads Numba

    return load_kernel(rules).policies


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
    named = policies_of(game.rules)
    if isinstance(policy, str) and policy not in named:
        raise ValueError(f"there is no policy {policy!r}; there are {', '.join(named)}")
    work = _engine_work if game.rules.engine is not None else _kernel_work
    played, play = work(game, games, seed, policy, starts)
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        list(pool.map(play, range(0, games, CHUNK)))
    return played


_Work = tuple[Played, Callable[[int], None]]
"""Room for the results, and a function that plays the chunk that begins at a game."""


def _room(kinds: tuple[str, ...], figures: int, games: int, players: int) -> Played:
    return Played(
        kinds,
        np.zeros((games, figures, len(kinds)), np.int16),
        np.zeros((games, players), np.int16),
    )


def _engine_work(
    game: AnyGame, games: int, seed: int, policy: str | int, starts: Sequence[Any]
) -> _Work:
    engine = load_engine(game.rules)
    ffi, parts = engine.ffi, engine.parts
    setup = engine.setup(game.options)
    packed = ffi.new("State[]", [engine.pack(state)[0] for state in starts])
    number = parts.policies.index(policy) if isinstance(policy, str) else 0
    outside = ffi.NULL if isinstance(policy, str) else ffi.cast("Policy", policy)
    played = _room(parts.kinds, parts.figures(game.options), games, game.players)

    def play(first: int) -> None:
        last = min(first + CHUNK, games)
        engine.lib.engine_play(
            setup,
            packed if starts else ffi.NULL,
            len(starts),
            first % len(starts) if starts else 0,
            (seed + first) % 2**64,
            last - first,
            number,
            outside,
            ffi.from_buffer("int16_t[]", played.points[first:last]),
            ffi.from_buffer("int16_t[]", played.ranks[first:last]),
        )

    return played, play


def _kernel_work(
    game: AnyGame, games: int, seed: int, policy: str | int, starts: Sequence[Any]
) -> _Work:
    """Play a game that is not in C yet; goes with Numba."""
    from sushiya.core.kernel import load_kernel  # noqa: PLC0415 - loads Numba

    kernel = load_kernel(game.rules)
    if not isinstance(policy, str):
        raise ValueError(f"{game.rules.name} takes no C function as a policy yet")  # noqa: TRY004
    packed = np.array([kernel.pack(state) for state in starts] or [kernel.template(game.options)])
    played = _room(kernel.kinds, kernel.figures(game.options), games, game.players)

    def play(first: int) -> None:
        last = min(first + CHUNK, games)
        kernel.run(
            np.roll(packed, -(first % len(packed)), axis=0),
            bool(starts),
            np.arange(seed + first, seed + last, dtype=np.uint64),
            kernel.policies.index(policy),
            played.points[first:last],
            played.ranks[first:last],
            kernel.make_room(),
        )

    return played, play
