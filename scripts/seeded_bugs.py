"""Inject every seeded bug into the games' C; if all of a game are found, save a digest.

Usage: .venv/bin/python scripts/seeded_bugs.py [GAME ...]
The digest covers the sources. The gate injects all bugs of a game only if its digest in
tests/seeded_bugs/found.json differs.
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


def main(names: list[str]) -> int:
    found = json.loads(proof.FOUND.read_text())
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for name in names or GAMES.names():
            rules = GAMES.find(name)
            digest = proof.digest(rules)  # of what is looked at, should it change meanwhile
            found[name] = digest if are_found(rules, pool) else ""
    proof.FOUND.write_text(json.dumps(found, indent=2, sort_keys=True) + "\n")
    return 0 if all(found.values()) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
