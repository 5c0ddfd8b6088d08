"""Opens the SQLite file: one process for writing, any number for reading."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import apsw

from sushiya.store.protocol import DiskFull, InUse, StoreError
from sushiya.store.schema import MIGRATIONS, version_of

BUSY_MS = 5_000
STATEMENTS_KEPT = 256
"""Prepared statements in the cache: batched appends need one for each number of rows."""
WAL_LIMIT_BYTES = 64 * 1024 * 1024


def connect(
    file: Path, *, vfs: str | None = None, migrations: Sequence[str] = MIGRATIONS
) -> apsw.Connection:
    """Open an existing file for writing; each commit is synced to disk."""
    connection = apsw.Connection(
        str(file), flags=apsw.SQLITE_OPEN_READWRITE, vfs=vfs, statementcachesize=STATEMENTS_KEPT
    )
    connection.set_busy_timeout(BUSY_MS)
    version_of(connection, migrations)  # before anything is changed in a file that is not ours
    if connection.pragma("journal_mode", "wal") != "wal":
        raise StoreError(f"{file} needs a disk of this machine; choose another folder")
    connection.pragma("synchronous", "full")
    connection.pragma("foreign_keys", True)
    # Erased data must not remain in the file's unused bytes either.
    connection.pragma("secure_delete", True)
    connection.pragma("journal_size_limit", WAL_LIMIT_BYTES)
    # The writer checkpoints after it has answered, where a failure hurts no append.
    connection.wal_autocheckpoint(0)
    return connection


def connect_to_read(file: Path, *, vfs: str | None = None) -> apsw.Connection:
    connection = apsw.Connection(str(file), flags=apsw.SQLITE_OPEN_READONLY, vfs=vfs)
    connection.set_busy_timeout(BUSY_MS)
    return connection


def hold(file: Path) -> apsw.Connection:
    """Lock this file until the connection is closed or the process ends; refuse if it is locked."""
    connection = apsw.Connection(str(file), flags=apsw.SQLITE_OPEN_READWRITE)
    try:
        connection.pragma("journal_mode", "off")  # nothing is ever written to it
        connection.execute("BEGIN EXCLUSIVE")
    except apsw.BusyError as error:
        connection.close()
        raise InUse(
            f"another Sushiya runs on {file.with_suffix('')}; stop it, or choose another folder"
        ) from error
    return connection


@contextmanager
def explained(file: Path, task: str) -> Iterator[None]:
    """Turn errors of SQLite and of the operating system into a StoreError."""
    try:
        yield
    except (apsw.Error, OSError) as error:
        raise explain(file, task, error) from error


def explain(file: Path, task: str, error: Exception, more: str = "") -> StoreError:
    """Return a StoreError that says what could not be done with the file, and why."""
    if isinstance(error, apsw.FullError):
        return DiskFull(f"{file} cannot be {task}: the disk is full{more}")
    return StoreError(f"{file} cannot be {task}: {error}{more}")
