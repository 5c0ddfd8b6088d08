"""Everything that a table shows to its seats and to its watchers."""

from typing import Any, Literal

import msgspec

from sushiya.core.ids import Decision, Seat
from sushiya.core.refusal import Refusal
from sushiya.core.result import Result
from sushiya.core.trust import Trust
from sushiya.core.value import Value, kebab
from sushiya.core.words import Phrase
from sushiya.host.fixed import FixedDeal
from sushiya.host.people import Colour
from sushiya.host.requests import Reaction
from sushiya.host.settings import Settings

Presence = Literal["here", "dropped", "gone"]
"""Connected; silent for a while; silent for so long that a bot may play."""


class SeatShown(Value, frozen=True, kw_only=True):
    kind: Literal["free", "person", "bot"]
    name: str = ""
    """A person's name; empty: the crest of their colour is shown instead."""
    colour: Colour | None = None
    """Bots have one, too, the same for the whole game; a free place has none."""
    is_bot: bool = False
    """A bot's seat: a bot of the house, or a `person` that is somebody's own program."""
    level: str | None = None
    """The bot of the house that plays here, for itself or for a person who is away."""
    away: Literal["", "left", "dropped", "absent", "removed"] = ""
    """Why a bot plays for the person; the seat is theirs until the game ends."""
    presence: Presence = "here"
    has_seen: bool = False
    """The person has seen these shared cards at another table."""
    device: Seat | None = None
    """The first of the seats that share this one's device; None: the device is not shared."""
    is_ready: bool = False
    commitment: str = ""
    """The seat's commitment to its nonce; once the seats are frozen, the frozen one."""
    nonce: str = ""
    """Shown once the game has started."""


class DealShown(Value, frozen=True, kw_only=True):
    """A deal that is under way: nothing else in the waiting room changes until it is done."""

    step: Literal["commit", "reveal"]
    """A deal was abandoned and all commit again; or all are asked to reveal."""
    commitments: tuple[str, ...]
    """By seat; empty for bots and silent seats."""
    revealed: tuple[Seat, ...]
    silent: tuple[Seat, ...]
    """Seats that did not reveal before, and are not asked again."""


class TableShown(Value, frozen=True, kw_only=True):
    """What everybody at a table sees of it, without the game itself."""

    id: str
    code: str
    game: str
    options: dict[str, Any]
    differences: dict[str, Any]
    """Where the options differ from the edition's own."""
    settings: Settings
    phase: Literal["waiting", "running", "over"]
    closed: str
    host: Seat
    seats: tuple[SeatShown, ...]
    commitment: str
    """The seal of the secret that the cards are dealt from."""
    deal: DealShown | None = None
    trust: Trust | None = None
    """What was sealed, once the table is over: how the seed was made, or would have been. For
    shared cards it is only in the record."""
    watchers: int
    origin: str
    rematch: str
    may_hint: bool = False
    """Whether hints may be asked for here."""
    fixed: FixedDeal | None = None
    """The deal, if it was fixed beforehand: then nobody commits to a share of the seed."""
    same: str = ""
    """The id of shared cards, for those who sit here; empty: the cards are not shared, or the
    viewer does not sit here."""


class Card(Value, frozen=True, kw_only=True):
    """A table on a list."""

    id: str
    game: str
    edition: str
    phase: Literal["waiting", "running", "over"]
    names: tuple[str, ...]
    """By seat; bots by their level. Empty: nobody, or a person who is shown by their crest."""
    colours: tuple[Colour | None, ...] = ()
    """By seat, the colours of people who are shown by their crests."""
    bots: tuple[Seat, ...] = ()
    """The seats of bots, as a person may have the name of a level."""
    places: int
    free: int
    decision: Decision | None
    progress: Phrase | None
    """Where the game stands, in words; None outside of a game."""
    watchers: Literal["off", "link", "open"]
    clock: int | None = None
    """Seconds for each decision; None: no limit."""
    totals: tuple[int, ...] = ()
    """Points by seat, if the game was played to its end."""
    ranks: tuple[int | None, ...] = ()


