"""When the server looks for garbage."""

import asyncio
import contextlib
import gc

import pytest

from host.helpers import in_loop
from sushiya.server import garbage
from sushiya.server.garbage import ENOUGH, QUIET, TOO_MANY, collect_when_quiet, is_due


def test_a_quiet_second_is_used_once_there_is_enough() -> None:
    assert is_due(grown=ENOUGH, busy=0.0, since=60.0, took=0.1)
    assert not is_due(grown=ENOUGH - 1, busy=0.0, since=60.0, took=0.1)


def test_a_busy_second_is_left_to_the_players_until_there_is_too_much() -> None:
    assert not is_due(grown=TOO_MANY - 1, busy=QUIET, since=60.0, took=0.1)
    assert is_due(grown=TOO_MANY, busy=1.0, since=0.1, took=0.1)


def test_long_sweeps_are_rare() -> None:
    assert not is_due(grown=ENOUGH, busy=0.0, since=9.0, took=0.1)
    assert is_due(grown=ENOUGH, busy=0.0, since=11.0, took=0.1)


class Circle:
    """Nothing but the collector frees it."""

    alive = 0

    def __init__(self) -> None:
        Circle.alive += 1
        self.own = self

    def __del__(self) -> None:
        Circle.alive -= 1


@in_loop
async def test_circles_are_found_and_the_usual_rhythm_comes_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(garbage, "LOOK_EVERY", 0.001)
    monkeypatch.setattr(garbage, "TOO_MANY", 1_000)
    sweeping = asyncio.create_task(collect_when_quiet())
    try:
        await asyncio.sleep(0)
        assert not gc.isenabled()
        for _ in range(2_000):
            Circle()
        async with asyncio.timeout(10):
            while Circle.alive:  # noqa: ASYNC110 - what frees it tells nobody
                await asyncio.sleep(0.001)
    finally:
        sweeping.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sweeping
        gc.unfreeze()
    assert gc.isenabled()
