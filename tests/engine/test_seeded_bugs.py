"""Every bug sown into a game's C is found: by lockstep, or by the check that it names."""

import shutil
from pathlib import Path

import pytest

from seeded_bugs import proof
from sushiya.core.game import AnyRules
from sushiya.games import GAMES, sushi_go

LEAST = 12
"""So many bugs a game."""
FEW = 1
"""Where all were found in the same sources, so many a game show that the search still works."""


def bugs_to_sow(rules: AnyRules) -> list[proof.Bug]:
    bugs = proof.bugs_of(rules)
    return bugs[:FEW] if proof.is_proven(rules) else bugs


SOWN = [
    pytest.param(rules, bug, id=f"{rules.name}: {bug['name']}")
    for rules in GAMES.all()
    for bug in bugs_to_sow(rules)
]


@pytest.mark.parametrize(("rules", "bug"), SOWN)
def test_a_seeded_bug_is_found(rules: AnyRules, bug: proof.Bug) -> None:
    assert proof.what_is_missed(rules, bug) == ""


@pytest.mark.parametrize("rules", GAMES.all(), ids=lambda rules: rules.name)
def test_every_game_has_bugs_that_apply(rules: AnyRules) -> None:
    bugs = proof.bugs_of(rules)
    assert len({bug["name"] for bug in bugs}) == len(bugs) >= LEAST
    for bug in bugs:
        for edit in proof.edits_of(bug):
            text = proof.find_source(rules, edit["file"]).read_text()
            assert text.count(edit["old"]) == 1, bug["name"]


@pytest.mark.parametrize(
    "name", ["games/sushi_go/engine/rules.c", "games/sushi_go/scenarios.py", "engine/draw.h"]
)
def test_a_change_asks_for_all_bugs_again(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "sushiya"
    for folder in ("games/sushi_go", "conformance", "engine"):
        shutil.copytree(proof.PACKAGE / folder, copy / folder)
    monkeypatch.setattr(proof, "PACKAGE", copy)
    before = proof.digest(sushi_go.RULES)
    (copy / "games" / "sushi_go" / "words.py").write_text("")
    assert proof.digest(sushi_go.RULES) == before
    changed = copy / name
    changed.write_text(f"{changed.read_text()}\n")
    assert proof.digest(sushi_go.RULES) != before
