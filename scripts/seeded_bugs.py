"""Sow every bug into every game's C; where all are found, keep a digest of the sources.

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
from sushiya.core.game import AnyRules
from sushiya.games import GAMES


def are_found(rules: AnyRules, pool: ThreadPoolExecutor) -> bool:
    """Look for all bugs of a game, and say what was missed."""
    bugs = proof.bugs_of(rules)
    # Each search is a process of its own.
    missed = list(pool.map(lambda bug: proof.what_is_missed(rules, bug), bugs))
    for bug, why in zip(bugs, missed, strict=True):
        if why:
            sys.stdout.write(f"{rules.name}: {bug['name']}: {why}\n")
    sys.stdout.write(f"{rules.name}: {missed.count('')} of {len(bugs)} bugs were found\n")
    sys.stdout.flush()
    return not any(missed)


def main() -> int:
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = {rules.name: proof.digest(rules) for rules in GAMES.all() if are_found(rules, pool)}
    proof.FOUND.write_text(json.dumps(found, indent=2, sort_keys=True) + "\n")
    return 0 if len(found) == len(GAMES.all()) else 1


if __name__ == "__main__":
    sys.exit(main())
