"""Shared sheets: several devices edit them together, with a key that cannot be guessed.

A sheet has named parts, each a text with a version. The texts are not interpreted.
"""

import time
from collections.abc import Callable
from typing import Literal

from sushiya.core.refusal import Refusal
from sushiya.core.value import Value
from sushiya.host.refusals import refuse
from sushiya.store.protocol import Store
from sushiya.store.sheets import (
    PartStale,
    PartWrite,
    PartWritten,
    SheetContent,
    SheetFull,
    SheetOpening,
    TooManySheets,
)

Keep = Literal["short", "long"]
"""How long a sheet is kept after the last write to it."""
DAY = 24 * 3600.0
KEEP_DAYS: dict[Keep, int] = {"short": 14, "long": 400}
KB = 1000


class SheetBounds(Value, frozen=True, kw_only=True):
    sheets: int
    """Quota: how many sheets one player may have."""
    kb: int
    parts: int
    part_kb: int


class Sheets:
    """All shared sheets; `sheet` is the hash of a sheet's key, `player` that of a player's."""

    def __init__(
        self, store: Store, bounds: SheetBounds, wall: Callable[[], float] = time.time
    ) -> None:
        self._store = store
        self._bounds = bounds
        self._wall = wall

    async def open(self, sheet: str, player: str, keep: Keep) -> SheetContent | Refusal:
        """Create a sheet, or read it if it already exists; refuse if the quota is used up."""
        opening = SheetOpening(
            sheet, player, self._wall(), KEEP_DAYS[keep] * DAY, self._bounds.sheets
        )
        if isinstance(await self._store.open_sheet(opening), TooManySheets):
            return refuse("sheets-used-up", most=self._bounds.sheets)
        return await self.read(sheet)

    async def read(self, sheet: str, after: int = 0) -> SheetContent | Refusal:
        return await self._store.read_sheet(sheet, after) or refuse("sheet-unknown")

    async def write(self, sheet: str, part: str, expected: int, text: str) -> int | Refusal:
        """Write the text of a part; return its new version."""
        body = text.encode()
        if len(body) > self._bounds.part_kb * KB:
            return refuse("part-too-long", most=self._bounds.part_kb)
        bounds = self._bounds
        write = PartWrite(sheet, part, expected, body, self._wall(), bounds.parts, bounds.kb * KB)
        match await self._store.write_part(write):
            case PartWritten(version):
                return version
            case PartStale():
                return refuse("part-changed")
            case SheetFull():
                return refuse("sheet-full", parts=bounds.parts, kb=bounds.kb)
        return refuse("sheet-unknown")

    async def delete(self, sheet: str, player: str) -> Refusal | None:
        """Delete a sheet; refuse everybody but the player who created it."""
        found = await self.read(sheet)
        if isinstance(found, Refusal):
            return found
        if found.owner != player:
            return refuse("sheet-not-yours")
        await self._store.delete_sheet(sheet)
        return None

    async def forget(self, player: str) -> int:
        """Delete all sheets that a player has created; return how many there were."""
        return await self._store.delete_sheets_of(player)
