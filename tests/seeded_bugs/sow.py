"""Sow bugs into a kernel, one at a time, and see whether lockstep finds them; JIT is off."""

import json
import sys
import tomllib
import types
from importlib import import_module
from pathlib import Path

import numpy as np

from sushiya.conformance import Broken, Effort
from sushiya.conformance.lockstep import LOCKSTEP
from sushiya.games import GAMES

SOUND = "without a bug"
EFFORTS = (2, 8, 30, 90)
"""Games to look at, few at first: most bugs show at once."""


def main(game: str, file: Path) -> None:
    rules = GAMES.find(game)
    package = f"{rules.kernel}".rpartition(".")[0]
    sow(package, {"file": "", "old": "", "new": ""})
    found = {SOUND: search(game, EFFORTS[:3])}
    for bug in tomllib.loads(file.read_text())["bug"]:
        name = sow(package, bug)
        found[bug["name"]] = name or search(game, EFFORTS)
    sys.stdout.write(json.dumps(found))


def sow(package: str, bug: dict[str, str]) -> str | None:
    """Put the kernel's modules in place with one bug in them; say so if it does not apply."""
    for module in ("kernel", "kernel_play"):
        name = f"{package}.{module}"
        sys.modules.pop(name, None)
        path = Path(str(import_module(package).__file__)).parent / f"{module}.py"
        source = path.read_text()
        if path.name == bug["file"]:
            if source.count(bug["old"]) != 1:
                return f"does not apply: {source.count(bug['old'])} places"
            source = source.replace(bug["old"], bug["new"])
        made = types.ModuleType(name)
        made.__file__ = str(path)
        sys.modules[name] = made
        setattr(import_module(package), module, made)
        exec(compile(source, str(path), "exec"), made.__dict__)  # noqa: S102 - our own source
    return None


def search(game: str, efforts: tuple[int, ...]) -> str | None:
    """Give what lockstep says of the bug, None if nothing."""
    rules = GAMES.find(game)
    for games in efforts:
        for check in LOCKSTEP.values():
            try:
                check(rules, Effort(games=games, seed=games))
            except (Broken, IndexError, ZeroDivisionError) as error:
                return f"{type(error).__name__}: {error}"[:200]
    return None


if __name__ == "__main__":
    with np.errstate(all="ignore"):
        main(sys.argv[1], Path(sys.argv[2]))
