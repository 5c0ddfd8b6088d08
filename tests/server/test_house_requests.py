"""What whoever runs the server may ask of it, and nobody else."""

from typing import Any

import pytest

from host.helpers import in_loop
from server.helpers import Shop, open_shop, play_with, seat_guests
from sushiya.server.client import SaidNo, Site

KEY = "k" * 43


async def ask(shop: Shop, path: str = "", body: Any = None, key: str = KEY) -> Any:
    shop.app.context.house_key = KEY
    return await Site(shop.address).ask(f"/api/house/tables{path}", body, key)


async def refusal_of(shop: Shop, path: str, body: Any, key: str = KEY) -> str:
    with pytest.raises(SaidNo) as said:
        await ask(shop, path, body, key)
    return said.value.code


@in_loop
async def test_every_table_is_listed_with_its_people() -> None:
    async with open_shop() as shop:
        (guest, *_) = await seat_guests(shop, "wasabi", players=2)
        (found,) = (await ask(shop))["tables"]
        assert found["id"] == guest.table
        assert found["game"] == "wasabi"
        assert found["phase"] == "waiting"
        assert len(found["code"]) == 6
        assert all(found["names"])
        assert "token" not in str(found)


@in_loop
async def test_a_closed_table_is_over_for_all() -> None:
    async with open_shop() as shop:
        (guest, *_) = await play_with(shop, "sushi-go")
        await ask(shop, f"/{guest.table}/close", {})
        assert (await ask(shop))["tables"] == []
        look = await Site(shop.address).ask(f"/api/tables/{guest.table}")
        assert look["table"]["closed"] == "closed"
        assert await refusal_of(shop, f"/{guest.table}/close", {}) == "table-over"


@in_loop
async def test_a_person_gets_another_name() -> None:
    async with open_shop() as shop:
        (_, guest, *_) = await seat_guests(shop, "sushi-go", players=3)
        path = f"/{guest.table}/rename"
        await ask(shop, path, {"seat": guest.seat, "name": "Guest"})
        (found,) = (await ask(shop))["tables"]
        assert found["names"][guest.seat] == "Guest"
        assert await refusal_of(shop, path, {"seat": 0, "name": "Guest"}) == "name-taken"
        assert await refusal_of(shop, path, {"seat": 0, "name": "\u202e"}) == "name-wrong"
        assert await refusal_of(shop, path, {"seat": 9, "name": "Ada"}) == "no-such-place"
        assert await refusal_of(shop, "/nowhere/close", {}) == "table-unknown"


@pytest.mark.parametrize("key", ["", "x" * 43, KEY[:-1]])
@in_loop
async def test_nobody_else_may(key: str) -> None:
    async with open_shop() as shop:
        (guest, *_) = await seat_guests(shop, "sushi-go")
        assert await refusal_of(shop, "", None, key) == "key-wrong"
        assert await refusal_of(shop, f"/{guest.table}/close", {}, key) == "key-wrong"
        body = {"seat": 0, "name": "Nobody"}
        assert await refusal_of(shop, f"/{guest.table}/rename", body, key) == "key-wrong"


@in_loop
async def test_a_server_without_a_key_is_opened_by_none() -> None:
    async with open_shop() as shop:
        with pytest.raises(SaidNo) as said:
            await Site(shop.address).ask("/api/house/tables", None, "")
        assert said.value.code == "key-wrong"
