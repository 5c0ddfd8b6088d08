"""Write the views that layout tests draw: one for each kind of decision of every game.

Usage: .venv/bin/python scripts/stored_views.py [--check]; with --check nothing is written, a stale
view fails.
"""

import argparse
import sys
from pathlib import Path

# What plays the tables lives with the browser tests; their folder takes the place of this one.
sys.path.pop(0)
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from web.layout.kinds import KINDS
from web.layout.stored import FOLDER, is_current, record, store, stray_files


def main() -> int:
    parser = argparse.ArgumentParser(description="Stored views for layout tests.")
    parser.add_argument("--check", action="store_true")
    is_check = parser.parse_args().check
    stale = [kind for kind in KINDS if not is_current(kind, record(kind))]
    strays = stray_files()
    for kind in stale:
        sys.stdout.write(f"{kind.game} {kind.name}\n")
        if not is_check:
            store(kind, record(kind))
    for file in strays:
        sys.stdout.write(f"{file.name}: no such kind\n")
        if not is_check:
            file.unlink()
    if is_check and (stale or strays):
        sys.stdout.write("stored views are stale: run scripts/stored_views.py\n")
        return 1
    size = sum(file.stat().st_size for file in FOLDER.rglob("*.json.gz"))
    sys.stdout.write(f"{len(KINDS)} views, {size / 1000:.0f} kB\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
