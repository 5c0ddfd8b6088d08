"""The SQLite store keeps what every store promises, in a file that is its own."""

import asyncio
import stat
from collections.abc import Awaitable, Callable
from pathlib import Path

import apsw
import msgspec
import pytest

from sushiya.conformance.stores import CHECKS, OVER, WAITING, opened
from sushiya.store import batch_append, connections, ledger
from sushiya.store.data_file import data_file
from sushiya.store.protocol import Answer, Append, Appended, InUse, NewerFile, Stale, StoreError
from sushiya.store.schema import MIGRATIONS
from sushiya.store.sqlite import DELETED_AT_ONCE, SqliteStore


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "new" / "folder" / "tables.sqlite3"


@pytest.mark.parametrize("check", CHECKS)
def test_conformance(check: str, file: Path) -> None:
    async def place() -> SqliteStore:
        return SqliteStore(file)

    asyncio.run(CHECKS[check](place))


def with_store(file: Path, use: Callable[[SqliteStore], Awaitable[None]]) -> None:
    """Open the store, use it, and close it."""

    async def run() -> None:
        store = SqliteStore(file)
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(run())


async def append_one(store: SqliteStore) -> None:
    assert await store.append(opened("a")) == Appended(1)


def test_only_the_owner_may_read_it(file: Path) -> None:
    async def look(store: SqliteStore) -> None:
        await append_one(store)
        made = {path.name: stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()}
        assert set(made.values()) == {0o600}
        assert {"tables.sqlite3", "tables.sqlite3-wal"} <= set(made)

    with_store(file, look)
    for folder in (file.parent, file.parent.parent):
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_closing_leaves_everything_in_one_file(file: Path) -> None:
    with_store(file, append_one)
    assert {path.name for path in file.parent.iterdir()} == {
        "tables.sqlite3",
        "tables.sqlite3.lock",
    }


