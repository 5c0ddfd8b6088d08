"""Every paragraph of the rulebook has tests that bear its number."""

import re
from pathlib import Path

from sushiya.games.wasabi import RULES


def test_every_paragraph_has_a_test() -> None:
    rulebook = (RULES.texts.folder / "rulebook" / "en.md").read_text("utf-8")
    paragraphs = set(re.findall(r"^(\d+\.\d+) ", rulebook, re.MULTILINE))
    tests = "".join(file.read_text("utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    tested = {f"{a}.{b}" for a, b in re.findall(r"def test_(\d+)_(\d+)_", tests)}
    assert tested == paragraphs
