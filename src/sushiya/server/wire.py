"""Every message both ways: what a socket takes and sends, what HTTP takes and answers."""

import datetime as dt
from typing import Annotated, Any, Literal, Union

import msgspec

from sushiya.core.ids import Seat
from sushiya.core.refusal import Refusal
from sushiya.core.value import UNREADABLE, Value, kebab, whole
from sushiya.host import shown
from sushiya.host.first_games import MOST_MOVES
from sushiya.host.people import Colour
from sushiya.host.requests import REQUESTS, AnySeat, Id, Level, Name, Written
from sushiya.host.settings import Settings
from sushiya.host.sheets import Keep
from sushiya.host.turns import Turn

PROTOCOL_VERSION = 1
"""Goes up when a client that followed the protocol before would fail (docs/releasing.md)."""
Key = Annotated[str, msgspec.Meta(pattern=whole("[A-Za-z0-9_-]{22,64}"))]
"""A seat's token or a player's key: 128 random bits or more."""
WATCHER = "watcher"
MOST_SEATS = 8


class Incoming(Value, frozen=True, kw_only=True, tag_field="type", tag=kebab):
    """Base of messages that only a socket accepts; `host.requests` has those to a table."""


class Hello(Incoming, frozen=True, kw_only=True):
    """The first message: tokens of seats (none to watch), and what was seen before."""

    tokens: Annotated[tuple[Key, ...], msgspec.Meta(max_length=MOST_SEATS)] = ()
    seen: Annotated[dict[str, int], msgspec.Meta(max_length=MOST_SEATS)] = {}
    """The last number seen, by seat ("0") or for a "watcher"."""
    player: Key | None = None
    """The key of a player who watches shared cards, who is then marked as having seen them. Not
    needed elsewhere."""


class Pong(Incoming, frozen=True, kw_only=True):
    pass


class Mute(Incoming, frozen=True, kw_only=True):
    """Hear no more reactions of a seat on this connection, or hear them again."""

    place: AnySeat
    is_muted: bool = True


ANY_INCOMING: Any = Union[(Hello, Pong, Mute, *REQUESTS)]
incoming: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ANY_INCOMING)

OUTGOING = (
    shown.Table,
    shown.Update,
    shown.Done,
    shown.Refused,
    shown.Asked,
    shown.Hinted,
    shown.MoveOffered,
    shown.Reacted,
    shown.Ping,
)


class _Identified(msgspec.Struct):
    id: Annotated[str, msgspec.Meta(max_length=64)] = ""


def id_in(message: bytes) -> str:
    """Find the id in a message that cannot be understood, so that its refusal can name it."""
    try:
        return msgspec.json.decode(message, type=_Identified).id
    except UNREADABLE:
        return ""


class TableWish(Value, frozen=True, kw_only=True):
    """A table to be made; its maker sits on the first place, bots on the next ones."""

    game: Annotated[str, msgspec.Meta(max_length=64)]
    name: Name = ""
    """Required, except where people go by their crests: there it is not kept."""
    colour: Colour
    options: dict[str, Any] = {}
    settings: Settings = Settings()
    bots: Annotated[tuple[Level, ...], msgspec.Meta(max_length=16)] = ()


class DailyWish(Value, frozen=True, kw_only=True):
    """A try at a daily deal, to be begun or resumed; a day that is over is practice."""

    colour: Colour = "salmon"
    day: dt.date | None = None
    """None: today."""


class SeatWish(Value, frozen=True, kw_only=True):
    """A seat to be taken; without a place, the first that is offered."""

    name: Name = ""
    """Required, except where people go by their crests: there it is not kept."""
    colour: Colour
    place: AnySeat | None = None
    is_bot: bool = False
    """It is a program that sits down, and is marked as a bot for all to see."""


class MoveWish(Value, frozen=True, kw_only=True):
    """A seat to be moved to this device, by the one-time code that the other one shows."""

    code: Annotated[str, msgspec.Meta(max_length=32)]


class LeaveWish(Value, frozen=True, kw_only=True):
    id: Id


class RematchWish(Value, frozen=True, kw_only=True):
    id: Id


class FirstGameWish(Value, frozen=True, kw_only=True):
    """A guided first game to be continued."""

    moves: Annotated[tuple[Written, ...], msgspec.Meta(max_length=MOST_MOVES)] = ()
    """All moves of the player so far, in notation; `take-back` takes back the one before."""
    seen: Annotated[int, msgspec.Meta(ge=0, le=MOST_MOVES)] | None = None
    """How many of them were shown already; None: show where the game stands, and the whole log."""
    ask: Written = ""
    """A command of which the player wants to know why it is not legal."""


class SharingWish(Value, frozen=True, kw_only=True):
    """What somebody who sat at a game lets strangers see of it."""

    is_public: bool
    """Strangers may see the game; all go by their crests."""
    is_named: bool = False
    """The asker's own name may be shown there."""


class RecordReplayed(Value, frozen=True, kw_only=True):
    """A record that somebody sent, step by step."""

    about: shown.ReplayShown
    steps: msgspec.Raw
    """A `ReplaySteps`."""


class SeatGiven(Value, frozen=True, kw_only=True):
    """A seat and its token, which is told this once; the table's short code."""

    table: str
    seat: Seat
    token: str
    code: str


class Forgotten(Value, frozen=True, kw_only=True):
    """Says how many tables and circles forgot somebody, and how many shared sheets were deleted."""

    tables: int
    sheets: int
    circles: int


