"""Where compiled code is kept: nowhere in a read-only house, unharmed by two that write at once."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import sushiya
from sushiya.batch import play_many

PACKAGE = Path(sushiya.__file__).parent

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

THREE = """
import sys
from sushiya.core.compiled import compiled

@compiled
def double(number):
    return 2 * number

@compiled
def add_up(count):
    total = 0
    for number in range(count):
        total += double(number)
    return total

@compiled
def longer(count):
    return add_up(count) + add_up(count + 1)

print("ready", flush=True)
sys.stdin.readline()
print(longer(1000), sum(longer.stats.cache_hits.values()), sum(longer.stats.cache_misses.values()))
"""


@pytest.mark.parametrize("game", ["sushi-go", "sushi-express"])
def test_a_read_only_house_still_simulates(game: str, tmp_path: Path) -> None:
    is_compiled_here = sushiya.load(game).rules.engine is None
    nowhere = tmp_path / "file"
    nowhere.touch()
    environment = {name: value for name, value in os.environ.items() if "NUMBA" not in name}
    environment |= {
        "HOME": str(nowhere),
        "XDG_CACHE_HOME": str(nowhere / "cache"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    done = subprocess.run(
        [sys.executable, "-c", UNWRITABLE, game],
        env=environment,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    said = "so every start compiles it anew; set NUMBA_CACHE_DIR" in done.stderr
    assert said == is_compiled_here
    means = [one["mean"] for one in json.loads(done.stdout)["totals"]]
    expected = play_many(sushiya.load(game), 100, seed=5).totals.mean(axis=0)
    assert means == pytest.approx(list(expected), abs=0.01)
    assert [file.name for file in tmp_path.iterdir()] == ["file"]


class Compiling:
    """A process that compiles when it is told to, into this cache."""

    def __init__(self, program: Path, cache: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, str(program)],
            env={**os.environ, "NUMBA_CACHE_DIR": str(cache)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def wait_until_ready(self) -> None:
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == "ready\n"

    def start(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()

    def end(self) -> tuple[int, int, int]:
        """Give the result, and how often it was found in the cache and not."""
        out, _ = self._process.communicate(timeout=120)
        assert self._process.returncode == 0
        result, hits, misses = out.split()
        return int(result), int(hits), int(misses)


def test_two_processes_compile_at_once_into_one_cache(tmp_path: Path) -> None:
    program, cache = tmp_path / "three.py", tmp_path / "cache"
    program.write_text(THREE)
    both = [Compiling(program, cache) for _ in range(2)]
    for one in both:
        one.wait_until_ready()
    for one in both:
        one.start()
    expected = 2 * sum(range(1000)) + 2 * sum(range(1001))
    assert [one.end()[0] for one in both] == [expected, expected]
    third = Compiling(program, cache)
    third.wait_until_ready()
    third.start()
    assert third.end() == (expected, 1, 0)
