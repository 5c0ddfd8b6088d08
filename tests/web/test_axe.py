"""axe-core finds nothing on any page, on a phone by day and on a desktop by night."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from web.device import DESKTOP
from web.scenes import ALL, Stage

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# Colours change over a few frames, and axe would mix those of day and night.
NIGHT = """() =>
  document.documentElement.dataset.look === "dark" && document.getAnimations().length === 0"""


def found_on(page: Page) -> list[str]:
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("name", ALL)
def test_nothing_is_found(name: str, stage: Stage) -> None:
    stage.looks["has_policy"] = False
    page = ALL[name](stage).page
    page.evaluate(AXE.read_text("utf-8"))
    found = found_on(page)
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    page.emulate_media(color_scheme="dark")
    page.wait_for_function(NIGHT)
    assert found + found_on(page) == []
