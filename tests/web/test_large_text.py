"""With text doubled, in the language of long words, nothing is wider than its place."""

import pytest
from playwright.sync_api import ViewportSize

from web.device import PAINTED
from web.scenes import ALL, Stage
from web.screens import SCREENS

PAGES = (
    "home-with-tables",
    "home-with-friends",
    "about",
    "recovery",
    "pad",
    "pad-new",
    "pad-sushi-go",
    "pad-sushi-express",
    "pad-result",
    "pad-evenings",
    "joining",
    "coming-back",
    "waiting-host",
    "waiting-guest",
    "learn-wasabi",
    "code-unknown",
    "menu",
    "keys",
    "language-and-look",
)
ZOOMED: ViewportSize = {"width": 640, "height": 512}
"""A desktop's page of 1280 x 1024 when everything is shown at twice its size."""
SIDEWAYS = """() => [...document.querySelectorAll("html, header, main, footer")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.tagName)"""
DOUBLED = "document.documentElement.style.fontSize = '200%'"
# Rules of games may be wide and are scrolled by themselves; what is shown as a drawing is cut.
TOO_WIDE = """() => {
  const edge = document.documentElement.clientWidth + 1;
  const frame = document.querySelector("dialog[open]") ?? document.body;
  const isFree = (one) => one.checkVisibility() && !one.closest(".unseen, .scroll, .scene, svg");
  const found = [...frame.querySelectorAll("*")].filter(isFree).filter((one) => {
    const box = one.getBoundingClientRect();
    const isPart = one.matches("section, details, article, fieldset, label, button, form, dl, li");
    return box.right > edge || (isPart && one.scrollWidth > one.clientWidth + 1);
  });
  return found.map((one) => `${one.tagName}.${one.className}: ${one.innerText.slice(0, 40)}`);
}"""


@pytest.mark.parametrize("page", PAGES)
def test_it_fits(stage: Stage, page: str) -> None:
    stage.looks["language"] = "de"
    device = ALL[page](stage)
    device.page.evaluate(DOUBLED)
    folded = device.page.locator("details:not([open]) > summary:visible")
    while folded.count():
        folded.first.click()
    device.page.wait_for_function(PAINTED)
    assert device.page.evaluate(TOO_WIDE) == []


@pytest.mark.parametrize("game", SCREENS)
def test_a_table_at_twice_its_size_is_no_wider_than_the_screen(stage: Stage, game: str) -> None:
    stage.looks["language"] = "de"
    device = ALL[f"{game}-middle"](stage)
    device.page.set_viewport_size(ZOOMED)
    device.page.wait_for_function(PAINTED)
    assert device.page.evaluate(SIDEWAYS) == []
