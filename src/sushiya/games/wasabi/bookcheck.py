"""Read a recipe book from its file's text, and say line by line what is wrong with it."""

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple, TypeVar

import msgspec

from sushiya.core.echo import LONGEST_REASON, echo
from sushiya.core.options import DocumentError, Problem
from sushiya.core.value import Value
from sushiya.core.words import Phrase
from sushiya.games.wasabi.book import (
    USUAL_TOKENS,
    Book,
    Count,
    Ingredients,
    Names,
    Recipe,
    Text,
    Tile,
    Tokens,
)
from sushiya.games.wasabi.bookbounds import find_excess
from sushiya.games.wasabi.bookfaults import Fault, Path, fault, faults, oddities

T = TypeVar("T")


class _TileEntry(Value, frozen=True):
    """A tile as the file writes it."""

    category: Text
    count: Count
    en: Text
    de: Text
    fr: Text
    it: Text
    unique: bool = False


def read_book(text: str) -> Book:
    """Read a book; raises DocumentError with every problem that was found."""
    found = check(text)
    if found.book is None:
        raise DocumentError(found.problems)
    return found.book


class Checked(NamedTuple):
    """A book's file, read: the book, or why it is refused."""

    book: Book | None
    problems: tuple[Problem, ...] = ()
    """What keeps it from being played with."""
    warnings: tuple[Problem, ...] = ()
    """What is odd about a book that can be played with."""


def check(text: str) -> Checked:
    """Read a book's file, and say what is wrong with it or odd about it."""
    if excess := find_excess(text):
        return Checked(None, (excess,))
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"at line (\d+)", str(error))
        line = int(at[1]) if at else text.count("\n") + 1
        reason = echo(str(error), LONGEST_REASON)
        return Checked(None, (Problem(line, Phrase("book-syntax", {"error": reason})),))
    lines = _line_index(text)
    book, found = _shape(data)
    if book is not None and not found:
        found = list(faults(book))
    if book is None or found:
        return Checked(None, _by_line(lines, found))
    return Checked(book, warnings=_by_line(lines, oddities(book)))


def _by_line(lines: Mapping[Path, int], found: Iterable[Fault]) -> tuple[Problem, ...]:
    problems = [Problem(_line(lines, one.path), one.reason) for one in found]
    return tuple(sorted(problems, key=lambda problem: problem.line))


def _shape(data: Mapping[str, Any]) -> tuple[Book | None, list[Fault]]:
    """Turn what the file holds into a book; what has a wrong form is a fault."""
    found = [fault((name,), "unknown", name=echo(name)) for name in data if name not in _SECTIONS]
    title, tiles, recipes, tokens = (data.get(name) for name in _SECTIONS)
    for name, value in (("tiles", tiles), ("recipes", recipes)):
        if not isinstance(value, dict):
            found.append(fault((name,), "section-missing", name=name))
    if not isinstance(tiles, dict) or not isinstance(recipes, dict):
        return None, found
    book = Book(
        title=_converted(partial(_text, title), ("title",), found) or "",
        tiles=tuple(_tiles(tiles, found)),
        recipes=tuple(sorted(_recipes(recipes, found), key=lambda one: len(one.ingredients))),
        tokens=_tokens(tokens, found),
    )
    return book, found


_SECTIONS = ("title", "tiles", "recipes", "tokens")


def _tokens(value: object, found: list[Fault]) -> Tokens:
    """Read what is printed on tokens; a book that does not say it has the usual ones."""
    if value is None:
        return USUAL_TOKENS
    return _converted(partial(msgspec.convert, value, Tokens), ("tokens",), found) or USUAL_TOKENS


def _converted(convert: Callable[[], T], path: Path, found: list[Fault]) -> T | None:
    try:
        return convert()
    except msgspec.ValidationError as error:
        reason = echo(str(error), LONGEST_REASON)
        found.append(fault(path, "form", name=echo(path[-1]), error=reason))
        return None


def _text(value: object) -> str:
    text: str = msgspec.convert(value, Text)
    return text


def _texts(value: object) -> tuple[str, ...]:
    texts: tuple[str, ...] = msgspec.convert(value, Ingredients)
    return texts


def _tiles(tiles: Mapping[str, Any], found: list[Fault]) -> Iterator[Tile]:
    for kind, value in tiles.items():
        path = ("tiles", kind)
        entry = _converted(partial(msgspec.convert, value, _TileEntry), path, found)
        name = _converted(partial(_text, kind), path, found)
        if entry is not None and name is not None:
            names = Names(entry.en, entry.de, entry.fr, entry.it)
            yield Tile(name, entry.category, entry.count, entry.unique, names)


def _recipes(recipes: Mapping[str, Any], found: list[Fault]) -> Iterator[Recipe]:
    for name, value in recipes.items():
        path = ("recipes", name)
        ingredients = _converted(partial(_texts, value), path, found)
        title = _converted(partial(_text, name), path, found)
        if ingredients is not None and title is not None:
            yield Recipe(title, ingredients)


_KEY = r"""(?:"(?:[^"\\]|\\.)*"|'[^']*'|[A-Za-z0-9_-]+)"""
_DOTTED = rf"{_KEY}(?:\s*\.\s*{_KEY})*"
_HEADER = re.compile(rf"^\s*\[\s*({_DOTTED})\s*\]")
_ENTRY = re.compile(rf"^\s*({_DOTTED})\s*=")


def _line_index(text: str) -> dict[Path, int]:
    """Find the line on which each section and each entry of a section begins."""
    index: dict[Path, int] = {}
    section: Path = ()
    for number, line in enumerate(text.splitlines(), 1):
        if header := _HEADER.match(line):
            section = _keys(header[1])
            path = section
        elif entry := _ENTRY.match(line):
            path = (*section, *_keys(entry[1]))
        else:
            continue
        for end in range(1, min(len(path), 2) + 1):
            index.setdefault(path[:end], number)
    return index


def _keys(dotted: str) -> Path:
    """Split a dotted key into its first parts, as the file's language reads them."""
    return tuple(_key(key) for key in re.findall(_KEY, dotted)[:2])


def _key(written: str) -> str:
    if "\\" in written:
        return next(iter(tomllib.loads(f"{written} = 0")))
    return written[1:-1] if written[0] in "\"'" else written


def _line(lines: Mapping[Path, int], path: Path) -> int:
    return lines.get(path) or lines.get(path[:1]) or 1
