"""Everything that people read, piece by piece: messages, paragraphs of rules and guides, docs."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from sushiya.core.words import LANGUAGES
from sushiya.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
SOURCE, WEB = ROOT / "src" / "sushiya", ROOT / "web" / "src"
DOCS = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "docs/**/*.md")
GAP = "\N{REPLACEMENT CHARACTER}"
"""Stands for what a message is given: no word reaches over it."""
NO_WORDS = re.compile(r" \{#[\w-]+\}$|^![\w-]+$", re.MULTILINE)
"""Anchors and pictures of a guide: nobody reads their names."""


class Piece(NamedTuple):
    """A text in one language, and where it stands."""

    language: str
    game: str
    """The game it belongs to; empty for the house."""
    file: str
    where: str
    """The message, or the number of the paragraph."""
    text: str

    def __str__(self) -> str:
        return f"{self.file}, {self.where}"


@cache
def catalogues() -> tuple[Piece, ...]:
    files = [*SOURCE.glob("**/messages/*.ftl"), *WEB.glob("**/messages/**/*.ftl")]
    return tuple(piece for file in sorted(files) for piece in _messages(file))


@cache
def rulebooks() -> tuple[Piece, ...]:
    """Give the numbered rules, and the guides that teach them."""
    files = sorted(
        file for name in ("rulebook", "guide") for file in SOURCE.glob(f"games/*/{name}/*.md")
    )
    return tuple(piece for file in files for piece in _paragraphs(file, file.stem))


@cache
def docs() -> tuple[Piece, ...]:
    files = sorted(file for pattern in DOCS for file in ROOT.glob(pattern))
    return tuple(piece for file in files for piece in _paragraphs(file, "en"))


def _place(file: Path) -> tuple[str, str]:
    name = str(file.relative_to(ROOT))
    games = [game for game in GAMES.names() if game in name.replace("_", "-")]
    return name, games[0] if games else ""


def _messages(file: Path) -> Iterator[Piece]:
    name, game = _place(file)
    assert file.stem in LANGUAGES, file
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
            for text in {text for one in patterns if one for text in sentences(one)}:
                about = next((one for one in GAMES.names() if f"-{one}-" in entry.id.name), game)
                yield Piece(file.stem, about, name, entry.id.name, text)


def sentences(pattern: ast.Pattern) -> Iterator[str]:
    """Give every sentence that a pattern can become, with gaps for what it is given."""
    for parts in product(*(list(_variants(element)) for element in pattern.elements)):
        yield "".join(parts)


def _variants(element: ast.TextElement | ast.Placeable) -> Iterable[str]:
    if isinstance(element, ast.TextElement):
        return (element.value,)
    if isinstance(element.expression, ast.SelectExpression):
        variants = element.expression.variants
        return [text for variant in variants for text in sentences(variant.value)]
    if isinstance(element.expression, ast.StringLiteral):
        return (element.expression.value,)
    return (GAP,)


def _paragraphs(file: Path, language: str) -> Iterator[Piece]:
    name, game = _place(file)
    written = NO_WORDS.sub("", file.read_text("utf-8"))
    for part in re.split(r"\n\s*\n|\n(?=#|- |\|)|(?<=\n)(?=\d+\.\d+ )", written):
        text = " ".join(part.split())
        if text:
            yield Piece(language, game, name, text.split()[0], text)
