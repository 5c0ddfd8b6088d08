"""Two worlds that a viewer cannot tell apart must send it the same bytes, message for message."""

import random
import re
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from host.helpers import Salon, in_loop, key_of
from many import SERVICES
from server.helpers import Guest, Shop, caught_up, eventually, open_shop
from server.raw import asks, fetch_all
from stacked import Stacked
from sushiya.conformance.secrets import known_bytes, seen_bytes
from sushiya.core.chance import Chance, Dealer
from sushiya.core.event import Event, news, redact
from sushiya.core.game import AnyGame
from sushiya.core.ids import Seat, Viewer, seats
from sushiya.core.step import Step
from sushiya.core.value import encode
from sushiya.games import GAMES
from sushiya.host import log
from sushiya.host.room import Room
from sushiya.host.settings import Settings
from sushiya.server import app
from sushiya.server.push.policy import PushPolicy
from sushiya.store.memory import MemoryStore
from sushiya.store.protocol import Append, Store

Property = Callable[[str, object], None]
NOW = 1_800_000_000.0
PLAYERS = 4
VIEWERS: tuple[tuple[Viewer, ...], ...] = (
    *((Seat(seat),) for seat in range(PLAYERS)),
    (None,),
    (Seat(1), Seat(2)),
)
"""Each seat, a watcher, and a device with two seats."""
NO_NOTICES = PushPolicy(is_on=False)
"""Each server makes a key for its notices, which tells nothing and is never the same."""
CHANGES = 400
STEPS = 8
QUESTIONS = 12


@pytest.fixture(autouse=True)
def _still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let time stand still, so that bytes can be compared."""
    monkeypatch.setattr(time, "time", lambda: NOW)
    monkeypatch.setattr(app, "TICK", 3600.0)
    monkeypatch.setattr(app, "PING_EVERY", 3600.0)


@dataclass(frozen=True)
class Started:
    """A table with its log, and the tokens of its seats."""

    room: Room
    tokens: tuple[str, ...]


async def start_table(salon: Salon, game: str) -> Started:
    salon.now = NOW
    settings = Settings(watchers="open", listed=True)
    room, first = await salon.make(game, settings=settings, players=PLAYERS)
    others = [await salon.join(room, number) for number in range(1, PLAYERS)]
    await salon.commit(room, *seats(PLAYERS))
    await salon.granted(room, "Start")
    await salon.reveal(room, *seats(PLAYERS))
    return Started(room, tuple(one.token for one in (first, *others)))


async def copy(salon: Salon, started: Started, to: Store, opening: Any = None) -> None:
    """Put a table's log into another store; with another opening, into another world."""
    table = started.room.table.id
    bodies = []
    for entry in await salon.store.read(table):
        happening = log.read_happening(entry.body)
        if opening is not None and isinstance(happening, log.GameStarted):
            happening = msgspec.structs.replace(happening, events=msgspec.Raw(encode(opening)))
        bodies.append(encode(happening))
    summary = await salon.store.summary(table)
    await to.append(Append(table=table, expected=0, bodies=tuple(bodies), at=NOW, summary=summary))


