"""The recipe book of the house: a reconstruction, as no public list of the pieces was found."""

from functools import lru_cache
from pathlib import Path

from sushiya.games.wasabi.book import BOOKS_KEPT, Book
from sushiya.games.wasabi.bookcheck import read_book

BOOK_FILE = Path(__file__).parent / "recipes.toml"
HOUSE_BOOK = read_book(BOOK_FILE.read_text("utf-8"))


@lru_cache(BOOKS_KEPT)
def has_house_names(book: Book) -> bool:
    """Whether title and recipes are called as in the book of the house.

    The catalogues translate those names; names that somebody typed in stay as they are.
    """
    return _names(book) == _names(HOUSE_BOOK)


def _names(book: Book) -> tuple[str, ...]:
    return (book.title, *(recipe.name for recipe in book.recipes))
