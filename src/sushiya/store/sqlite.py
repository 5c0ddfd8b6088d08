"""The store that keeps its tables in one SQLite file, for one process at a time."""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from sushiya.store import ledger, queries
from sushiya.store.backup import copy
from sushiya.store.connections import Reader, Writer
from sushiya.store.data_file import make_private
from sushiya.store.opening import connect, connect_to_read, explained, hold
from sushiya.store.protocol import (
    Answer,
    Append,
    Appended,
    Entry,
    Erasure,
    Found,
    Stale,
    Summary,
)
from sushiya.store.schema import MIGRATIONS, migrate
from sushiya.store.worker import Worker

DELETED_AT_ONCE = 100
"""Tables forgotten in one transaction; appends go on between two."""


class SqliteStore:
    """Opens the file, makes it if it is not there, and has it alone until it is closed.

    A file that another process writes to, a newer one and one that is not ours are StoreErrors.
    """

    def __init__(
        self, file: Path, *, vfs: str | None = None, migrations: Sequence[str] = MIGRATIONS
    ) -> None:
        lock = file.with_name(f"{file.name}.lock")
        with explained(file, "opened"), contextlib.ExitStack() as undo:
            make_private(lock)
            self._lock = hold(lock)
            undo.callback(self._lock.close)
            make_private(file)
            writing = connect(file, vfs=vfs, migrations=migrations)
            undo.callback(writing.close)
            migrate(writing, migrations)
            reading = connect_to_read(file, vfs=vfs)
            undo.pop_all()
        self._file = file
        self._writer = Worker("store-writer", Writer(file, writing))
        self._reader = Worker("store-reader", Reader(file, reading))

    async def append(self, request: Append) -> Answer:
        answer: Answer = await self._writer.ask(
            lambda connection: ledger.append(connection, request), request
        )
        return answer

    async def read(self, table: str, after: int = 0) -> tuple[Entry, ...]:
        entries: tuple[Entry, ...] = await self._ask(queries.read, table, after)
        return entries

    async def summary(self, table: str) -> Summary | None:
        found: Summary | None = await self._ask(queries.summary, table)
        return found

    async def find_code(self, code: str) -> str | None:
        found: str | None = await self._ask(queries.find_code, code)
        return found

    async def listed(self, limit: int) -> Found:
        found: Found = await self._ask(queries.listed, limit)
        return found

    async def of_player(self, player: str, limit: int) -> Found:
        found: Found = await self._ask(queries.of_player, player, limit)
        return found

    async def ever_of_player(self, player: str, limit: int) -> tuple[str, ...]:
        found: tuple[str, ...] = await self._ask(queries.ever_of_player, player, limit)
        return found

    async def erase(self, request: Erasure) -> Appended | Stale:
        answer: Appended | Stale = await self._write(ledger.erase, request)
        return answer

    async def due(self, before: float, limit: int) -> tuple[tuple[str, float], ...]:
        found: tuple[tuple[str, float], ...] = await self._ask(queries.due, before, limit)
        return found

    async def put_document(self, kind: str, key: str, body: bytes) -> None:
        await self._write(ledger.put_document, kind, key, body)

    async def get_document(self, kind: str, key: str) -> bytes | None:
        body: bytes | None = await self._ask(queries.get_document, kind, key)
        return body

    async def check_writing(self) -> None:
        await self._write(ledger.rewrite_version)

    async def counts(self) -> dict[str, int]:
        counted: dict[str, int] = await self._ask(queries.counts)
        return counted

    async def delete_over(self, older_than: float) -> int:
        deleted = 0
        while count := await self._write(ledger.delete_over, older_than, DELETED_AT_ONCE):
            deleted += count
        return deleted

    async def backup(self, file: Path) -> None:
        await asyncio.to_thread(copy, self._file, file)

    async def close(self) -> None:
        # The writer last: then it is the one that leaves a single file behind.
        await self._reader.close()
        await self._writer.close()
        self._lock.close()

    async def _write(self, job: Callable[..., Any], *arguments: Any) -> Any:
        return await self._writer.ask(lambda connection: job(connection, *arguments))

    async def _ask(self, job: Callable[..., Any], *arguments: Any) -> Any:
        return await self._reader.ask(lambda connection: job(connection, *arguments))
