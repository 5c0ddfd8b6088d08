"""Every bug sown into a game's C is found: by lockstep, or by the check that it names."""

import shutil
import tomllib
from pathlib import Path

import pytest

from engine.trapped import run_checks
from sushiya.core.game import AnyRules
from sushiya.engine.build import compile_engine, source_folder
from sushiya.games import GAMES

BUGS = Path(__file__).parents[1] / "seeded_bugs"
CHECKS = ("led-by-reference", "led-by-kernel", "from-positions", "golden-records")
EFFORTS = (2, 8, 30, 90)
"""Games to look at, few at first: most bugs show at once. A file of bugs may say otherwise."""
LEAST = 12


def bugs_of(rules: AnyRules) -> dict[str, object]:
    return tomllib.loads((BUGS / f"{rules.name.replace('-', '_')}.toml").read_text())


SOWN = [
    pytest.param(rules, bug, id=f"{rules.name}: {bug['name']}")
    for rules in GAMES.all()
    if rules.engine is not None
    for bug in bugs_of(rules)["bug"]  # type: ignore[attr-defined]
]


@pytest.mark.parametrize(("rules", "bug"), SOWN)
def test_a_seeded_bug_is_found(rules: AnyRules, bug: dict[str, str], tmp_path: Path) -> None:
    source = tmp_path / "source"
    shutil.copytree(source_folder(rules), source)
    file = source / bug["file"]
    text = file.read_text()
    assert text.count(bug["old"]) == 1, "the bug no longer applies"
    file.write_text(text.replace(bug["old"], bug["new"]))
    built = tmp_path / "built"
    compile_engine(rules, built, has_traps=True, source=source)
    checks = [bug["check"]] if "check" in bug else CHECKS
    for games in EFFORTS:
        _, difference = run_checks(rules, dict.fromkeys(checks, games), built, seed=games)
        if difference is not None:
            return
    pytest.fail(f"not found in {EFFORTS[-1]} games")


def test_every_game_has_bugs() -> None:
    for rules in GAMES.all():
        assert len(bugs_of(rules)["bug"]) >= LEAST  # type: ignore[arg-type]
