"""Sums over many games: means, spreads and win shares, in whole numbers until the end."""

import math
from typing import Any

from sushiya.batch import Played
from sushiya.core.game import AnyGame
from sushiya.engine.door import load_engine


class Tally:
    """Adds up batches, in the engine."""

    def __init__(self, game: AnyGame) -> None:
        self._engine = load_engine(game.rules)
        self._setup = self._engine.setup(game.options)
        self._sums = self._engine.ffi.new("Sums *")
        self._players = game.players
        self._figures = range(self._setup.figures)
        self._games = 0

    def add(self, played: Played) -> None:
        ffi = self._engine.ffi
        points = ffi.from_buffer("int16_t[]", played.point_memory)
        ranks = ffi.from_buffer("int16_t[]", played.rank_memory)
        self._engine.lib.engine_add_up(self._setup, points, ranks, played.games, self._sums)
        self._games += played.games

    def figures(self) -> dict[str, Any]:
        points, totals = self._sums.points, self._sums.totals
        return {
            "points": {
                kind: [self._mean(points[figure][place]) for figure in self._figures]
                for place, kind in enumerate(self._engine.parts.kinds)
            },
            "totals": [self._mean(totals[figure]) for figure in self._figures],
            "wins": [self._wins(self._sums.wins[seat]) for seat in range(self._players)],
        }

    def _mean(self, added: Any) -> dict[str, float]:
        mean = added.values / self._games
        variance = max(0.0, added.squares / self._games - mean * mean)
        return {"mean": round(mean, 4), "spread": round(math.sqrt(variance), 4)}

    def _wins(self, by_winners: Any) -> float:
        """Return the share of games that a seat won; a shared win counts as its share."""
        won: float = sum(games / winners for winners, games in enumerate(by_winners, start=1))
        return round(won / self._games, 6)
