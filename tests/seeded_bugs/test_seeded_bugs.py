"""Every bug sown into a kernel is found by lockstep: all of them where something has changed."""

import shutil
from pathlib import Path

import pytest

from seeded_bugs import proof
from sushiya.games import GAMES

COMPILED = [rules.name for rules in GAMES.all() if rules.engine is None]
"""Compiled by Numba; those in C: tests/engine/test_seeded_bugs.py."""
FEW = 3


@pytest.mark.parametrize("game", COMPILED)
def test_seeded_bugs_are_found(game: str) -> None:
    """Where all were found in the same sources, the first few show that the search still works."""
    proof.look_for_bugs(game, FEW if proof.is_proven(game) else None)


@pytest.mark.parametrize("name", ["kernel.py", "drills.py"])
def test_a_change_asks_for_all_bugs_again(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "sushiya"
    for folder in ("games/sushi_go", "conformance"):
        shutil.copytree(proof.PACKAGE / folder, copy / folder)
    monkeypatch.setattr(proof, "PACKAGE", copy)
    before = proof.digest("sushi-go")
    (copy / "games" / "sushi_go" / "words.py").write_text("")
    assert proof.digest("sushi-go") == before
    changed = copy / "games" / "sushi_go" / name
    changed.write_text(f"{changed.read_text()}# changed\n")
    assert proof.digest("sushi-go") != before
