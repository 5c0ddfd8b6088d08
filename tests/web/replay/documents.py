"""Recorded games as the server would show them, for a playhouse."""

import asyncio
import gzip
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from sushiya.core.record import Record, bind_record, read_record
from sushiya.core.value import plain
from sushiya.games import GAMES
from sushiya.host.archive import final_of, show_record
from sushiya.host.replay import make_steps

FOLDER = Path(__file__).parents[3] / "src" / "sushiya" / "games"
GOLDEN = sorted(FOLDER.glob("*/golden/*.json"))


def golden(name: str) -> Record:
    (file,) = [one for one in GOLDEN if f"{one.parts[-3]}/{one.stem}" == name]
    return read_record(file.read_bytes())


NAMES = [f"{file.parts[-3]}/{file.stem}" for file in GOLDEN]


def final(record: Record, table: str, *, seat: int | None = None) -> dict[str, Any]:
    """Give a game's end, as the server shows it to whoever sat there."""
    game = bind_record(GAMES.find(record.game), record)
    about = show_record(game, record, table)
    with ThreadPoolExecutor(1) as thread:
        shown = plain(thread.submit(asyncio.run, final_of(game, record, about)).result())
    shown["about"]["yours"] = [] if seat is None else [seat]
    return dict(shown)


def document(record: Record, table: str) -> dict[str, Any]:
    """Give what a playhouse lays out under a table's id."""
    game = bind_record(GAMES.find(record.game), record)
    # In a thread of its own: a browser's loop runs in this one.
    with ThreadPoolExecutor(1) as thread:
        packed = thread.submit(asyncio.run, make_steps(game, record)).result()
    about = plain(show_record(game, record, table))
    return {"id": table, "replay": about, "steps": json.loads(gzip.decompress(packed))}
