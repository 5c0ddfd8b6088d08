"""`copy`: copy a whole store into another, while no server runs on either."""

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
from sushiya.store.protocol import Contents, Store

Place = Annotated[str, Parameter(help="A folder with tables, or postgresql://...")]


def copy(source: Place, to: Place, /) -> None:
    """Copy all tables, circles and shared sheets; run it again to resume.

    The copy is read back and compared.
    """
    if source == to:
        raise UsageError("from and to are the same")
    if not is_database(source) and not data_file(Path(source)).exists():
        raise UsageError(f"there are no tables in {source}")
    copied = asyncio.run(_copy(source, to))
    counts = (
        _count(len(copied.tables), "table"),
        _count(len(copied.documents), "document"),
        _count(len(copied.sheets), "shared sheet"),
    )
    sys.stdout.write(f"{', '.join(counts)}\n")


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"


async def _copy(source: str, to: str) -> Contents:
    read = await _open(source)
    try:
        write = await _open(to)
        try:
            contents = await read.contents()
            with Progress(console=Console(stderr=True), transient=True) as progress:
                task = progress.add_task("tables", total=len(contents.tables))
                async for done in copy_all(read, write):
                    progress.update(task, completed=done)
            return contents
        finally:
            await write.close()
    finally:
        await read.close()


async def _open(place: str) -> Store:
    return await open_alone(place if is_database(place) else data_file(Path(place)))
