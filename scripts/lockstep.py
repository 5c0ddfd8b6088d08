"""The long lockstep run: every compiled game beside its reference, over many games, resumable.

Usage: .venv/bin/python scripts/lockstep.py [--games 100000] [--keep FILE] [GAME ...]
Half of the games are led by the reference, half by the kernel. What is done is kept in FILE after
every portion; started again, it goes on from there. The first difference ends it, exit code 1.
"""

import argparse
import json
import os
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from rich.progress import Progress

from sushiya.conformance import Broken, Effort
from sushiya.conformance.lockstep import LOCKSTEP
from sushiya.games import GAMES

PORTION = 50
"""Games led by each side before the counts are kept."""


def play_portion(game: str, number: int) -> tuple[Counter[str], str]:
    """Play one portion by its number; give what was met, and a difference if there is one."""
    met: Counter[str] = Counter()
    for check in LOCKSTEP.values():
        effort = Effort(games=PORTION, seed=number + 2, met=met)
        try:
            check(GAMES.find(game), effort)
        except Broken as error:
            return met, str(error)
    return met, ""


def main() -> int:
    parser = argparse.ArgumentParser(description="The long lockstep run.")
    compiled = [rules.name for rules in GAMES.all() if rules.kernel is not None]
    parser.add_argument("game", nargs="*", help=f"some of {', '.join(compiled)}; all by default")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--keep", type=Path, default=Path("lockstep.json"))
    asked = parser.parse_args()
    done = json.loads(asked.keep.read_text()) if asked.keep.exists() else {}
    for game in asked.game or compiled:
        if not run(game, asked.games // (2 * PORTION), asked.keep, done):
            return 1
    return 0


def run(game: str, portions: int, keep: Path, done: dict[str, dict[str, int]]) -> bool:
    met = Counter(done.get(game, {}))
    with Progress() as progress, ProcessPoolExecutor(os.cpu_count()) as pool:
        task = progress.add_task(game, total=portions, completed=met["portions"])
        numbers = range(met["portions"], portions)
        for found, difference in pool.map(play_portion, [game] * len(numbers), numbers):
            if difference:
                sys.stdout.write(f"{game}: {difference}\n")
                return False
            met += found
            met["portions"] += 1
            done[game] = dict(met)
            keep.write_text(json.dumps(done))
            progress.advance(task)
    sys.stdout.write(f"{game}: {met['portions'] * 2 * PORTION:,} games, no difference\n")
    for name, count in met.most_common():
        sys.stdout.write(f"  {name}: {count:,}\n")
    return True


if __name__ == "__main__":
    sys.exit(main())
