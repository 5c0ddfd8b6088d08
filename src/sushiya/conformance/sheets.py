"""The checks of shared sheets that every store must pass; `stores` runs them with its own."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeAlias

import msgspec

from sushiya.conformance.broken import expect_same
from sushiya.store.protocol import Store
from sushiya.store.sheets import (
    KeptSheet,
    Part,
    PartStale,
    PartWrite,
    PartWritten,
    SheetContent,
    SheetFull,
    SheetOpened,
    SheetOpening,
    SheetUnknown,
    TooManySheets,
)

Place: TypeAlias = Callable[[], Awaitable[Store]]

WRITERS = 6
MOST, MOST_PARTS, MOST_BYTES = 2, 3, 20


def opening(sheet: str, owner: str = "ada", lasts: float = 9.0) -> SheetOpening:
    return SheetOpening(sheet, owner, 1.0, lasts, MOST)


def write(sheet: str, part: str, expected: int, body: bytes, at: float = 1.0) -> PartWrite:
    return PartWrite(sheet, part, expected, body, at, MOST_PARTS, MOST_BYTES)


async def sheets(place: Place) -> None:
    """A sheet is opened once, and its parts are read from any revision on."""
    store = await place()
    expect_same(await store.read_sheet("a"), None, "an unknown sheet")
    expect_same(await store.write_part(write("a", "x", 0, b"1")), SheetUnknown(), "a write to it")
    expect_same(await store.open_sheet(opening("a")), SheetOpened(), "opening")
    expect_same(await store.read_sheet("a"), SheetContent("ada", 0, ()), "an empty sheet")
    for part, expected, body in (("x", 0, b"1"), ("y\0", 0, b"\xff"), ("x", 1, b"")):
        answer = await store.write_part(write("a", part, expected, body))
        expect_same(answer, PartWritten(expected + 1), f"version {expected + 1} of {part!r}")
    expect_same(await store.open_sheet(opening("a", "ben")), SheetOpened(), "opening it again")
    await store.close()
    store = await place()
    x, y = Part("x", 2, b""), Part("y\0", 1, b"\xff")
    for after, parts in ((0, (y, x)), (1, (y, x)), (2, (x,)), (3, ()), (9, ())):
        found = await store.read_sheet("a", after)
        expect_same(found, SheetContent("ada", 3, parts), f"the sheet after {after}")
    await store.close()


async def stale_parts(place: Place) -> None:
    """A write that does not expect the newest version is refused; a repeated one is not."""
    store = await place()
    await store.open_sheet(opening("a"))
    await store.write_part(write("a", "x", 0, b"1"))
    await store.write_part(write("a", "x", 1, b"2"))
    for expected in (0, 1, 3, -1):
        answer = await store.write_part(write("a", "x", expected, b"no"))
        expect_same(answer, PartStale(2), f"expecting version {expected} of 2")
    expect_same(await store.write_part(write("a", "y", 1, b"")), PartStale(0), "an unknown part")
    again = await store.write_part(write("a", "x", 1, b"2"))
    expect_same(again, PartWritten(2), "a write that is sent again")
    content = SheetContent("ada", 2, (Part("x", 2, b"2"),))
    expect_same(await store.read_sheet("a"), content, "the sheet after all that")
    await store.close()


async def sheet_bounds(place: Place) -> None:
    """A sheet's parts and bytes and an owner's sheets are limited; shorter texts always fit."""
    store = await place()
    for sheet in ("a", "b"):
        expect_same(await store.open_sheet(opening(sheet)), SheetOpened(), "a sheet")
    expect_same(await store.open_sheet(opening("c")), TooManySheets(), "one sheet too many")
    expect_same(await store.open_sheet(opening("b")), SheetOpened(), "a sheet that is there")
    expect_same(await store.open_sheet(opening("c", "ben")), SheetOpened(), "another's sheet")
    for part in ("x", "y", "z"):
        answer = await store.write_part(write("a", part, 0, b"123456"))
        expect_same(answer, PartWritten(1), "a part")
    for part, expected, body in (("w", 0, b""), ("z", 1, b"123456789")):
        answer = await store.write_part(write("a", part, expected, body))
        expect_same(answer, SheetFull(), f"{body!r} as {part}")
    full = await store.write_part(write("a", "z", 1, b"12345678"))
    expect_same(full, PartWritten(2), "a text that just fits")
    small = PartWrite("a", "z", 2, b"1234567", 1.0, MOST_PARTS, 5)
    expect_same(await store.write_part(small), PartWritten(3), "a shorter text in a full sheet")
    expect_same(await store.write_part(write("b", "x", 0, b"1")), PartWritten(1), "another sheet")
    await store.close()


async def racing_parts(place: Place) -> None:
    """Of writers that have seen the same version one wins; different parts never collide."""
    store = await place()
    await store.open_sheet(opening("a"))
    same = [write("a", "x", 0, b"%d" % number) for number in range(WRITERS)]
    answers = await asyncio.gather(*map(store.write_part, same))
    expect_same(answers.count(PartWritten(1)), 1, "how many of them have won")
    expect_same(answers.count(PartStale(1)), WRITERS - 1, "how many of them have lost")
    others = await asyncio.gather(
        *(store.write_part(write("a", part, 0, b"1")) for part in ("y", "z"))
    )
    expect_same(others, [PartWritten(1), PartWritten(1)], "writers of different parts")
    content = await store.read_sheet("a")
    expect_same(content and content.revision, 3, "the revision")
    opened = await asyncio.gather(*(store.open_sheet(opening(f"s{one}")) for one in range(WRITERS)))
    expect_same(opened.count(SheetOpened()), MOST - 1, "sheets that were opened at once")
    await store.close()


async def forgotten_sheets(place: Place) -> None:
    """Sheets are deleted by name, with all of their owner, or when they expire."""
    store = await place()
    for sheet, owner, lasts in (("a", "ada", 9.0), ("b", "ada", 29.0), ("c", "ben", 9.0)):
        await store.open_sheet(opening(sheet, owner, lasts))
        await store.write_part(write(sheet, "x", 0, b"1"))
    await store.write_part(write("c", "x", 1, b"2", 2.0))
    expect_same(await store.delete_old_sheets(10.0), 0, "sheets that were old too early")
    expect_same(await store.delete_old_sheets(10.1), 1, "sheets that are old")
    expect_same(await store.read_sheet("a"), None, "a sheet that is forgotten")
    await store.open_sheet(opening("a"))
    expect_same(await store.read_sheet("a"), SheetContent("ada", 0, ()), "it, opened anew")
    expect_same(await store.delete_sheets_of("ada"), 2, "the sheets of an owner")
    expect_same(await store.delete_sheets_of("ada"), 0, "the sheets that are left")
    left = SheetContent("ben", 2, (Part("x", 2, b"2"),))
    expect_same(await store.read_sheet("c"), left, "another's sheet")
    await store.delete_sheet("c")
    await store.delete_sheet("c")
    expect_same(await store.read_sheet("c"), None, "a sheet that was deleted")
    await store.close()


async def whole_sheets(place: Place) -> None:
    """A sheet is exported whole, and imported as it was, replacing what was there."""
    store = await place()
    expect_same(await store.kept_sheet("a"), None, "an unknown sheet")
    await store.open_sheet(opening("a", lasts=5.0))
    expect_same(
        await store.kept_sheet("a"), KeptSheet("a", "ada", 5.0, 6.0, 0, ()), "an empty sheet"
    )
    for part, expected, at in (("x", 0, 2.0), ("y\0", 0, 3.0), ("x", 1, 4.0)):
        await store.write_part(write("a", part, expected, b"\xff", at))
    parts = (2, Part("y\0", 1, b"\xff")), (3, Part("x", 2, b"\xff"))
    kept = KeptSheet("a", "ada", 5.0, 9.0, 3, parts)
    expect_same(await store.kept_sheet("a"), kept, "a sheet with parts")
    other = KeptSheet("b", "ben", 7.0, 8.0, 9, ((4, Part("z", 4, b"")), (9, Part("x", 2, b"1"))))
    for one in (other, kept, other):
        await store.keep_sheet(one)
    third = KeptSheet("c", "ada", 5.0, 9.0, 0, ())
    await store.keep_sheet(msgspec.structs.replace(other, sheet="c"))
    await store.keep_sheet(third)
    await store.close()
    store = await place()
    for one in (kept, other, third):
        expect_same(await store.kept_sheet(one.sheet), one, f"sheet {one.sheet}, opened again")
    content = SheetContent("ben", 9, (Part("x", 2, b"1"),))
    expect_same(await store.read_sheet("b", 4), content, "what was written to it lately")
    expect_same(await store.write_part(write("b", "z", 4, b"2")), PartWritten(5), "the next write")
    expect_same(await store.open_sheet(opening("d")), TooManySheets(), "one sheet too many")
    expect_same(await store.delete_old_sheets(8.1), 1, "sheets that are old")
    expect_same(await store.read_sheet("b"), None, "the sheet that was old")
    await store.close()


SHEET_CHECKS: dict[str, Callable[[Place], Coroutine[Any, Any, None]]] = {
    "sheets": sheets,
    "stale-parts": stale_parts,
    "sheet-bounds": sheet_bounds,
    "racing-parts": racing_parts,
    "forgotten-sheets": forgotten_sheets,
    "whole-sheets": whole_sheets,
}
