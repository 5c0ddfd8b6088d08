"""Tables are counted seldom, whoever asks how often."""

import asyncio

from host.helpers import in_loop
from server.helpers import open_shop, seat_guests
from server.raw import content, fetch
from sushiya.server.census import GOOD_FOR, Census, Taken
from sushiya.store.memory import MemoryStore
from sushiya.store.protocol import StoreError


class Counted(MemoryStore):
    """Tells how often its tables were counted."""

    times = 0
    is_broken = False

    async def counts(self) -> dict[str, int]:
        self.times += 1
        await asyncio.sleep(0)
        if self.is_broken:
            raise StoreError("not now")
        return {"waiting": self.times}


@in_loop
async def test_a_count_is_good_for_a_while() -> None:
    store, now = Counted(), 100.0
    census = Census(store, lambda: now)
    at_once = await asyncio.gather(census.take(), census.take())
    assert at_once[0] == at_once[1] == Taken({"waiting": 1}, "")
    now += GOOD_FOR - 0.1
    assert (await census.take()).counts == {"waiting": 1}
    now += 0.2
    assert (await census.take()).counts == {"waiting": 2}


@in_loop
async def test_a_store_that_does_not_answer_is_asked_again() -> None:
    store, now = Counted(), 100.0
    store.is_broken = True
    census = Census(store, lambda: now)
    assert await census.take() == Taken({}, "store-fails")
    store.is_broken = False
    now += GOOD_FOR
    assert await census.take() == Taken({"waiting": 2}, "")


@in_loop
async def test_asking_for_health_and_figures_counts_once() -> None:
    store = Counted()
    async with open_shop(store=store) as shop:
        await seat_guests(shop, "sushi-go")
        for _ in range(5):
            health = content(await fetch(shop.address, "/api/health"))
            assert health["tables"] == {"waiting": 1}
        await fetch(shop.address, "/api/metrics")
    assert store.times == 1
