"""The server without surprises: what is dealt and what bots choose depends on the people alone.

So a test meets the same game each time. Its clock can be put forward: a SIGUSR1 is two minutes.
"""

import hashlib
import os
import runpy
import signal
import threading
import time
import zlib
from collections import Counter
from dataclasses import replace
from pathlib import Path
from secrets import token_bytes
from typing import Any

import pytest

from sushiya.core.game import AnyGame
from sushiya.core.refusal import Refusal
from sushiya.core.trust import SECRET_BYTES
from sushiya.host import log
from sushiya.host.crew import Job, job_of
from sushiya.host.house_time import HouseTime
from sushiya.host.making import TABLE_BYTES, write_first
from sushiya.host.room import House
from sushiya.server.pages import Client
from sushiya.store.protocol import Store

STEP = 120.0
OTHER_PAGES = "SHOP_TEST_PAGES"
"""Names a folder of built pages to serve instead of the usual one."""


class KnownTime(HouseTime):
    """The house's time, which a signal puts forward."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        signal.signal(signal.SIGUSR1, self.put_forward)

    def put_forward(self, *_: Any) -> None:
        self._counted += STEP


def known_bytes(count: int) -> bytes:
    """Give every table the same secret; keys and codes are as they should be."""
    return bytes(count) if count == SECRET_BYTES else token_bytes(count)


MADE: Counter[str] = Counter()


async def known_first(house: House, made: log.TableMade, now: float) -> str | Refusal:
    """Give every table an id that follows from its maker's key: the seed depends on it."""
    host = made.places[made.host].person
    maker = f"{host.player if host else ''} {made.origin}"
    MADE[maker] += 1
    known = [hashlib.sha256(f"{maker} {MADE[maker]}".encode()).digest()[:TABLE_BYTES]]

    def fresh(count: int) -> bytes:
        return known.pop() if known and count == TABLE_BYTES else house.fresh(count)

    return await write_first(replace(house, fresh=fresh), made, now)


def known_mind(
    game: AnyGame,
    view: bytes,
    legal: tuple[Any, ...],
    level: str,
    seed: int,
    *,
    playouts: int | None = None,
) -> Job:
    """Let a bot that sees the same choose the same; where the deal is fixed, it does anyway."""
    known = seed if playouts else zlib.crc32(view)
    return job_of(game, view, legal, level, known, playouts=playouts)


def end_with(parent: int) -> None:
    """End when the tests do: a worker that is killed for hanging closes nothing."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)


if __name__ == "__main__":
    threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    house = pytest.MonkeyPatch()
    house.setattr("sushiya.server.context.HouseTime", KnownTime)
    house.setattr("secrets.token_bytes", known_bytes)
    house.setattr("sushiya.host.thinking.job_of", known_mind)
    for module in ("making", "rematches", "same_tables"):
        house.setattr(f"sushiya.host.{module}.write_first", known_first)
    if OTHER_PAGES in os.environ:
        pages = Client(Path(os.environ[OTHER_PAGES]))
        house.setattr("sushiya.server.app.Client", lambda: pages)
    runpy.run_module("sushiya", run_name="__main__", alter_sys=True)
