"""The server without surprises: what is dealt and what bots choose depends on the people alone.

So a test meets the same game each time. Its clock can be put forward: a SIGUSR1 is two minutes.
"""

import runpy
import signal
import zlib
from secrets import token_bytes
from typing import Any

import pytest

from sushiya.core.game import AnyGame
from sushiya.core.trust import SECRET_BYTES
from sushiya.host.crew import Job, job_of
from sushiya.host.house_time import HouseTime
from sushiya.store.protocol import Store

STEP = 120.0


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


def known_mind(game: AnyGame, view: bytes, legal: tuple[Any, ...], level: str, _: int) -> Job:
    """Let a bot that sees the same choose the same."""
    return job_of(game, view, legal, level, zlib.crc32(view))


if __name__ == "__main__":
    house = pytest.MonkeyPatch()
    house.setattr("sushiya.server.office.HouseTime", KnownTime)
    house.setattr("secrets.token_bytes", known_bytes)
    house.setattr("sushiya.host.room.job_of", known_mind)
    runpy.run_module("sushiya", run_name="__main__", alter_sys=True)
