"""The long lockstep run can be stopped and taken up again, and says what it met too seldom."""

import json
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "scripts" / "lockstep.py"


def run(keep: Path, games: int) -> tuple[int, str]:
    line = [sys.executable, str(SCRIPT), "--games", str(games), "--keep", str(keep), "sushi-go"]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert not done.stderr
    return done.returncode, done.stdout


def test_the_long_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    keep = tmp_path / "kept.json"
    code, said = run(keep, 100)
    assert code == 1
    assert "sushi-go: 100 games" in said
    assert "no difference" in said
    assert "met fewer than 100 times: 6.4 split: 5 tie for first" in said
    assert "met fewer than 100 times: 2.1 4 players" not in said
    first = json.loads(keep.read_text())
    assert first["sushi-go"]["golden records"] == 4

    code, said = run(keep, 200)
    second = json.loads(keep.read_text())
    assert said.startswith("sushi-go: 200 of 200 games")
    assert second["sushi-go"]["portions"] == 2
    assert second["sushi-go"]["golden records"] == 3
    assert second["sushi-go"]["event GameEnded"] == 203
    assert all(second["sushi-go"][name] >= count for name, count in first["sushi-go"].items())

    keep.write_text(json.dumps({**second, "sources": {"others": 1}}))
    _, said = run(keep, 100)
    assert "begun with other sources: beginning anew" in said
    assert json.loads(keep.read_text()) == first
