"""Sums over many games: means, spreads and win shares, in whole numbers until the end."""

import math
from typing import Any

import numpy as np

from sushiya.batch import Played
from sushiya.core.game import AnyGame


class Tally:
    """Adds up batches; sums are integers, so their order changes nothing."""

    def __init__(self, game: AnyGame) -> None:
        self._players = game.players
        self._games = 0
        self._kinds: tuple[str, ...] = ()
        self._sums: Any = 0
        self._squares: Any = 0
        self._total_sums: Any = 0
        self._total_squares: Any = 0
        self._shares: dict[int, Any] = {}

    def add(self, played: Played) -> None:
        points = played.points.astype(np.int64)
        totals = points.sum(axis=2)
        self._kinds = played.kinds
        self._games += len(points)
        self._sums = self._sums + points.sum(axis=0)
        self._squares = self._squares + (points**2).sum(axis=0)
        self._total_sums = self._total_sums + totals.sum(axis=0)
        self._total_squares = self._total_squares + (totals**2).sum(axis=0)
        is_first = played.ranks == 1
        # A shared win counts as its share: games by the number of winners.
        for winners in range(1, self._players + 1):
            alike = is_first[is_first.sum(axis=1) == winners]
            self._shares[winners] = self._shares.get(winners, 0) + alike.sum(axis=0)

    def figures(self) -> dict[str, Any]:
        figures = range(len(self._total_sums))
        return {
            "points": {
                kind: [
                    self._mean(self._sums[figure][place], self._squares[figure][place])
                    for figure in figures
                ]
                for place, kind in enumerate(self._kinds)
            },
            "totals": [
                self._mean(self._total_sums[figure], self._total_squares[figure])
                for figure in figures
            ],
            "wins": [
                round(
                    sum(int(wins[seat]) / count for count, wins in self._shares.items())
                    / self._games,
                    6,
                )
                for seat in range(self._players)
            ],
        }

    def _mean(self, total: int, squares: int) -> dict[str, float]:
        mean = int(total) / self._games
        variance = max(0.0, int(squares) / self._games - mean * mean)
        return {"mean": round(mean, 4), "spread": round(math.sqrt(variance), 4)}
