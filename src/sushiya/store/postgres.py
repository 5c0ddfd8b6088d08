"""The store that keeps its tables in a PostgreSQL database, for one process or many."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import asyncpg

from sushiya.store import postgres_sheets
from sushiya.store.postgres_schema import MIGRATIONS, migrate
from sushiya.store.protocol import (
    Annals,
    Answer,
    Append,
    Appended,
    CodeTaken,
    Contents,
    DiskFull,
    Entry,
    Erasure,
    Finished,
    Found,
    InUse,
    Repeated,
    Stale,
    StoreError,
    Summary,
)
from sushiya.store.sheets import (
    PartWrite,
    SheetContent,
    SheetOpened,
    SheetOpening,
    TooManySheets,
    WriteAnswer,
)

T = TypeVar("T")
logger = logging.getLogger(__name__)

CONNECTIONS = 9
"""PostgreSQL flushes commits together that come by different connections; one may hold a lock."""
PATIENCE = 10.0
"""Seconds in which a lost database may come back before a request fails."""
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 1.0
STATEMENT_SECONDS = 30.0
LOCK_OF_SERVER = 0x5375537A
DELETED_AT_ONCE = 100
"""Tables forgotten in one transaction; appends go on between two."""
TOKEN_BITS = 63

_LOST = (
    OSError,
    asyncpg.InterfaceError,
    # The driver raises this when a connection is cut between two requests.
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
)
"""What the driver raises while the database is away; it may be back soon."""

_APPEND = """
    SELECT answer, at_version
    FROM sushiya_append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
