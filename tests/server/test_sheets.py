"""Shared sheets over HTTP: several devices fill in one document, part by part."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from host.helpers import in_loop
from server.helpers import Shop, open_shop
from sushiya.host.people import hashed
from sushiya.host.sheets import DAY, KEEP_DAYS, SheetBounds, Sheets
from sushiya.server.client import SaidNo
from sushiya.server.limits import Limits
from sushiya.store.memory import MemoryStore
from sushiya.store.sqlite import SqliteStore

KEY = "sheet-sheet-sheet-sheet-"
SMALL = Limits(sheets_per_player=2, sheet_kb=2, sheet_parts=2, part_kb=1)


async def open_sheet(shop: Shop, player: int = 0, key: str = KEY, **wish: str) -> Any:
    return await shop.site(player).ask("/api/sheets", wish, key)


async def write(shop: Shop, part: str, expected: int, text: str, player: int = 0) -> Any:
    body = {"expected": expected, "text": text}
    return await shop.site(player).ask(f"/api/sheet/{part}", body, KEY, "PUT")


async def read(shop: Shop, after: int = 0, player: int = 0, key: str = KEY) -> Any:
    return await shop.site(player).ask(f"/api/sheet?after={after}", None, key)


async def code_of(asked: Any) -> str:
    with pytest.raises(SaidNo) as said:
        await asked
    return said.value.code


@in_loop
async def test_two_devices_fill_in_one_sheet() -> None:
    async with open_shop() as shop:
        assert await open_sheet(shop) == {"revision": 0, "is-yours": True, "parts": []}
        assert await write(shop, "ada", 0, "🍣") == {"version": 1}
        assert await write(shop, "ben", 0, "1", player=1) == {"version": 1}
        assert await write(shop, "ben", 1, "2", player=1) == {"version": 2}
        ada = {"name": "ada", "version": 1, "text": "🍣"}
        ben = {"name": "ben", "version": 2, "text": "2"}
        whole = {"revision": 3, "is-yours": True, "parts": [ada, ben]}
        assert await read(shop) == await open_sheet(shop) == whole
        assert await read(shop, after=1, player=1) == whole | {"is-yours": False, "parts": [ben]}


@in_loop
async def test_nobody_writes_over_what_they_have_not_seen() -> None:
    async with open_shop() as shop:
        await open_sheet(shop)
        await write(shop, "ada", 0, "one")
        assert await code_of(write(shop, "ada", 0, "other", player=1)) == "part-changed"
        # The answer was lost, and the same is sent again.
        assert await write(shop, "ada", 0, "one") == {"version": 1}
        assert (await read(shop))["revision"] == 1


@in_loop
async def test_every_limit_is_refused_in_its_own_words() -> None:
    async with open_shop(limits=SMALL) as shop:
        await open_sheet(shop)
        await write(shop, "a", 0, "x" * 1000)
        assert await code_of(write(shop, "a", 1, "ö" * 501)) == "part-too-long"
        await write(shop, "b", 0, "x" * 1000)
        assert await code_of(write(shop, "c", 0, "")) == "sheet-full"
        await open_sheet(shop, key=f"{KEY}2")
        assert await code_of(open_sheet(shop, key=f"{KEY}3")) == "sheets-used-up"
        await open_sheet(shop, 1, key=f"{KEY}3")
        assert await code_of(write(shop, "A", 0, "")) == "message-unreadable"
        assert await code_of(write(shop, "a", -1, "")) == "message-unreadable"
        assert await code_of(read(shop, after=2**60)) == "message-unreadable"


@in_loop
async def test_without_the_key_there_is_nothing() -> None:
    async with open_shop() as shop:
        await open_sheet(shop)
        assert await code_of(read(shop, key=f"{KEY}x")) == "sheet-unknown"
        assert await code_of(shop.site(0).ask("/api/sheet")) == "key-missing"
        assert await code_of(read(shop, key="short")) == "key-wrong"
        # The store knows the hash alone.
        assert await shop.store.read_sheet(KEY) is None
        assert await shop.store.read_sheet(hashed(KEY)) is not None


@in_loop
async def test_its_owner_deletes_it_and_so_does_being_forgotten() -> None:
    async with open_shop() as shop:
        await open_sheet(shop)
        deleting = shop.site(1).ask("/api/sheet", None, KEY, "DELETE")
        assert await code_of(deleting) == "sheet-not-yours"
        assert await shop.site(0).ask("/api/sheet", None, KEY, "DELETE") == {}
        assert await code_of(read(shop)) == "sheet-unknown"
        await open_sheet(shop, keep="long")
        assert await shop.site(0).ask("/api/forget", {}) == {"tables": 0, "sheets": 1, "circles": 0}
        assert await code_of(write(shop, "a", 0, "")) == "sheet-unknown"


@in_loop
async def test_opening_counts_as_a_new_table() -> None:
    async with open_shop(limits=Limits(tables_per_minute=0.001, tables_burst=1)) as shop:
        await open_sheet(shop)
        assert await code_of(open_sheet(shop)) == "too-fast"


@in_loop
async def test_what_was_acknowledged_is_there_after_a_restart(tmp_path: Path) -> None:
    async with open_shop(store=SqliteStore(tmp_path / "tables.sqlite3")) as shop:
        await open_sheet(shop)
        await asyncio.gather(*(write(shop, f"part-{one}", 0, str(one)) for one in range(9)))
    async with open_shop(store=SqliteStore(tmp_path / "tables.sqlite3")) as shop:
        parts = (await read(shop))["parts"]
    assert {part["name"]: part["text"] for part in parts} == {
        f"part-{one}": str(one) for one in range(9)
    }


@in_loop
async def test_a_sheet_is_kept_for_its_days_after_the_last_write() -> None:
    store, now = MemoryStore(), [0.0]
    sheets = Sheets(store, SheetBounds(sheets=9, kb=1, parts=9, part_kb=1), lambda: now[0])
    await sheets.open("short", "ada", "short")
    await sheets.open("long", "ada", "long")
    now[0] = 5 * DAY
    await sheets.write("short", "a", 0, "x")
    ends = {"short": (5 + KEEP_DAYS["short"]) * DAY, "long": KEEP_DAYS["long"] * DAY}
    for name, end in ends.items():
        assert await store.delete_old_sheets(end) == 0
        assert await store.delete_old_sheets(end + 1) == 1
        assert await store.read_sheet(name) is None
