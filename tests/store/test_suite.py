"""The suite for stores finds each of these broken ones, by the check that is meant to."""

import asyncio

import msgspec
import pytest

from sushiya.conformance import Broken
from sushiya.conformance.stores import CHECKS
from sushiya.store.memory import MemoryStore
from sushiya.store.protocol import (
    Answer,
    Append,
    Appended,
    CodeTaken,
    Contents,
    Entry,
    Erasure,
    Found,
    Stale,
)
from sushiya.store.sheets import (
    KeptSheet,
    PartWrite,
    SheetContent,
    SheetOpened,
    SheetOpening,
    TooManySheets,
    WriteAnswer,
)


class NeverStale(MemoryStore):
    async def append(self, request: Append) -> Answer:
        length = len(await self.read(request.table))
        return await super().append(msgspec.structs.replace(request, expected=length))


class StaleBeforeRepeated(MemoryStore):
    async def append(self, request: Append) -> Answer:
        length = len(await self.read(request.table))
        return Stale(length) if request.expected != length else await super().append(request)


class ForgetsCommands(MemoryStore):
    async def append(self, request: Append) -> Answer:
        return await super().append(msgspec.structs.replace(request, command_id=None))


class CommandsOfAllTables(MemoryStore):
    async def append(self, request: Append) -> Answer:
        for table in self._tables.values():
            if request.command_id in table.commands:
                request = msgspec.structs.replace(request, bodies=())
        return await super().append(request)


class ForgetsOnClosing(MemoryStore):
    async def close(self) -> None:
        self._tables.clear()
        self._documents.clear()


class JudgesBeforeWaiting(MemoryStore):
    async def append(self, request: Append) -> Answer:
        if len(await self.read(request.table)) != request.expected:
            return await super().append(request)
        await asyncio.sleep(0)
        length = len(await self.read(request.table))
        return await super().append(msgspec.structs.replace(request, expected=length))


class StopsHalfway(MemoryStore):
    async def append(self, request: Append) -> Answer:
        if request.expected or len(request.bodies) < 2:
            return await super().append(request)
        first = msgspec.structs.replace(request, bodies=request.bodies[:1])
        answer = await super().append(first)
        if not isinstance(answer, Appended):
            return answer
        await asyncio.sleep(0)
        rest = msgspec.structs.replace(
            request, expected=1, bodies=request.bodies[1:], command_id=None
        )
        return await super().append(rest)


class LosesSummaries(MemoryStore):
    async def append(self, request: Append) -> Answer:
        answer = await super().append(request)
        if isinstance(answer, Appended):
            self._tables[request.table].summary = request.summary
        return answer


class SharesCodes(MemoryStore):
    def _is_taken(self, _: Append) -> bool:
        return False


class KeepsCodesForEver(MemoryStore):
    async def append(self, request: Append) -> Answer:
        for name, table in self._tables.items():
            wanted = request.summary.code if request.summary else ""
            if wanted and name != request.table and table.summary and table.summary.code == wanted:
                return CodeTaken(wanted)
        return await super().append(request)


class OldestFirst(MemoryStore):
    def _newest_live(self) -> Found:
        return super()._newest_live()[::-1]


class ListsWhatIsOver(MemoryStore):
    def _newest_live(self) -> Found:
        return tuple((name, one.summary) for name, one in self._tables.items() if one.summary)[::-1]


class WakesTooLate(MemoryStore):
    async def due(self, before: float, limit: int) -> tuple[tuple[str, float], ...]:
        return await super().due(before - 0.001, limit)


class WakesInAnyOrder(MemoryStore):
    async def due(self, before: float, limit: int) -> tuple[tuple[str, float], ...]:
        return (await super().due(before, 99))[::-1][:limit]


class OneKindOfDocuments(MemoryStore):
    async def put_document(self, kind: str, key: str, body: bytes) -> None:
        for one in ("record", "token", kind):
            await super().put_document(one, key, body)


class KeepsRecords(MemoryStore):
    async def delete_over(self, older_than: float) -> int:
        documents = dict(self._documents)
        count = await super().delete_over(older_than)
        self._documents = documents
        return count


class ForgetsTooMuch(MemoryStore):
    async def delete_over(self, older_than: float) -> int:
        return await super().delete_over(older_than + 1)


class KeepsErasedIds(MemoryStore):
    async def erase(self, request: Erasure) -> Appended | Stale:
        return await super().erase(msgspec.structs.replace(request, command_ids=()))


class WritesToSeeIfItCan(MemoryStore):
    async def check_writing(self) -> None:
        await self.append(Append("probe", len(await self.read("probe")), (b"",), 1.0))


