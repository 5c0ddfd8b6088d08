"""By keyboard one reaches everything, and always sees where one is."""

import io
import time

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Page

from web.device import PAINTED
from web.scenes import ALL, Stage

SEEN = (
    "home",
    "joining",
    "waiting-host",
    "menu",
    "sushi-go-middle",
    "wasabi-middle",
    "sushi-express-middle",
    "plain-wasabi",
)
MOST_STOPS = 80
MARGIN = 8
PATIENCE = 60.0
"""The screen of a busy machine may show what was; what is not painted by then is not."""
# Where the focus is: a number for each element, and the box in which it must show.
WHERE = """() => {
  const here = document.activeElement;
  if (!here || here === document.body) return null;
  window.stops ??= new Map();
  if (!window.stops.has(here)) window.stops.set(here, window.stops.size);
  return { stop: window.stops.get(here), name: here.outerHTML.slice(0, 200) };
}"""
BOX = """() => {
  const here = document.activeElement;
  const { x, y, width, height } = (here.closest("label") ?? here).getBoundingClientRect();
  return { x, y, width, height };
}"""


def picture(page: Page, box: dict[str, float]) -> Image.Image:
    size = page.viewport_size or {"width": 0, "height": 0}
    left, top = max(box["x"] - MARGIN, 0), max(box["y"] - MARGIN, 0)
    clip = {
        "x": left,
        "y": top,
        "width": min(box["x"] + box["width"] + MARGIN, size["width"]) - left,
        "height": min(box["y"] + box["height"] + MARGIN, size["height"]) - top,
    }
    page.wait_for_function(PAINTED)  # a picture is of what was painted last
    shot = page.screenshot(clip=clip, animations="disabled", caret="initial")  # type: ignore[arg-type]
    return Image.open(io.BytesIO(shot)).convert("RGB")


def is_seen(page: Page) -> bool:
    """Compare the place that has the focus with and without it."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        box = page.evaluate(BOX)
        focused = picture(page, box)
        page.evaluate("() => (window.last = document.activeElement).blur()")
        blurred = picture(page, box)
        page.evaluate("() => window.last.focus({ focusVisible: true, preventScroll: true })")
        if ImageChops.difference(focused, blurred).getbbox():
            return True
    return False


@pytest.mark.parametrize("name", SEEN)
def test_the_focus_is_seen_wherever_it_is(name: str, stage: Stage) -> None:
    page = ALL[name](stage).page
    met: set[int] = set()
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        here = page.evaluate(WHERE)
        if here is None or here["stop"] in met:
            break
        met.add(here["stop"])
        assert is_seen(page), here["name"]
    assert len(met) > 3
