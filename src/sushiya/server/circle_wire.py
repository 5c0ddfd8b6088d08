"""Messages about circles: what browsers send, and what the server answers."""

from typing import Annotated

import msgspec

from sushiya.core.value import Value
from sushiya.host import shown
from sushiya.host.people import Colour
from sushiya.host.requests import Name
from sushiya.host.rounds import Groups
from sushiya.host.standings import Standing


class CircleWish(Value, frozen=True, kw_only=True):
    """A circle to be founded, and who founds it."""

    title: Annotated[str, msgspec.Meta(max_length=160)]
    name: Name
    colour: Colour


class MemberWish(Value, frozen=True, kw_only=True):
    """A name in the circle."""

    name: Name
    colour: Colour


class CircleFounded(Value, frozen=True, kw_only=True):
    circle: str
    """The key in its link, told once."""


class MemberShown(Value, frozen=True, kw_only=True):
    number: int
    name: str
    """Empty: they wanted to be forgotten."""
    colour: Colour
    is_in: bool
    is_here: bool = False
    """They have looked at the circle within the last minute."""


class CircleTableShown(Value, frozen=True, kw_only=True):
    card: shown.Card
    round: int | None
    is_yours: bool


class CircleShown(Value, frozen=True, kw_only=True):
    """A circle; people who are not members see only its title, and whether they may join."""

    title: str
    is_open: bool
    you: int | None
    organiser: int | None = None
    round: int = 0
    """How many rounds there have been."""
    members: tuple[MemberShown, ...] = ()
    tables: tuple[CircleTableShown, ...] = ()
    """Those that are not over."""


class CircleGame(Value, frozen=True, kw_only=True):
    """A finished game."""

    game: str
    at: float
    round: int | None
    seats: tuple[int | None, ...]
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    table: str
    """Its id, for those who sat there; empty for others."""


class CircleGames(Value, frozen=True, kw_only=True):
    games: tuple[CircleGame, ...]
    """Newest first."""
    standings: tuple[Standing, ...]


class RoundPlanned(Value, frozen=True, kw_only=True):
    tables: Groups


WISHES = (CircleWish, MemberWish)
ANSWERS = (CircleFounded, CircleShown, CircleGames, RoundPlanned)
