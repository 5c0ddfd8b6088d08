"""House rules on the same deals as the rules they change: what becomes different, game by game."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from sushiya.stats.sums import Added, Means
from sushiya.stats.watching import Watch, Whole

MEASURES = ("points", "best", "lead", "shared", "first")
"""Points of all seats, the best score, its lead over the next, whether the win was shared, and
whether whoever was asked first came first. Points of all seats by kind come after these."""


@dataclass(frozen=True)
class Pairs(Added):
    """By variant and measure: with the rules as they are, with the others, and the difference."""

    before: Means
    after: Means
    change: Means

    @staticmethod
    def of(base: Watch, variants: Sequence[Watch]) -> "Pairs":
        before = np.stack([measures(base)] * len(variants), axis=1)
        after = np.stack([measures(one) for one in variants], axis=1)
        return Pairs(Means.of(before), Means.of(after), Means.of(after - before))


def measures(seen: Watch) -> Whole:
    """Give the measures by game."""
    games, players = seen.ranks.shape
    by_kind = seen.points[:, :players].sum(axis=1)
    ordered = np.sort(seen.points[:, :players].sum(axis=2), axis=1)
    is_first = seen.ranks == 1
    columns = (
        by_kind.sum(axis=1),
        ordered[:, -1],
        ordered[:, -1] - ordered[:, -2],
        is_first.sum(axis=1) > 1,
        is_first[np.arange(games), seen.firsts],
    )
    return np.concatenate([np.stack(columns, axis=1), by_kind], axis=1).astype(np.int64)
