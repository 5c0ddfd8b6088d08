"""A backup is whole, of one moment, and never in anybody's way."""

import asyncio
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import apsw
import pytest

from sushiya.cli.app import run
from sushiya.conformance.stores import opened
from sushiya.store.protocol import Append, StoreError
from sushiya.store.schema import APPLICATION_ID
from sushiya.store.sqlite import SqliteStore


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "tables.sqlite3"


def fill(file: Path, tables: int) -> None:
    async def append() -> None:
        store = SqliteStore(file)
        for number in range(tables):
            await store.append(opened(f"t{number}"))
        await store.close()

    asyncio.run(append())


def lengths(file: Path) -> dict[str, int]:
    """Open a store and give the length of each log, having counted its entries."""
    look = apsw.Connection(str(file))
    assert look.pragma("integrity_check") == "ok"
    rows = look.execute(
        """
        SELECT id, length, (SELECT count(*) FROM entries e WHERE e.number = t.number) FROM tables t
        """
    ).fetchall()
    look.close()
    assert [row[1] for row in rows] == [row[2] for row in rows]
    return {str(row[0]): int(str(row[1])) for row in rows}


def test_a_backup_while_others_write(file: Path, tmp_path: Path) -> None:
    """Two tables are written in turn, so a copy of two moments would show one too far ahead.

    Copies are made until there was writing during one; a store that stops it fails by the limit.
    """
    made: list[tuple[Path, int, int]] = []

    async def play() -> None:
        store = SqliteStore(file)
        await store.put_document("record", "big", b"x" * 8_000_000)
        for table in ("a", "b"):
            await store.append(opened(table))
        done = asyncio.Event()
        seen = {"a": 1, "b": 1}

        async def write() -> None:
            while not done.is_set():
                for table, length in seen.items():
                    await store.append(Append(table, length, (b"x" * 500,), 1.0))
                    seen[table] += 1

        writing = asyncio.create_task(write())
        while len(made) < 3 or all(after - before < 3 for _, before, after in made):
            assert len(made) < 50
            before = seen["b"]
            copy = tmp_path / f"copy-{len(made)}.sqlite3"
            await store.backup(copy)
            made.append((copy, before, seen["a"]))
        done.set()
        await writing
        await store.close()

    asyncio.run(play())
    for copy, before, after in made:
        found = lengths(copy)
        assert found["a"] - found["b"] in {0, 1}
        assert before <= found["a"] <= after + 1


def test_a_backup_is_one_private_file_that_a_store_opens(file: Path, tmp_path: Path) -> None:
    fill(file, 3)
    target = tmp_path / "copies" / "copy.sqlite3"
    target.parent.mkdir()
    assert run(["backup", str(target), "--data", str(file.parent)]) == 0
    assert [path.name for path in target.parent.iterdir()] == [target.name]
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert lengths(target) == {"t0": 1, "t1": 1, "t2": 1}
    look = apsw.Connection(str(target))
    assert look.pragma("application_id") == APPLICATION_ID
    look.close()
    target.rename(target.with_name("tables.sqlite3"))
    fill(target.with_name("tables.sqlite3"), 4)
    assert len(lengths(target.with_name("tables.sqlite3"))) == 4


def test_the_command_works_beside_a_running_server(file: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.sqlite3"

    async def serve() -> str:
        store = SqliteStore(file)
        await store.append(opened("a"))
        line = [sys.executable, "-m", "sushiya", "backup", str(target), "--data", str(file.parent)]
        done = await asyncio.to_thread(
            subprocess.run, line, capture_output=True, text=True, check=True, timeout=60
        )
        await store.append(opened("b"))
        await store.close()
        return done.stdout

    said = asyncio.run(serve())
    assert said == f"{target}: 1 table, {target.stat().st_size:,} bytes\n"
    assert lengths(target) == {"a": 1}
    assert lengths(file) == {"a": 1, "b": 1}


def test_the_environment_names_the_folder(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(file, 2)
    monkeypatch.setenv("SUSHIYA_DATA", str(file.parent))
    assert run(["backup", str(tmp_path / "copy")]) == 0
    assert "2 tables" in capsys.readouterr().out


def test_a_file_is_replaced_only_by_force(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(file, 1)
    target = tmp_path / "copy"
    target.write_text("mine")
    line = ["backup", str(target), "--data", str(file.parent)]
    assert run(line) == 2
    assert "exists already; --force replaces it" in capsys.readouterr().err
    assert target.read_text() == "mine"
    assert run([*line, "--force"]) == 0
    assert lengths(target) == {"t0": 1}


@pytest.mark.parametrize(
    ("target", "sentence"),
    [
        ("data/tables.sqlite3", "is what is to be copied"),
        ("data", "is a folder"),
        ("nowhere/copy", "there is no folder"),
    ],
)
def test_a_target_that_cannot_be(
    target: str, sentence: str, file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(file, 1)
    line = ["backup", str(tmp_path / target), "--force", "--data", str(file.parent)]
    assert run(line) == 2
    assert sentence in capsys.readouterr().err
    assert lengths(file) == {"t0": 1}


def test_without_tables_there_is_nothing_to_copy(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["backup", str(tmp_path / "copy"), "--data", str(tmp_path / "none")]) == 2
    assert "there are no tables in" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_what_a_killed_server_left_can_be_copied(file: Path, tmp_path: Path) -> None:
    left = tmp_path / "left"
    left.mkdir()

    async def serve() -> None:
        store = SqliteStore(file)
        await store.append(opened("a"))
        for path in (file, file.with_name(f"{file.name}-wal")):
            shutil.copy(path, left)
        await store.close()

    asyncio.run(serve())
    assert run(["backup", str(tmp_path / "copy"), "--data", str(left)]) == 0
    assert lengths(tmp_path / "copy") == {"a": 1}


def test_a_file_that_is_not_ours_is_not_copied(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.parent.mkdir()
    other = apsw.Connection(str(file))
    other.execute("CREATE TABLE tables (id)")
    other.close()
    assert run(["backup", str(tmp_path / "copy"), "--data", str(file.parent)]) == 2
    assert "not made by Sushiya" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


def test_a_backup_that_fails_leaves_nothing(file: Path, tmp_path: Path) -> None:
    fill(file, 1)

    async def back_up() -> None:
        store = SqliteStore(file)
        try:
            await store.backup(tmp_path / "copies" / "copy")
        finally:
            await store.close()

    with pytest.raises(StoreError, match="there is no folder"):
        asyncio.run(back_up())
    (tmp_path / "copies" / "copy").mkdir(parents=True)
    with pytest.raises(StoreError, match="cannot be copied"):
        asyncio.run(back_up())
    assert [path.name for path in (tmp_path / "copies").iterdir()] == ["copy"]
