"""Shared sheets in a store: bounded documents in named parts, each with a version of its own.

A write names the version that its writer has seen. It is checked in this order: an unknown sheet
gives `SheetUnknown`; a part that already has this text at the next version gives `PartWritten`, so
resending a write is harmless; a part with another version gives `PartStale`; a write that would
make the sheet too large gives `SheetFull`. Otherwise it is stored.
"""

from typing import Protocol

from sushiya.core.value import Value


class SheetOpening(Value, frozen=True):
    sheet: str
    owner: str
    """The hashed key of the player who opens it."""
    at: float
    """Seconds since the epoch, given by the writer."""
    lasts: float
    """Seconds from opening, or from the last write, until it may be deleted."""
    most: int
    """Quota: how many sheets one owner may have."""


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
    """In the order of their last writes."""


class KeptSheet(Value, frozen=True):
    """Everything that a store has of a sheet, for a copy."""

    sheet: str
    owner: str
    lasts: float
    until: float
    """When it may be deleted."""
    revision: int
    parts: tuple[tuple[int, Part], ...]
    """Each with the sheet's revision at its last write, in the order of these revisions."""


class SheetOpened(Value, frozen=True):
    """The sheet exists: it was created, or existed before."""


class TooManySheets(Value, frozen=True):
    """The owner's quota is used up."""


class PartWritten(Value, frozen=True):
    version: int


class PartStale(Value, frozen=True):
    """The part does not have the expected version; `version` is the one that it has."""

    version: int


class SheetFull(Value, frozen=True):
    """The sheet would have too many parts, or too many bytes."""


class SheetUnknown(Value, frozen=True):
    """There never was such a sheet, or it was deleted."""


class SheetStore(Protocol):
    async def open_sheet(self, opening: SheetOpening) -> SheetOpened | TooManySheets:
        """Create an empty sheet; an existing one stays unchanged."""
        ...

    async def read_sheet(self, sheet: str, after: int = 0) -> SheetContent | None:
        """Return a consistent snapshot of the parts that were written after this revision."""
        ...

    async def write_part(
        self, write: PartWrite
    ) -> PartWritten | PartStale | SheetFull | SheetUnknown:
        """Write the text of a part; return once it is safe on disk."""
        ...

    async def kept_sheet(self, sheet: str) -> KeptSheet | None:
        """Return a consistent snapshot of a whole sheet."""
        ...

    async def keep_sheet(self, kept: KeptSheet) -> None:
        """Store a whole sheet; it replaces one of the same name. No limit is checked."""
        ...

    async def delete_sheet(self, sheet: str) -> None: ...

    async def delete_sheets_of(self, owner: str) -> int:
        """Delete all sheets of an owner; return how many there were."""
        ...

    async def delete_old_sheets(self, before: float) -> int:
        """Delete the sheets that may be deleted by then; return how many there were."""
        ...


WriteAnswer = PartWritten | PartStale | SheetFull | SheetUnknown


def judge_write(
    write: PartWrite, kept: tuple[int, bytes] | None, parts: int, size: int
) -> WriteAnswer | None:
    """Check a write to an existing sheet; return None if it may be stored.

    `kept` is the version and body of the part, if it exists; `parts` and `size` count all parts
    and bytes of the sheet.
    """
    version, body = kept or (0, b"")
    if version == write.expected + 1 and body == write.body:
        return PartWritten(version)
    if version != write.expected:
        return PartStale(version)
    is_one_more = kept is None
    too_many = is_one_more and parts >= write.most_parts
    too_long = size - len(body) + len(write.body) > write.most_bytes
    # A text that gets no longer is always accepted: a lowered limit must not lock a sheet.
    if too_many or (too_long and len(write.body) > len(body)):
        return SheetFull()
    return None
