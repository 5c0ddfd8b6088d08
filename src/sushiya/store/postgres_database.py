"""A PostgreSQL database that may be away for a moment: requests are retried until it is back."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import asyncpg

from sushiya.store.postgres_schema import migrate
from sushiya.store.protocol import DiskFull, InUse, StoreError

T = TypeVar("T")
logger = logging.getLogger(__name__)

PATIENCE = 10.0
"""Seconds for which a request is retried while the database is away, before it fails."""
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 1.0
STATEMENT_SECONDS = 30.0
LOCK_OF_SERVER = 0x5375537A

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


class Database:
    """Open one with `open`."""

    def __init__(self, pool: "asyncpg.Pool[Any]", name: str) -> None:
        self._pool = pool
        self._name = name
        self._held: Any = None
        """A connection that holds the server's lock, exclusive or shared."""

    @classmethod
    async def open(cls, url: str, connections: int, migrations: Sequence[str]) -> "Database":
        """Connect, and bring the schema up to date."""
        name = public_name(url)
        try:
            # No minimum size: with one, the driver would log a traceback while a database is away.
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
        """Take the server's lock exclusively, until this is closed; raise InUse if it is taken."""
        self._held = await self._pool.acquire()
        if not await self._held.fetchval("SELECT pg_try_advisory_lock($1)", LOCK_OF_SERVER):
            raise InUse(f"another Sushiya runs on {self._name}; stop it, or use another database")

    async def hold_with_others(self) -> None:
        """Share the server's lock, until this is closed; raise InUse if a process has it alone."""
        self._held = await self._pool.acquire()
        if not await self._held.fetchval("SELECT pg_try_advisory_lock_shared($1)", LOCK_OF_SERVER):
            raise InUse(
                f"a Sushiya without --bus runs on {self._name}; stop it, or use another database"
            )

    async def fetch(self, sql: str, *arguments: Any, task: str = "read") -> Any:
        """Run a statement that is safe to repeat, and return its rows."""

        async def fetch(connection: Any) -> Any:
            return await connection.fetch(sql, *arguments)

        return await self.ask(fetch, task)

    async def ask(self, job: Callable[[Any], Awaitable[T]], task: str = "read") -> T:
        """Run a job that is safe to repeat; retry it while the database is away for a moment."""
        pauses = _Pauses()
        while True:
            try:
                async with self._pool.acquire() as connection:
                    return await job(connection)
            except _LOST as error:
                await pauses.wait(self._name, task, error)
            except (asyncpg.PostgresError, TimeoutError) as error:
                raise _explain(self._name, task, error) from error

    async def close(self) -> None:
        if self._held is not None:
            await self._pool.release(self._held)
        await self._pool.close()


class _Pauses:
    """Exponential backoff between retries, which gives up after PATIENCE."""

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
    """Return a database's address without its password."""
    head, at, place = url.rpartition("@")
    if not at:
        return url
    scheme, _, user = head.partition("://")
    return f"{scheme}://{user.partition(':')[0]}@{place}"


def _explain(name: str, task: str, error: Exception) -> StoreError:
    """Return a StoreError that says what could not be done with the database, and why."""
    if isinstance(error, asyncpg.DiskFullError):
        return DiskFull(f"{name} cannot be {task}: its disk is full")
    with contextlib.suppress(IndexError):
        return StoreError(f"{name} cannot be {task}: {str(error).splitlines()[0]}")
    return StoreError(f"{name} cannot be {task}: {type(error).__name__}")
