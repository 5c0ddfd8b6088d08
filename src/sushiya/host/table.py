"""The immutable state of a table; `evolve` derives it from the log, entry by entry."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Literal

import msgspec

from sushiya.core.game import AnyGame
from sushiya.core.ids import Decision, Seat, Viewer
from sushiya.core.trust import (
    VERSION,
    Restart,
    Share,
    Trust,
    seal,
    seal_fixed,
    seal_v1,
    seed,
    seed_v1,
)
from sushiya.host.fixed import FixedDeal
from sushiya.host.people import Person, Place
from sushiya.host.settings import Settings

Phase = Literal["waiting", "running", "over"]


class Choice(msgspec.Struct, frozen=True, gc=False):
    """A command that has not been taken back or replaced, for the record."""

    command: str
    by: str


class Play(msgspec.Struct, frozen=True, gc=False):
    """A command that can still be taken back, and the state that it was made in."""

    version: int
    seat: Seat
    decision: Decision
    choice: Choice
    before: Any
    events: tuple[Any, ...]


class Table(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    id: str
    game: AnyGame
    code: str
    origin: str
    circle: str = ""
    fixed: FixedDeal | None = None
    """The fixed deal, with the secret it came with; nobody adds to the seed."""
    same: str = ""
    """The id of the shared cards; empty: the cards are not shared."""
    settings: Settings
    places: tuple[Place, ...]
    host: Seat
    secret: bytes
    phase: Phase = "waiting"
    version: int = 1
    """How many entries the log has. Never shown: it counts entries that some must not notice."""
    shown: int = 1
    """How many of them everybody saw."""
    shown_more: Mapping[Seat, int] = msgspec.field(default_factory=dict)
    """How many more each seat saw."""
    state: Any = None
    """The game's state; None in the waiting room."""
    undoable: tuple[Play, ...] = ()
    choices: Mapping[tuple[Decision, Seat], Choice] = msgspec.field(default_factory=dict)
    second_thoughts: Mapping[Seat, int] = msgspec.field(default_factory=dict)
    """How often each seat has replaced a choice, taken one back, come back or got another token
    since the last final play; not counted in the waiting room."""
    hinted: Mapping[Seat, Decision] = msgspec.field(default_factory=dict)
    """The newest decision that a seat took a hint for."""
    bank_used: Mapping[Seat, float] = msgspec.field(default_factory=dict)
    """Seconds of the banks that seats have used, as of the last logged entry."""
    answered: frozenset[str] = frozenset()
    """Ids of commands that are in the log: a resent one is not judged again."""
    sat: Mapping[str, Seat | None] = msgspec.field(default_factory=dict)
    """Everybody who has sat here since the game started, by the hash of their key, and where.
    None: the seat is somebody else's now, which happens only in logs of former versions."""
    documents: Mapping[str, Any] = msgspec.field(default_factory=dict)
    """All documents that the log holds as values of options, by digest."""
    adjustments: int = 0
    """How often options or settings were changed."""
    rematch: str = ""
    closed: str = ""

    trust_version: int = VERSION
    """How the seed is made; logs of old games use former versions."""
    nonces_v1: tuple[str, ...] = ()
    shares: tuple[Share, ...] = ()
    """The seats' shares of the seed since the seats were frozen; owners may change later."""
    restarts: tuple[Restart, ...] = ()
    """Deals that were abandoned."""
    absent: tuple[Seat, ...] = ()
    """The seats for which bots play once the deal is done."""

    def __repr__(self) -> str:
        """Show only id and version: the rest holds secrets that must not get into any log."""
        return f"Table({self.id!r}, version={self.version})"

    @property
    def deal(self) -> Literal["", "commit", "reveal"]:
        """The step of the deal that is under way: all commit again, or reveal; empty: none."""
        if self.phase != "waiting" or not (self.shares or self.restarts):
            return ""
        return "reveal" if self.shares else "commit"

    @property
    def is_counted(self) -> bool:
        """Return whether the result is compared with others', so that no help is allowed."""
        return self.fixed is not None and self.fixed.is_counted

    @property
    def silenced(self) -> frozenset[Seat]:
        """The seats that did not reveal in a deal that was abandoned."""
        return frozenset(Seat(seat) for restart in self.restarts for seat in restart.missing)

    @property
    def nonces(self) -> tuple[str, ...]:
        """What the seats have revealed so far; empty for bots and silent seats."""
        if self.trust_version == 1:
            return self.nonces_v1
        return tuple(share.nonce for share in self.shares) or ("",) * len(self.places)

    @property
    def seal(self) -> str:
        if self.fixed is not None:
            return seal_fixed(self.fixed.name, self.secret)
        make = seal_v1 if self.trust_version == 1 else seal
        return make(self.id, self.secret)

    @property
    def seed(self) -> bytes:
        if self.fixed is not None:
            return self.secret
        if self.trust_version == 1:
            return _seed_v1(self.secret, self.nonces)
        return _seed(self.id, self.secret, self.nonces)

    @property
    def trust(self) -> Trust:
        """How the seed was made, or would have been: for everybody once the table is over."""
        if self.fixed is not None:
            return Trust(
                version=self.trust_version,
                table=self.id,
                commitment=self.seal,
                secret=self.secret.hex(),
                deal=self.fixed.name,
            )
        is_old = self.trust_version == 1
        commitments = tuple(place.commitment for place in self.places)
        return Trust(
            version=self.trust_version,
            table=self.id,
            commitment=self.seal,
            secret=self.secret.hex(),
            nonces=self.nonces if is_old else (),
            shares=() if is_old else self.shares or shares_of(self.places, commitments),
            restarts=self.restarts,
        )

    def number(self, viewer: Viewer) -> int:
        """How many entries this viewer has been shown."""
        return self.shown + (0 if viewer is None else self.shown_more.get(viewer, 0))

    def owner(self, seat: Seat) -> Person | None:
        """Return who may use a seat; None for a bot's, a free or a non-existent one."""
        return self.places[seat].owner if 0 <= seat < len(self.places) else None

    def seat_of(self, player: str) -> Seat | None:
        """Return a player's seat: where they sit, or have sat since the game started."""
        if self.state is not None:
            return self.sat.get(player)
        for index, place in enumerate(self.places):
            if place.person is not None and place.person.player == player:
                return Seat(index)
        return None

    def seats_of(self, token: str) -> tuple[Seat, ...]:
        """Return the seats that a hashed token opens."""
        return tuple(
            Seat(index)
            for index, place in enumerate(self.places)
            if place.owner is not None and place.owner.token == token
        )

    def to_act(self) -> tuple[Seat, ...]:
        return self.game.to_act(self.state) if self.phase == "running" else ()

    @property
    def position(self) -> Any:
        """The state before simultaneous choices, which does not reveal who has already chosen."""
        decision = self.game.decision(self.state)
        found = (play.before for play in self.undoable if play.decision == decision)
        return next(found, self.state)


# Cached, as every command of a game needs the seed.
_seed = lru_cache(maxsize=2_048)(seed)
_seed_v1 = lru_cache(maxsize=2_048)(seed_v1)


class LogError(Exception):
    """A log that cannot be followed."""


class OtherRules(LogError):
    """The game was begun with another version of its rules, and cannot be continued."""


def shares_of(places: tuple[Place, ...], commitments: tuple[str, ...]) -> tuple[Share, ...]:
    """Return each seat's share of the seed, before anybody has revealed."""
    return tuple(
        Share("person", commitment)
        if commitment
        else Share("bot" if place.person is None else "silent")
        for place, commitment in zip(places, commitments, strict=True)
    )
