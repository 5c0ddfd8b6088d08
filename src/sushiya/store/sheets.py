"""Shared sheets in a store: bounded documents in named parts, each with a version of its own.

A write names the version that its writer has seen. It is judged in this order: an unknown sheet is
`SheetUnknown`; a part that has just this text at the next version already is `PartWritten`, so a
write that is sent again is harmless; a part of another version is `PartStale`; what would make the
sheet too large is `SheetFull`. Only then it is kept.
"""

from typing import Protocol

from sushiya.core.value import Value


class SheetOpening(Value, frozen=True):
    sheet: str
    owner: str
    """The hashed key of the player who opens it."""
    at: float
    """Seconds since the epoch, as the writer said."""
    lasts: float
    """Seconds from opening, or from the last write, until it may be forgotten."""
    most: int
    """Sheets that one owner may have."""


class PartWrite(Value, frozen=True):
    sheet: str
    part: str
    expected: int
    """The version that the writer has seen; 0: none yet."""
    body: bytes
    at: float
    most_parts: int
    most_bytes: int
    """Of all parts together."""


class Part(Value, frozen=True):
    name: str
    version: int
    body: bytes


class SheetContent(Value, frozen=True):
    owner: str
    revision: int
    """Counts the writes to all parts."""
    parts: tuple[Part, ...]
    """In the order in which they were written last."""


class KeptSheet(Value, frozen=True):
    """All that a store has of a sheet, for a copy."""

    sheet: str
    owner: str
    lasts: float
    until: float
    """When it may be forgotten."""
    revision: int
    parts: tuple[tuple[int, Part], ...]
    """With the sheet's revision when each was written last, in this order."""


class SheetOpened(Value, frozen=True):
    """It is there now, or was there before."""


class TooManySheets(Value, frozen=True):
    """The owner has as many as one may have."""


class PartWritten(Value, frozen=True):
    version: int


class PartStale(Value, frozen=True):
    """Somebody else has written meanwhile; says which version the part has."""

    version: int


class SheetFull(Value, frozen=True):
    """One part more, or so long a text, is more than a sheet may hold."""


class SheetUnknown(Value, frozen=True):
    """There never was such a sheet, or it is forgotten."""


class SheetStore(Protocol):
    async def open_sheet(self, opening: SheetOpening) -> SheetOpened | TooManySheets:
        """Make an empty sheet; one that is there already stays as it is."""
        ...

    async def read_sheet(self, sheet: str, after: int = 0) -> SheetContent | None:
        """Give the parts that were written past this revision, as they are at one moment."""
        ...

    async def write_part(
        self, write: PartWrite
    ) -> PartWritten | PartStale | SheetFull | SheetUnknown:
        """Put a text in the place of a part; answers only when it is safe on disk."""
        ...

    async def kept_sheet(self, sheet: str) -> KeptSheet | None:
        """Give all of a sheet, as it is at one moment."""
        ...

    async def keep_sheet(self, kept: KeptSheet) -> None:
        """Put a whole sheet in the place of what had its name; no bound is asked."""
        ...

    async def delete_sheet(self, sheet: str) -> None: ...

    async def delete_sheets_of(self, owner: str) -> int:
        """Delete all sheets of an owner; says how many there were."""
        ...

    async def delete_old_sheets(self, before: float) -> int:
        """Delete the sheets that may be forgotten by then; says how many there were."""
        ...


WriteAnswer = PartWritten | PartStale | SheetFull | SheetUnknown


def judge_write(
    write: PartWrite, kept: tuple[int, bytes] | None, parts: int, size: int
) -> WriteAnswer | None:
    """Judge a write to a sheet that is there; None: it is to be kept.

    `kept` are version and body of the part, if there is one; `parts` and `size` are the sheet's.
    """
    version, body = kept or (0, b"")
    if version == write.expected + 1 and body == write.body:
        return PartWritten(version)
    if version != write.expected:
        return PartStale(version)
    is_one_more = kept is None
    too_many = is_one_more and parts >= write.most_parts
    too_long = size - len(body) + len(write.body) > write.most_bytes
    # What only gets shorter is always kept: a limit that was lowered must not lock a sheet.
    if too_many or (too_long and len(write.body) > len(body)):
        return SheetFull()
    return None
