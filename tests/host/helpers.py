"""A hall in memory, with time and random bytes in the test's hand, and devices that note all."""

import asyncio
import functools
import itertools
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, ParamSpec

import msgspec

from many import SERVICES
from sushiya.core.ids import Seat, Viewer, seats
from sushiya.core.record import Record
from sushiya.core.refusal import Refusal
from sushiya.core.trust import share
from sushiya.core.value import encode
from sushiya.games import GAMES
from sushiya.host import log, requests, shown
from sushiya.host.archive import Asker
from sushiya.host.calls import Caller
from sushiya.host.crew import USUAL_BUDGET, Chosen, Crew, Job, budget_of, choose_now
from sushiya.host.display import show_game, show_table
from sushiya.host.exchange import Others
from sushiya.host.hall import Hall
from sushiya.host.making import Wish, make_table
from sushiya.host.people import COLOURS, Newcomer, Seated, hashed
from sushiya.host.readers import InlineReader
from sushiya.host.room import House, Room
from sushiya.host.settings import Settings
from sushiya.host.waiting import MOST_ENTRIES
from sushiya.store.memory import MemoryStore
from sushiya.store.protocol import Answer, Append, Entry, Store

P = ParamSpec("P")


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run a test in an event loop of its own."""

    async def run_and_close(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            await test(*args, **kwargs)
        finally:
            await SERVICES.close_all()

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(run_and_close(*args, **kwargs))

    return run


class InlineCrew:
    """Lets bots think in this process."""

    async def choose(self, job: Job) -> Chosen:
        return choose_now(GAMES.find(job.game), job, budget_of(job, USUAL_BUDGET))

    async def close(self) -> None:
        pass


@dataclass(eq=False)
class Device:
    """A device at a table; keeps every message as bytes."""

    seats: tuple[Seat, ...]
    muted: set[Seat] = field(default_factory=set)
    inbox: list[bytes] = field(default_factory=list)
    is_dismissed: bool = False

    def deliver(self, message: bytes) -> None:
        self.inbox.append(message)

    def dismiss(self) -> None:
        self.is_dismissed = True

    def ask_again(self) -> None:
        self.is_dismissed = True

    def messages(self, kind: str) -> list[Any]:
        decoded = [msgspec.json.decode(message) for message in self.inbox]
        return [message for message in decoded if message["type"] == kind]

    def update(self, seat: int | None = None) -> Any:
        """Give the newest update, of one seat or of any."""
        found = [one for one in self.messages("update") if seat is None or one["seat"] == seat]
        return found[-1]

    def table(self) -> Any:
        return self.messages("table")[-1]["table"]


class CountingStore(MemoryStore):
    """Notes which logs are read, and counts the summaries that are written."""

    def __init__(self) -> None:
        super().__init__()
        self.reads: list[str] = []
        self.summaries = 0

    async def read(self, table: str, after: int = 0) -> tuple[Entry, ...]:
        self.reads.append(table)
        return await super().read(table, after)

    async def append(self, request: Append) -> Answer:
        self.summaries += request.summary is not None
        return await super().append(request)


class GatedStore(MemoryStore):
    """Appends wait until the gate is open."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.gate.set()

    async def append(self, request: Append) -> Answer:
        await self.gate.wait()
        return await super().append(request)


