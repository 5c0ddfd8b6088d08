"""What the editor of recipe books knows is what the rules say."""

import runpy

from web.speech import ROOT


def test_the_facts_of_the_box_are_fresh() -> None:
    found = runpy.run_path(str(ROOT / "scripts" / "box_facts.py"))
    assert found["is_fresh"](), "run scripts/box_facts.py"
