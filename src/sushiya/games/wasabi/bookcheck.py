"""Read a recipe book from its file's text, and say line by line what is wrong with it."""

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple, TypeAlias, TypeVar

import msgspec

from sushiya.core.echo import LONGEST_REASON, echo
from sushiya.core.options import DocumentError, Problem
from sushiya.core.value import Value
from sushiya.core.words import Arg, Phrase
from sushiya.games.wasabi.book import (
    MAKI,
    RICE,
    Book,
    Count,
    Ingredients,
    Names,
    Recipe,
    Text,
    Tile,
)
from sushiya.games.wasabi.bookbounds import find_excess
from sushiya.games.wasabi.components import LENGTHS, MOST_KINDS

T = TypeVar("T")

TILES = 72
CATEGORIES = 6
RECIPES = 52
START_CATEGORIES, START_TILES = 3, 4
"""So many categories need so many tiles that a hand may hold at the start (rule 1.6)."""

Path: TypeAlias = tuple[str, ...]
"""Where in a book: its section, and the entry's name."""


class Fault(NamedTuple):
    path: Path
    reason: Phrase


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
    found = _read(text)
    if isinstance(found, tuple):
        raise DocumentError(found)
    return found


def check(text: str) -> tuple[Problem, ...]:
    """List what is wrong with a book's file; nothing: it can be played."""
    found = _read(text)
    return found if isinstance(found, tuple) else ()


def _read(text: str) -> Book | tuple[Problem, ...]:
    if excess := find_excess(text):
        return (excess,)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"at line (\d+)", str(error))
        line = int(at[1]) if at else text.count("\n") + 1
        reason = echo(str(error), LONGEST_REASON)
        return (Problem(line, Phrase("book-syntax", {"error": reason})),)
    lines = _line_index(text)
    book, found = _shape(data)
    if book is not None and not found:
        found = list(faults(book))
    problems = [Problem(_line(lines, fault.path), fault.reason) for fault in found]
    if book is None or problems:
        return tuple(sorted(problems, key=lambda problem: problem.line))
    return book


def _fault(path: Path, code: str, **args: Arg) -> Fault:
    return Fault(path, Phrase(f"book-{code}", args))


def _shape(data: Mapping[str, Any]) -> tuple[Book | None, list[Fault]]:
    """Turn what the file holds into a book; what has a wrong form is a fault."""
    found = [_fault((name,), "unknown", name=echo(name)) for name in data if name not in _SECTIONS]
    title, tiles, recipes = (data.get(name) for name in _SECTIONS)
    for name, value in (("tiles", tiles), ("recipes", recipes)):
        if not isinstance(value, dict):
            found.append(_fault((name,), "section-missing", name=name))
    if not isinstance(tiles, dict) or not isinstance(recipes, dict):
        return None, found
    book = Book(
        title=_converted(partial(_text, title), ("title",), found) or "",
        tiles=tuple(_tiles(tiles, found)),
        recipes=tuple(sorted(_recipes(recipes, found), key=lambda one: len(one.ingredients))),
    )
    return book, found


_SECTIONS = ("title", "tiles", "recipes")


def _converted(convert: Callable[[], T], path: Path, found: list[Fault]) -> T | None:
    try:
        return convert()
    except msgspec.ValidationError as error:
        reason = echo(str(error), LONGEST_REASON)
        found.append(_fault(path, "form", name=echo(path[-1]), error=reason))
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


def faults(book: Book) -> Iterator[Fault]:
    """Say what keeps a book from being played with (rules 1.6, 1.7)."""
    yield from _pantry_faults(book)
    yield from _recipe_faults(book)
    yield from _name_faults(book)
    lengths = [len(recipe.ingredients) for recipe in book.recipes]
    if lengths != sorted(lengths):
        yield _fault(("recipes",), "unsorted")


def _name_faults(book: Book) -> Iterator[Fault]:
    """Refuse names that would break a line on screen."""
    named: list[tuple[Path, tuple[str, ...]]] = [(("title",), (book.title,))]
    for tile in book.tiles:
        names = msgspec.structs.astuple(tile.names)
        named.append((("tiles", tile.kind), (tile.kind, tile.category, *names)))
    named += [(("recipes", recipe.name), (recipe.name,)) for recipe in book.recipes]
    for path, texts in named:
        if not all(text.isprintable() for text in texts):
            yield _fault(path, "unprintable")


def _pantry_faults(book: Book) -> Iterator[Fault]:
    tiles = ("tiles",)
    total = sum(tile.count for tile in book.tiles)
    if total != TILES:
        yield _fault(tiles, "tile-count", found=total, wanted=TILES)
    categories = {tile.category for tile in book.tiles}
    if len(categories) != CATEGORIES:
        yield _fault(tiles, "categories", found=len(categories), wanted=CATEGORIES)
    if len(book.tiles) > MOST_KINDS:
        yield _fault(tiles, "too-many-kinds", found=len(book.tiles), most=MOST_KINDS)
    kinds = Counter(tile.kind for tile in book.tiles)
    for kind in (RICE, MAKI):
        if not kinds[kind]:
            yield _fault(tiles, "kind-missing", kind=kind)
    for tile in book.tiles:
        if kinds[tile.kind] > 1:
            yield _fault(("tiles", tile.kind), "twice", name=tile.kind)
        if tile.is_unique and tile.count != 1:
            yield _fault(("tiles", tile.kind), "unique-count", kind=tile.kind, found=tile.count)
    starters: Counter[str] = Counter()
    for tile in book.tiles:
        starters[tile.category] += tile.count if tile.may_start else 0
    enough = sum(count >= START_TILES for count in starters.values())
    if enough < START_CATEGORIES:
        yield _fault(tiles, "start", found=enough, categories=START_CATEGORIES, tiles=START_TILES)


def _recipe_faults(book: Book) -> Iterator[Fault]:
    recipes = ("recipes",)
    if len(book.recipes) != RECIPES:
        yield _fault(recipes, "recipe-count", found=len(book.recipes), wanted=RECIPES)
    kinds = {tile.kind for tile in book.tiles}
    names = Counter(recipe.name for recipe in book.recipes)
    lengths = {len(recipe.ingredients) for recipe in book.recipes}
    for length in LENGTHS:
        if length not in lengths:
            yield _fault(recipes, "no-pile", length=length)
    for recipe in book.recipes:
        path = ("recipes", recipe.name)
        if names[recipe.name] > 1:
            yield _fault(path, "twice", name=recipe.name)
        if len(recipe.ingredients) not in LENGTHS:
            yield _fault(path, "length", name=recipe.name, found=len(recipe.ingredients))
        for kind in dict.fromkeys(recipe.ingredients):
            if kind not in kinds:
                yield _fault(path, "no-such-kind", name=recipe.name, kind=kind)
            if recipe.ingredients.count(kind) > 1:
                yield _fault(path, "repeats", name=recipe.name, kind=kind)


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
