"""What no game can be played with in a recipe book, and what is only odd (rules 1.6, 1.7)."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

import msgspec

from sushiya.core.words import Arg, Phrase
from sushiya.games.wasabi.book import MAKI, RICE, Book, Recipe
from sushiya.games.wasabi.components import (
    COLUMNS_IN_PLAY,
    LENGTHS,
    MOST_KINDS,
    MOST_STRIPS,
    MOST_TILES,
    RECIPES_IN_HAND,
    TILES_IN_HAND,
)

CATEGORIES = 6
LEAST_TILES = TILES_IN_HAND * max(COLUMNS_IN_PLAY)
LEAST_STRIPS = RECIPES_IN_HAND * max(COLUMNS_IN_PLAY)
"""Everyone gets a first hand and first recipes (rules 2.2, 2.4)."""
START_CATEGORIES, START_TILES = TILES_IN_HAND, max(COLUMNS_IN_PLAY)
"""With so many tiles in so many categories, rule 2.3 can be kept whatever is given."""

FAULTS = (
    "too-many-kinds",
    "too-many-tiles",
    "too-few-tiles",
    "too-many-recipes",
    "too-few-recipes",
    "length",
    "no-such-kind",
    "repeats",
)
"""What is refused in a book of numbers, as the engine counts it from 0."""
ODDITIES = (
    "tile-count",
    "categories",
    "kind-missing",
    "unique-count",
    "start",
    "recipe-count",
    "no-pile",
    "same",
)
"""What is only told; its numbers follow."""

Path: TypeAlias = tuple[str, ...]
"""Where in a book: its section, and the entry's name."""


class Fault(NamedTuple):
    path: Path
    reason: Phrase


def fault(path: Path, code: str, **args: Arg) -> Fault:
    return Fault(path, Phrase(f"book-{code}", args))


def faults(book: Book) -> Iterator[Fault]:
    """Say what keeps a book from being played with."""
    yield from _supply_faults(book)
    yield from _recipe_faults(book)
    yield from _form_faults(book)


def _supply_faults(book: Book) -> Iterator[Fault]:
    tiles, recipes = ("tiles",), ("recipes",)
    if len(book.tiles) > MOST_KINDS:
        yield fault(tiles, "too-many-kinds", found=len(book.tiles), most=MOST_KINDS)
    total = sum(tile.count for tile in book.tiles)
    if total > MOST_TILES:
        yield fault(tiles, "too-many-tiles", found=total, most=MOST_TILES)
    if total < LEAST_TILES:
        yield fault(tiles, "too-few-tiles", found=total, least=LEAST_TILES)
    strips = len(book.recipes)
    if strips > MOST_STRIPS:
        yield fault(recipes, "too-many-recipes", found=strips, most=MOST_STRIPS)
    if strips < LEAST_STRIPS:
        yield fault(recipes, "too-few-recipes", found=strips, least=LEAST_STRIPS)


def _recipe_faults(book: Book) -> Iterator[Fault]:
    kinds = {tile.kind for tile in book.tiles}
    for recipe in book.recipes:
        path, name = ("recipes", recipe.name), recipe.name
        if len(recipe.ingredients) not in LENGTHS:
            yield fault(path, "length", name=name, found=len(recipe.ingredients))
        for kind in dict.fromkeys(recipe.ingredients):
            if kind not in kinds:
                yield fault(path, "no-such-kind", name=name, kind=kind)
            if recipe.ingredients.count(kind) > 1:
                yield fault(path, "repeats", name=name, kind=kind)


def _form_faults(book: Book) -> Iterator[Fault]:
    """Refuse kinds that cannot be told apart, and names that would break a line on screen."""
    kinds = Counter(tile.kind for tile in book.tiles)
    for kind, count in kinds.items():
        if count > 1:
            yield fault(("tiles", kind), "twice", name=kind)
    named: list[tuple[Path, tuple[str, ...]]] = [(("title",), (book.title,))]
    for tile in book.tiles:
        names = msgspec.structs.astuple(tile.names)
        named.append((("tiles", tile.kind), (tile.kind, tile.category, *names)))
    named += [(("recipes", recipe.name), (recipe.name,)) for recipe in book.recipes]
    for path, texts in named:
        if not all(text.isprintable() for text in texts):
            yield fault(path, "unprintable")
    lengths = [len(recipe.ingredients) for recipe in book.recipes]
    if lengths != sorted(lengths):
        yield fault(("recipes",), "unsorted")


def oddities(book: Book) -> Iterator[Fault]:
    """Say what is not as in the box or as rules expect it, in a book that can be played with."""
    yield from _pantry_oddities(book)
    yield from _recipe_oddities(book)


def _pantry_oddities(book: Book) -> Iterator[Fault]:
    tiles = ("tiles",)
    total = sum(tile.count for tile in book.tiles)
    if total != MOST_TILES:
        yield fault(tiles, "tile-count", found=total, wanted=MOST_TILES)
    categories = {tile.category for tile in book.tiles}
    if len(categories) != CATEGORIES:
        yield fault(tiles, "categories", found=len(categories), wanted=CATEGORIES)
    for kind in (RICE, MAKI):
        if all(tile.kind != kind for tile in book.tiles):
            yield fault(tiles, "kind-missing", kind=kind)
    for tile in book.tiles:
        if tile.is_unique and tile.count != 1:
            yield fault(("tiles", tile.kind), "unique-count", kind=tile.kind, found=tile.count)
    starters: Counter[str] = Counter()
    for tile in book.tiles:
        starters[tile.category] += tile.count if tile.may_start else 0
    enough = sum(count >= START_TILES for count in starters.values())
    if enough < START_CATEGORIES:
        yield fault(tiles, "start", found=enough, categories=START_CATEGORIES, tiles=START_TILES)


def _recipe_oddities(book: Book) -> Iterator[Fault]:
    recipes = ("recipes",)
    if len(book.recipes) != MOST_STRIPS:
        yield fault(recipes, "recipe-count", found=len(book.recipes), wanted=MOST_STRIPS)
    lengths = {len(recipe.ingredients) for recipe in book.recipes}
    for length in LENGTHS:
        if length not in lengths:
            yield fault(recipes, "no-pile", length=length)
    names = Counter(recipe.name for recipe in book.recipes)
    first: dict[frozenset[str], Recipe] = {}
    for recipe in book.recipes:
        path, name = ("recipes", recipe.name), recipe.name
        other = first.setdefault(frozenset(recipe.ingredients), recipe)
        if other is not recipe:
            yield fault(path, "same", name=name, other=other.name)
        if names[name] > 1:
            yield fault(path, "twice", name=name)
