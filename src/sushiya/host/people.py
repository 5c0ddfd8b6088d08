"""The people at a table: names that can be shown anywhere, colours, and hashed keys."""

import hashlib
import unicodedata
from typing import Literal, get_args

from msgspec.structs import replace

from sushiya.core.ids import Seat
from sushiya.core.value import Value
from sushiya.host.lookalikes import is_invisible

Colour = Literal["salmon", "tuna", "egg", "wasabi", "sea", "soy", "nori", "plum"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
BOT_COLOURS: tuple[Colour, ...] = (
    "salmon",
    "sea",
    "egg",
    "plum",
    "wasabi",
    "tuna",
    "nori",
    "soy",
)
"""The order in which bots get colours: neighbours in it are easy to tell apart."""

CRESTS: dict[Colour, str] = {
    "salmon": "carp",
    "tuna": "fan",
    "egg": "moon",
    "wasabi": "bamboo",
    "sea": "wave",
    "soy": "umbrella",
    "nori": "pine",
    "plum": "plum",
}
"""The crest of each colour, which stands for a person without a name."""

LONGEST_NAME = 16
MOST_MARKS = 3
"""Combining marks on one character: enough for accents, too few for a tower of them."""
EMOJI_STYLE = "\ufe0f"
"""Keyboards add it to a sign that can also be drawn as text; it is removed from names."""

NAMELESS = " "
"""The name of a person who sat down at a table that shows crests: what they typed is not kept.
Nobody can type this name, and it is never shown."""


class Person(Value, frozen=True):
    """A seat's owner; `player` and `token` are hashes, so nothing in the log opens a seat."""

    player: str
    name: str
    colour: Colour
    token: str
    device: str = ""
    """The hash of the player whose device this person uses; empty: their own."""
    is_bot: bool = False
    """It is somebody's own program, and said so when it sat down."""


class Newcomer(Value, frozen=True, kw_only=True):
    """Somebody who wants to sit down; `player` is the hash of their browser's key."""

    player: str
    name: str
    colour: Colour
    device: str = ""
    """The hash of the player whose device they use; empty: their own."""
    is_bot: bool = False
    """It is somebody's own program."""

    def with_token(self, token: str) -> Person:
        """Return this newcomer as the owner of a seat that this token opens."""
        return Person(self.player, self.name, self.colour, hashed(token), self.device, self.is_bot)


class Seated(Value, frozen=True, kw_only=True):
    """A seat and the token that opens it, which is sent only once."""

    table: str
    seat: Seat
    token: str


class Place(Value, frozen=True, kw_only=True):
    """One seat of a table: its owner, and who plays it."""

    person: Person | None = None
    bot: str | None = None
    """The level of the bot that plays here, in its own seat or for a person who is away."""
    away: Literal["", "left", "dropped", "absent", "removed"] = ""
    """Why a bot plays for the person; if the host `removed` them, no token opens the seat."""
    colour: Colour | None = None
    """A bot's colour in its own seat; a person has their own."""
    since: int = 0
    """The table's version when the person sat down: who has sat longest becomes host."""
    is_ready: bool = False
    nonce: str = ""
    """The person's share of the seed in version 1 of the trust."""
    commitment: str = ""
    """The person's commitment to a nonce, for the seal that the table shows."""
    changes: int = 0
    """How often the person has changed something of their own in the waiting room."""
    has_seen: bool = False
    """The person has seen these shared cards at another table."""

    @property
    def owner(self) -> Person | None:
        """Who may use the seat now: its person, unless the host removed them."""
        return None if self.away == "removed" else self.person

    @property
    def is_free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def is_bots_own(self) -> bool:
        """Return whether this is a bot's own seat, not one that it plays for a person."""
        return self.person is None and self.bot is not None

    @property
    def is_bot(self) -> bool:
        """Return whether the seat belongs to a bot of the house, or to somebody's own program."""
        return self.is_bots_own if self.person is None else self.person.is_bot

    @property
    def is_played_by_person(self) -> bool:
        return self.person is not None and self.bot is None

    @property
    def is_forgotten(self) -> bool:
        """Return whether the person was erased: only then is their name empty."""
        return self.person is not None and not self.person.name


def hashed(key: str) -> str:
    """Hash a token or a player's key; both hold 128 random bits, so nothing more is needed."""
    return hashlib.sha256(key.encode()).hexdigest()


def scope_of(player: str) -> str:
    """Shorten a player's hash to the part that the stored ids of their requests contain."""
    return player[:16]


def clean_name(name: str, longest: int = LONGEST_NAME) -> str | None:
    """Return a name in normal form; None if it is not fit to be shown."""
    clean = unicodedata.normalize("NFC", " ".join(part for part in name.split(" ") if part))
    clean = _without_emoji_style(clean)
    categories = [unicodedata.category(letter) for letter in clean]
    # Control and direction marks, surrogates, private use, line breaks, odd spaces.
    if any(one[0] == "C" or (one[0] == "Z" and one != "Zs") for one in categories):
        return None
    if any(is_invisible(letter) or (letter != " " and letter.isspace()) for letter in clean):
        return None
    marked = "".join("M" if one[0] == "M" else "." for one in categories)
    visible = marked.count(".")
    has_tower = "M" * (MOST_MARKS + 1) in marked
    return clean if 0 < visible <= longest and marked[0] == "." and not has_tower else None


def _without_emoji_style(name: str) -> str:
    return "".join(
        letter
        for before, letter in zip(f" {name}", name, strict=False)
        if letter != EMOJI_STYLE or unicodedata.category(before) != "So"
    )


def with_bot_colours(places: tuple[Place, ...]) -> tuple[Place, ...]:
    """Give each bot in its own seat a colour; it changes only if a person chooses the same."""
    taken = {place.person.colour for place in places if place.person is not None}
    kept = []
    for place in places:
        colour = place.colour if place.is_bots_own and place.colour not in taken else None
        if colour is not None:
            taken.add(colour)
        kept.append(replace(place, colour=colour))
    free = iter([colour for colour in BOT_COLOURS if colour not in taken])
    return tuple(
        replace(place, colour=next(free, None))
        if place.is_bots_own and place.colour is None
        else place
        for place in kept
    )
