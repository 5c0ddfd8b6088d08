"""PostgreSQL and NATS in the place of a store in memory, opened when a test first needs them."""

import asyncio
import contextlib
import secrets
from collections.abc import Iterator, Sequence
from typing import Any, cast

import asyncpg

from services import Nats, Postgres, nats, postgres
from sushiya.host.bus import AnyNews, Bus, Hear, open_bus
from sushiya.host.exchange import Others
from sushiya.store.keepers import Keepers, Kept
from sushiya.store.postgres import PostgresStore
from sushiya.store.postgres_keepers import PostgresKeepers
from sushiya.store.protocol import Store


class Services:
    """The two servers, started once for all tests of a process that need them."""

    def __init__(self) -> None:
        self.is_wanted = False
        """Tests that name no store get one of these."""
        self.postgres: Postgres | None = None
        self.nats: Nats | None = None
        self._held = contextlib.ExitStack()
        self._opened: list[Any] = []
        self._databases: list[str] = []

    def start(self) -> None:
        if self.postgres is None:
            self.postgres = self._held.enter_context(postgres())
            self.nats = self._held.enter_context(nats())

    def stop(self) -> None:
        self._held.close()

    @contextlib.contextmanager
    def wanted(self) -> Iterator[None]:
        self.start()
        self.is_wanted = True
        try:
            yield
        finally:
            self.is_wanted = False

    def house(self) -> tuple[Store, Others]:
        """Give a store with an empty database, and the others who may share it."""
        return self.share(self._create())

    def homes(self, count: int) -> list[tuple[Store, Others]]:
        """Give one database to so many processes."""
        database = self._create()
        return [self.share(database) for _ in range(count)]

    def _create(self) -> str:
        assert self.postgres is not None
        self._databases.append(self.postgres.create())
        return self._databases[-1]

    def share(self, database: str) -> tuple[Store, Others]:
        assert self.nats is not None
        process = secrets.token_hex(8)
        store = LateStore(database)
        bus = LateBus(self.nats.url, database)
        self._opened += [bus, store]
        return cast("Store", store), Others(process, bus, LateKeepers(store, process))

    async def close_all(self) -> None:
        """Close what was opened in this loop, and drop its databases: hundreds fill a disk."""
        opened, self._opened = self._opened, []
        for one in opened:
            await one.close()
        databases, self._databases = self._databases, []
        if databases and self.postgres is not None:
            await drop(self.postgres.url("postgres"), databases)


SERVICES = Services()


async def drop(url: str, databases: list[str]) -> None:
    connection = await asyncpg.connect(url)
    for database in databases:
        await connection.execute(f"DROP DATABASE {database.rpartition('/')[2]} WITH (FORCE)")
    await connection.close()


class LateStore:
    """Opens its database with the first question."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._opening = asyncio.Lock()
        self._store: PostgresStore | None = None
        self._is_closed = False

    async def open(self) -> PostgresStore:
        async with self._opening:
            if self._store is None:
                self._store = await PostgresStore.open(self._database, connections=4)
        return self._store

    def __getattr__(self, name: str) -> Any:
        async def ask(*arguments: Any, **named: Any) -> Any:
            return await getattr(await self.open(), name)(*arguments, **named)

        return ask

    async def close(self) -> None:
        if self._store is not None and not self._is_closed:
            self._is_closed = True
            await self._store.close()


class LateKeepers:
    def __init__(self, store: LateStore, process: str) -> None:
        self._store = store
        self._process = process

    async def _keepers(self) -> Keepers:
        return PostgresKeepers(await self._store.open(), self._process)

    async def beat(self, wanted: Sequence[str], unwanted: Sequence[str] = ()) -> dict[str, Kept]:
        return await (await self._keepers()).beat(wanted, unwanted)

    async def leave_all(self) -> None:
        await (await self._keepers()).leave_all()


class LateBus:
    """Keeps houses apart: in tests, tables of two databases may have the same ids."""

    def __init__(self, url: str, database: str) -> None:
        self._url = url
        self._house = database.rpartition("/")[2]
        self._opening = asyncio.Lock()
        self._bus: Bus | None = None

    def tell(self, table: str, news: AnyNews) -> None:
        if self._bus is not None:
            self._bus.tell(self._house + table, news)

    async def listen(self, table: str, hear: Hear) -> None:
        async with self._opening:
            if self._bus is None:
                self._bus = await open_bus(self._url)
        await self._bus.listen(self._house + table, hear)

    async def leave(self, table: str) -> None:
        if self._bus is not None:
            await self._bus.leave(self._house + table)

    def is_connected(self) -> bool:
        return self._bus is None or self._bus.is_connected()

    async def close(self) -> None:
        if self._bus is not None:
            await self._bus.close()
            self._bus = None
