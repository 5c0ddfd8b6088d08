"""Who sits at a table: names that can be shown anywhere, colours, keys that are kept hashed."""

import hashlib
import unicodedata
from typing import Literal, get_args

from sushiya.core.value import Value

Colour = Literal["salmon", "tuna", "egg", "wasabi", "sea", "soy", "nori", "plum"]
COLOURS: tuple[Colour, ...] = get_args(Colour)

LONGEST_NAME = 16
MOST_MARKS = 3
"""A visible character may carry accents, but no tower of them."""
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Counted as letters or signs, and nothing to be seen."""


class Person(Value, frozen=True):
    """A seat's owner; `player` and `token` are hashes, so the log holds no key to a seat."""

    player: str
    name: str
    colour: Colour
    token: str


class Place(Value, frozen=True, kw_only=True):
    """One seat of a table: whose it is, and who plays it."""

    person: Person | None = None
    bot: str | None = None
    """The bot that plays here: in its own seat, or for a person who is away."""
    away: Literal["", "left", "dropped", "absent"] = ""
    """Why a bot plays for the person."""
    since: int = 0
    """The table's version when the person sat down: who has sat longest becomes host."""
    is_ready: bool = False
    nonce: str = ""
    """The person's share of the seed in version 1 of the trust."""
    commitment: str = ""
    """The person's commitment to a nonce, for the seal that the table shows."""
    changes: int = 0
    """How often the person changed something of their own in the waiting room."""

    @property
    def is_free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def is_played_by_person(self) -> bool:
        return self.person is not None and self.bot is None


def hashed(key: str) -> str:
    """Hash a token or a player's key; both hold 128 random bits, so nothing more is needed."""
    return hashlib.sha256(key.encode()).hexdigest()


def clean_name(name: str) -> str | None:
    """Give a name as it is shown; None if it has no place on a screen."""
    clean = unicodedata.normalize("NFC", " ".join(part for part in name.split(" ") if part))
    categories = [unicodedata.category(letter) for letter in clean]
    # Control and direction marks, surrogates, private use, line breaks, odd spaces.
    if any(one[0] == "C" or (one[0] == "Z" and one != "Zs") for one in categories):
        return None
    if any(letter in BLANKS or (letter != " " and letter.isspace()) for letter in clean):
        return None
    marked = "".join("M" if one[0] == "M" else "." for one in categories)
    visible = marked.count(".")
    has_tower = "M" * (MOST_MARKS + 1) in marked
    return clean if 0 < visible <= LONGEST_NAME and marked[0] == "." and not has_tower else None
