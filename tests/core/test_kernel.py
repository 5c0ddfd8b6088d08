"""Kernels are loaded only where they are asked for, and only if they follow the same rules."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from sushiya.core.compiled import draw, seeded, taped, unread
from sushiya.core.kernel import KernelError, load_kernel
from sushiya.games import GAMES
from sushiya.games.sushi_go import RULES


def test_a_kernel_of_other_rules_is_refused() -> None:
    with pytest.raises(KernelError, match="version 1 of its rules, the reference version 2"):
        load_kernel(replace(RULES, version=2))


def test_a_game_without_a_kernel_says_so() -> None:
    with pytest.raises(KernelError, match="no compiled twin"):
        load_kernel(replace(RULES, kernel=None))


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


@pytest.mark.parametrize("line", LIGHT)
def test_numba_is_loaded_only_to_simulate(line: str, tmp_path: Path) -> None:
    arguments, typed = LIGHT[line]
    program = (
        "import sys; from sushiya.cli.app import run; "
        f"code = run({arguments!r}); "
        "sys.exit(code or 'numba' in sys.modules or 'numpy' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        input=typed.encode(),
        cwd=tmp_path,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_generator_is_splitmix64() -> None:
    """Two words of the published generator, scaled down as draw does."""
    chance = seeded(0)
    state = int(chance[1])
    drawn = []
    for _ in range(5):
        state = (state + 0x9E3779B97F4A7C15) % 2**64
        word = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) % 2**64
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) % 2**64
        word ^= word >> 31
        drawn.append(((word >> 32) * 108) >> 32)
    assert [int(draw(chance, 108)) for _ in range(5)] == drawn


def test_a_tape_gives_what_is_on_it() -> None:
    chance = taped([3, 5, 0])
    assert unread(chance) == 3
    assert [int(draw(chance, 6)) for _ in range(3)] == [3, 5, 0]
    assert unread(chance) == 0
