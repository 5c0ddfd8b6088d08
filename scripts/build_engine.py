"""Build the engines of all games into the package, if their sources have changed.

Usage: scripts/build_engine.py; a stamp beside each engine records its sources. Exit code 3: an
engine must be built, and there is no C compiler.
"""

import sys
from pathlib import Path

NO_COMPILER = 3

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from sushiya.engine.build import build_all, is_stale  # noqa: E402
from sushiya.engine.compiler import NoCompiler, find_compiler  # noqa: E402
from sushiya.games import GAMES  # noqa: E402


def main() -> int:
    stale = [rules for rules in GAMES.all() if rules.engine is not None and is_stale(rules)]
    if not stale:
        return 0
    try:
        find_compiler()
    except NoCompiler:
        return NO_COMPILER
    sys.stderr.write("Building the engine (once after every change) ...\n")
    build_all(stale)
    return 0


if __name__ == "__main__":
    sys.exit(main())
