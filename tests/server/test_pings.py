"""Every device is asked whether it is still there, and never all of them at once."""

import asyncio
import time
from contextlib import suppress
from types import SimpleNamespace
from typing import Any, cast

import pytest

from host.helpers import in_loop
from sushiya.server import app

DEVICES = 10
STEPS = 5


@in_loop
async def _ping_twice(told: list[int]) -> None:
    def device(number: int) -> Any:
        return SimpleNamespace(deliver=lambda _: told.append(number), heard_at=-app.HEARD_LATELY)

    talking = device(DEVICES)
    talking.heard_at = time.monotonic()
    context = SimpleNamespace(sockets=[*map(device, range(DEVICES)), talking])
    pinging = asyncio.create_task(app._ping(cast("Any", context)))
    sizes = []
    while len(told) < 2 * DEVICES:
        before = len(told)
        await asyncio.sleep(0)
        sizes.append(len(told) - before)
    pinging.cancel()
    with suppress(asyncio.CancelledError):
        await pinging
    assert max(sizes) == DEVICES / STEPS


def test_pings_are_spread_over_all_who_are_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "PING_EVERY", 0.05)
    monkeypatch.setattr(app, "PING_STEPS", STEPS)
    told: list[int] = []
    _ping_twice(told)
    assert sorted(told) == sorted([*range(DEVICES)] * 2)
