"""The entries of a table's log: the host's own events, which contain the game's."""

from typing import Any, Literal, TypeAlias, Union, cast

import msgspec

from sushiya.core.event import Event
from sushiya.core.ids import Decision, Seat
from sushiya.core.step import Step
from sushiya.core.value import Value, kebab
from sushiya.host.fixed import FixedDeal
from sushiya.host.people import Colour, Person, Place
from sushiya.host.settings import Settings


class CarriedEvents(tuple[Event, ...]):  # noqa: SLOT001 - a tuple's attributes cannot be slots
    """The events of a new entry, with the game's state before and after them.

    They are encoded with the entry, like any tuple, so that `host.evolve` need not decode or fold
    them again. An entry that was read from a log has their bytes instead.
    """

    before: Any
    after: Any


def carried(before: object, step: Step[Any, Event]) -> msgspec.Raw:
    """Wrap what a game has just decided in the state `before`, for a new entry."""
    events = CarriedEvents(step.events)
    events.before, events.after = before, step.state
    return cast("msgspec.Raw", events)


class Happening(Value, frozen=True, kw_only=True, tag_field="happening", tag=kebab):
    """Base of all entries of a log."""

    id: str = ""
    """The id of the command that caused it, with seat and person; empty: no command did."""


Happenings: TypeAlias = tuple[Happening, ...]


class TableMade(Happening, frozen=True, kw_only=True):
    game: str
    options: dict[str, Any]
    settings: Settings
    secret: str
    code: str
    places: tuple[Place, ...]
    host: Seat
    origin: str = ""
    """The table whose rematch this is."""
    circle: str = ""
    """The circle that it belongs to, by the hash of its key; empty: none."""
    fixed: FixedDeal | None = None
    """The fixed deal, with the secret it came with; None: the deal is by commit and reveal."""
    same: str = ""
    """The id of the shared cards that it plays; empty: none."""


class OptionsChosen(Happening, frozen=True, kw_only=True):
    """The host chose other options; the number of places follows the number of players."""

    options: dict[str, Any]
    documents: dict[str, str] = {}
    """Options whose value is in an earlier entry of this log, with the digest of that value."""
    places: tuple[Place, ...]


class SettingsChanged(Happening, frozen=True, kw_only=True):
    settings: Settings


class SecretRenewed(Happening, frozen=True, kw_only=True):
    """Seats or options changed after somebody had sent a nonce. Written by version 1 only."""

    secret: str


class CardsShared(Happening, frozen=True, kw_only=True):
    """Other tables may play these cards, too."""

    same: str
    """The id of the shared cards."""
    fixed: FixedDeal | None = None
    """In a waiting room, the fixed deal that replaces commit and reveal."""
    secret: str = ""
    """The secret of that deal; empty: the game is over, and its seed is shared."""


class CardsSeen(Happening, frozen=True, kw_only=True):
    """A person has seen the shared cards of this table elsewhere."""

    seat: Seat


class PersonSeated(Happening, frozen=True, kw_only=True):
    seat: Seat
    person: Person


class BotSeated(Happening, frozen=True, kw_only=True):
    seat: Seat
    level: str


class PersonMoved(Happening, frozen=True, kw_only=True):
    """A person changed to a free seat of the waiting room."""

    seat: Seat
    to: Seat


class PlaceEmptied(Happening, frozen=True, kw_only=True):
    seat: Seat


class PersonRenamed(Happening, frozen=True, kw_only=True):
    seat: Seat
    name: str
    colour: Colour


class RoleGiven(Happening, frozen=True, kw_only=True):
    """This seat's owner is the host from now on."""

    seat: Seat


class ReadySaid(Happening, frozen=True, kw_only=True):
    seat: Seat
    nonce: str = ""
    """The seat's share of the seed in version 1 of the trust."""


class ReadyWithdrawn(Happening, frozen=True, kw_only=True):
    seat: Seat


class ShareCommitted(Happening, frozen=True, kw_only=True):
    """A person committed to a nonce, for the seal that the table shows."""

    seat: Seat
    commitment: str