"""
_SUMMARY = "t.code, t.listed, t.phase, t.deadline, t.players, t.card"


class PostgresStore:
    """Open one with `open`. Several processes may have the same database open."""

    def __init__(self, pool: "asyncpg.Pool[Any]", name: str) -> None:
        self._pool = pool
        self._name = name
        self._alone: Any = None
        """A connection that holds the lock of a server, alone or with others."""

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        connections: int = CONNECTIONS,
        migrations: Sequence[str] = MIGRATIONS,
    ) -> "PostgresStore":
        """Connect, and bring the schema up to date."""
        name = public_name(url)
        try:
            # Without a least number: the driver would log a traceback while a database is away.
            pool = await asyncpg.create_pool(
                url, min_size=0, max_size=connections, command_timeout=STATEMENT_SECONDS
            )
        except (*_LOST, asyncpg.PostgresError, ValueError) as error:
            raise _explain(name, "opened", error) from error
        try:
            async with pool.acquire() as connection:
                await migrate(connection, migrations)
        except BaseException as error:
            await pool.close()
            if isinstance(error, (*_LOST, asyncpg.PostgresError, ValueError)):
                raise _explain(name, "opened", error) from error
            raise
        return cls(pool, name)

    async def hold_alone(self) -> None:
        """Be the only process that does this with the database, as long as both live."""
        self._alone = await self._pool.acquire()
        if not await self._alone.fetchval("SELECT pg_try_advisory_lock($1)", LOCK_OF_SERVER):
            raise InUse(f"another Sushiya runs on {self._name}; stop it, or use another database")

    async def hold_with_others(self) -> None:
        """Be one of several processes with the database, and let none come that wants it alone."""
        self._alone = await self._pool.acquire()
        if not await self._alone.fetchval("SELECT pg_try_advisory_lock_shared($1)", LOCK_OF_SERVER):
            raise InUse(
                f"a Sushiya without --bus runs on {self._name}; stop it, or use another database"
            )

    async def append(self, request: Append) -> Answer:
        # Whoever stops waiting leaves the append to itself: it is written whole, or not at all.
        return await asyncio.shield(self._append(request))

    async def _append(self, request: Append) -> Answer:
        token = secrets.randbits(TOKEN_BITS)
        is_again = False
        pauses = _Pauses()
        while True:
            try:
                row = await self._pool.fetchrow(_APPEND, *_arguments(request, token, is_again))
                return _answer(row["answer"], row["at_version"])
            except asyncpg.UniqueViolationError as error:
                if error.constraint_name != "live_codes" or request.summary is None:
                    raise _explain(self._name, "written", error) from error
                # Nothing was written. Who is stale or repeats a command is to hear that first.
                bare = await self._judge_without_code(request)
                return CodeTaken(request.summary.code) if bare is None else bare
            except _LOST as error:
                # It may have been written before the connection broke: the token tells.
                is_again = True
                await pauses.wait(self._name, "written", error)
            except (asyncpg.PostgresError, TimeoutError) as error:
                raise _explain(self._name, "written", error) from error

    async def _judge_without_code(self, request: Append) -> Answer | None:
        """Say what an append would be answered before codes are compared; None: it is right."""

        async def judge(connection: Any) -> Answer | None:
            row = await connection.fetchrow(
                """
                SELECT t.length, c.version FROM tables t LEFT JOIN commands c
                ON c.number = t.number AND c.id = $2 WHERE t.id = $1
                """,
                request.table.encode(),
                None if request.command_id is None else request.command_id.encode(),
            )
            length, version = row or (0, None)
            if version is not None:
                return Repeated(version)
            return None if request.expected == length else Stale(length)

        return await self._ask(judge)

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
        async def write(connection: Any) -> Appended | Stale:
            async with connection.transaction():
                return await _erase(connection, request)

        return await asyncio.shield(self._ask(write, "written"))

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
        await self.fetch(
            """
            INSERT INTO documents (kind, key, body) VALUES ($1, $2, $3)
            ON CONFLICT (key, kind) DO UPDATE SET body = excluded.body
            """,
            kind.encode(),
            key.encode(),
            body,
            task="written",
        )

    async def get_document(self, kind: str, key: str) -> bytes | None:
        rows = await self.fetch(
            "SELECT body FROM documents WHERE kind = $1 AND key = $2", kind.encode(), key.encode()
        )
        return rows[0]["body"] if rows else None

    async def open_sheet(self, opening: SheetOpening) -> SheetOpened | TooManySheets:
        return await self._ask(lambda one: postgres_sheets.open_sheet(one, opening), "written")

    async def read_sheet(self, sheet: str, after: int = 0) -> SheetContent | None:
        return await self._ask(lambda one: postgres_sheets.read_sheet(one, sheet, after))

    async def write_part(self, write: PartWrite) -> WriteAnswer:
        return await self._ask(lambda one: postgres_sheets.write_part(one, write), "written")

    async def delete_sheet(self, sheet: str) -> None:
        await self._ask(lambda one: postgres_sheets.delete_sheet(one, sheet), "written")

    async def delete_sheets_of(self, owner: str) -> int:
        return await self._ask(lambda one: postgres_sheets.delete_sheets_of(one, owner), "written")

    async def delete_old_sheets(self, before: float) -> int:
        return await self._ask(
            lambda one: postgres_sheets.delete_old_sheets(one, before), "written"
        )

    async def contents(self) -> Contents:
        tables = await self.fetch("SELECT id FROM tables ORDER BY number")
        documents = await self.fetch("SELECT kind, key FROM documents ORDER BY kind, key")
        return Contents(
            tuple(row["id"].decode() for row in tables),
            tuple((kind.decode(), key.decode()) for kind, key in documents),
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
        async def delete(connection: Any) -> int:
            rows = await connection.fetch(
                """
                WITH old AS (
                    DELETE FROM tables WHERE number IN (
                        SELECT number FROM tables WHERE phase = 'over' AND changed < $1
                        ORDER BY number LIMIT $2 FOR UPDATE SKIP LOCKED
                    ) RETURNING id
                ), gone AS (DELETE FROM documents WHERE key IN (SELECT id FROM old))
                SELECT id FROM old
                """,
                older_than,
                DELETED_AT_ONCE,
            )
            return len(rows)

        deleted = 0
        while count := await self._ask(delete, "written"):
            deleted += count
        return deleted

    async def backup(self, file: Path) -> None:
        raise StoreError(f"{file} is not written: a PostgreSQL database is saved with pg_dump")

    async def close(self) -> None:
        if self._alone is not None:
            await self._pool.release(self._alone)
        await self._pool.close()

    async def fetch(self, sql: str, *arguments: Any, task: str = "read") -> Any:
        """Ask what can be asked twice without harm; gives rows."""

        async def fetch(connection: Any) -> Any:
            return await connection.fetch(sql, *arguments)

        return await self._ask(fetch, task)

    async def _ask(self, job: Callable[[Any], Awaitable[T]], task: str = "read") -> T:
        """Do what can be done twice without harm; wait for a database that is away for a moment."""
        pauses = _Pauses()
        while True:
            try:
                async with self._pool.acquire() as connection:
                    return await job(connection)
            except _LOST as error:
                await pauses.wait(self._name, task, error)
            except (asyncpg.PostgresError, TimeoutError) as error:
                raise _explain(self._name, task, error) from error


class _Pauses:
    """Waits longer from try to try, and gives up when patience is at its end."""

    def __init__(self) -> None:
        self._pause = FIRST_PAUSE
        self._until = asyncio.get_running_loop().time() + PATIENCE

    async def wait(self, name: str, task: str, error: Exception) -> None:
        if asyncio.get_running_loop().time() + self._pause > self._until:
            raise _explain(name, task, error) from error
        logger.warning("%s is away: %s", name, error)
        await asyncio.sleep(self._pause)
        self._pause = min(2 * self._pause, LONGEST_PAUSE)


def public_name(url: str) -> str:
    """Name a database without its password."""
    head, at, place = url.rpartition("@")
    if not at:
        return url
    scheme, _, user = head.partition("://")
    return f"{scheme}://{user.partition(':')[0]}@{place}"


def _arguments(request: Append, token: int, is_again: bool) -> tuple[Any, ...]:  # noqa: FBT001 - private
    summary = request.summary
    shown: tuple[Any, ...] = (None,) * 6
    if summary is not None:
        shown = (
            summary.code.encode(),
            summary.listed,
            summary.phase,
            summary.deadline,
            [player.encode() for player in summary.players],
            summary.card,
        )
    return (
        request.table.encode(),
        request.expected,
        list(request.bodies),
        request.at,
        None if request.command_id is None else request.command_id.encode(),
        token,
        is_again,
        summary is not None,
        *shown,
    )


def _answer(answer: str, version: int) -> Answer:
    if answer == "appended":
        return Appended(version)
    return Stale(version) if answer == "stale" else Repeated(version)


async def _erase(connection: Any, request: Erasure) -> Appended | Stale:
    row = await connection.fetchrow(
        "SELECT number, length FROM tables WHERE id = $1 FOR UPDATE", request.table.encode()
    )
    number, length = row or (None, 0)
    if request.expected != length:
        return Stale(length)
    players = [player.encode() for player in request.players]
    await connection.executemany(
        "UPDATE entries SET body = $1 WHERE number = $2 AND version = $3",
        [(body, number, version) for version, body in request.bodies],
    )
    await connection.execute(
        "DELETE FROM commands WHERE number = $1 AND id = ANY($2::bytea[])",
        number,
        [command_id.encode() for command_id in request.command_ids],
    )
    await connection.execute(
        "UPDATE tables SET players = $1, card = $2, erasures = erasures + 1 WHERE number = $3",
        [player.encode() for player in request.summary.players],
        request.summary.card,
        number,
    )
    for table in ("seats", "sitters"):
        await connection.execute(
            f"DELETE FROM {table} WHERE number = $1 AND player = ANY($2::bytea[])",  # noqa: S608 - our own names
            number,
            players,
        )
    return Appended(length)


def _summary(row: Any) -> Summary:
    code, is_listed, phase, deadline, players, card = row
    return Summary(
        code.decode(), is_listed, phase, deadline, tuple(one.decode() for one in players), card
    )


def _explain(name: str, task: str, error: Exception) -> StoreError:
    """Say what could not be done with the database, and why."""
    if isinstance(error, asyncpg.DiskFullError):
        return DiskFull(f"{name} cannot be {task}: its disk is full")
    with contextlib.suppress(IndexError):
        return StoreError(f"{name} cannot be {task}: {str(error).splitlines()[0]}")
    return StoreError(f"{name} cannot be {task}: {type(error).__name__}")
