"""An engine is loaded only to simulate, and needs no folder that can be written to."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import sushiya
from sushiya.batch import play_many
from sushiya.games import GAMES

PACKAGE = Path(sushiya.__file__).parent
SHEET = '{"rounds":[{"laid":[[],[],[]]}]}'
GOLDEN = {
    rules.name: str(next(iter(sorted((rules.texts.folder / "golden").glob("*.json")))))
    for rules in GAMES.all()
}
LIGHT = {
    "games": (["games"], ""),
    "score sushi-go": (["score", "sushi-go"], SHEET),
}
for _game, _file in GOLDEN.items():
    LIGHT |= {
        f"rules {_game}": (["rules", _game], ""),
        f"play {_game}": (["play", _game, "--record", "r.json"], "1\n1\n1\nq\n"),
        f"replay {_game}": (["replay", _file], ""),
        f"verify {_game}": (["verify", _file], ""),
    }


def loaded_by(arguments: list[str], folder: Path, typed: str = "") -> list[str]:
    """Run a command; name what is heavy of the modules that it loaded."""
    program = (
        "import sys; from sushiya.cli.app import run; "
        f"code = run({arguments!r}); "
        "heavy = {'numpy', 'sushiya.engine.door', '_cffi_backend'} & set(sys.modules); "
        "sys.stderr.write(' '.join(sorted(heavy))); sys.exit(code)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        input=typed,
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout
    return done.stderr.split()


@pytest.mark.parametrize("line", LIGHT)
def test_light_commands_load_neither_numpy_nor_an_engine(line: str, tmp_path: Path) -> None:
    arguments, typed = LIGHT[line]
    assert loaded_by(arguments, tmp_path, typed) == []


def test_simulate_loads_an_engine_and_no_numpy(tmp_path: Path) -> None:
    loaded = loaded_by(["simulate", "sushi-go", "--games", "10", "--json"], tmp_path)
    assert loaded == ["_cffi_backend", "sushiya.engine.door"]


UNWRITABLE = f"""
import errno, os, sys

tried = []

def refuse(event, given):
    # Refuses root too, who may write into any folder.
    writes = event in {{"os.mkdir", "os.rename", "os.remove"}} or (
        event == "open" and isinstance(given[2], int) and given[2] & (os.O_WRONLY | os.O_RDWR)
    )
    if writes and str(given[0]).startswith({str(PACKAGE)!r}):
        tried.append(given[0])
        raise PermissionError(errno.EACCES, "read-only", given[0])

sys.addaudithook(refuse)
from sushiya.cli.app import run
code = run(["simulate", sys.argv[1], "--games", "100", "--seed", "5", "--json"])
sys.exit(f"tried to write {{tried}}" if tried else code)
"""


@pytest.mark.parametrize("game", GAMES.names())
def test_a_read_only_house_simulates(game: str, tmp_path: Path) -> None:
    nowhere = tmp_path / "file"
    nowhere.touch()
    done = subprocess.run(
        [sys.executable, "-c", UNWRITABLE, game],
        env={"HOME": str(nowhere), "PYTHONDONTWRITEBYTECODE": "1"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    means = [one["mean"] for one in json.loads(done.stdout)["totals"]]
    expected = play_many(sushiya.load(game), 100, seed=5).totals.mean(axis=0)
    assert means == pytest.approx(list(expected), abs=0.01)
    assert [file.name for file in tmp_path.iterdir()] == ["file"]
