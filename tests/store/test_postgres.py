"""The PostgreSQL store keeps what every store promises, also when the server comes and goes."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator

import asyncpg
import pytest

from services import Postgres, postgres
from sushiya.conformance.stores import CHECKS, WAITING, opened
from sushiya.store import postgres_database as module
from sushiya.store.address import open_alone
from sushiya.store.postgres import PostgresStore
from sushiya.store.postgres_database import public_name
from sushiya.store.postgres_schema import MIGRATIONS
from sushiya.store.protocol import (
    Answer,
    Append,
    Appended,
    InUse,
    NewerFile,
    Repeated,
    Stale,
    StoreError,
)


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    with postgres() as one:
        yield one


@pytest.mark.parametrize("check", CHECKS)
def test_conformance(check: str, server: Postgres) -> None:
    url = server.create()

    async def place() -> PostgresStore:
        return await PostgresStore.open(url)

    asyncio.run(CHECKS[check](place))


def with_store(url: str, use: Callable[[PostgresStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await PostgresStore.open(url)
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_two_processes_share_a_database(server: Postgres) -> None:
    """Two stores on one database: each sees what the other wrote, and one of two writers wins."""
    url = server.create()

    async def run() -> None:
        stores = [await PostgresStore.open(url) for _ in range(2)]
        await stores[0].append(opened("a"))
        assert len(await stores[1].read("a")) == 1
        asked = [one.append(Append("a", 1, (b"x",), 2.0, f"c{n}")) for n, one in enumerate(stores)]
        answers = await asyncio.gather(*asked)
        assert sorted(answers, key=repr) == [Appended(2), Stale(2)]
        new = [one.append(Append("b", 0, (b"x",), 2.0, f"c{n}")) for n, one in enumerate(stores)]
        assert sorted(await asyncio.gather(*new), key=repr) == [Appended(1), Stale(1)]
        for one in stores:
            await one.close()

    asyncio.run(run())


def test_a_server_has_its_database_alone(server: Postgres) -> None:
    url = server.create()

    async def run() -> None:
        first = await open_alone(url)
        with pytest.raises(InUse, match="another Sushiya runs on postgresql://"):
            await open_alone(url)
        await first.close()
        await (await open_alone(url)).close()

    asyncio.run(run())


def test_opening_at_once_migrates_once(server: Postgres) -> None:
    url = server.create()

    async def run() -> None:
        stores = await asyncio.gather(*(PostgresStore.open(url, connections=1) for _ in range(6)))
        assert await stores[0].append(opened("a")) == Appended(1)
        await asyncio.gather(*(one.close() for one in stores))

    asyncio.run(run())


def test_a_newer_schema_is_refused(server: Postgres) -> None:
    url = server.create()

    async def run() -> None:
        later = (*MIGRATIONS, "CREATE TABLE more (x INTEGER)")
        await (await PostgresStore.open(url, migrations=later)).close()
        with pytest.raises(NewerFile, match="a later Sushiya"):
            await PostgresStore.open(url)

    asyncio.run(run())


def test_an_older_schema_is_brought_up_to_date(server: Postgres) -> None:
    url = server.create()

    async def run() -> None:
        store = await PostgresStore.open(url)
        await store.append(opened("a"))
        await store.close()
        later = (*MIGRATIONS, "ALTER TABLE tables ADD COLUMN more INTEGER")
        store = await PostgresStore.open(url, migrations=later)
        assert len(await store.read("a")) == 1
        await store.close()

    asyncio.run(run())


def test_a_database_of_others_is_left_alone(server: Postgres) -> None:
    url = server.create()

    async def run() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute("CREATE TABLE tables (legs INTEGER)")
        with pytest.raises(StoreError, match="tables of another program"):
            await PostgresStore.open(url)
        found = await connection.fetchval("SELECT to_regclass('sushiya_schema')")
        assert found is None
        await connection.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("url", "says"),
    [
        (
            "postgresql://sushiya:secret@127.0.0.1:1/none",
            "postgresql://sushiya@127.0.0.1:1/none cannot be opened",
        ),
        ("postgresql://127.0.0.1:1/none", "cannot be opened"),
    ],
)
def test_a_database_that_is_not_there_is_named_without_its_password(url: str, says: str) -> None:
    with pytest.raises(StoreError) as refused:
        asyncio.run(PostgresStore.open(url))
    assert says in str(refused.value)
    assert "secret" not in str(refused.value)
    assert public_name(url) in str(refused.value)


async def _cut(url: str) -> None:
    """End all other connections to this database, as a restart does."""
    connection = await asyncpg.connect(url)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await connection.close()


def test_a_cut_connection_is_made_anew(server: Postgres) -> None:
    url = server.create()

    async def use(store: PostgresStore) -> None:
        await store.append(opened("a"))
        await _cut(url)
        assert await store.append(Append("a", 1, (b"x",), 2.0, "c")) == Appended(2)
        await _cut(url)
        assert len(await store.read("a")) == 2

    with_store(url, use)


@pytest.mark.parametrize("command", ["c", None])
def test_an_append_whose_answer_was_lost_is_not_done_twice(
    server: Postgres, monkeypatch: pytest.MonkeyPatch, command: str | None
) -> None:
    """It was committed, the connection broke before the answer: the writer hears that it stands."""
    url = server.create()
    true = asyncpg.Connection.fetchrow
    lost: list[object] = []

    async def lose(connection: asyncpg.Connection, *arguments: object) -> object:
        row = await true(connection, *arguments)
        if not lost:
            lost.append(row)
            raise ConnectionResetError("cut")
        return row

    async def use(store: PostgresStore) -> None:
        await store.append(opened("a"))
        monkeypatch.setattr(asyncpg.Connection, "fetchrow", lose)
        request = Append("a", 1, (b"x", b"y"), 2.0, command, WAITING)
        assert await store.append(request) == Appended(3)
        assert len(lost) == 1
        assert [one.body for one in await store.read("a")] == [b"opened", b"x", b"y"]
        again = await store.append(request)
        assert again == (Stale(3) if command is None else Repeated(3))

    with_store(url, use)


def test_a_database_that_stays_away_is_an_error_in_the_end(
    server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.2)
    url = server.create()

    async def refuse(*_: object) -> None:
        raise ConnectionRefusedError("nobody there")

    async def use(store: PostgresStore) -> None:
        monkeypatch.setattr(asyncpg.Connection, "fetchrow", refuse)
        with pytest.raises(StoreError, match="cannot be written: nobody there"):
            await store.append(opened("a"))
        monkeypatch.undo()
        assert await store.append(opened("a")) == Appended(1)

    with_store(url, use)


def test_what_was_acknowledged_survives_an_immediate_stop() -> None:
    """The server is ended at once, as by a power cut, and started again."""
    with postgres(is_safe=True) as server:
        url = server.create()

        async def run() -> None:
            store = await PostgresStore.open(url)
            kept: list[str] = []
            enough = asyncio.Event()

            async def keep(request: Append) -> None:
                """Send it until it is acknowledged; after an error it may stand already."""
                stands = request.expected + 1
                expected: set[Answer] = {Appended(stands)}
                while True:
                    with contextlib.suppress(StoreError):
                        assert await store.append(request) in expected
                        return
                    expected.add(Repeated(stands))

            async def write(table: str) -> None:
                for version in range(100):
                    await keep(Append(table, version, (b"x",), 1.0, f"c{version}"))
                    kept.append(table)
                    if len(kept) == 200:
                        enough.set()

            async def stop() -> None:
                await enough.wait()
                await asyncio.to_thread(server.stop, "immediate")
                await asyncio.to_thread(server.start)

            tables = [f"t{number}" for number in range(6)]
            await asyncio.gather(stop(), *map(write, tables))
            for table in tables:
                assert len(await store.read(table)) == kept.count(table) == 100
            await store.close()

        asyncio.run(run())
