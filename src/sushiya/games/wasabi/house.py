"""The recipe book of the house: a reconstruction, as no public list of the pieces was found."""

from pathlib import Path

from sushiya.games.wasabi.bookcheck import read_book

BOOK_FILE = Path(__file__).parent / "recipes.toml"
HOUSE_BOOK = read_book(BOOK_FILE.read_text("utf-8"))
