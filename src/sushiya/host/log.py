"""What happens at a table, as its log keeps it: the host's own events around the game's."""

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

    They are encoded with the entry, as any tuple. `host.evolve` neither decodes them nor folds them
    again; an entry that was read from a log has their bytes instead.
    """

    before: Any
    after: Any


def carried(before: object, step: Step[Any, Event]) -> msgspec.Raw:
    """Put what a game has just decided, in the state `before`, into a new entry."""
    events = CarriedEvents(step.events)
    events.before, events.after = before, step.state
    return cast("msgspec.Raw", events)


class Happening(Value, frozen=True, kw_only=True, tag_field="happening", tag=kebab):
    """Base of all entries of a log."""

    id: str = ""
    """The id of the command that made it, with seat and person; empty: nobody asked for it."""


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
    """The deal that the secret was given with; None: it is commit and reveal."""
    same: str = ""
    """The id of the shared cards that it plays; empty: none."""


class OptionsChosen(Happening, frozen=True, kw_only=True):
    """The places follow the number of players."""

    options: dict[str, Any]
    documents: dict[str, str] = {}
    """Options whose value stands in an earlier entry of this log, by the digest of that value."""
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
    """In a waiting room, the deal that takes the place of commit and reveal."""
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
    """The deal is under way: whoever has a commitment here is asked to reveal."""

    commitments: tuple[str, ...]
    """By seat; empty for bots and silent seats."""
    absent: tuple[Seat, ...] = ()
    """Persons who are not there: bots play for them from the start."""


class ShareRevealed(Happening, frozen=True, kw_only=True):
    seat: Seat
    nonce: str


class DealVoided(Happening, frozen=True, kw_only=True):
    """Somebody did not reveal: all commit anew, to another secret, and these seats are silent."""

    missing: tuple[Seat, ...]
    secret: str


class GameStarted(Happening, frozen=True, kw_only=True):
    rules: int
    """The version of the game's rules that it is played by."""
    events: msgspec.Raw
    absent: tuple[Seat, ...]
    """Persons who are not there: bots play for them until they come."""
    level: str
    """The bots that do."""
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
    """It drew chance, showed something hidden or passed the decision on."""


class BotFailed(Happening, frozen=True, kw_only=True):
    """A bot raised, hung or chose what is not legal: a lower level chooses in its place."""

    seat: Seat
    level: str
    instead: str
    """The level that chooses, in the next entry."""


class TakenBack(Happening, frozen=True, kw_only=True):
    seat: Seat
    play: int
    """The version of the play that no longer stands."""


class HintTaken(Happening, frozen=True, kw_only=True):
    """A seat asked the coach for a hint; once a decision."""

    seat: Seat
    decision: Decision


class BankUsed(Happening, frozen=True, kw_only=True):
    """How much of their banks the seats have used; nobody is told by it, as every game shown is."""

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
    """The host removed a seat's owner; a bot plays for them, and their token is dead."""

    seat: Seat
    level: str


class SeatMoved(Happening, frozen=True, kw_only=True):
    """A seat went to another device; the old token is dead."""

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