class Salon:
    """A hall for tests."""

    def __init__(
        self,
        store: Store | None = None,
        crew: Crew | None = None,
        *,
        others: Others | None = None,
        caller: Caller | None = None,
        first: int = 1,
    ) -> None:
        """Random bytes and ids are counted from `first` on, so that salons can share a store."""
        self.now = 1000.0
        if store is None and SERVICES.is_wanted:
            store, others = SERVICES.house()
        self.store = store or MemoryStore()
        self._numbers = itertools.count(first)
        self.ids = itertools.count(first)
        self.house = House(
            self.store,
            crew or InlineCrew(),
            self.fresh,
            GAMES,
            InlineReader(GAMES),
            wall=lambda: self.now,
            others=others,
            caller=caller,
        )
        self.hall = Hall(self.house)

    def fresh(self, count: int) -> bytes:
        return hashed(str(next(self._numbers))).encode()[:count]

    async def make(
        self,
        game: str = "sushi-go",
        *,
        bots: int = 0,
        settings: Settings | None = None,
        **options: Any,
    ) -> tuple[Room, Seated]:
        wish = Wish(
            game=game,
            options=options,
            settings=settings or Settings(),
            bots=("cook",) * bots,
        )
        seated = await make_table(self.hall.house, newcomer(0), wish, self.now)
        assert isinstance(seated, Seated), seated
        room = await self.hall.room(seated.table, self.now)
        assert room is not None
        return room, seated

    async def join(self, room: Room, number: int, place: int | None = None) -> Seated:
        seat = None if place is None else Seat(place)
        seated = await self.hall.sit_down(room.table.id, newcomer(number), seat, self.now)
        assert isinstance(seated, Seated), seated
        return seated

    async def look(self, room: Room, *seats: int, seen: int = 0) -> Device:
        device = Device(tuple(Seat(seat) for seat in seats))
        await room.attach(device, dict.fromkeys(device.seats or (None,), seen), self.now)
        return device

    async def ask(self, room: Room, kind: str, seat: int = 0, **fields: Any) -> shown.Shown:
        """Ask by the request's name: `await salon.ask(room, "Start", fill="cook")`."""
        fields.setdefault("id", f"id-{next(self.ids)}")
        request = getattr(requests, kind)(seat=Seat(seat), **fields)
        room.attendance.hear(request.seat, self.now)  # as the socket that it comes by does
        return await self.hall.ask(room, request, self.now)

    async def granted(self, room: Room, kind: str, seat: int = 0, **fields: Any) -> None:
        answer = await self.ask(room, kind, seat, **fields)
        assert isinstance(answer, shown.Done), answer

    async def refused(self, room: Room, kind: str, seat: int = 0, **fields: Any) -> str:
        answer = await self.ask(room, kind, seat, **fields)
        assert isinstance(answer, shown.Refused), answer
        return answer.refusal.code

    async def start(
        self,
        game: str = "sushi-go",
        *,
        people: int = 2,
        bots: int = 0,
        settings: Settings | None = None,
        **options: Any,
    ) -> tuple[Room, list[Device]]:
        """Start a game with so many people, each looking from a device of their own."""
        options.setdefault("players", people + bots)
        room, _ = await self.make(game, bots=bots, settings=settings, **options)
        for number in range(1, people):
            await self.join(room, number)
        owned = [seat for seat, place in enumerate(room.table.places) if place.person is not None]
        devices = [await self.look(room, seat) for seat in owned]
        await self.granted(room, "Start")
        await self.settle()
        return room, devices

    async def commit(self, room: Room, *seats: int) -> None:
        """Let these seats commit to their nonces, for the seal that the table has now."""
        for seat in seats:
            commitment = share(room.table.id, room.table.seal, nonce_of(seat))
            await self.granted(room, "Commit", seat, commitment=commitment)

    async def reveal(self, room: Room, *seats: int) -> None:
        for seat in seats:
            await self.granted(room, "Reveal", seat, nonce=nonce_of(seat))

    async def record(self, table: str, *players: str) -> Record | Refusal:
        """Ask for a game's record, as these players or as any who may see it."""
        askers = players or [newcomer(number).player for number in range(len(COLOURS))]
        answers = [
            await self.hall.archive.record(table, Asker(player=player), self.now)
            for player in askers
        ]
        return next((one for one in answers if isinstance(one, Record)), answers[0])

    async def settle(self) -> None:
        """Let bots finish; no time passes."""
        for _ in range(40):
            await asyncio.sleep(0)
        if not isinstance(self.store, MemoryStore):  # a database answers in its own time
            while any(map(is_busy, self.hall.awake())):  # noqa: ASYNC110 - no event
                await asyncio.sleep(0.002)

    async def play(self, room: Room, seat: int, index: int = 0) -> str:
        """Play one of a seat's legal commands; gives it in notation."""
        table = room.table
        written = legal(room, seat)[index]
        decision = table.game.decision(table.state)
        await self.granted(room, "Play", seat, decision=decision, command=written)
        return written

    async def wait(self, seconds: float, *heard: Device) -> None:
        """Let time pass second by second, while these devices answer."""
        for _ in range(round(seconds)):
            self.now += 1
            for room in self.hall.awake():
                for device in heard:
                    if device in room.audience.listeners:
                        room.hear(device, self.now)
            await self.hall.tick(self.now)
            await self.settle()


def is_busy(room: Room) -> bool:
    """Tell whether a room has anything under way that ends without time passing."""
    is_exchanging = room.exchange is not None and room.exchange.is_busy
    is_calling = room._calls is not None and room._calls.is_calling
    return bool(room.bots.tasks or room._pending or is_exchanging or is_calling)


def legal(room: Room, seat: int) -> list[str]:
    game = room.table.game
    return [game.write(command) for command in game.legal(room.table.state, Seat(seat))]


def looks(room: Room) -> list[bytes]:
    """All that a table shows, to everybody and to each viewer, with nobody's presence."""
    table = room.table
    presences = tuple[shown.Presence, ...](["here"] * len(table.places))
    viewers: list[Viewer] = [None, *seats(len(table.places))]
    return [
        encode(show_table(table, presences, 0)),
        *(encode(show_game(table, viewer, None)) for viewer in viewers),
        *(str(table.number(viewer)).encode() for viewer in viewers),
    ]


def stage(room: Room) -> str:
    """Where a table is: its phase, or the step of its deal."""
    return room.table.deal or room.table.phase


def nonce_of(seat: int) -> str:
    return f"{seat + 1:032x}"


def key_of(number: int) -> str:
    """Give the key that a player's device keeps."""
    return hashed(f"player {number}")[:32]


def newcomer(number: int) -> Newcomer:
    return Newcomer(player=hashed(key_of(number)), name=f"Guest {number}", colour=COLOURS[number])


async def play_on(salon: Salon, room: Room, *seats: int) -> None:
    """Let these seats choose the first legal command until the game is over."""
    while room.table.phase == "running":
        for seat in seats:
            table = room.table
            if seat in table.to_act():
                command = table.game.legal(table.state, Seat(seat))[0]
                decision = table.game.decision(table.state)
                await salon.granted(
                    room, "Play", seat, decision=decision, command=table.game.write(command)
                )
        await salon.wait(1)


async def wear_out(salon: Salon, room: Room) -> None:
    """Make the log of a table as long as it may become; the last entry lets the room find out."""
    table = room.table
    missing = MOST_ENTRIES[table.phase] - table.version - 1
    changed = encode(log.RoleGiven(seat=table.host))
    await salon.store.append(
        Append(table=table.id, expected=table.version, bodies=(changed,) * missing, at=salon.now)
    )
    await salon.granted(room, "ChangeSettings", settings=table.settings)


__all__ = [
    "CountingStore",
    "Device",
    "GatedStore",
    "Refusal",
    "Salon",
    "in_loop",
    "legal",
    "looks",
    "newcomer",
    "nonce_of",
    "play_on",
    "stage",
    "wear_out",
]
