"""Small documents that several processes change, each a part of a sheet in the store."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeVar

import msgspec

from sushiya.core.value import Value, encode
from sushiya.host.people import hashed
from sushiya.store.protocol import Store, StoreError
from sushiya.store.sheets import (
    PartStale,
    PartWrite,
    PartWritten,
    SheetOpening,
    TooManySheets,
    WriteAnswer,
)

TRIES = 20
"""How often a change is retried because somebody else has written meanwhile."""
INDEX = "circle"
"""The name of an index's only part; the first indexes were those of circles."""
INDEX_LASTS = 10 * 365 * 24 * 3600.0
"""Seconds that an index is kept. Others' writes may keep what it lists alive, and all of that must
be found."""
V = TypeVar("V", bound=Value)


@dataclass(frozen=True)
class Parts:
    """Optimistic locking: a write names the version that its writer has seen."""

    store: Store
    wall: Callable[[], float]
    lasts: float
    """Seconds that a sheet is kept after the last write."""
    most_parts: int
    most_bytes: int

    async def open(self, sheet: str, owner: str, most: int = 1) -> bool:
        """Create an empty sheet unless it exists; return False if its owner's quota is used up."""
        opening = SheetOpening(sheet, owner, self.wall(), self.lasts, most)
        return not isinstance(await self.store.open_sheet(opening), TooManySheets)

    async def read(self, sheet: str, name: str) -> tuple[bytes | None, int]:
        """Return a part and its version, or None and 0 if there is none."""
        content = await self.store.read_sheet(sheet)
        for part in () if content is None else content.parts:
            if part.name == name:
                return part.body, part.version
        return None, 0

    async def write(self, sheet: str, name: str, expected: int, body: bytes) -> WriteAnswer:
        """Write the text of a part."""
        write = PartWrite(
            sheet, name, expected, body, self.wall(), self.most_parts, self.most_bytes
        )
        return await self.store.write_part(write)


@dataclass(frozen=True)
class PlayerSheets:
    """Sheets of one kind: one for each player, with one part, which is empty by default."""

    parts: Parts
    kind: str
    part: str

    async def read(self, player: str, form: type[V]) -> V:
        return (await self._read(player, form))[0]

    async def change(self, player: str, form: type[V], step: Callable[[V], V]) -> V:
        """Apply a pure step to the document, store and return it; retry if it was stale.

        Raises a StoreError if it cannot be stored: nothing is lost silently.
        """
        sheet = self.sheet(player)
        for _ in range(TRIES):
            before, version = await self._read(player, form)
            after = step(before)
            if after == before:
                return after
            await self.parts.open(sheet, sheet)
            answer = await self.parts.write(sheet, self.part, version, encode(after))
            if isinstance(answer, PartWritten):
                return after
            if not isinstance(answer, PartStale):
                raise StoreError(f"a document of the kind {self.kind} cannot be kept: {answer}")
        raise StoreError(f"others kept writing to a document of the kind {self.kind}")

    async def drop(self, player: str) -> None:
        await self.parts.store.delete_sheet(self.sheet(player))

    async def _read(self, player: str, form: type[V]) -> tuple[V, int]:
        body, version = await self.parts.read(self.sheet(player), self.part)
        return (form() if body is None else msgspec.json.decode(body, type=form)), version

    def sheet(self, player: str) -> str:
        """Return the id of a player's sheet: a hash that is no shared sheet's and names nobody."""
        return hashed(f"{self.kind} of {player}")


class _Noted(Value, frozen=True):
    names: tuple[str, ...] = msgspec.field(default=(), name="circles")


class Index:
    """An index of the documents that hold something of a player, needed to erase them."""

    def __init__(self, parts: Parts, kind: str) -> None:
        self._sheets = PlayerSheets(replace(parts, lasts=INDEX_LASTS), kind, INDEX)

    async def note(self, player: str, name: str) -> None:
        """Record that the document of this name holds something of a player."""

        def noted(known: _Noted) -> _Noted:
            return known if name in known.names else _Noted((*known.names, name))

        await self._sheets.change(player, _Noted, noted)

    async def names(self, player: str) -> tuple[str, ...]:
        return (await self._sheets.read(player, _Noted)).names

    async def drop(self, player: str) -> None:
        await self._sheets.drop(player)
