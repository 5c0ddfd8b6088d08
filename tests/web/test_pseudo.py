"""No text comes from anywhere but the catalogues: a language that brackets them shows it."""

import re

import pytest

import sushiya
from web.device import PSEUDO
from web.guests import NAMES
from web.scenes import ALL, DRAWINGS, Stage

STRAY = r"""() => {
  const NAMING = ["aria-label", "title", "placeholder", "alt", "aria-description"];
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
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
BOOK = sushiya.load("wasabi").options.recipe_book
OWN_WORDS = {
    *NAMES,
    *KEYS,
    *COMMANDS,
    *LANGUAGES,
    BOOK.title,
    *(recipe.name for recipe in BOOK.recipes),
}
"""What is called the same in every language."""


@pytest.mark.parametrize("name", [one for one in ALL if one not in DRAWINGS])
def test_every_text_is_in_brackets(name: str, stage: Stage) -> None:
    stage.looks["language"] = PSEUDO
    device = ALL[name](stage)
    bracketed = device.page.get_by_text(re.compile(r"^\[.+\]$"))
    assert bracketed.count() > 0
    stray = [
        text
        for text in device.page.evaluate(STRAY)
        if not NO_WORDS.fullmatch(text) and text not in OWN_WORDS
    ]
    assert stray == []
