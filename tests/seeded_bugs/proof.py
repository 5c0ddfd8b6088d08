"""Sows bugs into a game's C, and tells in which sources all of them were found."""

import hashlib
import json
import shutil
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from engine.trapped import run_checks
from sushiya.core.game import AnyRules
from sushiya.engine.build import GENERIC, compile_engine, module_name, source_folder

HERE = Path(__file__).parent
PACKAGE = HERE.parents[1] / "src" / "sushiya"
FOUND = HERE / "found.json"
"""Digests by game. Written by scripts/seeded_bugs.py, and committed."""
CHECKS = ("led-by-reference", "led-by-engine", "from-positions", "golden-records")
EFFORTS = (2, 8, 30, 90)
"""Games to look at, few at first: most bugs show at once."""

Bug = dict[str, Any]
IN_EVERY_GAME = HERE / "every_game.toml"
"""Bugs in what all games share; each is sown into every game."""


def bugs_of(rules: AnyRules) -> list[Bug]:
    files = (_bugs_file(rules), IN_EVERY_GAME)
    return [bug for file in files for bug in tomllib.loads(file.read_text())["bug"]]


def _bugs_file(rules: AnyRules) -> Path:
    return HERE / f"{module_name(rules)}.toml"


def edits_of(bug: Bug) -> list[Bug]:
    """Give a bug's replacements: it is one, or lists several."""
    edits: list[Bug] = bug.get("edits", [bug])
    return edits


def find_source(rules: AnyRules, name: str) -> Path:
    """Find a C file: the game's own, or one that all games share."""
    own = source_folder(rules) / name
    return own if own.exists() else GENERIC / name


def digest(rules: AnyRules) -> str:
    """Digest the game's C and what all games share, its bugs, and what looks for them."""
    game = PACKAGE / "games" / module_name(rules)
    checks = ("fairness", "imagined", "lockstep", "twin")
    looking = [
        *(PACKAGE / "conformance" / f"{name}.py" for name in checks),
        PACKAGE / "engine" / "workspace.py",
        game / "scenarios.py",
        Path(__file__),
    ]
    code = [*(PACKAGE / "engine").glob("*.[ch]"), *(game / "engine").glob("*.[ch]")]
    code += (game / "engine").glob("*.py")
    made = hashlib.blake2b(digest_size=16)
    for file in [*sorted(code), *looking, _bugs_file(rules), IN_EVERY_GAME]:
        made.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return made.hexdigest()


def is_proven(rules: AnyRules) -> bool:
    """Tell whether all bugs were found in these very sources."""
    return bool(json.loads(FOUND.read_text()).get(rules.name) == digest(rules))


def what_is_missed(rules: AnyRules, bug: Bug) -> str:
    """Sow one bug and look for it; say why it is not found, nothing if it is."""
    with tempfile.TemporaryDirectory() as folder:
        source, built = Path(folder, "source"), Path(folder, "built")
        shutil.copytree(source_folder(rules), source)
        for edit in edits_of(bug):
            # What stands beside the game's C is included before what all games share.
            file = source / edit["file"]
            text = (file if file.exists() else GENERIC / edit["file"]).read_text()
            if text.count(edit["old"]) != 1:
                return f"it no longer applies: {text.count(edit['old'])} places"
            file.write_text(text.replace(edit["old"], edit["new"]))
        compile_engine(rules, built, has_traps=True, source=source)
        checks = [bug["check"]] if "check" in bug else CHECKS
        for games in EFFORTS:
            if run_checks(rules, dict.fromkeys(checks, games), built, seed=games)[1] is not None:
                return ""
    return f"it is not found in {EFFORTS[-1]} games"
