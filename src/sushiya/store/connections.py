"""The two connections of an SQLite store: one writes in groups, one reads."""

import contextlib
import logging
from itertools import groupby
from pathlib import Path

import apsw

from sushiya.store.batch_append import append_all
from sushiya.store.opening import explain
from sushiya.store.protocol import StoreError
from sushiya.store.worker import Job

CHECKPOINT_PAGES = 4_000
LINGER = 0.005
"""Seconds; nobody notices them, and a commit, which a group shares, costs as several appends."""
_UNFIT = (apsw.ConstraintError, apsw.MismatchError, apsw.TooBigError)
"""Errors of SQLite that are due to one request's content, not to the disk."""
_log = logging.getLogger(__name__)


class Writer:
    """Commits all jobs of a group together, so that they share one sync to disk.

    When the disk fails, the whole group is rolled back and gets the error; the next group is tried
    as usual. The connection stays open: a new one could find a commit whose sync had failed.
    """

    linger = LINGER

    def __init__(self, file: Path, connection: apsw.Connection) -> None:
        self._file = file
        self._connection = connection
        self._wal_pages = 0
        connection.set_wal_hook(self._note_pages)

    def do(self, jobs: list[Job]) -> None:
        try:
            if not self._do_together(jobs):
                self._do_each(jobs)
        except apsw.Error as error:
            self._roll_back()
            for job in jobs:
                job.error = explain(self._file, "written to", error, "; nothing of this was kept")

    def _do_together(self, jobs: list[Job]) -> bool:
        """Do all jobs in few statements; if one is at fault, roll back and return False."""
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            for is_append, some in groupby(jobs, lambda job: job.append is not None):
                (_append_all if is_append else _do_in_turn)(self._connection, list(some))
        except _UNFIT:
            pass
        except apsw.Error:
            raise
        except Exception:  # noqa: BLE001, S110 - _do_alone repeats the job and reports it
            pass
        else:
            self._connection.execute("COMMIT")
            return True
        self._connection.execute("ROLLBACK")
        return False

    def _do_each(self, jobs: list[Job]) -> None:
        self._connection.execute("BEGIN IMMEDIATE")
        for job in jobs:
            _do_alone(self._connection, job)
        self._connection.execute("COMMIT")

    def tidy(self) -> None:
        """Checkpoint the write-ahead log into the file when it has become long."""
        if self._wal_pages < CHECKPOINT_PAGES:
            return
        try:
            self._connection.wal_checkpoint()
        except apsw.Error as error:
            # Everything is safe in the write-ahead log, which only grows until this works again.
            _log.warning("%s", explain(self._file, "tidied", error))
        self._wal_pages = 0

    def close(self) -> None:
        with contextlib.suppress(apsw.Error):  # then the next process to open the file checkpoints
            self._connection.close()

    def _note_pages(self, _: apsw.Connection, __: str, pages: int) -> int:
        self._wal_pages = pages
        return apsw.SQLITE_OK

    def _roll_back(self) -> None:
        # Most errors have ended the transaction already; rolling back ends it even if it fails.
        if self._connection.in_transaction:
            with contextlib.suppress(apsw.Error):
                self._connection.execute("ROLLBACK")


def _append_all(connection: apsw.Connection, jobs: list[Job]) -> None:
    requests = [job.append for job in jobs if job.append is not None]
    for job, answer in zip(jobs, append_all(connection, requests), strict=True):
        job.answer = answer


def _do_in_turn(connection: apsw.Connection, jobs: list[Job]) -> None:
    for job in jobs:
        job.answer = job.ask(connection)


def _do_alone(connection: apsw.Connection, job: Job) -> None:
    """Do one job in a savepoint, so that its failure rolls back nothing else."""
    connection.execute("SAVEPOINT job")
    try:
        job.answer = job.ask(connection)
    except _UNFIT as error:
        connection.execute("ROLLBACK TO job")
        job.error = StoreError(f"this cannot be stored: {error}")
    except apsw.Error:
        raise
    except Exception as error:  # noqa: BLE001 - any error goes to the caller
        connection.execute("ROLLBACK TO job")
        job.error = error
    connection.execute("RELEASE job")


class Reader:
    """Answers each job from what was committed before it began."""

    linger = 0.0

    def __init__(self, file: Path, connection: apsw.Connection) -> None:
        self._file = file
        self._connection = connection

    def do(self, jobs: list[Job]) -> None:
        for job in jobs:
            try:
                job.answer = job.ask(self._connection)
            except apsw.Error as error:
                job.error = explain(self._file, "read", error)
            except Exception as error:  # noqa: BLE001 - any error goes to the caller
                job.error = error

    def tidy(self) -> None:
        pass

    def close(self) -> None:
        with contextlib.suppress(apsw.Error):
            self._connection.close()
