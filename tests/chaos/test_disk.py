"""Whatever the disk does in mid-game: a clear refusal, nothing half there, play goes on."""

import asyncio
import random
import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import apsw
import pytest

from host.helpers import Device, Salon, newcomer
from store.disk import Disk
from sushiya.core.record import Record, verify
from sushiya.core.refusal import Refusal
from sushiya.games import GAMES
from sushiya.host import log, requests, shown
from sushiya.host.journal import follow
from sushiya.host.judge import scoped
from sushiya.host.making import Wish, make_table
from sushiya.host.people import Seated
from sushiya.host.room import Room
from sushiya.host.settings import Settings
from sushiya.store import connections
from sushiya.store.sqlite import SqliteStore

PLANS = (("sushi-go", 3), ("wasabi", 3), ("sushi-express", 4))
PERSONS = 2
BAD_WEATHER = 0.06
LONGEST_WEATHER = 8
LOOK_EVERY = 20
"""Refusals between two looks at what a process that died now would leave behind."""


@dataclass(frozen=True)
class Fault:
    error: type[apsw.Error]
    share: float
    """How many of the disk's steps fail in bad weather."""
    tears: bool = False


FAULTS = {
    "error": Fault(apsw.IOError, 0.3),
    "torn": Fault(apsw.IOError, 0.3, tears=True),
    "full": Fault(apsw.FullError, 1.0),
}


@dataclass(eq=False)
class Party:
    """A table with two persons, bots and a watcher, and what was granted to the persons."""

    room: Room
    devices: tuple[Device, ...]
    granted: list[str] = field(default_factory=list)
    refused: requests.Request | None = None
    """What could not be saved; it will be sent again as it is."""

    def shown(self) -> list[int]:
        """How many messages each device has got."""
        return [len(device.inbox) for device in self.devices]

    async def settle(self) -> None:
        """Wait until no bot thinks and nothing is being written."""
        while self.room.bots.tasks:
            await asyncio.wait(list(self.room.bots.tasks.values()))

    def next_request(self, rng: random.Random) -> requests.Request | None:
        table = self.room.table
        asked = [seat for seat in table.to_act() if table.places[seat].person is not None]
        if self.refused is not None or not asked:
            return self.refused
        seat = rng.choice(asked)
        command = rng.choice(table.game.legal(table.state, seat))
        return requests.Play(
            id=f"play-{len(self.granted)}",
            seat=seat,
            decision=table.game.decision(table.state),
            command=table.game.write(command),
        )


class Weather:
    """Decides when the disk fails, for how many requests, and how often meanwhile."""

    def __init__(self, disk: Disk, rng: random.Random, fault: Fault) -> None:
        self.left = 0
        self._disk = disk
        self._rng = rng
        self._share = fault.share
        disk.error, disk.tears = fault.error, fault.tears

    def change(self) -> bool:
        """Let a moment pass; tells whether the weather has just become bad."""
        if self.left:
            self.left -= 1
            if not self.left:
                self._disk.mend()
        elif self._rng.random() < BAD_WEATHER:
            self.left = self._rng.randint(1, LONGEST_WEATHER)
            steps = random.Random(self._rng.random())  # The store asks in a thread of its own.
            self._disk.fails = lambda _: steps.random() < self._share
            return True
        return False


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    monkeypatch.setattr(connections, "CHECKPOINT_PAGES", 30)
    disk = Disk()
    yield disk
    disk.unregister()


async def open_party(salon: Salon, game: str, players: int) -> Party:
    room, _ = await salon.make(
        game,
        bots=players - PERSONS,
        settings=Settings(watchers="link"),
        players=players,
    )
    for number in range(1, PERSONS):
        await salon.join(room, number)
    persons = [seat for seat, place in enumerate(room.table.places) if place.person is not None]
    devices = [await salon.look(room, seat) for seat in persons] + [await salon.look(room)]
    await salon.commit(room, *persons)
    await salon.granted(room, "Start")
    await salon.reveal(room, *persons)
    return Party(room, tuple(devices))


async def ask(salon: Salon, party: Party, request: requests.Request, *, is_bad: bool) -> str:
    """Send a request; if it cannot be saved, nobody has noticed anything."""
    await party.settle()
    before, inboxes = party.room.table, party.shown()
    answer = await salon.hall.ask(party.room, request, salon.now)
    if isinstance(answer, shown.Done):
        party.granted.append(scoped(party.room.table, request))
        party.refused = None
        return "granted"
    assert isinstance(answer, shown.Refused)
    assert answer.refusal.code == "cannot-save"
    assert is_bad
    assert party.room.table is before
    assert party.shown() == inboxes
    party.refused = request
    return "refused"


