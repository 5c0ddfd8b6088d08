"""Compare processor time per decision: SQLite, and PostgreSQL with NATS and 1, 2 and 4 processes.

    .venv/bin/python bench/many_processes.py [--turns 3] [--tables 60] [--seconds 8] [--together]

All take turns at the same load in one run. `server` is the processor time of all server processes
for one decision that four people see; bots' workers are idle. PostgreSQL's and NATS's stand beside.
A table's sockets are spread by chance, or with --together at one process, as a proxy can keep them.
"""

import argparse
import sys
import tempfile
from collections import defaultdict
from contextlib import ExitStack
from pathlib import Path
from statistics import median

import psutil

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from services import Nats, Postgres, nats, postgres
from sushiya.cli.app import run
from sushiya.cli.bench_guests import Connect, Pace
from sushiya.cli.bench_processes import inviting, serving
from sushiya.cli.bench_tables import write
from sushiya.store.data_file import data_file

KINDS = {"SQLite": 0, "1 process": 1, "2 processes": 2, "4 processes": 4}
EVERY = 1.0


def used(process: psutil.Process) -> float:
    """Give the seconds of processor time of a process and its children."""
    total = 0.0
    for one in (process, *process.children(recursive=True)):
        try:
            times = one.cpu_times()
        except psutil.NoSuchProcess:
            continue
        total += times.user + times.system
    return total


def measure(  # noqa: PLR0913 - the last one is named
    kind: str,
    database: Postgres,
    bus: Nats,
    tables: int,
    seconds: float,
    *,
    is_together: bool,
) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as place, ExitStack() as held:
        folder = Path(place)
        keys = write(data_file(folder), lambda one: one.started(tables, "sushi-go", people=4))
        flags: list[str] = []
        if KINDS[kind]:
            url = database.create()
            if run(["copy", place, url]):
                raise SystemExit("the tables could not be copied")
            flags = ["--store", url, "--bus", bus.url, "--processes", str(KINDS[kind])]
        server = held.enter_context(serving(folder, *flags))
        guests = held.enter_context(inviting())
        if KINDS[kind] > 1 and is_together:
            for index in range(KINDS[kind]):
                port = server.port + 1 + index
                guests.do(Connect(port, tuple(keys[index :: KINDS[kind]])))
        else:
            guests.do(Connect(server.port, tuple(keys)))
        if bus.process is None:
            raise SystemExit("NATS has ended")
        watched = {
            "server": psutil.Process(server.process.pid),
            "PostgreSQL": psutil.Process(database.process_id()),
            "NATS": psutil.Process(bus.process.pid),
        }
        before = {name: used(one) for name, one in watched.items()}
        report = guests.do(Pace(EVERY, seconds))
        count = max(len(report.times), 1)
        return {
            name: 1000 * (used(one) - before[name]) / count for name, one in watched.items()
        } | {"decisions": len(report.times)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--together", action="store_true")
    given = parser.parse_args()
    costs: dict[str, list[float]] = defaultdict(list)
    with postgres(is_safe=True) as database, nats() as bus:
        for turn in range(1, given.turns + 1):
            for kind in KINDS:
                found = measure(
                    kind,
                    database,
                    bus,
                    given.tables,
                    given.seconds,
                    is_together=given.together,
                )
                costs[kind].append(found["server"])
                told = ", ".join(f"{name} {cost:.2f}" for name, cost in found.items())
                print(f"turn {turn}, {kind}: ms a decision: {told}", flush=True)  # noqa: T201
    for kind, processes in KINDS.items():
        over = "1 process" if processes > 1 else "SQLite"
        ratios = [one / other for one, other in zip(costs[kind], costs[over], strict=True)]
        print(f"{kind}: {median(ratios):.2f} x {over}")  # noqa: T201


if __name__ == "__main__":
    main()
