"""Write the initial data of the recipe book editor in the browser: the house book's ingredients.

Usage: scripts/box_facts.py [--check]; with --check nothing is written, and a stale file fails.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from sushiya.core.value import plain
from sushiya.games.wasabi.bookfaults import FAULTS, ODDITIES
from sushiya.games.wasabi.house import HOUSE_BOOK

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "box" / "facts.json"


def facts() -> dict[str, Any]:
    return {
        "tiles": plain(HOUSE_BOOK.tiles),
        "tokens": plain(HOUSE_BOOK.tokens),
        "faults": FAULTS,
        "oddities": ODDITIES,
    }


def text() -> str:
    return json.dumps(facts(), indent=2, ensure_ascii=False) + "\n"


def is_fresh() -> bool:
    return FILE.read_text("utf-8") == text()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail if the file is stale")
    if parser.parse_args().check:
        return 0 if is_fresh() else 1
    FILE.write_text(text(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
