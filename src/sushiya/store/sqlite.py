"""The store that keeps its tables in one SQLite file, for one process at a time."""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from sushiya.store import ledger, queries, sqlite_sheets
from sushiya.store.backup import copy
from sushiya.store.connections import Reader, Writer
from sushiya.store.data_file import make_private
from sushiya.store.opening import connect, connect_to_read, explained, hold
from sushiya.store.protocol import (
    Annals,
    Answer,
    Append,
    Appended,
    Contents,
    Entry,
    Erasure,
    Finished,
    Found,
    Stale,
    Summary,
)
from sushiya.store.schema import MIGRATIONS, migrate
from sushiya.store.sheets import (
    KeptSheet,
    PartWrite,
    SheetContent,
    SheetOpened,
    SheetOpening,
    TooManySheets,
    WriteAnswer,
)
from sushiya.store.worker import Worker

DELETED_AT_ONCE = 100
"""Tables deleted in one transaction; appends can run between two transactions."""


class SqliteStore:
    """Opens or creates the file, and locks it until the store is closed.

    A file that another process has open for writing, that is newer, or that is not ours is refused
    with a StoreError.
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

    async def finished_of_player(self, player: str, skip: int, limit: int) -> Finished:
        found: Finished = await self._ask(queries.finished_of_player, player, skip, limit)
        return found

    async def erase(self, request: Erasure) -> Appended | Stale:
        answer: Appended | Stale = await self._write(ledger.erase, request)
        return answer

    async def due(self, before: float, limit: int) -> tuple[tuple[str, float], ...]:
        found: tuple[tuple[str, float], ...] = await self._ask(queries.due, before, limit)
        return found

    async def put_document(self, kind: str, key: str, body: bytes) -> None:
        await self._write(ledger.put_document, kind, key, body)

    async def swap_document(self, kind: str, key: str, before: bytes | None, body: bytes) -> bool:
        is_there: bool = await self._write(ledger.swap_document, kind, key, before, body)
        return is_there

    async def get_document(self, kind: str, key: str) -> bytes | None:
        body: bytes | None = await self._ask(queries.get_document, kind, key)
        return body

    async def open_sheet(self, opening: SheetOpening) -> SheetOpened | TooManySheets:
        answer: SheetOpened | TooManySheets = await self._write(sqlite_sheets.open_sheet, opening)
        return answer

    async def read_sheet(self, sheet: str, after: int = 0) -> SheetContent | None:
        found: SheetContent | None = await self._ask(sqlite_sheets.read_sheet, sheet, after)
        return found

    async def write_part(self, write: PartWrite) -> WriteAnswer:
        answer: WriteAnswer = await self._write(sqlite_sheets.write_part, write)
        return answer

    async def kept_sheet(self, sheet: str) -> KeptSheet | None:
        found: KeptSheet | None = await self._ask(sqlite_sheets.kept_sheet, sheet)
        return found

    async def keep_sheet(self, kept: KeptSheet) -> None:
        await self._write(sqlite_sheets.keep_sheet, kept)

    async def delete_sheet(self, sheet: str) -> None:
        await self._write(sqlite_sheets.delete_sheet, sheet)

    async def delete_sheets_of(self, owner: str) -> int:
        deleted: int = await self._write(sqlite_sheets.delete_sheets_of, owner)
        return deleted

    async def delete_old_sheets(self, before: float) -> int:
        deleted: int = await self._write(sqlite_sheets.delete_old_sheets, before)
        return deleted

    async def contents(self) -> Contents:
        found: Contents = await self._ask(queries.contents)
        return found

    async def annals(self, table: str) -> Annals:
        found: Annals = await self._ask(queries.annals, table)
        return found

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
        # The writer last: only it can merge the write-ahead log and leave a single file behind.
        await self._reader.close()
        await self._writer.close()
        self._lock.close()

    async def _write(self, job: Callable[..., Any], *arguments: Any) -> Any:
        return await self._writer.ask(lambda connection: job(connection, *arguments))

    async def _ask(self, job: Callable[..., Any], *arguments: Any) -> Any:
        return await self._reader.ask(lambda connection: job(connection, *arguments))
