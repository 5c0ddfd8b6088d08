"""The real app on a free port of this machine, and guests who play there over real sockets."""

import asyncio
import contextlib
import itertools
import random
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import uvicorn

from host.helpers import InlineCrew, key_of
from many import SERVICES
from sushiya.core.game import AnyGame
from sushiya.core.ids import Seat
from sushiya.games import GAMES
from sushiya.host.crew import Crew
from sushiya.host.deal import Fresh
from sushiya.host.exchange import Others
from sushiya.host.people import COLOURS, hashed
from sushiya.host.readers import InlineReader, Reader
from sushiya.host.room import Room
from sushiya.server.app import App, Setup
from sushiya.server.client import Chair, Site, sit
from sushiya.server.context import ServerContext, Whereabouts
from sushiya.server.limits import Limits
from sushiya.server.push.policy import PushPolicy
from sushiya.server.serve import ServeConfig, configured, listen
from sushiya.server.shares import Shares
from sushiya.store.memory import MemoryStore
from sushiya.store.protocol import Store

UNLIMITED = Limits(
    messages_per_second=1e9,
    messages_burst=10**9,
    refused_in_a_row=10**9,
    requests_per_second=1e9,
    requests_burst=10**9,
    tables_per_minute=1e9,
    tables_burst=10**9,
    changes_per_minute=1e9,
    changes_burst=10**9,
    tables_per_player=10**6,
    wrong_codes_per_minute=1e9,
    wrong_codes_burst=10**9,
    frames_per_second=1e9,
    frames_burst=10**9,
)


class _Quiet(uvicorn.Server):
    """Leaves signals to whoever runs the tests."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.opened = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.opened.set()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@dataclass(frozen=True)
class Shop:
    address: str
    app: App
    store: Store
    present: "list[Guest]" = field(default_factory=list)
    """Guests whose devices are connected."""

    @property
    def context(self) -> ServerContext:
        return self.app.context

    async def room(self, table: str) -> Room:
        room = await self.context.hall.room(table, self.context.time.now())
        assert room is not None
        return room

    def site(self, number: int) -> Site:
        """Give the server as the player with this number speaks to it."""
        return Site(self.address, key_of(number))


def counted(seed: int = 0) -> Fresh:
    """Give bytes that look random and are the same every time."""
    numbers = itertools.count()

    def fresh(count: int) -> bytes:
        return bytes.fromhex(hashed(f"{seed} {next(numbers)}"))[:count]

    return fresh


@asynccontextmanager
async def open_shop(
    *,
    store: Store | None = None,
    limits: Limits = UNLIMITED,
    crew: Crew | None = None,
    reader: Reader | None = None,
    public_origin: str = "",
    trusted_proxies: tuple[str, ...] = (),
    seed: int = 0,
    others: Others | None = None,
    push: PushPolicy | None = None,
) -> AsyncIterator[Shop]:
    """Serve on a free port, in the test's own loop, as `sushiya serve` would."""
    if store is None and SERVICES.is_wanted:
        store, others = SERVICES.house()
    kept = store or MemoryStore()
    setup = Setup(
        registry=GAMES,
        store=kept,
        crew=crew or InlineCrew(),
        reader=reader or InlineReader(GAMES),
        fresh=counted(seed),
        limits=limits,
        where=Whereabouts(public_origin=public_origin),
        others=others,
        push=push or PushPolicy(),
    )
    config = ServeConfig(data=Path(), port=0, trusted_proxies=trusted_proxies, limits=limits)
    app = App(setup)
    listening = listen(config)
    port = listening.getsockname()[1]
    server = _Quiet(configured(app, config))
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    await server.opened.wait()
    shop = Shop(f"http://127.0.0.1:{port}", app, kept)
    try:
        yield shop
    finally:
        for guest in list(shop.present):
            await guest.go()
        app.close_sockets()
        server.should_exit = True
        await serving


