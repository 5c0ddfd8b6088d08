"""The options of Wasabi!: how many play, from which recipe book, who starts, and screens."""

from pathlib import Path
from typing import Literal

import msgspec

from sushiya.core.options import OptionError, Options, OptionSet
from sushiya.core.words import Catalogue, Phrase
from sushiya.games.wasabi.book import Book, one_copy
from sushiya.games.wasabi.bookcheck import read_book
from sushiya.games.wasabi.bookfaults import faults
from sushiya.games.wasabi.components import COLUMNS_IN_PLAY
from sushiya.games.wasabi.house import HOUSE_BOOK


class WasabiOptions(Options, frozen=True, kw_only=True):
    edition: Literal["standard"] = "standard"
    players: int = 3
    recipe_book: Book = HOUSE_BOOK
    """The book itself; only the command line reads one from a file."""
    hands: Literal["open", "screened"] = "open"
    """Whether screens show others' tiles and action cards; views hold them all the same."""
    starter: Literal["random", "seat-1", "seat-2", "seat-3", "seat-4"] = "random"

    def __post_init__(self) -> None:
        """Share the book with all equal options."""
        msgspec.structs.force_setattr(self, "recipe_book", one_copy(self.recipe_book))

    @property
    def columns(self) -> int:
        """How many columns of the board are in play."""
        return COLUMNS_IN_PLAY[self.players]


def preset(options: WasabiOptions) -> WasabiOptions:
    """Give the edition's own rules; players, hands and starter are the table's."""
    return msgspec.structs.replace(options, recipe_book=HOUSE_BOOK)


class Unplayable(OptionError):
    """A book that no game can be played with; it is put into words only if somebody reads them."""

    reason: Phrase

    def __init__(self, reason: Phrase) -> None:
        super().__init__(reason.id)
        self.reason = reason

    def __str__(self) -> str:
        words = Catalogue("en", (Path(__file__).parent / "messages",))
        return f"recipe-book: {words.say(self.reason)}"


def check(options: WasabiOptions) -> None:
    for fault in faults(options.recipe_book):
        raise Unplayable(fault.reason)


OPTIONS = OptionSet(
    form=WasabiOptions,
    editions={"standard": range(2, 5)},
    usual_players=3,
    preset=preset,
    check=check,
    documents={"recipe-book": read_book},
    later=frozenset({"hands", "starter"}),
)
