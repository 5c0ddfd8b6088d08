"""The two hands of an SQLite store: one writes in groups, one reads."""

import contextlib
import logging
from pathlib import Path

import apsw

from sushiya.store.connection import explain
from sushiya.store.protocol import StoreError
from sushiya.store.worker import Job

CHECKPOINT_PAGES = 1_000
_UNFIT = (apsw.ConstraintError, apsw.MismatchError, apsw.TooBigError)
"""What SQLite says of one request's content, while the disk is fine."""
_log = logging.getLogger(__name__)


class Writer:
    """Commits all jobs of a group together, so that they share one wait for the disk.

    When the disk fails, the whole group is undone and told so; the next one is tried anew. The
    connection stays: opened again, it could find a commit that failed only when it was synced.
    """

    def __init__(self, file: Path, connection: apsw.Connection) -> None:
        self._file = file
        self._connection = connection
        self._wal_pages = 0
        connection.set_wal_hook(self._note_pages)

    def do(self, jobs: list[Job]) -> None:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for job in jobs:
                _do_alone(self._connection, job)
            self._connection.execute("COMMIT")
        except apsw.Error as error:
            self._roll_back()
            for job in jobs:
                job.error = StoreError(
                    f"{explain(self._file, 'written to', error)}; nothing of this was kept"
                )

    def tidy(self) -> None:
        """Move what the write-ahead log has gathered into the file itself."""
        if self._wal_pages < CHECKPOINT_PAGES:
            return
        try:
            self._connection.wal_checkpoint()
        except apsw.Error as error:
            # Everything is safe in the write-ahead log, which only grows until this works again.
            _log.warning("%s", explain(self._file, "tidied", error))
        self._wal_pages = 0

    def close(self) -> None:
        with contextlib.suppress(apsw.Error):  # then the next to open the file tidies it
            self._connection.close()

    def _note_pages(self, _: apsw.Connection, __: str, pages: int) -> int:
        self._wal_pages = pages
        return apsw.SQLITE_OK

    def _roll_back(self) -> None:
        # Most errors have ended the transaction already; rolling back ends it even if it fails.
        if self._connection.in_transaction:
            with contextlib.suppress(apsw.Error):
                self._connection.execute("ROLLBACK")


def _do_alone(connection: apsw.Connection, job: Job) -> None:
    """Do one job so that a mistake in it undoes nothing but itself."""
    connection.execute("SAVEPOINT job")
    try:
        job.answer = job.ask(connection)
    except _UNFIT as error:
        connection.execute("ROLLBACK TO job")
        job.error = StoreError(f"this cannot be stored: {error}")
    except apsw.Error:
        raise
    except Exception as error:  # noqa: BLE001 - whatever it is, it is for whoever asked
        connection.execute("ROLLBACK TO job")
        job.error = error
    connection.execute("RELEASE job")


class Reader:
    """Answers each job from what was committed before it began."""

    def __init__(self, file: Path, connection: apsw.Connection) -> None:
        self._file = file
        self._connection = connection

    def do(self, jobs: list[Job]) -> None:
        for job in jobs:
            try:
                job.answer = job.ask(self._connection)
            except apsw.Error as error:
                job.error = StoreError(explain(self._file, "read", error))
            except Exception as error:  # noqa: BLE001 - whatever it is, it is for whoever asked
                job.error = error

    def tidy(self) -> None:
        pass

    def close(self) -> None:
        with contextlib.suppress(apsw.Error):
            self._connection.close()
