"""Extrapolate measured costs to many players: cores, load of PostgreSQL and NATS, bottlenecks.

Usage: .venv/bin/python scripts/scaling.py [--players 10000 100000 1000000] [--apart 0.1]
It also simulates a queue: decisions arrive at random, and one process serves them one by one.
docs/scaling.md says where the costs come from. Measure yours: bench/many_processes.py.
"""

import argparse
import random
import sys
from dataclasses import dataclass

SEATS = 4
"""People at a table."""
PAUSE = 15.0
"""Seconds between two decisions of a person."""
USED = 0.6
"""The part of a core that is planned to be used: the rest is for rushes and restarts."""
MS = 1000.0
BYTES = 7_100
"""What one person is sent until all four have chosen, measured over a game of Sushi Go!."""
HERE_EVERY = 3.0
"""Seconds between two words of a table about who is here."""


@dataclass(frozen=True)
class Costs:
    """Milliseconds of processor time until all four at a table have chosen and see it."""

    server: float
    """On PostgreSQL and NATS, one process."""
    elsewhere: float
    """More, for each further process that has sockets of the table."""
    postgres: float
    nats: float


MEASURED = Costs(server=3.7, elsewhere=0.7, postgres=2.1, nats=0.2)
LIMITS = {"PostgreSQL: appends/s": 15_000, "NATS: messages/s": 500_000}
"""What one server of each is assumed to take. They were not measured: put yours in their place."""


def needs(players: int, apart: float, costs: Costs) -> dict[str, float]:
    """Say what so many people at once need; `apart`: tables with sockets at two processes."""
    settled = players / SEATS / PAUSE
    server = settled * (costs.server + apart * costs.elsewhere) / MS / USED
    return {
        "tables": players / SEATS,
        "decisions of tables/s": settled,
        "server cores": server,
        "MB/s to people": players / PAUSE * BYTES / 1e6,
        "PostgreSQL: appends/s": players / PAUSE,
        "PostgreSQL cores": settled * costs.postgres / MS / USED,
        "NATS: messages/s": players / PAUSE + players / SEATS / HERE_EVERY,
        "NATS cores": settled * costs.nats / MS / USED,
    }


def waiting(busy: float, cost: float, rng: random.Random, decisions: int = 50_000) -> float:
    """Simulate one process; gives the wait of the 99th of 100 decisions in milliseconds."""
    now = free = 0.0
    waits = []
    for _ in range(decisions):
        now += rng.expovariate(busy / cost)
        begins = max(now, free)
        waits.append(begins - now)
        free = begins + cost * rng.uniform(0.5, 1.5)
    return sorted(waits)[decisions * 99 // 100]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, nargs="+", default=[10_000, 100_000, 1_000_000])
    parser.add_argument("--apart", type=float, default=0.1)
    given = parser.parse_args()
    found = [needs(players, given.apart, MEASURED) for players in given.players]
    lines = [f"{'players at once':24}" + "".join(f"{players:>12,}" for players in given.players)]
    lines += [f"{name:24}" + "".join(f"{one[name]:>12,.1f}" for one in found) for name in found[0]]
    for players, one in zip(given.players, found, strict=True):
        broken = [name for name, most in LIMITS.items() if one[name] > most]
        lines.append(f"{players:,} players: {', '.join(broken) or 'nothing'} beyond one server")
    rng = random.Random(1)
    for busy in (0.3, 0.6, 0.8, 0.9, 0.95):
        wait = waiting(busy, MEASURED.server, rng)
        lines.append(f"a core used to {busy:.0%}: 99 of 100 decisions wait less than {wait:.0f} ms")
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
