"""All tables of a store come into another one as they were."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from host.helpers import Salon, in_loop, looks
from services import Postgres, postgres
from sushiya.cli.app import run
from sushiya.store.copying import AT_ONCE, copy_all
from sushiya.store.data_file import data_file
from sushiya.store.memory import MemoryStore
from sushiya.store.postgres import PostgresStore
from sushiya.store.protocol import Answer, Append, Repeated, Store
from sushiya.store.sqlite import SqliteStore

TABLES = AT_ONCE + 2


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    with postgres() as one:
        yield one


async def filled(store: Store) -> Salon:
    """Play some games, leave one of them, and finish one."""
    salon = Salon(store=store)
    for number in range(TABLES):
        room, _ = await salon.start(people=2)
        await salon.play(room, 0)
        if number % 3 == 0:
            await salon.granted(room, "Leave", 1)
        if number % 4 == 0:
            await salon.granted(room, "Close")
    await store.put_document("record", "a", b"{}")
    await salon.hall.close()
    return salon


async def everything(store: Store) -> list[object]:
    contents = await store.contents()
    found: list[object] = [contents, await store.counts(), await store.listed(99)]
    for table in contents.tables:
        found += [await store.read(table), await store.summary(table), await store.annals(table)]
    found += [await store.get_document(*one) for one in contents.documents]
    return found


async def copied(source: Store, to: Store) -> list[int]:
    return [done async for done in copy_all(source, to)]


@in_loop
async def test_a_copy_is_the_same_and_a_second_one_changes_nothing() -> None:
    source, to = MemoryStore(), MemoryStore()
    salon = await filled(source)
    assert await copied(source, to) == [AT_ONCE, TABLES]
    assert await everything(to) == await everything(source)
    await copied(source, to)
    assert await everything(to) == await everything(source)
    table = (await source.contents()).tables[0]
    rooms = [await Salon(store=one).hall.room(table, salon.now) for one in (source, to)]
    assert rooms[0] is not None
    assert rooms[1] is not None
    assert looks(rooms[0]) == looks(rooms[1])
    command, version = (await source.annals(table)).commands[0]
    again = Append(table, 0, (b"no",), 1.0, command)
    assert await to.append(again) == Repeated(version)


@in_loop
async def test_a_copy_that_was_interrupted_goes_on() -> None:
    class Breaking(MemoryStore):
        left = 25

        async def append(self, request: Append) -> Answer:
            self.left -= 1
            if self.left == 0:
                raise KeyError("interrupted")
            return await super().append(request)

    source, to = MemoryStore(), Breaking()
    await filled(source)
    with pytest.raises(KeyError):
        await copied(source, to)
    assert await everything(to) != await everything(source)
    await copied(source, to)
    assert await everything(to) == await everything(source)


def test_from_a_file_to_postgresql_and_back(
    server: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folders = [str(tmp_path / name) for name in ("here", "there")]
    database = server.create()

    async def fill() -> list[object]:
        store = SqliteStore(data_file(Path(folders[0])))
        await filled(store)
        found = await everything(store)
        await store.close()
        return found

    async def look(store: Store) -> list[object]:
        found = await everything(store)
        await store.close()
        return found

    async def in_database() -> list[object]:
        return await look(await PostgresStore.open(database))

    async def in_file() -> list[object]:
        return await look(SqliteStore(data_file(Path(folders[1]))))

    before = asyncio.run(fill())
    assert run(["copy", folders[0], database]) == 0
    assert asyncio.run(in_database()) == before
    assert run(["copy", database, folders[1]]) == 0
    assert asyncio.run(in_file()) == before
    assert f"{TABLES} tables\n" * 2 == capsys.readouterr().out
    assert run(["copy", str(tmp_path / "nowhere"), database]) == 2
    assert "there are no tables in" in capsys.readouterr().err
