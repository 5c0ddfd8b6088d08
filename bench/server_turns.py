"""Compare the server's processor time per decision with another checkout's, alternately in one run.

    .venv/bin/python bench/server_turns.py ../before

The other checkout needs its own .venv, as `./sushiya` makes it. Below 1 this one is cheaper.
"""

import argparse
import json
import subprocess
from pathlib import Path
from statistics import median

HERE = Path(__file__).parent.parent
MEASURE = """
import json
from sushiya.cli.bench_server import measure_load
print(json.dumps(measure_load({tables}, {seconds})))
"""
COST = "server's ms a decision, flat out"
MEMORY = "kB a connection"


def measure(checkout: Path, tables: int, seconds: float) -> dict[str, float]:
    program = checkout / ".venv" / "bin" / "python"
    code = MEASURE.format(tables=tables, seconds=seconds)
    done = subprocess.run(  # noqa: S603 - our own program
        [program, "-c", code], cwd=checkout, capture_output=True, text=True, check=True
    )
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("other", type=Path)
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=12)
    given = parser.parse_args()
    ratios = []
    for turn in range(1, given.turns + 1):
        other = measure(given.other.resolve(), given.tables, given.seconds)
        own = measure(HERE, given.tables, given.seconds)
        ratios.append(own[COST] / other[COST])
        print(  # noqa: T201
            f"turn {turn}: {other[COST]} ms there, {own[COST]} ms here, ratio {ratios[-1]:.2f}; "
            f"{other[MEMORY]} and {own[MEMORY]} kB a connection",
            flush=True,
        )
    print(f"median ratio {median(ratios):.2f}")  # noqa: T201


if __name__ == "__main__":
    main()
