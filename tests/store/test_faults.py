"""Whatever the disk does: what was acknowledged stays, nothing is half there, play goes on."""

import asyncio
import random
import shutil
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import apsw
import pytest

from store.disk import Disk
from sushiya.conformance.stores import WAITING
from sushiya.store import connections
from sushiya.store.protocol import Append, Appended, Repeated, StoreError
from sushiya.store.sqlite import SqliteStore

TABLES = ("a", "b", "c")
ROUNDS = 5


@dataclass
class Played:
    """What a store has said of each table's appends."""

    kept: dict[str, list[bytes]] = field(default_factory=lambda: defaultdict(list))
    refused: dict[str, list[Append]] = field(default_factory=lambda: defaultdict(list))

    async def round(self, store: SqliteStore, number: int) -> None:
        """Append to all tables at once; an error must say why, and that nothing was kept."""
        requests = [self._request(table, number) for table in TABLES]
        answers = await asyncio.gather(*map(store.append, requests), return_exceptions=True)
        for request, answer in zip(requests, answers, strict=True):
            if isinstance(answer, StoreError):
                assert "nothing of this was kept" in str(answer)
                self.refused[request.table].append(request)
            else:
                self.kept[request.table].extend(request.bodies)
                assert answer == Appended(len(self.kept[request.table]))

    def _request(self, table: str, number: int) -> Append:
        bodies = tuple(f"{table}{number}.{part}".encode() * 150 for part in range(3))
        seen = len(self.kept[table])
        return Append(table, seen, bodies, 1.0, f"c{number}", WAITING)

    async def check_exactly(self, store: SqliteStore) -> None:
        for table in TABLES:
            assert await bodies_of(store, table) == self.kept[table]

    async def check_after_death(self, store: SqliteStore) -> None:
        """Past what was acknowledged there may be one append more, but whole."""
        for table in TABLES:
            kept = self.kept[table]
            found = await bodies_of(store, table)
            assert found[: len(kept)] == kept
            more = tuple(found[len(kept) :])
            assert more == () or more in {request.bodies for request in self.refused[table]}
            for request in self.refused[table]:
                answer = await store.append(request)
                assert isinstance(answer, Repeated) == (request.bodies == more)


async def bodies_of(store: SqliteStore, table: str) -> list[bytes]:
    return [entry.body for entry in await store.read(table)]