async def try_to_open(salon: Salon) -> str:
    """Ask for a table; it is there as a whole or not at all."""
    before = await salon.store.counts()
    answer = await make_table(salon.hall.house, newcomer(5), Wish(game="sushi-go"), salon.now)
    after = await salon.store.counts()
    assert after["waiting"] == before["waiting"] + isinstance(answer, Seated)
    if isinstance(answer, Refusal):
        assert answer.code == "cannot-save"
        return "tables refused"
    return "tables opened"


def copy_files(file: Path, folder: Path) -> Path:
    folder.mkdir()
    for path in (file, file.with_name(f"{file.name}-wal")):
        shutil.copy(path, folder)
    return folder / file.name


async def check_dead(file: Path, copy: Path, parties: list[Party]) -> int:
    """Look at the disk as another process would find it if this one died now.

    All that was granted is there. One refused request may have been kept, whole, and is then
    granted when it is sent again, once.
    """
    kept = 0
    store = SqliteStore(copy_files(file, copy))
    salon = Salon(store)
    for party in parties:
        known = party.room.table.version
        bodies = [entry.body for entry in await store.read(party.room.table.id)]
        assert len(bodies) in {known, known + 1}
        assert ids_of(bodies[:known]) == party.granted
        if party.refused is not None:
            room = await salon.hall.room(party.room.table.id, salon.now)
            assert room is not None
            answer = await salon.hall.ask(room, party.refused, salon.now)
            name = scoped(room.table, party.refused)
            is_kept = name in ids_of(bodies)
            assert isinstance(answer, shown.Done)
            found = [entry.body for entry in await store.read(party.room.table.id)]
            assert Counter(ids_of(found))[name] == 1
            kept += is_kept
    await salon.hall.close()
    await store.close()
    return kept


def ids_of(bodies: list[bytes]) -> list[str]:
    happenings = [log.read_happening(body) for body in bodies]
    return [one.id for one in happenings if isinstance(one, log.Played) and one.id]


async def check_kept(file: Path, parties: list[Party]) -> None:
    """Opened again, the file holds just what was granted and shown."""
    store = SqliteStore(file)
    for party in parties:
        table = party.room.table
        entries = await store.read(table.id)
        assert await follow(GAMES, table.id, entries) == table
        assert ids_of([entry.body for entry in entries]) == party.granted
    await store.close()
    look = apsw.Connection(str(file))
    assert look.pragma("integrity_check") == "ok"
    look.close()


def check_shown(device: Device) -> None:
    """Every number once, over good weather and bad."""
    viewer: Any = device.seats[0] if device.seats else None
    updates = [one for one in device.messages("update") if one["seat"] == viewer]
    numbers = [line["number"] for update in updates for line in update["lines"]]
    assert list(dict.fromkeys(numbers)) == list(range(2, updates[-1]["number"] + 1))


async def play(folder: Path, disk: Disk, weather: Weather, rng: random.Random) -> Counter[str]:
    """Play all games to their ends while the disk fails now and then; gives what was met."""
    met: Counter[str] = Counter()
    file = folder / "tables.sqlite3"
    store = SqliteStore(file, vfs=disk.name)
    salon = Salon(store)
    parties = [await open_party(salon, *plan) for plan in PLANS]
    while running := [party for party in parties if party.room.table.phase == "running"]:
        party = rng.choice(running)
        await party.settle()
        request = party.next_request(rng)
        if weather.change():
            met["bad weather"] += 1
            met[await try_to_open(salon)] += 1
        if request is not None:
            met[await ask(salon, party, request, is_bad=weather.left > 0)] += 1
        if party.refused is not None and met["refused"] >= LOOK_EVERY * met["looks after death"]:
            for one in parties:
                await one.settle()
            copy = folder / f"copy-{met['looks after death']}"
            met["refused and yet kept"] += await check_dead(file, copy, parties)
            met["looks after death"] += 1
        await salon.wait(1, *(device for one in parties for device in one.devices))
    disk.mend()
    for party in parties:
        await party.settle()
        record = await salon.record(party.room.table.id)
        assert isinstance(record, Record)
        assert verify(GAMES.find(record.game), record) is None
        for device in party.devices:
            check_shown(device)
    await salon.hall.close()
    await store.close()
    await check_kept(file, parties)
    return met


@pytest.mark.parametrize("fault", FAULTS)
def test_games_on_a_failing_disk(
    fault: str, tmp_path: Path, disk: Disk, record_property: Callable[[str, object], None]
) -> None:
    rng = random.Random(fault)
    met = asyncio.run(play(tmp_path, disk, Weather(disk, rng, FAULTS[fault]), rng))
    record_property(f"a failing disk, {fault}", dict(met))
    assert met["refused"] > LOOK_EVERY
    assert met["tables refused"] > 0
    assert met["looks after death"] > 0
