"""Durable appends per second: one writer that waits for each, against many at once."""

import asyncio
import tempfile
import time
from pathlib import Path
from typing import Any

from sushiya.store.protocol import Append, Appended, Summary
from sushiya.store.sqlite import SqliteStore

ALONE = 300
"""Appends by one writer."""
WRITERS = 1_000
TURNS = 20
"""Appends by each of many writers, every one at its own table."""
BODY = b"x" * 200


def measure_store(folder: Path | None = None) -> dict[str, Any]:
    """Measure a new store in this folder, or in the one for temporary files.

    An append is one entry with its command id and a new summary, as a move in a game is.
    """
    with tempfile.TemporaryDirectory(dir=folder) as place:
        return asyncio.run(_measure(Path(place) / "tables.sqlite3"))


async def _measure(file: Path) -> dict[str, Any]:
    store = SqliteStore(file)
    began = time.perf_counter()
    await _play(store, "alone", ALONE)
    alone = ALONE / (time.perf_counter() - began)
    began = time.perf_counter()
    await asyncio.gather(*(_play(store, f"t{number}", TURNS) for number in range(WRITERS)))
    together = WRITERS * TURNS / (time.perf_counter() - began)
    began = time.perf_counter()
    for number in range(WRITERS):
        await store.read(f"t{number}")
    reads = WRITERS / (time.perf_counter() - began)
    await store.close()
    return {
        "durable appends/s, one writer": round(alone),
        f"durable appends/s, {WRITERS:,} writers": round(together),
        "together x": round(together / alone, 1),
        f"logs of {TURNS} read/s": round(reads),
    }


async def _play(store: SqliteStore, table: str, turns: int) -> None:
    for turn in range(turns):
        summary = Summary(table, True, "running", float(turn), ("p", "q", "r"), BODY)
        request = Append(table, turn, (BODY,), float(turn), f"c{turn}", summary)
        if (answer := await store.append(request)) != Appended(turn + 1):
            raise TypeError(f"a right append was refused: {answer}")
