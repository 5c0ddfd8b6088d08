"""Every page and state: axe finds nothing, and no text comes from anywhere but the catalogues.

A language that puts each message into brackets shows the rest. Pages are the same in every
language, so that both are looked for at once.
"""

import re

import pytest

from sushiya.games import GAMES
from web.axe import faults_of
from web.device import DESKTOP, PSEUDO
from web.guests import NAMES
from web.scenes import ALL, DRAWINGS, Stage

STRAY = r"""() => {
  const NAMING = ["aria-label", "title", "placeholder", "alt", "aria-description"];
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest("[data-book]")) continue; // rules are texts of their own, not messages
    if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent);
    if (node === element) texts.push(...NAMING.map((name) => node.getAttribute(name) ?? ""));
  }
  const stray = texts.map((text) => text.trim()).filter((text) => !/^(\[.*\])?$/s.test(text));
  return [...new Set(stray)];
}"""
NO_WORDS = re.compile(r"[\W\d_]*|[a-g]\d?")
"""Numbers and signs, and the names of squares."""
KEYS = {"Tab", "Enter", "Esc", "U", "S", "L", "R", "M"}
COMMANDS = {"./sushiya --lan"}
LANGUAGES = {"Deutsch", "English", "Français", "Italiano"}
OWN_WORDS = {*NAMES, *KEYS, *COMMANDS, *LANGUAGES}
"""What is called the same in every language."""


AT_LEISURE = {
    *(f"{game}-{when}" for game in GAMES.names() for when in ("early", "middle")),
    "wasabi-left",
    "sushi-express-left",
    "drawings",
}
"""The same screens with fewer people or pieces, and a page for ourselves: looked at with --long."""


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[pytest.mark.long] * (name in AT_LEISURE)) for name in ALL],
)
def test_a_page_is_without_fault(name: str, stage: Stage) -> None:
    stage.looks |= {"language": PSEUDO, "has_axe": True}
    page = ALL[name](stage).page
    assert page.get_by_text(re.compile(r"^\[.+\]$")).count() > 0
    if name not in DRAWINGS:
        stray = [text for text in page.evaluate(STRAY) if not NO_WORDS.fullmatch(text)]
        assert [text for text in stray if text not in OWN_WORDS] == []
    faults = faults_of(page, "light")
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    assert faults + faults_of(page, "dark") == []
