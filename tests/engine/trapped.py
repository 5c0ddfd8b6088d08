"""Engines that trap undefined behaviour. A trap ends the process, so they run in a child."""

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sushiya.core.game import AnyRules
from sushiya.engine.build import build

HERE = Path(__file__).parent
FOLDER = Path(sys.prefix) / "engines-with-traps"


def run_child(program: str, rules: AnyRules, arguments: Any, folder: Path | None = None) -> Any:
    """Run a program of this folder for a game, with its engine from a folder; give what it says."""
    if folder is None:
        build(rules, FOLDER, has_traps=True)
    done = subprocess.run(
        [sys.executable, str(HERE / program), rules.name, json.dumps(arguments)],
        env={**os.environ, "SUSHIYA_ENGINES": str(folder or FOLDER)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode < 0:
        return {"difference": f"a trap: signal {-done.returncode}"}
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def run_checks(
    rules: AnyRules,
    games: Mapping[str, int],
    folder: Path | None = None,
    **effort: Any,
) -> tuple[Counter[str], str | None]:
    """Run checks of lockstep or imagined worlds, each over so many games.

    Give what was met, and the first difference.
    """
    said = run_child("child.py", rules, {"games": games, "effort": effort}, folder)
    return Counter(said.get("met", {})), said["difference"]