def test_where_the_file_lies(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("SUSHIYA_DATA", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_file().parts[-2:] == ("sushiya", "tables.sqlite3")
    monkeypatch.setenv("SUSHIYA_DATA", str(tmp_path / "here"))
    assert data_file() == tmp_path / "here" / "tables.sqlite3"
    assert data_file(tmp_path / "there") == tmp_path / "there" / "tables.sqlite3"


def test_a_second_store_on_the_same_file_is_refused(file: Path) -> None:
    async def open_again(store: SqliteStore) -> None:
        with pytest.raises(InUse, match=r"another Sushiya runs on .*tables\.sqlite3;"):
            SqliteStore(file)
        await append_one(store)

    with_store(file, open_again)
    with_store(file, lambda store: store.close())


def test_a_closed_store_says_so(file: Path) -> None:
    async def use(store: SqliteStore) -> None:
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.append(opened("a"))
        with pytest.raises(StoreError, match="closed"):
            await store.read("a")

    with_store(file, use)


def test_what_was_asked_before_closing_is_answered(file: Path) -> None:
    async def use(store: SqliteStore) -> None:
        asked = [asyncio.ensure_future(store.append(opened(f"t{n}"))) for n in range(50)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*asked) == [Appended(1)] * 50

    with_store(file, use)


EXTRA = "CREATE TABLE extra (note TEXT) STRICT; INSERT INTO extra SELECT id FROM tables;"


def test_an_old_file_is_brought_up_to_date_and_never_back(file: Path) -> None:
    with_store(file, append_one)

    async def use_newer() -> None:
        store = SqliteStore(file, migrations=(*MIGRATIONS, EXTRA))
        assert len(await store.read("a")) == 1
        await store.close()

    asyncio.run(use_newer())
    asyncio.run(use_newer())
    look = apsw.Connection(str(file))
    assert look.execute("SELECT note FROM extra").get == "a"
    look.close()
    before = file.read_bytes()
    newest = len(MIGRATIONS)
    said = rf"file version {newest + 1}, this one reads up to {newest}\); use that one"
    with pytest.raises(NewerFile, match=said):
        SqliteStore(file)
    assert file.read_bytes() == before


def test_an_old_file_tells_from_its_logs_who_sat_where(file: Path) -> None:
    async def write(store: SqliteStore) -> None:
        made = b'{"happening":"table-made","places":[{"person":{"player":"ada"}},{"bot":"cook"}]}'
        sat = b'{"happening":"person-seated","seat":1,"person":{"player":"ben","name":"Ben"}}'
        await store.append(Append("a", 0, (made, sat), 1.0))
        await store.append(Append("b", 0, (b"no JSON",), 1.0))

    with_store(file, write)
    old = apsw.Connection(str(file))
    for later in ("sitters", "parts", "sheets"):
        old.execute(f"DROP TABLE {later}")
    old.pragma("user_version", 1)
    old.close()

    async def look(store: SqliteStore) -> None:
        assert await store.ever_of_player("ada", 9) == ("a",)
        assert await store.ever_of_player("ben", 9) == ("a",)

    with_store(file, look)


def test_a_migration_that_fails_leaves_the_old_file(file: Path) -> None:
    with_store(file, append_one)
    with pytest.raises(StoreError, match="no such table: nowhere"):
        SqliteStore(file, migrations=(*MIGRATIONS, f"{EXTRA} DROP TABLE nowhere;"))

    async def look(store: SqliteStore) -> None:
        assert len(await store.read("a")) == 1

    with_store(file, look)


def test_a_file_that_is_not_ours_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    other = apsw.Connection(str(file))
    other.execute("CREATE TABLE tables (id)")
    other.close()
    before = file.read_bytes()
    with pytest.raises(StoreError, match="not made by Sushiya"):
        SqliteStore(file)
    assert file.read_bytes() == before
    file.write_text("a shopping list, longer than the header of a database: rice, vinegar, nori\n")
    with pytest.raises(StoreError, match="not a database"):
        SqliteStore(file)


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot be opened"):
        SqliteStore(tmp_path / "file" / "tables.sqlite3")


@pytest.mark.parametrize(
    "unfit",
    [
        msgspec.structs.replace(opened("a"), at=float("nan")),
        msgspec.structs.replace(opened("a"), bodies=("text",)),
        opened("\udcff"),
    ],
    ids=["no-time", "no-bytes", "no-text"],
)
def test_what_cannot_be_stored_hurts_nobody_else(unfit: Append, file: Path) -> None:
    async def use(store: SqliteStore) -> None:
        requests = [opened("b"), unfit, opened("c")]
        answers = await asyncio.gather(*map(store.append, requests), return_exceptions=True)
        assert answers[::2] == [Appended(1)] * 2
        assert isinstance(answers[1], StoreError | UnicodeError)
        assert (await store.counts())["entries"] == 2

    with_store(file, use)


@pytest.mark.parametrize(
    "unfit",
    [
        Append("b", 1, (b"",), float("nan")),
        Append("b", 1, ("text",), 1.0),  # type: ignore[arg-type]
        Append("b", 1, (b"",), 1.0, "\udcff"),
    ],
    ids=["no-time", "no-bytes", "no-text"],
)
def test_what_cannot_be_appended_hurts_nobody_else(unfit: Append, file: Path) -> None:
    async def use(store: SqliteStore) -> None:
        await asyncio.gather(*map(store.append, map(opened, "abc")))
        requests = [Append("a", 1, (b"x",), 1.0), unfit, Append("c", 1, (b"x", b"y"), 1.0)]
        answers = await asyncio.gather(*map(store.append, requests), return_exceptions=True)
        assert answers[::2] == [Appended(2), Appended(3)]
        assert isinstance(answers[1], StoreError | UnicodeError)
        assert (await store.counts())["entries"] == 6

    with_store(file, use)


def test_appends_to_many_tables_share_their_statements(file: Path) -> None:
    ran: list[str] = []

    def note(_: apsw.Cursor, statement: str, __: object) -> bool:
        ran.append(statement)
        return True

    async def use(store: SqliteStore) -> None:
        tables = [f"table-{number}" for number in range(batch_append.AT_ONCE)]
        await asyncio.gather(*(store.append(opened(table)) for table in tables))
        requests = [Append(table, 1, (b"x",), 1.0, "command") for table in tables]

        def append(connection: apsw.Connection) -> list[Answer]:
            connection.exec_trace = note
            answers = batch_append.append_all(connection, requests)
            connection.exec_trace = None
            return answers

        assert await store._write(append) == [Appended(2)] * len(tables)
        assert len(ran) == 4, ran

    with_store(file, use)


def test_a_group_with_an_error_of_the_file_is_undone_and_the_next_is_tried(file: Path) -> None:
    """Of a torn page SQLite says so without ending the transaction, as of an unknown column."""

    async def use(store: SqliteStore) -> None:
        def fail(connection: apsw.Connection) -> None:
            ledger.append(connection, opened("a"))
            connection.execute("SELECT nowhere FROM tables")

        with pytest.raises(StoreError, match="nothing of this was kept"):
            await store._write(fail)
        assert await store.read("a") == ()
        await append_one(store)

    with_store(file, use)


def test_the_write_ahead_log_is_moved_into_the_file(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "CHECKPOINT_PAGES", 20)
    log = file.with_name(f"{file.name}-wal")

    async def use(store: SqliteStore) -> None:
        for version in range(60):
            await store.append(Append("a", version, (b"x" * 10_000,), 1.0))
        moved, waiting = (path.stat().st_size for path in (file, log))
        assert moved > 500_000
        assert waiting < 200_000

    with_store(file, use)


def test_many_old_tables_are_forgotten_in_portions(file: Path) -> None:
    count = 2 * DELETED_AT_ONCE + 1

    async def use(store: SqliteStore) -> None:
        await asyncio.gather(*(store.append(opened(f"t{n}", OVER)) for n in range(count)))
        await store.append(opened("stays", WAITING))
        assert await store.delete_over(2.0) == count
        assert await store.counts() == {"waiting": 1, "running": 0, "over": 0, "entries": 1}

    with_store(file, use)
    look = apsw.Connection(str(file))
    for table in ("entries", "tables"):
        assert look.execute(f"SELECT count(*) FROM {table}").get == 1  # noqa: S608 - our own names
    look.close()


def test_lists_never_read_through_all_tables(file: Path) -> None:
    """Each question is answered from an index, whatever the number of tables."""
    plans: list[str] = []
    look: apsw.Connection

    def explain(_: apsw.Cursor, statement: str, bindings: object) -> bool:
        if statement.lstrip().startswith("SELECT"):
            twin = apsw.Connection(str(file))
            rows = twin.execute(f"EXPLAIN QUERY PLAN {statement}", bindings)  # type: ignore[arg-type]
            plans.extend(str(row[3]) for row in rows)
            twin.close()
        return True

    async def ask(store: SqliteStore) -> None:
        await append_one(store)
        nonlocal look
        look = store._reader._runner._connection  # type: ignore[attr-defined]
        look.exec_trace = explain
        await store.read("a")
        await store.summary("a")
        await store.find_code("KIWI")
        await store.listed(10)
        await store.of_player("p", 10)
        await store.due(1.0, 10)
        await store.get_document("record", "a")
        look.exec_trace = None

    with_store(file, ask)
    assert len(plans) >= 7
    assert [plan for plan in plans if plan.startswith("SCAN") and "USING INDEX" not in plan] == []
    assert [plan for plan in plans if "TEMP B-TREE" in plan] == []


def test_a_reader_sees_what_was_acknowledged(file: Path) -> None:
    async def play(store: SqliteStore, table: str) -> None:
        for version in range(30):
            assert await store.append(Append(table, version, (b"x",), 1.0)) == Appended(version + 1)
            assert len(await store.read(table)) == version + 1

    async def use(store: SqliteStore) -> None:
        await asyncio.gather(*(play(store, f"t{n}") for n in range(10)))
        assert await store.append(Append("t1", 1, (b"x",), 1.0)) == Stale(30)

    with_store(file, use)
