"""axe-core in a page: what keeps people from using it, as far as a program can tell."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Without transitions the other look is there at once; each of them would be a frame to be painted.
STILL = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, ::before, ::after { transition: none !important; }");
  document.adoptedStyleSheets.push(sheet);
}"""
# An animation that has ended and keeps its last frame moves nothing.
IS_STILL = """(look) => document.documentElement.dataset.look === look &&
  document.getAnimations().every((one) => one.playState === "finished")"""
# Nothing is preloaded: only rules that are off want to read style sheets as files.
RUN = "() => axe.run(document, { resultTypes: ['violations'], preload: false })"


def faults_of(page: Page, look: str = "light") -> list[str]:
    """List what axe finds in this look; the device must have been opened with it."""
    page.evaluate(STILL)
    page.emulate_media(color_scheme=look)  # type: ignore[arg-type]
    page.wait_for_function(IS_STILL, arg=look)
    return [
        f"{look}: {one['id']}: {node['target']} {node['failureSummary']}"
        for one in page.evaluate(RUN)["violations"]
        for node in one["nodes"]
    ]
