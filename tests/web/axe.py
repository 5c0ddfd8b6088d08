"""axe-core in a page: what keeps people from using it, as far as a program can tell."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Colours change over a few frames, and axe would mix those of day and night.
IS_STILL = """(look) =>
  document.documentElement.dataset.look === look && document.getAnimations().length === 0"""
RUN = "() => axe.run(document, { resultTypes: ['violations'] })"


def faults_of(page: Page, look: str = "light") -> list[str]:
    """List what axe finds in this look; the device must have been opened with it."""
    page.emulate_media(color_scheme=look)  # type: ignore[arg-type]
    page.wait_for_function(IS_STILL, arg=look)
    return [
        f"{look}: {one['id']}: {node['target']} {node['failureSummary']}"
        for one in page.evaluate(RUN)["violations"]
        for node in one["nodes"]
    ]