class CutsAtNul(MemoryStore):
    async def read(self, table: str, after: int = 0) -> tuple[Entry, ...]:
        log = await super().read(table, after)
        return tuple(
            msgspec.structs.replace(entry, body=entry.body.partition(b"\0")[0]) for entry in log
        )


class WholeSheets(MemoryStore):
    async def read_sheet(self, sheet: str, after: int = 0) -> SheetContent | None:
        return await super().read_sheet(sheet, 0 * after)


class LastWriterWins(MemoryStore):
    async def write_part(self, write: PartWrite) -> WriteAnswer:
        sheet = await self.read_sheet(write.sheet)
        parts = sheet.parts if sheet else ()
        newest = next((part.version for part in parts if part.name == write.part), 0)
        return await super().write_part(msgspec.structs.replace(write, expected=newest))


class BoundlessSheets(MemoryStore):
    async def write_part(self, write: PartWrite) -> WriteAnswer:
        return await super().write_part(msgspec.structs.replace(write, most_bytes=9_999))


class CountsBeforeWaiting(MemoryStore):
    async def open_sheet(self, opening: SheetOpening) -> SheetOpened | TooManySheets:
        answer = await super().open_sheet(opening)
        await asyncio.sleep(0)
        return SheetOpened() if opening.sheet.startswith("s") else answer


class KeepsSheetsOfOwners(MemoryStore):
    async def delete_sheets_of(self, owner: str) -> int:
        return len(self._of(owner))


class KeepsPartsOfOldSheets(MemoryStore):
    async def keep_sheet(self, kept: KeptSheet) -> None:
        before = await self.kept_sheet(kept.sheet)
        parts = (*kept.parts, *(before.parts if before else ()))
        await super().keep_sheet(msgspec.structs.replace(kept, parts=parts))


class CountsFromNow(MemoryStore):
    async def keep_sheet(self, kept: KeptSheet) -> None:
        await super().keep_sheet(msgspec.structs.replace(kept, until=1.0 + kept.lasts))


class SwapsBlindly(MemoryStore):
    async def swap_document(self, kind: str, key: str, before: bytes | None, body: bytes) -> bool:
        kept = await self.get_document(kind, key)
        await asyncio.sleep(0)
        if kept in (before, body):
            await self.put_document(kind, key, body)
        return kept in (before, body)


class ForgetsToListSheets(MemoryStore):
    async def contents(self) -> Contents:
        return msgspec.structs.replace(await super().contents(), sheets=())


class ListsInAnyOrder(MemoryStore):
    async def contents(self) -> Contents:
        found = await super().contents()
        return msgspec.structs.replace(found, tables=tuple(sorted(found.tables)))


@pytest.mark.parametrize(
    ("store", "check"),
    [
        (NeverStale, "stale"),
        (StaleBeforeRepeated, "repeated"),
        (ForgetsCommands, "repeated"),
        (CommandsOfAllTables, "repeated"),
        (ForgetsOnClosing, "appending"),
        (ForgetsOnClosing, "documents"),
        (JudgesBeforeWaiting, "racing"),
        (NeverStale, "many-at-once"),
        (StopsHalfway, "leaving"),
        (LosesSummaries, "summaries"),
        (SharesCodes, "codes"),
        (KeepsCodesForEver, "codes"),
        (OldestFirst, "lists"),
        (ListsWhatIsOver, "lists"),
        (WakesTooLate, "deadlines"),
        (WakesInAnyOrder, "deadlines"),
        (OneKindOfDocuments, "documents"),
        (KeepsRecords, "forgetting"),
        (ForgetsTooMuch, "forgetting"),
        (KeepsErasedIds, "erasing"),
        (WritesToSeeIfItCan, "writing"),
        (CutsAtNul, "contents"),
        (WholeSheets, "sheets"),
        (LastWriterWins, "stale-parts"),
        (BoundlessSheets, "sheet-bounds"),
        (LastWriterWins, "racing-parts"),
        (CountsBeforeWaiting, "racing-parts"),
        (KeepsSheetsOfOwners, "forgotten-sheets"),
        (ListsInAnyOrder, "taking-out"),
        (ForgetsToListSheets, "taking-out"),
        (KeepsPartsOfOldSheets, "whole-sheets"),
        (CountsFromNow, "whole-sheets"),
        (SwapsBlindly, "swapping"),
    ],
)
def test_a_broken_store_is_found(store: type[MemoryStore], check: str) -> None:
    one = store()

    async def place() -> MemoryStore:
        return one

    with pytest.raises(Broken):
        asyncio.run(CHECKS[check](place))


def test_every_check_finds_some_store_broken() -> None:
    (mark,) = test_a_broken_store_is_found.pytestmark  # type: ignore[attr-defined]
    assert {check for _, check in mark.args[1]} == set(CHECKS)