class SeatsFrozen(Happening, frozen=True, kw_only=True):
    """The deal is under way: those whose commitments are here must reveal."""

    commitments: tuple[str, ...]
    """By seat; empty for bots and silent seats."""
    absent: tuple[Seat, ...] = ()
    """Seats whose owners are away: bots play for them from the start."""


class ShareRevealed(Happening, frozen=True, kw_only=True):
    seat: Seat
    nonce: str


class DealVoided(Happening, frozen=True, kw_only=True):
    """Somebody did not reveal: all commit again, to another secret, without these seats."""

    missing: tuple[Seat, ...]
    secret: str


class GameStarted(Happening, frozen=True, kw_only=True):
    rules: int
    """The version of the game's rules that it is played by."""
    events: msgspec.Raw
    absent: tuple[Seat, ...]
    """Seats whose owners are away: bots play for them until they come."""
    level: str
    """The level of these bots."""
    trust: int = 1
    """The version of the trust that the seed was made by."""


class Played(Happening, frozen=True, kw_only=True):
    """One command that the game accepted, and all that followed from it."""

    seat: Seat
    decision: Decision
    command: str
    by: str
    """`person`, `bot LEVEL`, `bot guest`: a program of somebody's own; or `clock LEVEL`: a bot's
    choice because time was up."""
    events: msgspec.Raw
    is_final: bool
    """It cannot be taken back: it drew chance, revealed something or passed the decision on."""


class BotFailed(Happening, frozen=True, kw_only=True):
    """A bot raised, hung or made an illegal choice: a lower level chooses instead."""

    seat: Seat
    level: str
    instead: str
    """The level that chooses, in the next entry."""


class TakenBack(Happening, frozen=True, kw_only=True):
    seat: Seat
    play: int
    """The version of the play that was taken back."""


class HintTaken(Happening, frozen=True, kw_only=True):
    """A seat asked the coach for a hint; logged once for each decision."""

    seat: Seat
    decision: Decision


class BankUsed(Happening, frozen=True, kw_only=True):
    """How much of their banks the seats have used; not shown, as each view has the banks anyway."""

    used: tuple[float, ...]
    """Seconds, by seat."""


class HandedToBot(Happening, frozen=True, kw_only=True):
    seat: Seat
    level: str
    why: Literal["left", "dropped"]
    by: Seat
    """Who let the bot play: the owner who left, or somebody else at the table."""


class HandedBack(Happening, frozen=True, kw_only=True):
    seat: Seat


class SeatFreed(Happening, frozen=True, kw_only=True):
    """The host removed a seat's owner; a bot plays for them, and their token stops working."""

    seat: Seat
    level: str


class SeatMoved(Happening, frozen=True, kw_only=True):
    """A seat moved to another device; the old token stops working."""

    seat: Seat
    token: str
    player: str = ""
    """The hash of that device's key; empty: the key is the same as before."""


class RematchOpened(Happening, frozen=True, kw_only=True):
    seat: Seat
    table: str


class TableClosed(Happening, frozen=True, kw_only=True):
    why: Literal["closed", "abandoned"]


HAPPENINGS = (
    TableMade,
    OptionsChosen,
    SettingsChanged,
    SecretRenewed,
    CardsShared,
    CardsSeen,
    PersonSeated,
    BotSeated,
    PersonMoved,
    PlaceEmptied,
    PersonRenamed,
    RoleGiven,
    ReadySaid,
    ReadyWithdrawn,
    ShareCommitted,
    SeatsFrozen,
    ShareRevealed,
    DealVoided,
    GameStarted,
    Played,
    BotFailed,
    TakenBack,
    HintTaken,
    BankUsed,
    HandedToBot,
    HandedBack,
    SeatFreed,
    SeatMoved,
    RematchOpened,
    TableClosed,
)
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Union[HAPPENINGS])


def read_happening(body: bytes) -> Any:
    """Decode one entry's body."""
    return _decoder.decode(body)
