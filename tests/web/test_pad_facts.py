"""What the score pad knows of the games is what the rules say."""

import runpy

from web.speech import ROOT


def test_the_facts_of_the_pad_are_fresh() -> None:
    found = runpy.run_path(str(ROOT / "scripts" / "pad_facts.py"))
    assert found["is_fresh"](), "run scripts/pad_facts.py"