@pytest.fixture(scope="module")
def used(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a store in which something is already."""
    folder = tmp_path_factory.mktemp("used")

    async def fill() -> None:
        store = SqliteStore(folder / "tables.sqlite3")
        await store.put_document("record", "old", b"x" * 20_000)
        await store.close()

    asyncio.run(fill())
    return folder


@pytest.fixture(autouse=True)
def often_tidied(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "CHECKPOINT_PAGES", 30)


@pytest.fixture
def disk() -> Iterator[Disk]:
    disk = Disk()
    yield disk
    disk.unregister()


def fresh(used: Path, folder: Path) -> Path:
    return shutil.copytree(used, folder, dirs_exist_ok=True) / "tables.sqlite3"


def steps_of_a_game(used: Path, folder: Path, disk: Disk) -> range:
    """Count what the disk is asked for while a store is open and played in."""

    async def play() -> range:
        file = fresh(used, folder)
        file_size = file.stat().st_size
        store = SqliteStore(file, vfs=disk.name)
        first = disk.steps
        played = Played()
        for number in range(ROUNDS):
            await played.round(store, number)
        last = disk.steps
        assert not played.refused
        assert len(disk.files[str(file)].safe) > file_size  # it was tidied on the way
        await store.close()
        return range(1, last - first + 1)

    return asyncio.run(play())


async def check_sound(file: Path, disk: Disk, played: Played) -> None:
    store = SqliteStore(file, vfs=disk.name)
    await played.check_exactly(store)
    assert await store.get_document("record", "old") == b"x" * 20_000
    await store.close()
    look = apsw.Connection(str(file))
    assert look.pragma("integrity_check") == "ok"
    look.close()


@pytest.mark.parametrize("lasting", [1, 10_000], ids=["once", "until-mended"])
@pytest.mark.parametrize("error", [apsw.IOError, apsw.FullError], ids=["error", "full"])
def test_an_error_at_any_step(
    error: type[apsw.Error], lasting: int, used: Path, tmp_path: Path, disk: Disk
) -> None:
    async def play(bad: int) -> int:
        file = fresh(used, tmp_path / str(bad))
        store = SqliteStore(file, vfs=disk.name)
        disk.error = error
        disk.fails = range(disk.steps + bad, disk.steps + bad + lasting).__contains__
        played = Played()
        for number in range(ROUNDS):
            await played.round(store, number)
            await played.check_exactly(store)
        refused = sum(map(len, played.refused.values()))
        assert refused <= lasting * len(TABLES)
        disk.mend()
        for number in range(ROUNDS, ROUNDS + 2):
            await played.round(store, number)
        assert sum(map(len, played.refused.values())) == refused
        await store.close()
        await check_sound(file, disk, played)
        return refused

    steps = steps_of_a_game(used, tmp_path / "whole", disk)
    refused = [asyncio.run(play(bad)) for bad in steps]
    assert len(steps) > 100
    assert sum(map(bool, refused)) > len(steps) / 2


def test_a_full_disk_is_called_so(used: Path, tmp_path: Path, disk: Disk) -> None:
    async def play() -> None:
        store = SqliteStore(fresh(used, tmp_path / "full"), vfs=disk.name)
        disk.error, disk.fails = apsw.FullError, lambda _: True
        with pytest.raises(StoreError, match=r"tables\.sqlite3 .* the disk is full; nothing of"):
            await store.put_document("record", "a", b"x")
        assert await store.get_document("record", "old") == b"x" * 20_000
        disk.mend()
        await store.put_document("record", "a", b"x")
        assert await store.get_document("record", "a") == b"x"
        await store.close()

    asyncio.run(play())


def test_a_disk_that_cannot_be_read_on(used: Path, tmp_path: Path, disk: Disk) -> None:
    async def play(reads: int) -> bool:
        """Append when only so many more reads work; says whether that did."""
        store = SqliteStore(fresh(used, tmp_path / str(reads)), vfs=disk.name)
        disk.reads_left = reads
        played = Played()
        await played.round(store, 0)
        disk.reads_left = 0
        with pytest.raises(StoreError, match="cannot be read"):
            await store.get_document("record", "old")
        disk.mend()
        assert await store.get_document("record", "old") == b"x" * 20_000
        await played.round(store, 1)
        await played.check_exactly(store)
        await store.close()
        return not played.refused

    outcomes = [asyncio.run(play(reads)) for reads in range(20)]
    assert outcomes[0] is False
    assert outcomes[-1] is True
    assert outcomes.count(False) > 3


@pytest.mark.parametrize("seed", range(2))
def test_the_power_is_cut_at_any_step(seed: int, used: Path, tmp_path: Path, disk: Disk) -> None:
    """A write is torn, the machine stops, and what was never synced is lost, at random."""
    disk.tears = True

    async def play(last: int) -> int:
        file = fresh(used, tmp_path / f"before-{last}")
        disk.files.clear()
        store = SqliteStore(file, vfs=disk.name)
        start = disk.steps + last
        disk.fails = lambda step: step >= start
        played = Played()
        for number in range(ROUNDS):
            await played.round(store, number)
        after = tmp_path / f"after-{last}"
        after.mkdir()
        disk.cut_power(after, random.Random(f"{seed} {last}"))
        await store.close()
        disk.mend()
        found = SqliteStore(after / file.name, vfs=disk.name)
        await played.check_after_death(found)
        await found.close()
        return sum(map(len, played.kept.values()))

    kept = [asyncio.run(play(last)) for last in steps_of_a_game(used, tmp_path / "whole", disk)]
    assert kept[0] == 0
    assert max(kept) > 3 * len(TABLES)


def test_the_process_dies_at_any_step(used: Path, tmp_path: Path, disk: Disk) -> None:
    """The system keeps what was written, up to the half of the last write."""
    disk.tears = True

    async def play(last: int) -> None:
        file = fresh(used, tmp_path / f"before-{last}")
        store = SqliteStore(file, vfs=disk.name)
        start = disk.steps + last
        disk.fails = lambda step: step >= start
        played = Played()
        for number in range(ROUNDS):
            await played.round(store, number)
        after = tmp_path / f"after-{last}"
        after.mkdir()
        for path in (file, file.with_name(f"{file.name}-wal")):
            if path.exists():
                shutil.copy(path, after)
        await store.close()
        disk.mend()
        found = SqliteStore(after / file.name, vfs=disk.name)
        await played.check_after_death(found)
        await found.close()

    for last in steps_of_a_game(used, tmp_path / "whole", disk):
        asyncio.run(play(last))


def test_an_error_while_the_file_is_made(tmp_path: Path, disk: Disk) -> None:
    async def open_at(bad: int) -> bool:
        """Try to make a store whose disk fails at one step; then make it for good."""
        file = tmp_path / str(bad) / "tables.sqlite3"
        start = disk.steps + bad
        disk.fails = lambda step: step >= start
        try:
            await SqliteStore(file, vfs=disk.name).close()
            is_made = True
        except StoreError as error:
            assert "cannot be opened" in str(error)  # noqa: PT017 - it may also open
            is_made = False
        disk.mend()
        played = Played()
        store = SqliteStore(file, vfs=disk.name)
        await played.round(store, 0)
        assert not played.refused
        await played.check_exactly(store)
        await store.close()
        return is_made

    outcomes = [asyncio.run(open_at(bad)) for bad in range(1, 70)]
    assert outcomes.count(False) > 20
    assert outcomes[-1]
