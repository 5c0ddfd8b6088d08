"""Sow every bug into every kernel; where lockstep finds them all, keep a digest of the sources.

Usage: .venv/bin/python scripts/seeded_bugs.py
The gate sows all bugs of a game only where its digest in tests/seeded_bugs/found.json differs.
"""

import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

# The tests' folder takes the place of this one, where this file would hide the package.
sys.path.pop(0)
sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from seeded_bugs import proof
from sushiya.games import GAMES


def look(game: str) -> str:
    """Give what was missed; an empty string if nothing."""
    try:
        proof.look_for_bugs(game)
    except AssertionError as error:
        return str(error) or "the search failed"
    return ""


def main() -> int:
    games = [rules.name for rules in GAMES.all() if rules.kernel is not None]
    # Each search is a process of its own.
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        missed = dict(zip(games, pool.map(look, games), strict=True))
    for game, what in missed.items():
        sys.stdout.write(f"{game}: {what or 'all bugs were found'}\n")
    found = {game: proof.digest(game) for game, what in missed.items() if not what}
    proof.FOUND.write_text(json.dumps(found, indent=2, sort_keys=True) + "\n")
    return 0 if len(found) == len(games) else 1


if __name__ == "__main__":
    sys.exit(main())
