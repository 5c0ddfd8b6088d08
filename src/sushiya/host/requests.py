"""Requests that people send to a table; each has an id, so that it can be resent."""

from typing import Annotated, Any, Literal

import msgspec

from sushiya.bots.levels import USUAL_LEVEL
from sushiya.core.ids import Decision, Seat
from sushiya.core.trust import DIGEST_BYTES, NONCE_BYTES
from sushiya.core.value import Value, kebab, whole
from sushiya.host.people import Colour
from sushiya.host.settings import Settings

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=whole("[A-Za-z0-9_-]+"))]
AnySeat = Annotated[Seat, msgspec.Meta(ge=0, lt=16)]
Nonce = Annotated[str, msgspec.Meta(pattern=whole(f"[0-9a-f]{{{2 * NONCE_BYTES}}}"))]
Commitment = Annotated[str, msgspec.Meta(pattern=whole(f"[0-9a-f]{{{2 * DIGEST_BYTES}}}"))]
Name = Annotated[str, msgspec.Meta(max_length=64)]
Level = Annotated[str, msgspec.Meta(max_length=32)]
Reaction = Literal["wow", "nice", "oops", "thinking", "hurry", "thanks", "again", "hello"]
Written = Annotated[str, msgspec.Meta(max_length=256)]
"""A command of the game, in notation."""


class Request(Value, frozen=True, kw_only=True, tag_field="type", tag=kebab):
    id: Id
    seat: AnySeat
    """The asker's seat: one that the asker's tokens open."""


class ChooseOptions(Request, frozen=True, kw_only=True):
    """The host chooses the game's options; a document, such as a recipe book, is sent as text."""

    options: dict[str, Any]


class ChangeSettings(Request, frozen=True, kw_only=True):
    settings: Settings


class SeatBot(Request, frozen=True, kw_only=True):
    """The host puts a bot on a free place, or gives a bot another level."""

    place: AnySeat
    level: Level


class Remove(Request, frozen=True, kw_only=True):
    """The host empties a place; in a running game a bot takes over, and the token stops working."""

    place: AnySeat
    level: Level = USUAL_LEVEL
    """The bot that takes over."""


class GiveRole(Request, frozen=True, kw_only=True):
    place: AnySeat


class MoveTo(Request, frozen=True, kw_only=True):
    """Change to a free place of the waiting room."""

    place: AnySeat


class Rename(Request, frozen=True, kw_only=True):
    name: Name = ""
    """Ignored at a table that shows crests instead of names."""
    colour: Colour


class Commit(Request, frozen=True, kw_only=True):
    """Commit to a nonce for the table's seal, before the seats are frozen."""

    commitment: Commitment


class Reveal(Request, frozen=True, kw_only=True):
    """Reveal the nonce, once the seats are frozen with this seat's commitment."""

    nonce: Nonce


class Ready(Request, frozen=True, kw_only=True):
    pass


class NotReady(Request, frozen=True, kw_only=True):
    pass


class Start(Request, frozen=True, kw_only=True):
    """The host starts the game; `fill` puts bots of that level on the places left free."""

    fill: Level | None = None


class Play(Request, frozen=True, kw_only=True):
    decision: Decision
    command: Written


class TakeBack(Request, frozen=True, kw_only=True):
    pass


class Ask(Request, frozen=True, kw_only=True):
    """Ask why a command is not legal now."""

    command: Written


class Hint(Request, frozen=True, kw_only=True):
    """Ask for the seat's own observation, for the coach on the device; this is logged."""

    decision: Decision


class Leave(Request, frozen=True, kw_only=True):
    pass


class Back(Request, frozen=True, kw_only=True):
    """The owner of a seat takes it back from the bot."""


class LetBotPlay(Request, frozen=True, kw_only=True):
    """Let a bot play for somebody who has been gone for a while."""

    place: AnySeat
    level: Level = USUAL_LEVEL


class OfferMove(Request, frozen=True, kw_only=True):
    """Ask for a one-time code with which another device can take this seat."""


class Close(Request, frozen=True, kw_only=True):
    """The host closes the table; what was sealed is revealed."""


class Rematch(Request, frozen=True, kw_only=True):
    pass


class React(Request, frozen=True, kw_only=True):
    reaction: Reaction


REQUESTS = (
    ChooseOptions,
    ChangeSettings,
    SeatBot,
    Remove,
    GiveRole,
    MoveTo,
    Rename,
    Commit,
    Reveal,
    Ready,
    NotReady,
    Start,
    Play,
    TakeBack,
    Ask,
    Hint,
    Leave,
    Back,
    LetBotPlay,
    OfferMove,
    Close,
    Rematch,
    React,
)
