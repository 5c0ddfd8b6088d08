"""The store's figures are measured, not made up."""

from pathlib import Path

import pytest

from sushiya.cli import bench_store


def test_figures_of_a_store(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name, size in (("ALONE", 3), ("WRITERS", 5), ("TURNS", 2)):
        monkeypatch.setattr(bench_store, name, size)
    figures = bench_store.measure_store(tmp_path)
    assert list(figures) == [
        "durable appends/s, one writer",
        "durable appends/s, 5 writers",
        "together x",
        "logs of 2 read/s",
    ]
    assert all(figure > 0 for figure in figures.values())
    assert list(tmp_path.iterdir()) == []
