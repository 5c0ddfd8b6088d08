"""The wall clock is set, or the server was off for a month: no game ends and no role is lost."""

import asyncio
import time
from collections.abc import Callable

import pytest

from host.helpers import in_loop
from server.helpers import Shop, open_shop, play_with
from sushiya.server import app
from sushiya.store.memory import MemoryStore

DAY = 24 * 3600.0
SetWall = Callable[[float], None]


@pytest.fixture
def set_wall(monkeypatch: pytest.MonkeyPatch) -> SetWall:
    """Set the wall clock ahead by so many seconds."""
    true, ahead = time.time, [0.0]
    monkeypatch.setattr(time, "time", lambda: true() + ahead[0])

    def set_ahead(seconds: float) -> None:
        ahead[0] = seconds

    return set_ahead


async def expect_undisturbed(shop: Shop, table: str) -> None:
    room = await shop.room(table)
    assert (room.table.phase, room.table.host, room.table.closed) == ("running", 0, "")
    look = room.look(shop.context.time.now())
    assert [seat.presence for seat in look.seats] == ["here", "here"]


@pytest.mark.parametrize("jump", [-DAY, 3600.0, 31 * DAY])
@in_loop
async def test_a_wall_clock_that_is_set_ends_no_game_and_takes_no_role(
    jump: float, set_wall: SetWall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "TICK", 0.02)
    async with open_shop() as shop:
        guests = await play_with(shop, "sushi-go", players=2)
        table = guests[0].table
        set_wall(jump)
        await asyncio.sleep(0.3)
        await expect_undisturbed(shop, table)
        set_wall(0.0)
        await asyncio.sleep(0.3)
        await expect_undisturbed(shop, table)


@in_loop
async def test_a_server_that_was_off_for_a_month_goes_on_with_its_games(
    set_wall: SetWall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "TICK", 0.02)
    store = MemoryStore()
    async with open_shop(store=store) as shop:
        table = (await play_with(shop, "sushi-go", players=2))[0].table
    set_wall(31 * DAY)
    async with open_shop(store=store, seed=1) as shop:
        await asyncio.sleep(0.3)
        await expect_undisturbed(shop, table)
