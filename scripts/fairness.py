"""Deal hidden information again, and check that no level of bots chooses differently.

Usage: .venv/bin/python scripts/fairness.py [GAME ...] [--positions 1000] [--seed 1]
Every position is dealt again 20 times, for each level of the engine. Exit code 1 at a difference.
"""

import argparse
import math
import sys

from sushiya.conformance import Broken, Effort
from sushiya.conformance.fairness import (
    FAIR_CHOICES,
    FAIR_POSITIONS,
    POSITIONS_A_GAME,
    fair_choices,
)
from sushiya.engine.build import build
from sushiya.games import GAMES


def is_fair(name: str, positions: int, seed: int) -> bool:
    """Look at a game until enough positions were dealt anew, and say what was met."""
    effort = Effort(seed=seed)
    while (missing := positions - effort.met[FAIR_POSITIONS]) > 0:
        # Where nothing is hidden, a position is looked at and not counted: more are needed.
        games = math.ceil(missing / POSITIONS_A_GAME)
        try:
            fair_choices(GAMES.find(name), Effort(games=games, seed=seed, met=effort.met))
        except Broken as error:
            sys.stdout.write(f"{name}: {error}\n")
            return False
        seed += 1
        sys.stdout.write(
            f"{name}: {effort.met[FAIR_POSITIONS]} positions, {effort.met[FAIR_CHOICES]} choices\n"
        )
        sys.stdout.flush()
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    names = asked.games or GAMES.names()
    for name in names:
        build(GAMES.find(name))
    unfair = [name for name in names if not is_fair(name, asked.positions, asked.seed)]
    return 1 if unfair else 0


if __name__ == "__main__":
    sys.exit(main())
