"""Sums that the engine adds up are those of the games, added up by NumPy."""

import numpy as np
import pytest

import sushiya
from sushiya.batch import Played, play_many
from sushiya.cli.tally import Tally

TABLES: dict[str, dict[str, object]] = {
    "sushi-go": {},
    "sushi-go with the robot": {"players": 2, "robot": "on"},
    "wasabi": {"players": 4},
    "sushi-express": {},
}


def described(points: np.ndarray) -> dict[str, float]:
    return {"mean": round(points.mean(), 4), "spread": round(points.std(), 4)}


def shares_won(played: list[Played]) -> list[float]:
    is_first = np.concatenate([one.ranks for one in played]) == 1
    return [float(one) for one in (is_first / is_first.sum(axis=1, keepdims=True)).mean(axis=0)]


@pytest.mark.parametrize("table", TABLES)
def test_sums_are_those_of_the_games(table: str) -> None:
    game = sushiya.load(table.split(maxsplit=1)[0], **TABLES[table])
    played = [play_many(game, games, seed=games) for games in (300, 40)]
    tally = Tally(game)
    for one in played:
        tally.add(one)
    figures = tally.figures()
    points = np.concatenate([one.points for one in played])
    for place, kind in enumerate(played[0].kinds):
        expected = [described(points[:, figure, place]) for figure in range(points.shape[1])]
        assert figures["points"][kind] == expected
    totals = points.sum(axis=2)
    assert figures["totals"] == [described(totals[:, one]) for one in range(points.shape[1])]
    assert figures["wins"] == pytest.approx(shares_won(played), abs=1e-6)
    assert sum(figures["wins"]) == pytest.approx(1, abs=1e-5)