@dataclass(eq=False)
class Guest:
    """Somebody at a seat; without a token a watcher. Keeps what every device of theirs saw."""

    shop: Shop
    number: int
    table: str
    seat: int | None = None
    token: str | None = None
    more: tuple[str, ...] = ()
    """Tokens of further seats on the same device."""
    lines: list[Any] = field(default_factory=list)
    seen: dict[str, int] = field(default_factory=dict)
    shares: Shares = field(default_factory=lambda: Shares(nonce_of))
    received: list[bytes] = field(default_factory=list)
    _chair: Chair | None = None
    _open: Any = None

    @property
    def site(self) -> Site:
        return self.shop.site(self.number)

    @property
    def chair(self) -> Chair:
        assert self._chair is not None
        return self._chair

    @property
    def game(self) -> Any:
        """The newest state of the game, as this guest may know it."""
        return self.chair.games[self.seat]

    async def come(self) -> None:
        """Connect, and wait for the first view."""
        tokens = () if self.token is None else (self.token, *self.more)
        self._open = sit(
            self.site, self.table, *tokens, seen=self.seen, keeps=True, shares=self.shares
        )
        self._chair = await self._open.__aenter__()
        self.shop.present.append(self)
        await self.chair.until(lambda: self.seat in self.chair.games)

    async def go(self, *, politely: bool = True) -> None:
        """Disconnect, or drop the line without a word."""
        self.shop.present.remove(self)
        if not politely:
            self.chair.abort()
        await self._open.__aexit__(None, None, None)
        self.lines += self.chair.lines
        self.received += self.chair.received
        self.seen |= {
            "watcher" if seat is None else str(seat): number
            for seat, number in self.chair.numbers.items()
        }

    def is_behind(self, room: Room) -> bool:
        seat = None if self.seat is None else Seat(self.seat)
        return self.chair.numbers[seat] < room.table.number(seat)

    def has_committed(self) -> bool:
        return bool(self.chair.table["seats"][self.seat]["commitment"])

    def is_asked(self) -> bool:
        return self.seat in self.game["to-act"]

    async def send(self, kind: str, **fields: Any) -> Any:
        return await self.chair.send(kind, seat=self.seat, **fields)

    async def play(self, command: str, **fields: Any) -> None:
        await self.send("play", command=command, decision=self.game["decision"], **fields)


async def seat_guests(shop: Shop, game: str, players: int = 4, **wish: Any) -> list[Guest]:
    """Make a table and fill it with guests; nobody has connected yet."""
    options = {"players": players, **wish.pop("options", {})}
    body = {"game": game, **person(0), "options": options, **wish}
    given = [await shop.site(0).ask("/api/tables", body)]
    path = f"/api/tables/{given[0]['table']}/seats"
    people = range(1, players - len(wish.get("bots", ())))
    given += [await shop.site(number).ask(path, person(number)) for number in people]
    return [
        Guest(shop, number, one["table"], one["seat"], one["token"])
        for number, one in enumerate(given)
    ]


def person(number: int) -> dict[str, Any]:
    return {"name": f"Guest {number}", "colour": COLOURS[number]}


def nonce_of(seat: int | None) -> str:
    return hashed(f"nonce {seat}")[:32]


async def start(guests: list[Guest]) -> None:
    """Let the first start the game once all have committed, and wait until all see it."""
    for guest in guests:
        await guest.chair.until(guest.has_committed)
    await guests[0].send("start")
    for guest in guests:
        await guest.chair.until(lambda guest=guest: guest.game is not None)


def choose(game: AnyGame, shown: Any, rng: random.Random) -> str:
    """Choose one of the commands that a guest is offered, often as a cook would."""
    offers = [offer["write"] for offer in shown["legal"]]
    if rng.random() < 0.3:
        return str(rng.choice(offers))
    view = msgspec.convert(shown["view"], game.rules.view_form)
    return game.write(game.rules.cook(view, tuple(game.read(one) for one in offers), rng))


async def eventually(wanted: Callable[[], bool], within: float = 30.0) -> None:
    """Wait for something inside the server that nobody is told about."""
    async with asyncio.timeout(within):
        while not wanted():  # noqa: ASYNC110 - there is no event for it
            await asyncio.sleep(0.01)


async def caught_up(room: Room, guests: list[Guest]) -> None:
    """Wait until everybody has been told all that they may know."""
    while late := [guest for guest in guests if guest.is_behind(room)]:
        await late[0].chair.until(lambda: not late[0].is_behind(room))


async def play_with(shop: Shop, game: str, players: int = 4, **wish: Any) -> list[Guest]:
    """Make a table, and let all guests come and start the game."""
    guests = await seat_guests(shop, game, players, **wish)
    for guest in guests:
        await guest.come()
    await start(guests)
    await caught_up(await shop.room(guests[0].table), guests)
    return guests
