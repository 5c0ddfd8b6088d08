"""Guides as tests read them: sections by anchor, what they cite, the pictures they show."""

import json
import re
from functools import cache
from typing import Any, NamedTuple

import pytest

from texts.spoken import SOURCE

HEADING = re.compile(r"^##+ (.+) \{#([\w-]+)\}$", re.MULTILINE)
CITED = re.compile(r"\[(\d+\.\d+)\]")
PICTURE = re.compile(r"^!([\w-]+)\n(.+)$", re.MULTILINE)


class Section(NamedTuple):
    """What stands under one heading, up to the next."""

    title: str
    text: str

    @property
    def words(self) -> str:
        return CITED.sub("", self.text)


def folder_of(game: str) -> Any:
    return SOURCE / "games" / game.replace("-", "_")


@cache
def sections(game: str, language: str) -> dict[str, Section]:
    """Give the sections of a guide by their anchors, questions among them."""
    text = (folder_of(game) / "guide" / f"{language}.md").read_text("utf-8")
    found = list(HEADING.finditer(text))
    ends = [*(one.start() for one in found[1:]), len(text)]
    parts = {
        one[2]: Section(one[1], text[one.end() : end].strip())
        for one, end in zip(found, ends, strict=True)
    }
    assert len(parts) == len(found), "an anchor stands twice"
    return parts


def cited(game: str, language: str) -> list[str]:
    return [
        number for one in sections(game, language).values() for number in CITED.findall(one.text)
    ]


def pictures(game: str, language: str) -> dict[str, str]:
    """Give the caption of every picture that a guide shows."""
    return {
        name: caption
        for one in sections(game, language).values()
        for name, caption in PICTURE.findall(one.text)
    }


def examples(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder_of(game) / "guide" / "examples.json").read_text())
    return found


def drawn(game: str, kind: str) -> pytest.MarkDecorator:
    """Run a test with every example of a game that draws this."""
    found = {name: one for name, one in examples(game).items() if one["draws"] == kind}
    assert found
    return pytest.mark.parametrize("example", found.values(), ids=list(found))
