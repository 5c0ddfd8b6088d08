"""Random requests of random seats: nothing raises, and every promise holds at every table."""

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from host.helpers import Device, Salon, in_loop, legal, looks, newcomer, nonce_of
from sushiya.core.ids import Decision, Seat, Viewer
from sushiya.core.record import Record, verify
from sushiya.core.trust import share
from sushiya.games import GAMES
from sushiya.host import log, requests, shown
from sushiya.host.hall import Hall
from sushiya.host.journal import follow
from sushiya.host.judge import scoped
from sushiya.host.lines import lines_of
from sushiya.host.people import COLOURS
from sushiya.host.room import Room
from sushiya.host.settings import Settings

WALKS = 8
STEPS = 220


class Walk:
    """One table and a crowd that asks anything of it."""

    def __init__(self, game: str, seed: int) -> None:
        self.rng = random.Random(f"{game} {seed}")
        self.salon = Salon()
        self.game = game
        self.devices: list[Device] = []
        self.asked: list[requests.Request] = []

    async def begin(self) -> None:
        self.room, _ = await self.salon.make(self.game, bots=self.rng.randrange(2))
        self.devices.append(await self.salon.look(self.room, 0))

    def request(self) -> requests.Request:
        rng, table = self.rng, self.room.table
        owned = [seat for seat, place in enumerate(table.places) if place.owner is not None]
        asker = rng.choice(owned) if owned and rng.random() < 0.9 else rng.randrange(16)
        place = rng.randrange(len(table.places) + (rng.random() < 0.1))
        settings = Settings(
            locked=rng.random() < 0.1,
            watchers=rng.choice(("off", "link", "open")),
            open_bots=rng.random() < 0.6,
            hints=rng.random() < 0.5,
            clock=rng.choice((None, 10, 60)),
        )
        fields: dict[type[requests.Request], Callable[[], dict[str, Any]]] = {
            requests.ChooseOptions: lambda: {"options": {"players": rng.randrange(1, 7)}},
            requests.ChangeSettings: lambda: {"settings": settings},
            requests.SeatBot: lambda: {"place": place, "level": rng.choice(("cook", "random"))},
            requests.Remove: lambda: {"place": place},
            requests.GiveRole: lambda: {"place": place},
            requests.MoveTo: lambda: {"place": place},
            requests.Rename: lambda: {
                "name": rng.choice(("Aiko", "Ben", "Chloé", "\u202e")),
                "colour": rng.choice(COLOURS),
            },
            requests.Commit: lambda: {
                "commitment": share(table.id, table.seal, nonce_of(rng.choice((asker, 0))))
            },
            requests.Reveal: lambda: {"nonce": nonce_of(rng.choice((asker, asker, 0)))},
            requests.Start: lambda: {"fill": rng.choice((None, "cook", "random", "nobody"))},
            requests.Play: lambda: self.play(asker),
            requests.Ask: lambda: {"command": self.play(asker)["command"]},
            requests.Hint: lambda: {"decision": self.play(asker)["decision"]},
            requests.LetBotPlay: lambda: {"place": place},
            requests.React: lambda: {"reaction": "wow"},
        }
        kinds: list[type[requests.Request]] = [*requests.REQUESTS]
        weights = [self.weight(kind) for kind in kinds]
        (kind,) = rng.choices(kinds, weights)
        made = fields.get(kind, dict)()
        return kind(id=f"r{len(self.asked)}", seat=Seat(asker), **made)

    def weight(self, kind: type[requests.Request]) -> float:
        if kind in {requests.Close, requests.Leave}:
            return 0.1
        if kind is requests.Reveal and self.room.table.deal:
            return 10
        if kind is requests.Rematch and self.room.table.phase == "over":
            return 40
        if kind in {requests.Play, requests.TakeBack} and self.room.table.phase == "running":
            return 40 if kind is requests.Play else 8
        return 1

    def play(self, seat: int) -> dict[str, Any]:
        table = self.room.table
        if table.phase != "running" or seat >= len(table.places) or self.rng.random() < 0.05:
            return {"decision": Decision(self.rng.randrange(3)), "command": "egg"}
        choices = legal(self.room, seat) or ["egg"]
        return {
            "decision": table.game.decision(table.state),
            "command": self.rng.choice(choices),
        }

    async def step(self) -> None:
        rng, salon = self.rng, self.salon
        woken = await salon.hall.room(self.room.table.id, salon.now)
        assert woken is not None
        room = self.room = woken
        chance = rng.random()
        if chance < 0.06:
            await salon.hall.sit_down(room.table.id, newcomer(rng.randrange(1, 8)), None, salon.now)
        elif chance < 0.14:
            owned = [s for s, place in enumerate(room.table.places) if place.owner is not None]
            seats = rng.sample(owned, min(len(owned), rng.randrange(3)))
            self.devices.append(await salon.look(room, *sorted(seats)))
        elif chance < 0.18 and self.devices:
            room.detach(self.devices.pop(rng.randrange(len(self.devices))), salon.now)
        elif chance < 0.24:
            await salon.wait(rng.choice((1, 3, 15, 70)), *self.devices[::2])
        elif chance < 0.28 and self.asked:
            await self.resend()
        else:
            request = self.request()
            self.asked.append(request)
            await salon.hall.ask(room, request, salon.now)
        await salon.settle()

    async def resend(self) -> None:
        """Ask again what was granted: it is granted, and does not happen again."""
        request = self.rng.choice(self.asked)
        if scoped(self.room.table, request) in self.room.table.answered:
            answer = await self.salon.hall.ask(self.room, request, self.salon.now)
            if isinstance(request, requests.Hint):
                # It is given again while the decision is open, and no other is.
                assert isinstance(answer, shown.Hinted | shown.Refused)
            else:
                assert answer == shown.Done(id=request.id)
            entries = await self.salon.store.read(self.room.table.id)
            ids = [log.read_happening(entry.body).id for entry in entries]
            assert ids.count(scoped(self.room.table, request)) == 1


