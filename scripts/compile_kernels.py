"""Compile the kernels with bounds checked, so that no two processes of a test run compile the same.

Usage: .venv/bin/python scripts/compile_kernels.py [GAME]
Without a game all kernels are compiled, each by a process of its own. A short game of each sort
compiles what tests call. It is kept in .venv until the sources change.
"""

import os
import signal
import subprocess
import sys
from pathlib import Path

# Set before anything imports Numba; the same folder as conftest.py.
os.environ["NUMBA_BOUNDSCHECK"] = "1"
os.environ["NUMBA_CACHE_DIR"] = str(
    Path(__file__).parents[1] / ".venv" / "kernels-with-bounds-checked"
)

from sushiya.batch import play_many
from sushiya.conformance import Effort
from sushiya.conformance.lockstep import led_by_kernel, led_by_reference
from sushiya.games import GAMES


def compile_kernel(game: str) -> None:
    rules = GAMES.find(game)
    led_by_reference(rules, Effort(games=1))
    led_by_kernel(rules, Effort(games=1))
    play_many(rules.bind(), 1)


def compile_all() -> int:
    """Start one process a game; give exit code 1 if one of them failed."""
    games = [rules.name for rules in GAMES.all() if rules.kernel is not None]
    started = [
        subprocess.Popen([sys.executable, __file__, game])  # noqa: S603 - this very script
        for game in games
    ]
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    try:
        codes = [one.wait() for one in started]
        return int(any(codes))
    finally:
        for one in started:
            one.terminate()


if __name__ == "__main__":
    if sys.argv[1:]:
        compile_kernel(sys.argv[1])
    else:
        sys.exit(compile_all())
