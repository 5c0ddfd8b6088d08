"""Every bug sown into a kernel is found by lockstep."""

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from sushiya.games import GAMES

HERE = Path(__file__).parent
COMPILED = [rules.name for rules in GAMES.all() if rules.engine is None]
"""Compiled by Numba; those in C: tests/engine/test_seeded_bugs.py."""
LEAST = 12


@pytest.mark.parametrize("game", COMPILED)
def test_seeded_bugs_are_found(game: str) -> None:
    file = HERE / f"{game.replace('-', '_')}.toml"
    bugs = tomllib.loads(file.read_text())["bug"]
    assert len(bugs) >= LEAST
    done = subprocess.run(
        [sys.executable, str(HERE / "sow.py"), game, str(file)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found.pop("without a bug") is None
    assert len(found) == len(bugs)
    missed = [name for name, said in found.items() if said is None or "not apply" in said]
    assert not missed, {name: found[name] for name in missed}
