"""What the first compiled game costs: time with a cold and a warm cache, and memory."""

import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec

from sushiya.core.value import encode
from sushiya.games import GAMES

GAMES_SIMULATED = 50_000
MEGABYTE = 1 << 20


def measure_start(game: str) -> dict[str, Any]:
    """Simulate in two fresh processes: the first finds an empty cache, the second a full one."""
    with tempfile.TemporaryDirectory() as folder:
        cold, warm = _start(game, folder), _start(game, folder)
    return {
        "game": game,
        "first call s, cold": round(cold["seconds"], 2),
        "first call s, warm": round(warm["seconds"], 2),
        "peak MB, cold": round(cold["peak"] / MEGABYTE),
        "peak MB, warm": round(warm["peak"] / MEGABYTE),
        "bytes a state": warm["state"],
    }


def _start(game: str, cache: str) -> dict[str, Any]:
    done = subprocess.run(  # noqa: S603 - this very module
        [sys.executable, "-m", __name__, game],
        env={**os.environ, "NUMBA_CACHE_DIR": cache},
        check=True,
        stdout=subprocess.PIPE,
    )
    return msgspec.json.decode(done.stdout, type=dict[str, Any])


def main(name: str) -> None:
    """Simulate one game, then many, and write what that took."""
    began = time.perf_counter()
    # Loading them is part of the first call.
    from sushiya.batch import play_many  # noqa: PLC0415
    from sushiya.core.kernel import load_kernel  # noqa: PLC0415

    game = GAMES.find(name).bind()
    play_many(game, 1)
    seconds = time.perf_counter() - began
    play_many(game, GAMES_SIMULATED)
    state = load_kernel(game.rules).template(game.options).nbytes
    sys.stdout.buffer.write(encode({"seconds": seconds, "peak": _peak(), "state": state}))


def _peak() -> int:
    """Give the largest memory this process ever had, in bytes."""
    status = Path("/proc/self/status")
    if status.exists():
        # getrusage would count the parent's memory too: a child begins in it.
        (line,) = [one for one in status.read_text().splitlines() if one.startswith("VmHWM")]
        return int(line.split()[1]) * 1024
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


if __name__ == "__main__":
    main(sys.argv[1])