Count = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
PartName = Annotated[str, msgspec.Meta(pattern=whole("[a-z0-9.-]{1,48}"))]


class SheetWish(Value, frozen=True, kw_only=True):
    """A shared sheet to be opened."""

    keep: Keep = "short"


class PartWish(Value, frozen=True, kw_only=True):
    """A new text for a part of a shared sheet."""

    expected: Count
    """The version that was seen; 0: none yet."""
    text: str


class PartKept(Value, frozen=True, kw_only=True):
    """The part is on disk."""

    version: int


class PartShown(Value, frozen=True, kw_only=True):
    name: str
    version: int
    text: str


class SheetShown(Value, frozen=True, kw_only=True):
    """A shared sheet: all parts, or those that were written after a revision."""

    revision: int
    """Counts all writes; ask for what comes after it."""
    is_yours: bool
    """Whether the player has opened it, and may delete it."""
    parts: tuple[PartShown, ...]


class SheetDeleted(Value, frozen=True, kw_only=True):
    """The sheet is gone."""


class TableFound(Value, frozen=True, kw_only=True):
    table: str


class SameFound(Value, frozen=True, kw_only=True):
    """The id of shared cards, which is in their link."""

    same: str


class FinishedGame(Value, frozen=True, kw_only=True):
    card: shown.Card
    at: float
    """When something last happened at its table, in seconds since the epoch."""


class GamesFound(Value, frozen=True, kw_only=True):
    """A page of finished games, newest first."""

    games: tuple[FinishedGame, ...]
    next: int | None
    """What to skip for the next page; None: this is the last."""


class TablesFound(Value, frozen=True, kw_only=True):
    tables: tuple[shown.Card, ...]


Language = Literal["de", "en", "fr", "it"]
Endpoint = Annotated[str, msgspec.Meta(max_length=1000, pattern=whole("https://[!-~]+"))]
"""The address at a push service to which notices for one browser are sent."""


class PushWish(Value, frozen=True, kw_only=True):
    """A device that wants notices, with the keys that its browser has made for us."""

    endpoint: Endpoint
    p256dh: Annotated[str, msgspec.Meta(pattern=whole("[A-Za-z0-9_-]{87}"))]
    auth: Annotated[str, msgspec.Meta(pattern=whole("[A-Za-z0-9_-]{22}"))]
    language: Language


class PushEnd(Value, frozen=True, kw_only=True):
    """A device that wants no notices any more."""

    endpoint: Endpoint


class PushShown(Value, frozen=True, kw_only=True):
    key: str
    """The server's public key, which a browser needs to subscribe; empty: notices are off."""
    devices: int
    """How many devices of the player get notices."""


class OwnTables(Value, frozen=True, kw_only=True):
    """The tables where a player sits that are not over, newest first."""

    tables: tuple[shown.Card, ...]
    turns: dict[str, tuple[Turn, ...]]
    """By table, for games that are running: who is asked, and since when."""
    left: dict[str, float] = {}
    """By table, for slow games: the seconds left for the decision."""


class TableLook(Value, frozen=True, kw_only=True):
    """What anybody with the link sees before sitting down."""

    table: shown.TableShown
    yours: tuple[Seat, ...]
    """Seats that the token sent along opens, and the seat of the player's key."""
    returns_to: Seat | None
    """The one of them that the token does not open: sitting down gives it back."""
    offered: tuple[Seat, ...]
    """Places where a newcomer may sit down now."""
    may_watch: bool


class OptionForm(Value, frozen=True, kw_only=True):
    name: str
    kind: str
    """`choice`, `number`, `yes-or-no` or `document`."""
    choices: tuple[str, ...] = ()


class EditionForm(Value, frozen=True, kw_only=True):
    name: str
    players: tuple[int, ...]
    options: dict[str, Any]
    """The edition's own options for the usual number of players."""


class GameForm(Value, frozen=True, kw_only=True):
    """A game that can be played here, with all that a form for its options needs."""

    name: str
    rules: int
    minutes: int
    """About how long a game takes."""
    editions: tuple[EditionForm, ...]
    options: tuple[OptionForm, ...]
    option_schema: dict[str, Any]
    """JSON Schema of the full set of options."""
    levels: tuple[str, ...]
    """The bots that a waiting room offers."""
    has_first_game: bool = False
    """Whether there is a guided first game."""
    missing_levels: tuple[str, ...] = ()
    """Those that cannot play here, as the engine is not built."""


class GameForms(Value, frozen=True, kw_only=True):
    games: tuple[GameForm, ...]


class ShopShown(Value, frozen=True, kw_only=True):
    """What a page needs to know of the server it came from."""

    address: str
    """Its address for others; empty: only this machine reaches it, or none is configured."""
    imprint: str = ""
    """The page that says who runs this server; empty: there is none."""
    privacy: str = ""
    """The page of whoever runs this server about people's data; empty: there is none."""


class Said(Value, frozen=True, kw_only=True):
    """A refusal over HTTP."""

    refusal: Refusal


class Readiness(Value, frozen=True, kw_only=True):
    is_ready: bool
    """Whether people may be sent to this process."""
    trouble: Literal["", "draining", "disk-full", "store-fails"]
    bus: Literal["none", "connected", "away"]
    """While it is away tables go on, but other processes see a change only after seconds."""


class Health(Value, frozen=True, kw_only=True):
    is_well: bool
    """Whether tables can be read and written."""
    trouble: Literal["", "disk-full", "store-fails"]
    version: str
    tables: dict[str, int]
    """How many there are by phase; none if they cannot be counted."""
