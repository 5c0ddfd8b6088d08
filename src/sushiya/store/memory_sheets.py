"""Shared sheets in memory: the model that other stores follow."""

from dataclasses import dataclass, field

from sushiya.store.sheets import (
    KeptSheet,
    Part,
    PartWrite,
    PartWritten,
    SheetContent,
    SheetOpened,
    SheetOpening,
    SheetUnknown,
    TooManySheets,
    WriteAnswer,
    judge_write,
)


@dataclass
class _Sheet:
    owner: str
    lasts: float
    until: float
    revision: int = 0
    parts: dict[str, tuple[int, Part]] = field(default_factory=dict)
    """By name, with the revision of the last write; the newest comes last."""


class MemorySheets:
    def __init__(self) -> None:
        self._sheets: dict[str, _Sheet] = {}

    async def open_sheet(self, opening: SheetOpening) -> SheetOpened | TooManySheets:
        if opening.sheet not in self._sheets:
            if len(self._of(opening.owner)) >= opening.most:
                return TooManySheets()
            self._sheets[opening.sheet] = _Sheet(
                opening.owner, opening.lasts, opening.at + opening.lasts
            )
        return SheetOpened()

    async def read_sheet(self, sheet: str, after: int = 0) -> SheetContent | None:
        found = self._sheets.get(sheet)
        if found is None:
            return None
        parts = tuple(part for revision, part in found.parts.values() if revision > after)
        return SheetContent(found.owner, found.revision, parts)

    async def write_part(self, write: PartWrite) -> WriteAnswer:
        sheet = self._sheets.get(write.sheet)
        if sheet is None:
            return SheetUnknown()
        kept = sheet.parts.get(write.part, (0, None))[1]
        size = sum(len(part.body) for _, part in sheet.parts.values())
        judged = judge_write(
            write, None if kept is None else (kept.version, kept.body), len(sheet.parts), size
        )
        if judged is not None:
            return judged
        sheet.revision += 1
        sheet.until = write.at + sheet.lasts
        sheet.parts.pop(write.part, None)
        part = Part(write.part, write.expected + 1, write.body)
        sheet.parts[write.part] = (sheet.revision, part)
        return PartWritten(part.version)

    async def kept_sheet(self, sheet: str) -> KeptSheet | None:
        found = self._sheets.get(sheet)
        if found is None:
            return None
        parts = tuple(found.parts.values())
        return KeptSheet(sheet, found.owner, found.lasts, found.until, found.revision, parts)

    async def keep_sheet(self, kept: KeptSheet) -> None:
        parts = {part.name: (revision, part) for revision, part in kept.parts}
        self._sheets[kept.sheet] = _Sheet(kept.owner, kept.lasts, kept.until, kept.revision, parts)

    async def delete_sheet(self, sheet: str) -> None:
        self._sheets.pop(sheet, None)

    async def delete_sheets_of(self, owner: str) -> int:
        return self._delete(self._of(owner))

    async def delete_old_sheets(self, before: float) -> int:
        return self._delete([name for name, one in self._sheets.items() if one.until < before])

    def _of(self, owner: str) -> list[str]:
        return [name for name, one in self._sheets.items() if one.owner == owner]

    def _delete(self, names: list[str]) -> int:
        for name in names:
            del self._sheets[name]
        return len(names)