class Line(Value, frozen=True, kw_only=True):
    """One thing that happened, as this viewer may know it."""

    number: int
    at: float
    event: Any
    """The game's event or the table's happening, redacted."""
    say: Phrase | None
    """The sentence about it; None if there is none."""
    by: str = ""
    """Whose decision it was, if a bot's or the clock's."""


class Offer(Value, frozen=True, kw_only=True):
    """A legal command: in notation, as a number, as an object, and as a button's text."""

    write: str
    code: int
    """Its number in the engines."""
    command: Any
    say: Phrase


class Shown(Value, frozen=True, kw_only=True, tag_field="type", tag=kebab):
    """Base of all that a socket sends."""


class Table(Shown, frozen=True, kw_only=True):
    """Sent when anything about the table changes; replaces the one before."""

    table: TableShown
    yours: tuple[Seat, ...]
    ticket: str = ""
    """For watchers of a running game: it lets them see the replay when the game is over."""


class Update(Shown, frozen=True, kw_only=True):
    """What happened since the last update, and the game after it, for one seat or for a watcher."""

    seat: Seat | None
    number: int
    lines: tuple[Line, ...]
    to_act: tuple[Seat, ...]
    game: "GameShown | None"
    """None in the waiting room, and if only `to_act` has changed because others are choosing."""


class GameShown(Value, frozen=True, kw_only=True):
    """A running or finished game for one viewer."""

    view: msgspec.Raw
    outlook: Any
    """What the rules say about what may come, as far as this view tells; None: nothing."""
    decision: Decision
    legal: tuple[Offer, ...]
    can_take_back: bool
    clock: float | None
    """Seconds left for this decision; None: no clock runs."""
    banks: tuple[float, ...] = ()
    """Time banks: seconds left by seat beyond the clock, in the whole game; empty: no banks."""
    result: Result | None


class ReplayShown(Value, frozen=True, kw_only=True):
    """A game that is over, without its steps: who sat there, and what strangers may see of it."""

    table: TableShown
    """The table as it was; strangers see crests, and names only of those who agreed."""
    yours: tuple[Seat, ...]
    at: float
    """When it ended, in seconds since the epoch; 0: unknown."""
    may_share: bool
    """Whether the asker sat there, and may make the game public."""
    is_public: bool
    is_public_by_you: bool
    is_named: bool
    """Whether strangers see the asker's name."""


class FinalShown(Value, frozen=True, kw_only=True):
    """The final position of a game that is over."""

    about: ReplayShown
    view: Any
    """A watcher's view of it."""
    before: Any
    """A watcher's view before the last decision; None: there was no decision."""
    events: tuple[Any, ...]
    """The events between these two, as a watcher saw them."""
    result: Result | None
    """None: the game was left before its end."""


class PublicState(Value, frozen=True, kw_only=True):
    """What anybody may see of a table that can be watched."""

    table: TableShown
    to_act: tuple[Seat, ...]
    game: GameShown | None


class Done(Shown, frozen=True, kw_only=True):
    """A request was granted; what it changed is on disk."""

    id: str


class Refused(Shown, frozen=True, kw_only=True):
    id: str
    refusal: Refusal


class Asked(Shown, frozen=True, kw_only=True):
    """Why a command is not legal; None: it is legal."""

    id: str
    refusal: Refusal | None


class Hinted(Shown, frozen=True, kw_only=True):
    """The asker's own observation, for the coach on their device."""

    id: str
    decision: Decision
    seen: tuple[int, ...]


class MoveOffered(Shown, frozen=True, kw_only=True):
    id: str
    code: str


class Reacted(Shown, frozen=True, kw_only=True):
    seat: Seat
    reaction: Reaction


class Ping(Shown, frozen=True, kw_only=True):
    """The client must reply with a pong."""


def answered(request: str, refusal: Refusal | None) -> Shown:
    """Return the reply to the request with this id: granted, or refused."""
    return Done(id=request) if refusal is None else Refused(id=request, refusal=refusal)
