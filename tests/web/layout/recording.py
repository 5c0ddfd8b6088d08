"""A table that is played without a server, and all that one seat's browser would be told of it."""

import base64
import hashlib
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from sushiya.core.ids import Seat, Viewer
from sushiya.core.refusal import Refusal
from sushiya.core.value import encode, plain
from sushiya.games import GAMES
from sushiya.host import log, shown
from sushiya.host.audience import Audience, tell
from sushiya.host.clock import TimeLeft
from sushiya.host.evolve import evolve, open_table
from sushiya.host.people import COLOURS, Person, Place
from sushiya.host.play import play_command, record_of, start_game
from sushiya.host.presence import Attendance
from sushiya.host.settings import Settings
from sushiya.host.table import Table
from sushiya.server import wire

ME = Seat(0)
NAMES = ("Ada", "Franziska-Sophie", "Émile")
"""The second is as long as a name can be."""
BYTES_OF_AN_ID = 16
BEGAN = 1_790_000_000.0

Chooser = Callable[[Table, Seat, random.Random], str]


@dataclass(eq=False)
class Ear:
    """A device at my seat that keeps what it is told."""

    seats: tuple[Seat, ...] = (ME,)
    muted: set[Seat] = field(default_factory=set)
    heard: list[Any] = field(default_factory=list)

    def deliver(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    def dismiss(self) -> None:
        raise AssertionError("nobody takes this seat")

    def ask_again(self) -> None:
        raise AssertionError("nobody shares these cards")


class Recording:
    """A game from its start on; seats with odd numbers are bots'."""

    def __init__(
        self, game: str, *, players: int, seed: int, name: str = "", **options: Any
    ) -> None:
        self.rng = random.Random(seed)
        made = log.TableMade(
            game=game,
            options={"players": players, **options},
            settings=Settings(),
            secret=f"{seed:064x}",
            code="SUSHIY",
            places=tuple(map(_place, range(players))),
            host=ME,
        )
        self.table = open_table(GAMES, _id_of(f"{game} {name} {players} {seed}"), made)
        self._ear = Ear()
        self._audience = Audience(Attendance(0.0), lambda: TimeLeft(None))
        self._audience.listeners.add(self._ear)
        self._lines: list[shown.Line] = []
        self._at = BEGAN
        self._follow(start_game(self.table, ()))

    @property
    def is_over(self) -> bool:
        return self.table.phase == "over"

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.table.to_act()

    def view(self, seat: Viewer = ME) -> Any:
        return self.table.game.view(self.table.state, seat)

    def legal(self, seat: Seat = ME) -> list[str]:
        """List what a seat may do, as it is written."""
        game = self.table.game
        return [game.write(one) for one in game.legal(self.table.state, seat)]

    def play(self, seat: Seat, written: str) -> list[Any]:
        """Play a command; gives the messages that reach my seat."""
        by = "person" if self.table.places[seat].person else "bot cook"
        decision = self.table.game.decision(self.table.state)
        played = play_command(self.table, seat, decision, written, by)
        if isinstance(played, Refusal):
            raise TypeError(f"a legal command was refused: {played}")
        return self._follow(played)

    def _follow(self, happening: log.Happening) -> list[Any]:
        before, self._at = self.table, self._at + 1.0
        self._lines += tell(before, (happening,), ME, self._at)
        self.table = evolve(before, happening)
        self._ear.heard.clear()
        self._audience.publish(before, (happening,), self.table, now=0.0, at=self._at)
        return list(self._ear.heard)

    def look(self) -> Any:
        """Give what HTTP answers to whoever comes to this table with my token."""
        return plain(
            wire.TableLook(
                table=self._audience.look(self.table, 0.0),
                yours=(ME,),
                returns_to=None,
                offered=(),
                may_watch=False,
            )
        )

    def greeting(self) -> list[Any]:
        """Give what the socket answers to my hello: the table, and all that has happened."""
        table = shown.Table(table=self._audience.look(self.table, 0.0), yours=(ME,))
        update = self._audience.update(self.table, ME, tuple(self._lines))
        return [plain(table), msgspec.json.decode(update)]

    def record(self) -> Any:
        return msgspec.json.decode(encode(record_of(self.table))) if self.is_over else None

    def snapshot(self) -> dict[str, Any]:
        """Give all that a page at my seat needs to be drawn."""
        return {
            "rules": self.table.game.rules.version,
            "game": self.table.game.rules.name,
            "id": self.table.id,
            "look": self.look(),
            "greeting": self.greeting(),
            "record": self.record(),
        }


def _id_of(name: str) -> str:
    """Make a table's id that is the same each time."""
    known = hashlib.sha256(name.encode()).digest()[:BYTES_OF_AN_ID]
    return base64.urlsafe_b64encode(known).rstrip(b"=").decode()


def _place(seat: int) -> Place:
    if seat % 2:
        return Place(bot="cook")
    person = Person(
        player=f"player-{seat}",
        name=NAMES[seat // 2],
        colour=COLOURS[seat],
        token=f"token-{seat}",
    )
    return Place(person=person)


def cook(table: Table, seat: Seat, rng: random.Random) -> str:
    """Choose as a good player would."""
    game = table.game
    legal = game.legal(table.state, seat)
    return game.write(game.rules.cook(game.view(table.state, seat), legal, rng))


def at_random(table: Table, seat: Seat, rng: random.Random) -> str:
    """Choose a kind of command first, so that rare kinds are met too."""
    game = table.game
    legal = game.legal(table.state, seat)
    kinds = sorted({type(one).__name__ for one in legal})
    kind = rng.choice(kinds)
    return game.write(rng.choice([one for one in legal if type(one).__name__ == kind]))


def mostly_cook(table: Table, seat: Seat, rng: random.Random) -> str:
    return (at_random if rng.random() < 1 / 4 else cook)(table, seat, rng)


def walk(recording: Recording, choose: Chooser = mostly_cook) -> Iterator[Recording]:
    """Play to the end, stopping before every command and once more when all is over."""
    while not recording.is_over:
        yield recording
        # My own pick is the last of those that are made together: so I am seen while asked.
        seat = max(recording.to_act)
        recording.play(seat, choose(recording.table, seat, recording.rng))
    yield recording
