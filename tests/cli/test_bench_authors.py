"""The environments are measured beside whatever peers are installed."""

import pytest

from sushiya.cli import bench_authors
from sushiya.games import GAMES


def test_what_is_installed_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_authors, "LEAST_SECONDS", 0.0)
    monkeypatch.setattr(bench_authors, "BATCHES", (1, 8))
    figures = bench_authors.measure_authors(GAMES.find("sushi-go").bind(players=3))
    rates = {one["environment"]: one["decisions/s"] for one in figures}
    assert rates["sushi-go, rows of 8, one thread"] != "not installed"
    vector = "sushi-go, Gymnasium vector of 8, own seat"
    assert rates[vector] != "not installed"
    assert rates["sushi-go, AEC"] != "not installed"
    assert rates[bench_authors.HEARTS] != "not installed"
