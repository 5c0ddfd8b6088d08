"""How many tables a player and an address may have, and how many codes it may mistype."""

import asyncio

import pytest

from host.helpers import in_loop
from server.helpers import (
    Shop,
    caught_up,
    open_shop,
    person,
    play_with,
    seat_guests,
)
from server.raw import content, fetch, status
from sushiya.server.client import SaidNo
from sushiya.server.limits import Buckets, Limits
from sushiya.store.memory import MemoryStore
from sushiya.store.protocol import Found

FEW_CODES = Limits(wrong_codes_per_minute=0.001, wrong_codes_burst=3)
FOUND, UNKNOWN, TOO_FAST = 200, 404, 429


class Unhurried(MemoryStore):
    """Takes its time between counting a player's tables and telling."""

    async def of_player(self, player: str, limit: int) -> Found:
        found = await super().of_player(player, limit)
        await asyncio.sleep(0.01)
        return found


async def look_for(shop: Shop, *codes: str, **headers: str) -> list[int]:
    given = {name.replace("_", "-"): value for name, value in headers.items()}
    answers = [await fetch(shop.address, f"/api/codes/{one}", headers=given) for one in codes]
    return [status(answer) for answer in answers]


async def make(shop: Shop, number: int) -> str:
    wish = {"game": "sushi-go", **person(number)}
    return str((await shop.site(number).ask("/api/tables", wish))["table"])


async def sit(shop: Shop, number: int, table: str) -> str:
    """Give the code of the refusal, if it is refused."""
    try:
        await shop.site(number).ask(f"/api/tables/{table}/seats", person(number))
    except SaidNo as no:
        return no.code
    return ""


# Codes


@in_loop
async def test_right_codes_are_free_and_wrong_ones_are_counted() -> None:
    async with open_shop(limits=FEW_CODES) as shop:
        (guest, *_) = await seat_guests(shop, "sushi-go")
        code = (await shop.room(guest.table)).table.code
        assert await look_for(shop, *[code] * 10) == [FOUND] * 10
        assert await look_for(shop, *["NOSUCH"] * 4) == [UNKNOWN] * 3 + [TOO_FAST]
        # Whoever guesses is not told, either, when a guess is right; but what else they may ask is.
        assert await look_for(shop, code) == [TOO_FAST]
        assert status(await fetch(shop.address, "/api/games")) == FOUND


@in_loop
async def test_wrong_codes_at_once_are_counted_too() -> None:
    async with open_shop(limits=FEW_CODES) as shop:
        found = await asyncio.gather(*(look_for(shop, f"WRONG{one}") for one in "ABCDEF"))
    assert sorted(one for (one,) in found) == [UNKNOWN] * 3 + [TOO_FAST] * 3


@in_loop
async def test_wrong_codes_are_counted_by_address() -> None:
    async with open_shop(limits=FEW_CODES, trusted_proxies=("127.0.0.1",)) as shop:
        wrong = ["NOSUCH"] * 4
        first = await look_for(shop, *wrong, x_forwarded_for="203.0.113.1")
        second = await look_for(shop, *wrong, x_forwarded_for="203.0.113.2")
    assert first == second == [UNKNOWN] * 3 + [TOO_FAST]


def test_a_token_given_back_can_be_taken_again_and_fills_no_bucket_over() -> None:
    buckets = Buckets(per_second=0.0, burst=2)
    buckets.give_back("a")
    assert [buckets.take("a", 0.0) for _ in range(3)] == [True, True, False]
    buckets.give_back("a")
    assert [buckets.take("a", 0.0) for _ in range(2)] == [True, False]
    for _ in range(5):
        buckets.give_back("a")
    assert [buckets.take("a", 0.0) for _ in range(3)] == [True, True, False]


# Tables


@in_loop
async def test_an_address_makes_so_many_tables_a_minute() -> None:
    async with open_shop(limits=Limits(tables_per_minute=0.001, tables_burst=2)) as shop:
        for number in range(2):
            await make(shop, number)
        with pytest.raises(SaidNo, match="too-fast"):
            await make(shop, 2)
        assert content(await fetch(shop.address, "/api/health"))["tables"]["waiting"] == 2


@in_loop
async def test_a_player_sits_at_so_many_tables() -> None:
    async with open_shop(limits=Limits(tables_per_player=2)) as shop:
        tables = [await make(shop, number) for number in (1, 2, 3)]
        assert [await sit(shop, 0, table) for table in tables] == ["", "", "too-many-tables"]
        # Who sits there already may ask for the seat again: the answer may have been lost.
        assert await sit(shop, 0, tables[0]) == ""
        with pytest.raises(SaidNo, match="too-many-tables"):
            await make(shop, 0)


@in_loop
async def test_neither_does_a_player_who_asks_for_all_at_once() -> None:
    async with open_shop(store=Unhurried(), limits=Limits(tables_per_player=2)) as shop:
        made = await asyncio.gather(*(make(shop, 0) for _ in range(6)), return_exceptions=True)
        assert sum(isinstance(one, str) for one in made) == 2
        tables = [await make(shop, number) for number in (1, 2, 3, 4)]
        said = await asyncio.gather(*(sit(shop, 5, table) for table in tables))
        assert sorted(said) == ["", "", "too-many-tables", "too-many-tables"]


@in_loop
async def test_a_rematch_takes_the_place_of_the_table_before() -> None:
    async with open_shop(limits=Limits(tables_per_player=1)) as shop:
        guests = await play_with(shop, "sushi-go")
        await guests[0].send("close")
        await caught_up(await shop.room(guests[0].table), guests)
        for guest in guests:
            await guest.send("rematch")
        (mine,) = (await shop.site(0).ask("/api/my-tables"))["tables"]
        assert mine["id"] == (await shop.room(guests[0].table)).table.rematch
        assert await sit(shop, 0, await make(shop, 5)) == "too-many-tables"