class _Sizes:
    """Notes what chance is asked for."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.asked: dict[tuple[str, int], tuple[int, ...]] = {}

    def outcome(self, name: str, number: int, sizes: tuple[int, ...]) -> tuple[int, ...]:
        self.asked[name, number] = sizes
        return self._chance.outcome(name, number, sizes)


def twin_opening(
    game: AnyGame, seed: bytes, viewers: tuple[Viewer, ...], rng: random.Random
) -> Any:
    """Deal otherwise wherever these viewers cannot see it."""
    noted = _Sizes(Dealer(seed))
    truth = game.open(noted)
    known = [(seen_bytes(truth, one), known_bytes(game, truth.state, one)) for one in viewers]
    drawn = {key: list(Dealer(seed).outcome(*key, sizes)) for key, sizes in noted.asked.items()}
    found = truth
    for _ in range(CHANGES):
        key = rng.choice(sorted(drawn))
        place = rng.randrange(len(drawn[key]))
        before = drawn[key][place]
        drawn[key][place] = rng.randrange(noted.asked[key][place])
        told = {one: tuple(answers) for one, answers in drawn.items()}
        step = game.open(Stacked(Dealer(seed), told))
        if [(seen_bytes(step, v), known_bytes(game, step.state, v)) for v in viewers] == known:
            found = step
        else:
            drawn[key][place] = before
    assert found.state != truth.state
    return found.events


@dataclass
class World:
    """One of two servers with the same table; what is hidden from some viewers differs."""

    shop: Shop
    room: Room
    eye: Guest
    """The viewers' device; it may have several seats."""
    guests: dict[Seat, Guest]
    elsewhere: Room
    """The table where the viewers' device is connected: here, or at another process."""

    async def agree(self) -> None:
        """Wait until all processes know the same, and the viewers do."""
        await eventually(lambda: self.room.table.version == self.elsewhere.table.version)
        await caught_up(self.room, [self.eye])


@asynccontextmanager
async def looked_at(
    shop: Shop,
    started: Started,
    viewers: tuple[Viewer, ...],
    state: Any = None,
    other: Shop | None = None,
) -> AsyncIterator[World]:
    """Connect all other seats, then the viewers' device, which may be at another process."""
    table = started.room.table.id
    other = other or shop
    room, elsewhere = await shop.room(table), await other.room(table)
    if state is not None:
        for one in {room, elsewhere}:
            one.table = msgspec.structs.replace(one.table, state=state)
    guests = {
        seat: Guest(shop, seat, table, seat, started.tokens[seat])
        for seat in seats(PLAYERS)
        if seat not in viewers
    }
    for guest in guests.values():
        await guest.come()
    own = [started.tokens[seat] for seat in viewers if seat is not None]
    eye = Guest(other, 8, table, viewers[0], own[0] if own else None, tuple(own[1:]))
    await eye.come()
    world = World(shop, room, eye, guests, elsewhere)
    await world.agree()
    yield world
    for guest in (eye, *guests.values()):
        await guest.go()


def brings_news(step: Step[Any, Event], viewers: tuple[Viewer, ...]) -> bool:
    """Tell whether somebody learns something that was hidden."""
    for viewer in viewers:
        for event in step.events:
            seen = redact(event, viewer)
            if seen is not None and any(
                getattr(seen, name) is not msgspec.UNSET for name in news(type(event))
            ):
                return True
    return False


