import time
from dataclasses import dataclass

import pytest

from host.helpers import in_loop
from sushiya.host.house_time import LONGEST_STEP, HouseTime
from sushiya.store.memory import MemoryStore

DAY = 24 * 3600.0


@dataclass
class Clock:
    seconds: float = 100.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock(1_800_000_000.0)
    monkeypatch.setattr(time, "time", clock)
    return clock


def test_it_begins_with_the_date_and_then_ignores_the_wall_clock(wall: Clock) -> None:
    monotonic = Clock()
    passed = HouseTime(MemoryStore(), monotonic)
    began = passed.now()
    assert began == wall.seconds
    for jump in (31 * DAY, -62 * DAY):
        wall.seconds += jump
        monotonic.seconds += 1
        passed.beat()
    assert passed.now() == began + 2


def test_a_server_that_stood_still_counts_little_of_it(wall: Clock) -> None:
    monotonic = Clock(wall.seconds)
    passed = HouseTime(MemoryStore(), monotonic)
    began = passed.now()
    monotonic.seconds += 3600
    assert passed.beat() == began + LONGEST_STEP
    monotonic.seconds += 1
    assert passed.now() == began + LONGEST_STEP + 1


@in_loop
async def test_time_goes_on_where_it_was_saved_however_long_the_server_was_off() -> None:
    store, monotonic = MemoryStore(), Clock()
    passed = HouseTime(store, monotonic)
    monotonic.seconds += 3
    saved = passed.now()
    await passed.save()
    later = HouseTime(store, Clock(31 * DAY))
    await later.resume()
    assert later.now() == saved
