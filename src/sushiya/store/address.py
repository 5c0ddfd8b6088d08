"""Opens the store that an address names: a file on this machine, or a PostgreSQL database."""

from pathlib import Path
from typing import TYPE_CHECKING

from sushiya.store.keepers import Keepers
from sushiya.store.protocol import Store, StoreError
from sushiya.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from sushiya.store.postgres import PostgresStore

DATABASE = ("postgresql://", "postgres://")


def is_database(address: str) -> bool:
    return address.startswith(DATABASE)


async def open_alone(address: str | Path) -> Store:
    """Open a store for this process and no other."""
    if isinstance(address, Path):
        return SqliteStore(address)
    store = await _open_database(address)
    try:
        await store.hold_alone()
    except BaseException:
        await store.close()
        raise
    return store


async def open_shared(address: str, process: str) -> tuple[Store, Keepers]:
    """Open a database for several processes; `process` is this one's unique name."""
    store = await _open_database(address)
    from sushiya.store.postgres_keepers import PostgresKeepers  # noqa: PLC0415 - an optional extra

    try:
        await store.hold_with_others()
    except BaseException:
        await store.close()
        raise
    return store, PostgresKeepers(store, process)


async def _open_database(address: str) -> "PostgresStore":
    try:
        from sushiya.store.postgres import PostgresStore  # noqa: PLC0415 - an optional extra
    except ModuleNotFoundError as error:
        raise StoreError(
            "PostgreSQL needs a package that is not installed: pip install 'sushiya[many]'"
        ) from error
    return await PostgresStore.open(address)
