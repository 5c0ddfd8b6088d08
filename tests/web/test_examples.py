"""What the screens foretell is tested by examples that the rules have given."""

import runpy

import pytest

from web.speech import ROOT

SCRIPTS = ROOT / "scripts"


@pytest.mark.parametrize(
    "script",
    ["daily_examples", "express_examples", "fair_examples", "pad_examples", "wasabi_examples"],
)
def test_the_examples_of_the_previews_are_fresh(
    script: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # As when it is run: what scripts share lies beside them.
    monkeypatch.syspath_prepend(SCRIPTS)
    found = runpy.run_path(str(SCRIPTS / f"{script}.py"))
    assert found["FILE"].is_fresh(found["examples"]()), f"run {found['FILE'].script}"