class Pair:
    """Both worlds, moved on together."""

    def __init__(self, here: World, there: World, viewers: tuple[Viewer, ...], seed: str) -> None:
        self.worlds = (here, there)
        self.viewers = viewers
        self.rng = random.Random(seed)
        self.met: Counter[str] = Counter()

    async def ask(self) -> None:
        """Let the viewers ask about commands, legal or not."""
        notation = self.worlds[0].room.table.game.rules.notation
        for number in range(QUESTIONS):
            command = notation.write(notation.command(self.rng.randrange(notation.codes)))
            for seat in self.viewers:
                for world in self.worlds:
                    if seat is not None:
                        fields = {"seat": seat, "id": f"ask-{number}-{seat}", "command": command}
                        await world.eye.chair.send("ask", **fields)
                        self.met["questions"] += 1

    async def move_on(self) -> None:
        """Let seats play what tells the viewers nothing new."""
        for number in range(STEPS):
            if not await self._step(number):
                return

    async def _step(self, number: int) -> bool:
        tables = [world.room.table for world in self.worlds]
        assert tables[0].to_act() == tables[1].to_act()
        game = tables[0].game
        able = [
            seat
            for seat in seats(PLAYERS)
            if game.legal(tables[0].state, seat) and game.legal(tables[1].state, seat)
        ]
        self.rng.shuffle(able)
        for seat in able:
            both = sorted(
                {game.write(one) for one in game.legal(tables[0].state, seat)}
                & {game.write(one) for one in game.legal(tables[1].state, seat)}
            )
            chosen = [
                game.write(self.rng.choice(game.legal(table.state, seat))) for table in tables
            ]
            for pair in (chosen, *((one, one) for one in self.rng.sample(both, min(4, len(both))))):
                if await self._try(number, seat, pair):
                    return True
        return False

    async def _try(self, number: int, seat: Seat, written: Any) -> bool:
        is_held = True
        for world, command in zip(self.worlds, written, strict=True):
            table = world.room.table
            step: Any = table.game.play(
                table.state, seat, table.game.read(command), Dealer(table.seed)
            )
            if brings_news(step, self.viewers):
                return False
            is_held &= table.game.decision(step.state) == table.game.decision(table.state)
        # Commands may differ only as long as they are held, and another's.
        if written[0] != written[1] and (not is_held or seat in self.viewers):
            return False
        for world, command in zip(self.worlds, written, strict=True):
            guest = world.guests.get(seat, world.eye)
            decision = world.room.table.game.decision(world.room.table.state)
            fields = {"seat": seat, "decision": decision, "command": command}
            await guest.chair.send("play", id=f"{number}-{seat}", **fields)
            if is_held and seat not in self.viewers and world is self.worlds[1]:
                await self._think_again(world.room, guest, f"{number}-{seat}")
            if is_held and number % 3 == 2:
                await guest.chair.send("take-back", id=f"back-{number}-{seat}", seat=seat)
            await world.agree()
        self.met["held picks" if is_held else "settled decisions"] += 1
        return True

    async def _think_again(self, room: Room, guest: Guest, number: str) -> None:
        """In one world only, replace a held pick and take that back; nobody else may notice."""
        game, state, seat = room.table.game, room.table.state, Seat(guest.seat or 0)
        command = game.write(self.rng.choice(game.legal(state, seat)))
        await guest.play(command, id=f"replace-{number}")
        await guest.send("take-back", id=f"restore-{number}")
        self.met["picks replaced and taken back"] += 1

    async def expect_same(self) -> None:
        answers = []
        for world in self.worlds:
            table = world.room.table
            keys = [key_of(seat) for seat in self.viewers if seat is not None]
            answers.append(await fetch_all(world.eye.shop.address, table.id, table.code, keys))
            await world.agree()
        received = [world.eye.chair.received for world in self.worlds]
        self.met["messages"] += len(received[0])
        self.met["HTTP answers"] += len(answers[0])
        assert [len(one) for one in received[0]] == [len(one) for one in received[1]]
        assert received[0] == received[1]
        assert answers[0] == answers[1]


async def compare(
    salon: Salon, started: Started, viewers: tuple[Viewer, ...], *, opening: Any, state: Any
) -> Counter[str]:
    """Serve a table in its true world and in another one, and compare all bytes."""
    if SERVICES.is_wanted:
        return await compare_apart(salon, started, viewers, opening=opening, state=state)
    stores = (MemoryStore(), MemoryStore())
    await copy(salon, started, stores[0])
    await copy(salon, started, stores[1], opening)
    async with (
        open_shop(store=stores[0], push=NO_NOTICES) as true,
        open_shop(store=stores[1], push=NO_NOTICES) as other,
        looked_at(true, started, viewers) as here,
        looked_at(other, started, viewers, state) as there,
    ):
        return await met_by(Pair(here, there, viewers, f"{viewers}"))


