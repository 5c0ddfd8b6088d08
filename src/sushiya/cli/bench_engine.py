"""Games in the engine against the reference and against a hand-written C loop, in one run."""

import math
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from sushiya.batch import play_many
from sushiya.core.game import AnyGame

GAMES_TIMED = 400_000
COOKS_ARE_SLOWER = 100
REPEATS = 3
YARDSTICK = Path(__file__).parents[3] / "bench" / "sushi_go.c"


def measure_engine(game: AnyGame, reference_per_s: float) -> dict[str, Any]:
    """Return games per second and ratios: the best of some runs, as other load only slows them.

    Everything but the gain of two threads is measured in processor time.
    """
    one = cook = c_loop = 0.0
    alone = together = math.inf
    with tempfile.TemporaryDirectory() as folder:
        yardstick = _Yardstick(game, Path(folder) / "sushi_go")
        for _ in range(REPEATS):
            one = max(one, _games_per_second(game, GAMES_TIMED, "random"))
            c_loop = max(c_loop, yardstick.games_per_second())
            cook = max(cook, _games_per_second(game, GAMES_TIMED // COOKS_ARE_SLOWER, "cook"))
            alone = min(alone, _seconds(game, 1))
            together = min(together, _seconds(game, 2))
    return {
        "game": game.rules.name,
        "engine games/s": round(one),
        "x reference": round(one / reference_per_s),
        "two threads x": round(alone / together, 2),
        "cook games/s": round(cook),
        "C loop games/s": round(c_loop) or "-",
        "x C loop": round(one / c_loop, 2) if c_loop else "-",
    }


def _games_per_second(game: AnyGame, games: int, policy: str) -> float:
    began = time.process_time()
    play_many(game, games, policy=policy, threads=1)
    return games / (time.process_time() - began)


def _seconds(game: AnyGame, threads: int) -> float:
    """Measure wall-clock time."""
    began = time.perf_counter()
    play_many(game, GAMES_TIMED, threads=threads)
    return time.perf_counter() - began


class _Yardstick:
    """The hand-written C loop for Sushi Go!, built if a C compiler and the source are there."""

    def __init__(self, game: AnyGame, program: Path) -> None:
        self._options = game.options
        self._program = program
        compiler = shutil.which("cc") or shutil.which("gcc")
        self._is_built = False
        if game.rules.name == "sushi-go" and compiler and YARDSTICK.exists():
            build = [compiler, "-O3", "-march=native", "-o", str(self._program), str(YARDSTICK)]
            self._is_built = subprocess.run(build, check=False).returncode == 0  # noqa: S603

    def games_per_second(self) -> float:
        if not self._is_built:
            return 0.0
        options = self._options
        flags = (
            options.players,
            options.maki_ties == "split",
            options.pudding_ties == "split",
            options.pudding_loss == "yes",
            options.same_turn == "combine",
            options.passing == "left-right-left",
        )
        line = [str(self._program), str(GAMES_TIMED), "0", *(str(int(flag)) for flag in flags)]
        done = subprocess.run(line, check=True, capture_output=True, text=True)  # noqa: S603
        return GAMES_TIMED / float(done.stdout.split()[0])
