"""Write score sheets for the browser's tests: random tables, and the result of `score` for them.

Usage: scripts/pad_examples.py [--check]; with --check nothing is written, a stale file fails.
"""

import random
import sys
from pathlib import Path
from typing import Any

from example_file import ExampleFile, Examples

# The tests know how to lay out tables by chance.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from pad_tables import PADS, Pad, PadTable
from sushiya.core.value import plain

FILE = ExampleFile("pad-examples.json", "scripts/pad_examples.py")
TABLES = 40


def examples() -> Examples:
    return {pad.rules.name: [_example(pad, number) for number in range(TABLES)] for pad in PADS}


def _example(pad: Pad, number: int) -> dict[str, Any]:
    table: PadTable = pad.table(random.Random(f"{pad.rules.name} {number}"))
    options = plain(table.options)
    options.pop("recipe-book", None)
    return {"options": options, "rounds": table.rounds, "answer": pad.by_pad(table)}


if __name__ == "__main__":
    sys.exit(FILE.main(__doc__, examples))
