"""Every paragraph of the rulebook has tests that bear its number, and says where it comes from."""

import re
from pathlib import Path

import pytest

from sushiya.games.wasabi import RULES

MARKS = {
    "en": {"reported": "R", "decided": "D"},
    "de": {"berichtet": "R", "festgelegt": "D"},
    "fr": {"rapporté": "R", "décision": "D"},
    "it": {"riferito": "R", "deciso": "D"},
}
"""R: public reviews report it; D: we decided it."""

SOURCES = """
1.1 RD  1.2 D  1.3 R  1.4 RD  1.5 -  1.6 D  1.7 D
2.1 D  2.2 -  2.3 D  2.4 D
3.1 -  3.2 D  3.3 D  3.4 D  3.5 D  3.6 D  3.7 D
4.1 -  4.2 D  4.3 D  4.4 -  4.5 D  4.6 D  4.7 -  4.8 D  4.9 -
5.1 D  5.2 -  5.3 -  5.4 D  5.5 D  5.6 D  5.7 D  5.8 D  5.9 -  5.10 -
6.1 -  6.2 D  6.3 D  6.4 D  6.5 D  6.6 D
7.1 D  7.2 -  7.3 -  7.4 -  7.5 D
8.1 D  8.2 -
"""
"""The marks of every paragraph; a dash: all of it stands in the booklet."""

_HEADING = re.compile(r"^#.*\n", re.MULTILINE)
_NUMBER = re.compile(r"^(\d+\.\d+) ", re.MULTILINE)
_EMPHASIS = re.compile(r"(?<!\*)\*([^*]+)\*(?!\*)")


def paragraphs(language: str) -> dict[str, str]:
    """Give the text of every numbered paragraph, and of the introduction as "0"."""
    text = (RULES.texts.folder / "rulebook" / f"{language}.md").read_text("utf-8")
    parts = _NUMBER.split(_HEADING.sub("", text))
    return {"0": parts[0], **dict(zip(parts[1::2], parts[2::2], strict=True))}


def test_every_paragraph_has_a_test() -> None:
    tests = "".join(file.read_text("utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    tested = {f"{a}.{b}" for a, b in re.findall(r"def test_(\d+)_(\d+)_", tests)}
    assert tested == set(paragraphs("en")) - {"0"}


@pytest.mark.parametrize("language", MARKS)
def test_every_paragraph_says_where_it_comes_from(language: str) -> None:
    """A new paragraph fails until its source is written down here, and in all four languages."""
    marks = MARKS[language]
    found = {
        number: "".join(marks.get(word.lower(), "") for word in _EMPHASIS.findall(text))
        for number, text in paragraphs(language).items()
    }
    assert found.pop("0") == "RD", "the introduction explains each mark"
    listed = SOURCES.split()
    expected = dict(zip(listed[::2], listed[1::2], strict=True))
    assert {number: found[number] or "-" for number in found} == expected
