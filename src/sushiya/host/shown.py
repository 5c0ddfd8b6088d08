"""Everything that a table shows: to its seats, each its own, and to whoever watches."""

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
"""Here; not heard of for a while; so long that a bot may play."""


class SeatShown(Value, frozen=True, kw_only=True):
    kind: Literal["free", "person", "bot"]
    name: str = ""
    """A person's; empty: they go by the crest of their colour."""
    colour: Colour | None = None
    """A bot's as well, the same for the whole game; none of a free place."""
    is_bot: bool = False
    """A bot's seat: of the house, or a `person` that is a program of somebody's own."""
    level: str | None = None
    """The bot of the house that plays here, also for a person who is away."""
    away: Literal["", "left", "dropped", "absent", "removed"] = ""
    """Why a bot plays for the person; the seat is theirs until the game ends."""
    presence: Presence = "here"
    has_seen: bool = False
    """The person has seen these cards at another table that has the same."""
    device: Seat | None = None
    """The first of the seats that share a device with this one; none: it has its own."""
    is_ready: bool = False
    commitment: str = ""
    """The seat's commitment to its nonce; from the freeze on, the one that was frozen."""
    nonce: str = ""
    """Shown from the start on."""


class DealShown(Value, frozen=True, kw_only=True):
    """A deal that is under way: nothing else in the waiting room changes until it is done."""

    step: Literal["commit", "reveal"]
    """A deal was given up and all commit anew; or all are asked to reveal."""
    commitments: tuple[str, ...]
    """By seat; empty for bots and silent seats."""
    revealed: tuple[Seat, ...]
    silent: tuple[Seat, ...]
    """Seats that did not reveal before, and are not asked again."""


class TableShown(Value, frozen=True, kw_only=True):
    """What everybody at a table sees of it, the game itself aside."""

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
    """The seal of the secret that the deal is made with."""
    deal: DealShown | None = None
    trust: Trust | None = None
    """What was sealed, once the table is over: how the seed was made, or would have been. Of cards
    that other tables play, too, only the record tells it."""
    watchers: int
    origin: str
    rematch: str
    may_hint: bool = False
    """Whether hints may be asked for here."""
    fixed: FixedDeal | None = None
    """The deal that was fixed before the table was made: nobody commits to a share of it."""
    same: str = ""
    """The id of the cards that other tables play, too, for those who sit here; empty: they are not
    shared, or the viewer does not sit here."""


class Card(Value, frozen=True, kw_only=True):
    """A table on a list."""

    id: str
    game: str
    edition: str
    phase: Literal["waiting", "running", "over"]
    names: tuple[str, ...]
    """By seat; bots by their level. Empty: nobody, or somebody who goes by their crest."""
    colours: tuple[Colour | None, ...] = ()
    """By seat the colour of whoever goes by their crest."""
    bots: tuple[Seat, ...] = ()
    """The seats of bots, as a person may be called what a level is called."""
    places: int
    free: int
    decision: Decision | None
    progress: Phrase | None
    """Where the game stands, in words; None outside of a game."""
    watchers: Literal["off", "link", "open"]
    clock: int | None = None
    """Seconds for each decision; None: as long as one likes."""
    totals: tuple[int, ...] = ()
    """By seat the points of a game that was played to its end."""
    ranks: tuple[int | None, ...] = ()


class Line(Value, frozen=True, kw_only=True):
    """One thing that happened, as this viewer may know it."""

    number: int
    at: float
    event: Any
    """The game's event or the table's happening, redacted."""
    say: Phrase | None
    """Its sentence; None if it is worth none."""
    by: str = ""
    """Whose decision it was, if a bot's or the clock's."""


class Offer(Value, frozen=True, kw_only=True):
    """A legal command: as it is written, as a number, in its parts, and as a button names it."""

    write: str
    code: int
    """Its number, by which engines know it."""
    command: Any
    say: Phrase


class Shown(Value, frozen=True, kw_only=True, tag_field="type", tag=kebab):
    """Base of all that a socket sends."""


class Table(Shown, frozen=True, kw_only=True):
    """Sent when anything about the table changes; the newest counts."""

    table: TableShown
    yours: tuple[Seat, ...]
    ticket: str = ""
    """For whoever watches a running game: it lets them see the game again when it is over."""


class Update(Shown, frozen=True, kw_only=True):
    """What happened since the last one, and where that leads, for one seat or for a watcher."""

    seat: Seat | None
    number: int
    lines: tuple[Line, ...]
    to_act: tuple[Seat, ...]
    game: "GameShown | None"
    """None in the waiting room, and if nothing but `to_act` has changed: others are choosing."""


class GameShown(Value, frozen=True, kw_only=True):
    """A running or finished game for one viewer."""

    view: msgspec.Raw
    outlook: Any
    """What the rules say of what could come, as far as the view tells; None: nothing."""
    decision: Decision
    legal: tuple[Offer, ...]
    can_take_back: bool
    clock: float | None
    """Seconds left for this decision; None: no clock runs."""
    banks: tuple[float, ...] = ()
    """By seat the seconds left beyond the clock, for the whole game; empty: there is no bank."""
    result: Result | None


class ReplayShown(Value, frozen=True, kw_only=True):
    """A game that is over, its steps aside: who sat there, and what strangers may see of it."""

    table: TableShown
    """As it was; strangers see crests, and names only of those who said yes."""
    yours: tuple[Seat, ...]
    at: float
    """When it ended, in seconds since the epoch; 0: nobody knows."""
    may_share: bool
    """Whether the asker sat there, and may make the game public."""
    is_public: bool
    is_public_by_you: bool
    is_named: bool
    """Whether strangers see the asker's name."""


class FinalShown(Value, frozen=True, kw_only=True):
    """How a game that is over lay on the table at its end."""

    about: ReplayShown
    view: Any
    """As a watcher saw it last."""
    before: Any
    """The same before the last decision; None: there was none."""
    events: tuple[Any, ...]
    """What happened between them, as a watcher was told."""
    result: Result | None
    """None: the game was left before its end."""


class PublicState(Value, frozen=True, kw_only=True):
    """What anybody may see of a table that can be watched."""

    table: TableShown
    to_act: tuple[Seat, ...]
    game: GameShown | None


class Done(Shown, frozen=True, kw_only=True):
    """A request that was granted; what it changed is on disk."""

    id: str


class Refused(Shown, frozen=True, kw_only=True):
    id: str
    refusal: Refusal


class Asked(Shown, frozen=True, kw_only=True):
    """The answer to why a command is not legal; None: it is."""

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
    """To be answered with a pong."""


def answered(request: str, refusal: Refusal | None) -> Shown:
    """Answer the request of this id: granted, or refused."""
    return Done(id=request) if refusal is None else Refused(id=request, refusal=refusal)