async def compare_apart(
    salon: Salon, started: Started, viewers: tuple[Viewer, ...], *, opening: Any, state: Any
) -> Counter[str]:
    """Compare two worlds of two processes each: the viewers are connected to the second."""
    async with AsyncExitStack() as held:
        worlds = []
        for world_opening, world_state in ((None, None), (opening, state)):
            homes = SERVICES.homes(2)
            await copy(salon, started, homes[0][0], world_opening)
            shops = [
                await held.enter_async_context(
                    open_shop(store=store, others=others, push=NO_NOTICES)
                )
                for store, others in homes
            ]
            looking = looked_at(shops[0], started, viewers, world_state, shops[1])
            worlds.append(await held.enter_async_context(looking))
        return await met_by(Pair(worlds[0], worlds[1], viewers, f"{viewers}"))


async def met_by(pair: Pair) -> Counter[str]:
    here, there = pair.worlds
    assert here.room.table.state != there.room.table.state
    await pair.ask()
    await pair.move_on()
    await pair.ask()
    await pair.expect_same()
    return pair.met


@in_loop
async def test_every_way_in_is_asked_in_both_worlds() -> None:
    """A new path must come into `asks`, so that two worlds are compared there, too."""
    async with open_shop() as shop:
        described = await shop.site(0).ask("/api/schema/openapi.json")
    asked = {(one.get("method", "GET"), one["path"].split("?")[0]) for one in asks("T", "CODE")}
    for path, methods in described["paths"].items():
        if path == "/api/metrics":  # for whoever runs the server
            continue
        form = re.compile(re.sub(r"\{[^}]*\}", "[^/]+", path))
        for method in methods:
            assert any(method.upper() == one and form.fullmatch(way) for one, way in asked), (
                f"{method} {path}"
            )


@pytest.mark.parametrize("viewers", VIEWERS, ids=str)
@pytest.mark.parametrize("name", GAMES.names())
@in_loop
async def test_what_was_dealt_to_others_changes_no_byte(
    name: str, viewers: tuple[Viewer, ...], record_property: Property
) -> None:
    """The two logs differ in their opening, and in every pick that is held after it."""
    salon = Salon()
    started = await start_table(salon, name)
    table = started.room.table
    opening = twin_opening(table.game, table.seed, viewers, random.Random(f"{name} {viewers}"))
    met = await compare(salon, started, viewers, opening=opening, state=None)
    record_property(f"two worlds of {name} from the deal on, for {viewers}", dict(met))
    await salon.hall.close()


@in_loop
async def test_sockets_at_two_processes_get_the_same_bytes() -> None:
    """On PostgreSQL and NATS, for the gate; the long run has all games and viewers."""
    SERVICES.start()
    name, salon, viewers = "sushi-go", Salon(), VIEWERS[1]
    started = await start_table(salon, name)
    table = started.room.table
    opening = twin_opening(table.game, table.seed, viewers, random.Random(name))
    met = await compare_apart(salon, started, viewers, opening=opening, state=None)
    assert met["messages"] > 0
    assert met["HTTP answers"] > 0
    await salon.hall.close()


@pytest.mark.parametrize("viewer", [Seat(0), Seat(3), None])
@pytest.mark.parametrize("name", GAMES.names())
@in_loop
async def test_what_is_hidden_in_mid_game_changes_no_byte(
    name: str, viewer: Viewer, record_property: Property
) -> None:
    """The logs are the same; the second server's table is put into an imagined state."""
    salon = Salon()
    rng = random.Random(f"{name} {viewer}")
    started = await start_table(salon, name)
    room = started.room
    for _ in range(rng.randrange(15, 30)):
        seat = rng.choice(room.table.to_act())
        command = rng.choice(room.table.game.legal(room.table.state, seat))
        await salon.granted(
            room,
            "Play",
            seat,
            decision=room.table.game.decision(room.table.state),
            command=room.table.game.write(command),
        )
    game = room.table.game
    view = msgspec.json.decode(
        encode(game.view(room.table.state, viewer)), type=game.rules.view_form
    )
    world = game.rules.imagine(view, rng)
    met = await compare(salon, started, (viewer,), opening=None, state=world)
    record_property(f"two worlds of {name} in mid-game, for {viewer}", dict(met))
    await salon.hall.close()
