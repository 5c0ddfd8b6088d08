"""Write true and forged deals for the browser, whose check must distinguish them.

Usage: scripts/fair_examples.py [--check]; with --check nothing is written, a stale file fails.
"""

import runpy
import sys
from pathlib import Path
from typing import Any

from example_file import ExampleFile, Examples

FILE = ExampleFile("fair-examples.json", "scripts/fair_examples.py")
TESTS = Path(__file__).resolve().parent.parent / "tests"


def examples() -> Examples:
    sys.path.append(str(TESTS))
    cases = runpy.run_path(str(TESTS / "forgeries.py"))
    forged = [case for case in cases["forged_cases"]() if case.by_trust]
    return {
        "true": [_written(case) for case in cases["true_cases"]()],
        "forged": [_written(case) for case in forged],
    }


def _written(case: Any) -> dict[str, Any]:
    """Leave what the browser's check reads: it does not follow the game."""
    record = {name: case.record[name] for name in ("chance", "trust") if name in case.record}
    record["options"] = {"players": case.record["options"]["players"]}
    told = {"name": case.name, "says": case.says, "only-seen": case.only_seen}
    return {**told, "record": record, "seen": case.seen}


if __name__ == "__main__":
    sys.exit(FILE.main(__doc__, examples))
