"""The store that keeps its tables in a PostgreSQL database, for one process or many."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from sushiya.store import postgres_ledger, postgres_sheets
from sushiya.store.postgres_database import Database
from sushiya.store.postgres_schema import MIGRATIONS
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
    StoreError,
    Summary,
)
from sushiya.store.sheets import (
    KeptSheet,
    PartWrite,
    SheetContent,
    SheetOpened,
    SheetOpening,
    TooManySheets,
    WriteAnswer,
)

T = TypeVar("T")

CONNECTIONS = 9
"""PostgreSQL flushes commits of different connections together; one of these may hold a lock."""
DELETED_AT_ONCE = 100
"""Tables deleted in one transaction; appends can run between two transactions."""

_SUMMARY = "t.code, t.listed, t.phase, t.deadline, t.players, t.card"


class PostgresStore:
    """Open one with `open`. Several processes may have the same database open."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.fetch = database.fetch
        self.hold_alone = database.hold_alone
        self.hold_with_others = database.hold_with_others

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        connections: int = CONNECTIONS,
        migrations: Sequence[str] = MIGRATIONS,
    ) -> "PostgresStore":
        """Connect, and bring the schema up to date."""
        return cls(await Database.open(url, connections, migrations))

    async def append(self, request: Append) -> Answer:
        # Cancelling the caller does not cancel the append: it is written whole, or not at all.
        return await asyncio.shield(self._write(postgres_ledger.appending(request)))

    async def read(self, table: str, after: int = 0) -> tuple[Entry, ...]:
        rows = await self.fetch(
            """
            SELECT e.version, e.at, e.body FROM tables t JOIN entries e USING (number)
            WHERE t.id = $1 AND e.version > $2 ORDER BY e.version
            """,
            table.encode(),
            after,
        )
        return tuple(Entry(*row) for row in rows)

    async def summary(self, table: str) -> Summary | None:
        rows = await self.fetch(
            f"SELECT {_SUMMARY} FROM tables t WHERE t.id = $1 AND t.phase IS NOT NULL",  # noqa: S608 - our own names
            table.encode(),
        )
        return _summary(rows[0]) if rows else None

    async def find_code(self, code: str) -> str | None:
        rows = await self.fetch(
            "SELECT id FROM tables WHERE code = $1 AND code <> '' AND phase <> 'over'",
            code.encode(),
        )
        return rows[0]["id"].decode() if rows else None

    async def listed(self, limit: int) -> Found:
        rows = await self.fetch(
            f"""
            SELECT t.id, {_SUMMARY} FROM tables t WHERE t.listed AND t.phase <> 'over'
            ORDER BY t.number DESC LIMIT $1
            """,  # noqa: S608 - our own names
            limit,
        )
        return tuple((table.decode(), _summary(row)) for table, *row in rows)

    async def of_player(self, player: str, limit: int) -> Found:
        rows = await self.fetch(
            f"""
            SELECT t.id, {_SUMMARY} FROM seats s JOIN tables t USING (number) WHERE s.player = $1
            ORDER BY s.number DESC LIMIT $2
            """,  # noqa: S608 - our own names
            player.encode(),
            limit,
        )
        return tuple((table.decode(), _summary(row)) for table, *row in rows)

    async def ever_of_player(self, player: str, limit: int) -> tuple[str, ...]:
        rows = await self.fetch(
            """
            SELECT t.id FROM sitters s JOIN tables t USING (number) WHERE s.player = $1
            ORDER BY s.number LIMIT $2
            """,
            player.encode(),
            limit,
        )
        return tuple(row["id"].decode() for row in rows)

    async def finished_of_player(self, player: str, skip: int, limit: int) -> Finished:
        rows = await self.fetch(
            f"""
            SELECT t.id, t.changed, {_SUMMARY} FROM sitters s JOIN tables t USING (number)
            WHERE s.player = $1 AND t.phase = 'over' ORDER BY s.number DESC LIMIT $2 OFFSET $3
            """,  # noqa: S608 - our own names
            player.encode(),
            limit,
            skip,
        )
        return tuple((table.decode(), changed, _summary(row)) for table, changed, *row in rows)

    async def erase(self, request: Erasure) -> Appended | Stale:
        return await asyncio.shield(self._write(lambda one: postgres_ledger.erase(one, request)))

    async def due(self, before: float, limit: int) -> tuple[tuple[str, float], ...]:
        rows = await self.fetch(
            """
            SELECT id, deadline FROM tables WHERE deadline <= $1
            ORDER BY deadline, number LIMIT $2
            """,
            before,
            limit,
        )
        return tuple((row["id"].decode(), row["deadline"]) for row in rows)

    async def put_document(self, kind: str, key: str, body: bytes) -> None:
        await self._write(lambda one: postgres_ledger.put_document(one, kind, key, body))

    async def swap_document(self, kind: str, key: str, before: bytes | None, body: bytes) -> bool:
        return await self._write(
            lambda one: postgres_ledger.swap_document(one, kind, key, before, body)
        )

    async def get_document(self, kind: str, key: str) -> bytes | None:
        rows = await self.fetch(
            "SELECT body FROM documents WHERE kind = $1 AND key = $2", kind.encode(), key.encode()
        )
        return rows[0]["body"] if rows else None

    async def open_sheet(self, opening: SheetOpening) -> SheetOpened | TooManySheets:
        return await self._write(lambda one: postgres_sheets.open_sheet(one, opening))

    async def read_sheet(self, sheet: str, after: int = 0) -> SheetContent | None:
        return await self._database.ask(lambda one: postgres_sheets.read_sheet(one, sheet, after))

    async def write_part(self, write: PartWrite) -> WriteAnswer:
        return await self._write(lambda one: postgres_sheets.write_part(one, write))

    async def kept_sheet(self, sheet: str) -> KeptSheet | None:
        return await self._database.ask(lambda one: postgres_sheets.kept_sheet(one, sheet))

    async def keep_sheet(self, kept: KeptSheet) -> None:
        await self._write(lambda one: postgres_sheets.keep_sheet(one, kept))

    async def delete_sheet(self, sheet: str) -> None:
        await self._write(lambda one: postgres_sheets.delete_sheet(one, sheet))

    async def delete_sheets_of(self, owner: str) -> int:
        return await self._write(lambda one: postgres_sheets.delete_sheets_of(one, owner))

    async def delete_old_sheets(self, before: float) -> int:
        return await self._write(lambda one: postgres_sheets.delete_old_sheets(one, before))

    async def contents(self) -> Contents:
        tables = await self.fetch("SELECT id FROM tables ORDER BY number")
        documents = await self.fetch("SELECT kind, key FROM documents ORDER BY kind, key")
        sheets = await self.fetch("SELECT id FROM sheets ORDER BY number")
        return Contents(
            tuple(row["id"].decode() for row in tables),
            tuple((kind.decode(), key.decode()) for kind, key in documents),
            tuple(row["id"].decode() for row in sheets),
        )

    async def annals(self, table: str) -> Annals:
        commands = await self.fetch(
            """
            SELECT c.id, c.version FROM tables t JOIN commands c USING (number)
            WHERE t.id = $1 ORDER BY c.id
            """,
            table.encode(),
        )
        sitters = await self.fetch(
            """
            SELECT s.player FROM tables t JOIN sitters s USING (number)
            WHERE t.id = $1 ORDER BY s.player
            """,
            table.encode(),
        )
        return Annals(
            tuple((one.decode(), version) for one, version in commands),
            tuple(row["player"].decode() for row in sitters),
        )

    async def check_writing(self) -> None:
        await self.fetch("UPDATE sushiya_schema SET version = version", task="written")

    async def counts(self) -> dict[str, int]:
        counted = {"waiting": 0, "running": 0, "over": 0, "entries": 0}
        rows = await self.fetch(
            "SELECT phase, count(*), sum(length)::bigint FROM tables GROUP BY phase"
        )
        for phase, tables, entries in rows:
            if phase is not None:
                counted[phase] = tables
            counted["entries"] += entries
        return counted

    async def delete_over(self, older_than: float) -> int:
        deleted = 0
        while count := await self._write(
            lambda one: postgres_ledger.delete_over(one, older_than, DELETED_AT_ONCE)
        ):
            deleted += count
        return deleted

    async def backup(self, file: Path) -> None:
        raise StoreError(f"{file} is not written: a PostgreSQL database is saved with pg_dump")

    async def close(self) -> None:
        await self._database.close()

    async def _write(self, job: Callable[[Any], Awaitable[T]]) -> T:
        return await self._database.ask(job, "written")


def _summary(row: Any) -> Summary:
    code, is_listed, phase, deadline, players, card = row
    return Summary(
        code.decode(), is_listed, phase, deadline, tuple(one.decode() for one in players), card
    )
