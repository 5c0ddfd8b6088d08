"""Sow bugs into a kernel, one at a time, and see whether lockstep finds them; JIT is off."""

import json
import sys
import tomllib
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType

import numpy as np

from sushiya.conformance import Broken, Effort
from sushiya.conformance.lockstep import LOCKSTEP
from sushiya.core.game import AnyRules
from sushiya.games import GAMES

SOUND = "without a bug"
EFFORTS = (2, 8, 30, 90)
"""Games to look at, few at first: most bugs show at once. A file of bugs may say otherwise."""


def main(game: str, file: Path, first: int) -> None:
    """Print what lockstep says of the first so many bugs, and of the kernel without any."""
    rules = GAMES.find(game)
    sown = tomllib.loads(file.read_text())
    efforts = tuple(sown.get("efforts", EFFORTS))
    is_whole = first == len(sown["bug"])
    found = {SOUND: search(rules, efforts[:-1] if is_whole else efforts[:1])}
    for bug in sown["bug"][:first]:
        found[bug["name"]] = sow(rules, bug) or search(rules, efforts)
    sys.stdout.write(json.dumps(found))


def sow(rules: AnyRules, bug: dict[str, str]) -> str | None:
    """Load the kernel's modules anew, one of them with a bug; say so if it does not apply."""
    package = import_module(f"{rules.kernel}".rpartition(".")[0])
    path = Path(str(package.__file__)).parent / bug["file"]
    source = path.read_text()
    if source.count(bug["old"]) != 1:
        return f"does not apply: {source.count(bug['old'])} places"
    for name in [name for name in sys.modules if name.startswith(f"{package.__name__}.kernel")]:
        del sys.modules[name]
        delattr(package, name.rpartition(".")[2])
    made = ModuleType(f"{package.__name__}.{path.stem}")
    made.__file__ = str(path)
    sys.modules[made.__name__] = made
    setattr(package, path.stem, made)
    # What the module needs is loaded by it, and what needs it finds it in its place.
    changed = source.replace(bug["old"], bug["new"])
    exec(compile(changed, str(path), "exec"), made.__dict__)  # noqa: S102 - our own source
    import_module(f"{rules.kernel}")
    return None


def search(rules: AnyRules, efforts: Sequence[int]) -> str | None:
    """Give what lockstep says of the bug, None if nothing."""
    for games in efforts:
        for check in LOCKSTEP.values():
            try:
                check(rules, Effort(games=games, seed=games))
            except (Broken, IndexError, ZeroDivisionError) as error:
                return f"{type(error).__name__}: {error}"[:200]
    return None


if __name__ == "__main__":
    with np.errstate(all="ignore"):
        main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]))
