"""Many games at once, compiled and on all cores: the same whatever the number of threads."""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from sushiya.core.game import AnyGame
from sushiya.core.kernel import Kernel, load_kernel

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


def play_many(  # noqa: PLR0913 - all but the first two are named
    game: AnyGame,
    games: int,
    *,
    seed: int = 0,
    policy: str = "random",
    threads: int | None = None,
    starts: Sequence[Any] = (),
) -> Played:
    """Play games to their ends: from fresh deals, or in turn from given positions.

    Positions are settled states, such as `imagine` makes before anybody has picked.
    """
    kernel = load_kernel(game.rules)
    if policy not in kernel.policies:
        raise ValueError(f"there is no policy {policy!r}; there are {', '.join(kernel.policies)}")
    packed = [kernel.pack(state) for state in starts] or [kernel.template(game.options)]
    figures = kernel.figures(game.options)
    played = Played(
        kernel.kinds,
        np.zeros((games, figures, len(kernel.kinds)), np.int16),
        np.zeros((games, game.players), np.int16),
    )
    work = _Work(kernel, np.array(packed), bool(starts), seed, kernel.policies.index(policy))
    firsts = range(0, games, CHUNK)
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        list(pool.map(lambda first: work.play(played, first), firsts))
    return played


@dataclass(frozen=True)
class _Work:
    kernel: Kernel
    starts: Any
    is_dealt: bool
    seed: int
    policy: int

    def play(self, played: Played, first: int) -> None:
        """Play one chunk of games into its place in the results."""
        last = min(first + CHUNK, len(played.ranks))
        seeds = np.arange(self.seed + first, self.seed + last, dtype=np.uint64)
        starts = np.roll(self.starts, -(first % len(self.starts)), axis=0)
        self.kernel.run(
            starts,
            self.is_dealt,
            seeds,
            self.policy,
            played.points[first:last],
            played.ranks[first:last],
            self.kernel.make_room(),
        )
