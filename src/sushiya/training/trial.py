"""How well a policy does against others: duplicate deals, in each seat in turn."""

from dataclasses import dataclass
from typing import Any

from sushiya.batch import Played, play_many
from sushiya.core.game import AnyGame
from sushiya.engine.door import load_engine


@dataclass(frozen=True)
class Standing:
    """What one seat made of many games; standings of the same policy can be added."""

    games: int = 0
    wins: float = 0.0
    """A shared win counts as its share."""
    margin: float = 0.0
    """Points ahead of the others' mean, over all games."""

    def __add__(self, other: "Standing") -> "Standing":
        return Standing(
            self.games + other.games, self.wins + other.wins, self.margin + other.margin
        )


def standing_of(game: AnyGame, played: Played, seat: int) -> Standing:
    engine = load_engine(game.rules)
    sums = engine.ffi.new("Sums *")
    points = engine.ffi.from_buffer("int16_t[]", played.point_memory)
    ranks = engine.ffi.from_buffer("int16_t[]", played.rank_memory)
    engine.lib.engine_add_up(engine.setup(game.options), points, ranks, played.games, sums)
    totals = [sums.totals[player].values for player in range(game.players)]
    others = (sum(totals) - totals[seat]) / (game.players - 1)
    wins = sum(won / winners for winners, won in enumerate(sums.wins[seat], start=1))
    return Standing(played.games, wins, totals[seat] - others)


@dataclass(frozen=True)
class Rival:
    """A policy, and what it has learned; None: nothing, or what the game's file holds."""

    policy: str
    weights: Any = None


def try_out(game: AnyGame, rival: Rival, others: Rival, *, deals: int, seed: int) -> Standing:
    """Play each deal once with the rival in each seat, and copies of another in the rest.

    It runs in one thread: callers try several rivals at once.
    """
    standing = Standing()
    for seat in range(game.players):
        line_up = [rival if place == seat else others for place in range(game.players)]
        played = play_many(
            game,
            deals,
            seed=seed,
            policy=[one.policy for one in line_up],
            weights=[one.weights for one in line_up],
            threads=1,
        )
        standing += standing_of(game, played, seat)
    return standing
