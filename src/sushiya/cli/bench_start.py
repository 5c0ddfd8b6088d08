"""What a small simulation costs compared with the lightest command: processor time and memory."""

import resource
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

from sushiya.cli.app import run
from sushiya.core.value import encode
from sushiya.engine.door import load_engine
from sushiya.games import GAMES

LIGHTEST = ("games",)
GAMES_SIMULATED = 1000
REPEATS = 5
MEGABYTE = 1 << 20


def measure_start(game: str) -> dict[str, Any]:
    """Run both commands in fresh processes, in turn; use the minimum of some runs of each."""
    simulate = ("simulate", game, "--games", str(GAMES_SIMULATED))
    runs = [(_cost(LIGHTEST), _cost(simulate)) for _ in range(REPEATS)]
    light_s, light = (min(one[key] for one, _ in runs) for key in ("seconds", "peak"))
    seconds, peak = (min(one[key] for _, one in runs) for key in ("seconds", "peak"))
    return {
        "game": game,
        "simulate s": round(seconds, 3),
        "x the command games": round(seconds / light_s, 2),
        "simulate MB": round(peak / MEGABYTE, 1),
        "MB more than games": round((peak - light) / MEGABYTE, 1),
        "bytes a state": load_engine(GAMES.find(game)).ffi.sizeof("State"),
    }


def _cost(command: tuple[str, ...]) -> dict[str, Any]:
    done = subprocess.run(  # noqa: S603 - this very module
        [sys.executable, "-m", __name__, *command], check=True, capture_output=True
    )
    return msgspec.json.decode(done.stderr.splitlines()[-1], type=dict[str, Any])


def main(command: list[str]) -> int:
    """Run a command, and write to standard error what it took."""
    code = run(command)
    taken = {"seconds": time.process_time(), "peak": _peak()}
    sys.stderr.write(f"\n{encode(taken).decode()}\n")
    return code


def _peak() -> int:
    """Return the peak memory of this process, in bytes."""
    status = Path("/proc/self/status")
    if status.exists():
        # getrusage would count the parent's memory too: a child begins in it.
        (line,) = [one for one in status.read_text().splitlines() if one.startswith("VmHWM")]
        return int(line.split()[1]) * 1024
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
