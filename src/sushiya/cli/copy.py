"""`copy`: all tables of one store into another, while no server runs on either."""

import asyncio
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress

from sushiya.cli.usage import UsageError
from sushiya.store.address import is_database, open_alone
from sushiya.store.copying import copy_all
from sushiya.store.data_file import data_file
from sushiya.store.protocol import Store

Place = Annotated[str, Parameter(help="A folder with tables, or postgresql://...")]


def copy(source: Place, to: Place, /) -> None:
    """Copy all tables; started again, it goes on where it was interrupted.

    Shared score sheets and circles are not copied yet.
    """
    if source == to:
        raise UsageError("from and to are the same")
    if not is_database(source) and not data_file(Path(source)).exists():
        raise UsageError(f"there are no tables in {source}")
    count = asyncio.run(_copy(source, to))
    sys.stdout.write("1 table\n" if count == 1 else f"{count:,} tables\n")


async def _copy(source: str, to: str) -> int:
    read = await _open(source)
    try:
        write = await _open(to)
        try:
            total = len((await read.contents()).tables)
            with Progress(console=Console(stderr=True), transient=True) as progress:
                task = progress.add_task("tables", total=total)
                async for done in copy_all(read, write):
                    progress.update(task, completed=done)
            return total
        finally:
            await write.close()
    finally:
        await read.close()


async def _open(place: str) -> Store:
    return await open_alone(place if is_database(place) else data_file(Path(place)))
