"""The long lockstep run: compare every game in C with its reference, over many games; resumable.

Usage: .venv/bin/python scripts/lockstep.py [--games 100000] [--least 100] [--keep FILE] [GAME ...]
Undefined behaviour in C, such as an index out of bounds, ends the run. Some games are led by the
reference, some by the engine, and some start at prepared positions; golden records come first.
Imagined worlds are compared in separate games. Progress is saved in FILE after every portion; run
it again with the same sources to resume. At the end every branch is listed with how often it was
reached. Exit code 1 at any difference, or if a branch was reached fewer than --least times.
"""

import argparse
import json
import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

# Engines with traps are kept apart, as for the tests.
os.environ["SUSHIYA_ENGINES"] = str(Path(__file__).parents[1] / ".venv" / "engines-with-traps")

from sushiya.conformance import Broken, Effort
from sushiya.conformance.imagined import POSITIONS, same_to_the_seat
from sushiya.conformance.lockstep import COMPARED_FULLY, DECISIONS, LOCKSTEP, golden_records
from sushiya.core.scenarios import load_scenarios
from sushiya.engine.build import build, stamp_of
from sushiya.games import GAMES

ENGINES = Path(os.environ["SUSHIYA_ENGINES"])
PORTION = {"led-by-reference": 10, "led-by-engine": 10, "from-positions": 80}
"""Games of each sort before the counts are kept."""
PORTIONS_APART, IMAGINED = 20, 40
"""Every so many portions, worlds are imagined all along so many games."""
SHARE = 0.05
"""After so many decisions all seats' observations are compared; the position after every one."""
LEAST = 100
"""How often each branch must be met, if not told otherwise."""
LINES_APART = 30.0
"""Seconds between two lines of progress."""

Kept = dict[str, dict[str, int]]


def play_portion(game: str, number: int) -> tuple[Counter[str], str]:
    """Play one portion by its number; give what was met, and a difference if there is one."""
    met: Counter[str] = Counter()
    try:
        if number == 0:
            golden_records(GAMES.find(game), Effort(met=met))
        for check, games in PORTION.items():
            effort = Effort(games=games, seed=number + 2, share=SHARE, met=met)
            LOCKSTEP[check](GAMES.find(game), effort)
        if number % PORTIONS_APART == 0:
            same_to_the_seat(GAMES.find(game), Effort(seed=number + 2, met=met, games=IMAGINED))
    except Broken as error:
        return met, str(error)
    return met, ""


def main() -> int:
    parser = argparse.ArgumentParser(description="The long lockstep run.")
    names = GAMES.names()
    parser.add_argument("game", nargs="*", help=f"some of {', '.join(names)}; all by default")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--least", type=int, default=LEAST)
    parser.add_argument("--keep", type=Path, default=Path("lockstep.json"))
    asked = parser.parse_args()
    done: Kept = json.loads(asked.keep.read_text()) if asked.keep.exists() else {}
    sources = {}
    for rules in GAMES.all():
        build(rules, ENGINES, has_traps=True)
        sources[stamp_of(rules)] = 1
    if done and done.get("sources") != sources:
        say(f"{asked.keep} was begun with other sources: beginning anew")
        done = {}
    done["sources"] = sources
    portions = -(-asked.games // sum(PORTION.values()))
    try:
        passed = [
            run(game, portions, asked.keep, done) and report(game, Counter(done[game]), asked.least)
            for game in asked.game or names
        ]
    except BrokenProcessPool:
        say("A process ended: most likely a trap for undefined behaviour in C.")
        return 1
    return 0 if all(passed) else 1


def run(game: str, portions: int, keep: Path, done: Kept) -> bool:
    """Play what is left of a game; tell whether there was no difference."""
    met = Counter(done.get(game, {}))
    pace = Pace(game, met["portions"], portions)
    numbers = range(met["portions"], portions)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for found, difference in pool.map(play_portion, [game] * len(numbers), numbers):
            if difference:
                say(f"{game}: {difference}")
                pool.shutdown(cancel_futures=True)
                return False
            met += found
            met["portions"] += 1
            done[game] = dict(met)
            keep_safely(keep, done)
            pace.tell(met["portions"])
    return True


def keep_safely(keep: Path, done: Kept) -> None:
    """Put the new file in the old one's place at once, so that no stop leaves half a file."""
    fresh = keep.with_suffix(".new")
    fresh.write_text(json.dumps(done))
    fresh.replace(keep)


class Pace:
    """Says now and then how far a game is and how long it will take."""

    def __init__(self, game: str, first: int, portions: int) -> None:
        self._game, self._first, self._portions = game, first, portions
        self._began = self._told = time.monotonic()

    def tell(self, portion: int) -> None:
        now = time.monotonic()
        if now - self._told < LINES_APART and portion < self._portions:
            return
        self._told = now
        games = sum(PORTION.values())
        per_s = (portion - self._first) * games / (now - self._began)
        left = (self._portions - portion) * games / per_s / 60
        say(
            f"{self._game}: {portion * games:,} of {self._portions * games:,} games, "
            f"{per_s:.1f} games/s, {left:.0f} min left"
        )


def report(game: str, met: Counter[str], least: int) -> bool:
    """Print what was met and how often; tell whether every branch was met often enough."""
    branches = load_scenarios(GAMES.find(game)).branches
    decisions = met[DECISIONS]
    say(
        f"{game}: {met['portions'] * sum(PORTION.values()):,} games, {decisions:,} decisions, "
        f"{met[COMPARED_FULLY] / decisions:.0%} of them compared fully; no difference"
    )
    say(f"  {POSITIONS}: {met[POSITIONS]:,}")
    games = {name: count for name, count in met.items() if name.startswith(("games ", "golden "))}
    seated = {name: count for name, count in met.items() if name.startswith("seats ")}
    for sort in (games, seated):
        for name in sorted(sort):
            say(f"  {name}: {sort[name]:,} ({sort[name] / sum(sort.values()):.1%})")
    for name in branches:
        say(f"  {name}: {met[name]:,} ({met[name] / decisions:.4%} of decisions)")
    seldom = [name for name in branches if met[name] < least]
    for name in seldom:
        say(f"{game}: met fewer than {least} times: {name}")
    return not seldom


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
