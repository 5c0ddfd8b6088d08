"""The recipe book: which tiles and recipes a game is played with."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, TypeAlias

import msgspec

from sushiya.core.value import Value
from sushiya.games.wasabi.components import (
    LENGTHS,
    MOST_STYLE_CUBES,
    MOST_TOKEN_POINTS,
    STYLE_CUBES,
    TOKEN_POINTS,
    Kind,
    Strip,
)

RICE, MAKI = "rice", "maki"
BOOKS_KEPT = 64
"""So many different books are kept at hand in numbers."""

Text: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
"""A name short enough for every screen."""


MOST_ENTRIES = 200
"""Tiles, recipes or ingredients of a recipe: no book comes near, and more would only cost time."""
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=999)]
TokenPoints: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MOST_TOKEN_POINTS)]
StyleCubes: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MOST_STYLE_CUBES)]
Ingredients: TypeAlias = Annotated[tuple[Text, ...], msgspec.Meta(max_length=MOST_ENTRIES)]


class Names(Value, frozen=True, array_like=True):
    """A tile's name in the four languages of the house."""

    en: Text
    de: Text
    fr: Text
    it: Text


class Tile(Value, frozen=True, array_like=True):
    """All tiles of one kind."""

    kind: Text
    category: Text
    count: Count
    is_unique: bool
    names: Names

    @property
    def may_start(self) -> bool:
        """Whether a hand may hold it at the start (rule 2.3)."""
        return not self.is_unique and self.kind not in (RICE, MAKI)


class Recipe(Value, frozen=True, array_like=True):
    """One strip: its name, and its ingredients in the order that shows style."""

    name: Text
    ingredients: Ingredients


class Tokens(Value, frozen=True):
    """What is printed on the tokens of each length, the shortest first (rule 1.4)."""

    points: tuple[TokenPoints, TokenPoints, TokenPoints, TokenPoints]
    cubes: tuple[StyleCubes, StyleCubes, StyleCubes, StyleCubes]
    """For completing with style."""


def _usual_tokens() -> Tokens:
    return msgspec.convert(
        {"points": list(TOKEN_POINTS.values()), "cubes": list(STYLE_CUBES.values())}, Tokens
    )


USUAL_TOKENS = _usual_tokens()


class Book(Value, frozen=True, cache_hash=True, omit_defaults=True):
    """What is printed on tiles, strips and tokens; recipes stand in order of length."""

    title: Text
    tiles: Annotated[tuple[Tile, ...], msgspec.Meta(max_length=MOST_ENTRIES)]
    recipes: Annotated[tuple[Recipe, ...], msgspec.Meta(max_length=MOST_ENTRIES)]
    tokens: Tokens = USUAL_TOKENS
    """Left out of records where it is the usual one, as in those of older versions."""

    def __repr__(self) -> str:
        """Name the book: options are printed often, and a book is long."""
        return f"Book({self.title!r})"


@lru_cache(BOOKS_KEPT)
def one_copy(book: Book) -> Book:
    """Give the same copy for equal books, so that comparing them costs nothing."""
    return book


@dataclass(frozen=True)
class Pantry:
    """A book in numbers, as the rules use it."""

    counts: tuple[int, ...]
    """Tiles of each kind."""
    categories: tuple[str, ...]
    may_start: tuple[bool, ...]
    ingredients: tuple[tuple[Kind, ...], ...]
    """Each recipe's, in order."""
    lengths: tuple[int, ...]
    strips: dict[int, tuple[Strip, ...]]
    """The recipes of each length."""
    token_points: dict[int, int]
    style_cubes: dict[int, int]
    """Both by length."""


@lru_cache(BOOKS_KEPT)
def pantry_of(book: Book) -> Pantry:
    numbers = {tile.kind: Kind(number) for number, tile in enumerate(book.tiles)}
    lengths = tuple(len(recipe.ingredients) for recipe in book.recipes)
    return Pantry(
        counts=tuple(tile.count for tile in book.tiles),
        categories=tuple(tile.category for tile in book.tiles),
        may_start=tuple(tile.may_start for tile in book.tiles),
        ingredients=tuple(
            tuple(numbers[kind] for kind in recipe.ingredients) for recipe in book.recipes
        ),
        lengths=lengths,
        strips={
            length: tuple(Strip(n) for n, found in enumerate(lengths) if found == length)
            for length in LENGTHS
        },
        token_points=dict(zip(LENGTHS, book.tokens.points, strict=True)),
        style_cubes=dict(zip(LENGTHS, book.tokens.cubes, strict=True)),
    )
