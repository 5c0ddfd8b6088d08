"""What the screen of Sushi Express foretells is what the rules say."""

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_examples_of_the_previews_are_fresh() -> None:
    script = runpy.run_path(str(ROOT / "scripts" / "express_examples.py"))
    text = script["FILE"].read_text("utf-8")
    assert text == script["written"](script["examples"]()), "run scripts/express_examples.py"
