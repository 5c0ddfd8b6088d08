"""All that a store keeps comes into another one as it was."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import apsw
import pytest
from msgspec.structs import replace

from host.helpers import Salon, in_loop, looks
from services import Postgres, postgres
from sushiya.cli.app import run
from sushiya.host.circle import Circle, found
from sushiya.host.circles import Circles
from sushiya.host.house_time import HouseTime
from sushiya.host.people import hashed
from sushiya.host.sheets import SheetBounds, Sheets
from sushiya.store.copying import AT_ONCE, copy_all
from sushiya.store.data_file import data_file
from sushiya.store.memory import MemoryStore
from sushiya.store.postgres import PostgresStore
from sushiya.store.protocol import Answer, Append, Repeated, Store, StoreError
from sushiya.store.sheets import KeptSheet
from sushiya.store.sqlite import SqliteStore

TABLES = AT_ONCE + 2
PLAYER, CIRCLE = hashed("anna"), hashed("circle")


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
    circle = found("The family", PLAYER, "Anna", "salmon")
    assert isinstance(circle, Circle)
    assert await Circles(store).found(CIRCLE, circle) is None
    await HouseTime(store).save()
    sheets = Sheets(store, SheetBounds(sheets=2, kb=9, parts=2, part_kb=9))
    await sheets.open("sheet", PLAYER, "long")
    for version, (part, text) in enumerate((("one", "1"), ("two\0", "2"), ("one", "é")), 1):
        assert await sheets.write("sheet", part, version // 3, text) == 1 + version // 3
    await sheets.open("empty", PLAYER, "short")
    return salon


async def everything(store: Store) -> list[object]:
    contents = await store.contents()
    found: list[object] = [contents, await store.counts(), await store.listed(99)]
    found += [await store.due(1e12, 99)]
    for table in contents.tables:
        summary, annals = await store.summary(table), await store.annals(table)
        found += [await store.read(table), summary, annals]
        found += [await store.find_code(summary.code)] if summary else []
        for player in annals.sitters:
            found += [
                await store.of_player(player, 99),
                await store.ever_of_player(player, 99),
                await store.finished_of_player(player, 0, 99),
            ]
    found += [await store.get_document(*one) for one in contents.documents]
    found += [await store.kept_sheet(sheet) for sheet in contents.sheets]
    return found


def rows_of(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """Give all that a file holds, by the tables inside it."""
    connection = apsw.Connection(str(file), flags=apsw.SQLITE_OPEN_READONLY)
    names: Any = connection.execute(
        "SELECT name FROM sqlite_schema WHERE type = 'table'"
    ).fetchall()
    rows = {
        name: sorted(connection.execute(f"SELECT * FROM {name}"), key=repr)  # noqa: S608 - our own names
        for (name,) in names
    }
    connection.close()
    return rows


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
async def test_a_circle_and_a_sheet_go_on_where_they_were_copied_to() -> None:
    source, to = MemoryStore(), MemoryStore()
    await filled(source)
    await copied(source, to)
    circle = await Circles(to).change(CIRCLE, lambda one: replace(one, title="Friends"))
    assert isinstance(circle, Circle)
    assert [one.name for one in circle.members] == ["Anna"]
    assert await Circles(to).forget(PLAYER) == 1
    sheets = Sheets(to, SheetBounds(sheets=2, kb=9, parts=2, part_kb=9))
    assert await sheets.write("sheet", "one", 2, "3") == 3


@in_loop
async def test_what_is_another_one_there_is_said() -> None:
    source, to = MemoryStore(), MemoryStore()
    await filled(source)
    table = (await source.contents()).tables[3]
    await to.append(Append(table, 0, (b"another",), 1.0))
    with pytest.raises(StoreError, match=f"table {table} is another one there"):
        await copied(source, to)

    class Forgetful(MemoryStore):
        async def keep_sheet(self, kept: KeptSheet) -> None:
            await super().keep_sheet(replace(kept, parts=kept.parts[1:]))

    with pytest.raises(StoreError, match=r"sheet .* is another one there"):
        await copied(source, Forgetful())


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
    rows = [rows_of(data_file(Path(folder))) for folder in folders]
    assert all(rows[0].values())  # Whatever a store learns to keep must be in this test, too.
    assert rows[0] == rows[1]
    # Seven games run, and for each it is kept whose turn it is.
    assert f"{TABLES} tables, 12 documents, 5 shared sheets\n" * 2 == capsys.readouterr().out
    assert run(["copy", str(tmp_path / "nowhere"), database]) == 2
    assert "there are no tables in" in capsys.readouterr().err