def check_updates(device: Device) -> None:
    """Numbers grow by one for each entry that is shown, and lines tell each of them."""
    last: dict[Any, int] = {}
    for message in map(msgspec.json.decode, device.inbox):
        if message["type"] == "table":  # The device may have other seats from now on.
            last = {
                viewer: last[viewer] for viewer in last if viewer in (message["yours"] or [None])
            }
        if message["type"] == "update":
            viewer, number = message["seat"], message["number"]
            if viewer in last:
                told = sorted({line["number"] for line in message["lines"]})
                assert told == list(range(last[viewer] + 1, number + 1))
            last[viewer] = number


async def check_log(salon: Salon, room: Room) -> None:
    """The log leads to the same table, and counts for each viewer what it tells them."""
    told: dict[Viewer, list[int]] = {None: [], **{Seat(seat): [] for seat in range(8)}}

    def look(table: Any, happening: Any, at: float) -> None:
        for viewer in told:
            if viewer is None or viewer < len(table.places):
                lines = lines_of(table, happening, viewer, at)
                told[viewer] += sorted({line.number for line in lines})

    entries = await salon.store.read(room.table.id)
    replayed = await follow(GAMES, room.table.id, entries, look)
    assert replayed == room.table
    assert told[None] == list(range(2, room.table.number(None) + 1))
    restored = await Hall(salon.house).room(room.table.id, salon.now)
    assert restored is not None
    assert looks(restored) == looks(room)
    await restored.close()


@pytest.mark.parametrize("game", GAMES.names())
@pytest.mark.parametrize("seed", range(WALKS))
@in_loop
async def test_whatever_is_asked_every_promise_holds(game: str, seed: int) -> None:
    walk = Walk(game, seed)
    await walk.begin()
    for _ in range(STEPS):
        await walk.step()
        if walk.room.table.rematch:
            break
    for device in walk.devices:
        assert device.inbox
        check_updates(device)
    await check_log(walk.salon, walk.room)
    if walk.room.table.phase == "running":
        host = walk.room.table.host
        await walk.salon.ask(walk.room, "Close", host)
    record = await walk.salon.record(walk.room.table.id)
    if isinstance(record, Record):
        assert verify(GAMES.find(game), record) is None
        assert msgspec.json.encode(record)
    await walk.salon.hall.close()
