"""What a page and the rules on the same device say to each other."""

from typing import Annotated, Any

import msgspec

from sushiya.core.chance import SEED_BYTES
from sushiya.core.ids import Decision, Seat
from sushiya.core.refusal import Refusal
from sushiya.core.value import Value, whole
from sushiya.host import requests
from sushiya.host.people import Colour

MOST_ENTRIES = 20_000
"""Entries of a stored log; no game comes near it."""

Request = requests.Play | requests.TakeBack | requests.Ask | requests.Hint
"""What can be asked at such a table: nobody else is there."""


class GivenSecret(Value, frozen=True, kw_only=True):
    """A deal that others have played before, such as a day's that is over."""

    name: Annotated[str, msgspec.Meta(max_length=64)]
    secret: Annotated[str, msgspec.Meta(pattern=whole("[0-9a-f]{64}"))]


class Made(Value, frozen=True):
    """A choice of the game that is played on, and who made it, as its record says."""

    seat: Seat
    write: Annotated[str, msgspec.Meta(max_length=256)]
    by: Annotated[str, msgspec.Meta(max_length=64)]


class Beginning(Value, frozen=True, kw_only=True):
    """A finished game as far as it is kept: it goes on from there, by the same chance."""

    rules: int
    seed: Annotated[str, msgspec.Meta(pattern=whole(f"[0-9a-f]{{{2 * SEED_BYTES}}}"))]
    seat: Seat
    """Where the person sits now."""
    decisions: Annotated[tuple[tuple[Made, ...], ...], msgspec.Meta(max_length=MOST_ENTRIES)]
    levels: tuple[requests.Level, ...]
    """By seat, the bots that go on; the person's own is not looked at."""


class Wish(Value, frozen=True, kw_only=True):
    """The table that somebody wants, with bots of one level on every other place."""

    id: Annotated[str, msgspec.Meta(max_length=64)]
    game: Annotated[str, msgspec.Meta(max_length=64)]
    options: dict[str, Any]
    level: requests.Level
    name: requests.Name
    colour: Colour
    memory_aid: bool = False
    fixed: GivenSecret | None = None
    """The deal to be played; None: a fresh one."""
    beginning: Beginning | None = None


class Entry(Value, frozen=True):
    """An entry of the table's log, as the device keeps it."""

    body: str
    at: float


class Stored(Value, frozen=True, kw_only=True):
    id: Annotated[str, msgspec.Meta(max_length=64)]
    entries: Annotated[tuple[Entry, ...], msgspec.Meta(max_length=MOST_ENTRIES)]


class Choice(Value, frozen=True, kw_only=True):
    """What was thought out for a bot: a code, or None if its thinking failed."""

    seat: Seat
    decision: Decision
    code: int | None


class Task(Value, frozen=True, kw_only=True):
    """A choice that an engine is to make, from what its seat knows."""

    seat: Seat
    decision: Decision
    level: str
    seen: tuple[int, ...]
    """The numbers of the seat's observation."""
    seed: str
    """64 random bits, in decimals: JSON's numbers are too short in browsers."""


class Outcome(Value, frozen=True, kw_only=True):
    """What followed from a call."""

    refusal: Refusal | None = None
    entries: tuple[Entry, ...] = ()
    """New ones: they count when they are stored."""
    messages: tuple[msgspec.Raw, ...] = ()
    """For the screen, as a server would send them."""
    tasks: tuple[Task, ...] = ()
    seen: tuple[int, ...] = ()
    """What the asker observes, where a hint was asked for."""
    is_over: bool = False
