"""A process that appends to a store and says on standard output what was acknowledged."""

import asyncio
import os
import sys
from pathlib import Path

from sushiya.store.protocol import Append, Appended
from sushiya.store.sqlite import SqliteStore

TABLES = 12
PARTS = 3


def body(table: str, version: int) -> bytes:
    return f"{table} {version};".encode() * 20


async def play(store: SqliteStore, table: str) -> None:
    version = len(await store.read(table))
    while True:
        bodies = tuple(body(table, version + part) for part in range(1, PARTS + 1))
        answer = await store.append(Append(table, version, bodies, 1.0, f"c{version}"))
        if not isinstance(answer, Appended):
            raise TypeError(f"{table}, {version}: {answer}")
        version = answer.version
        os.write(1, f"{table} {version}\n".encode())


async def main() -> None:
    store = SqliteStore(Path(sys.argv[1]))
    await asyncio.gather(*(play(store, f"t{number}") for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main())
