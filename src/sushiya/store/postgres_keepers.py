"""The keepers of tables in a PostgreSQL database: leases that expire when their process stops."""

from collections.abc import Sequence

from sushiya.store.keepers import LASTS, Kept
from sushiya.store.postgres import PostgresStore


class PostgresKeepers:
    """The leases of one process; all times are the database's, so no two clocks are compared."""

    def __init__(self, store: PostgresStore, process: str) -> None:
        self._store = store
        self._process = process.encode()

    async def beat(self, wanted: Sequence[str], unwanted: Sequence[str] = ()) -> dict[str, Kept]:
        rows = await self._store.fetch(
            "SELECT name, is_ours, entries, rewritten FROM sushiya_beat($1, $2, $3, $4)",
            self._process,
            LASTS,
            [table.encode() for table in wanted],
            [table.encode() for table in unwanted],
            task="written",
        )
        return {name.decode(): Kept(*known) for name, *known in rows}

    async def leave_all(self) -> None:
        await self._store.fetch(
            "DELETE FROM processes WHERE id = $1", self._process, task="written"
        )
