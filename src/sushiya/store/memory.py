"""A store in memory: for tests, and as the model that other stores follow."""

from dataclasses import dataclass, field
from pathlib import Path

from sushiya.store.memory_sheets import MemorySheets
from sushiya.store.protocol import (
    Annals,
    Answer,
    Append,
    Appended,
    CodeTaken,
    Contents,
    Entry,
    Erasure,
    Finished,
    Found,
    Repeated,
    Stale,
    StoreError,
    Summary,
)


@dataclass
class _Table:
    log: list[Entry] = field(default_factory=list)
    commands: dict[str, int] = field(default_factory=dict)
    summary: Summary | None = None
    changed: float = 0.0
    sitters: set[str] = field(default_factory=set)

    def is_live(self) -> bool:
        return self.summary is not None and self.summary.phase != "over"


class MemoryStore(MemorySheets):
    """Keeps everything in dicts, in the order of creation; closing it loses nothing."""

    def __init__(self) -> None:
        super().__init__()
        self._tables: dict[str, _Table] = {}
        self._documents: dict[tuple[str, str], bytes] = {}

    async def append(self, request: Append) -> Answer:
        table = self._tables.get(request.table, _Table())
        if request.command_id is not None and request.command_id in table.commands:
            return Repeated(table.commands[request.command_id])
        if request.expected != len(table.log):
            return Stale(len(table.log))
        if self._is_taken(request):
            return CodeTaken(request.summary.code if request.summary else "")
        for version, body in enumerate(request.bodies, request.expected + 1):
            table.log.append(Entry(version, request.at, body))
        if request.command_id is not None:
            table.commands[request.command_id] = len(table.log)
        table.summary = request.summary or table.summary
        if request.summary is not None:
            table.sitters.update(request.summary.players)
        table.changed = request.at
        self._tables[request.table] = table
        return Appended(len(table.log))

    def _is_taken(self, request: Append) -> bool:
        summary = request.summary
        if summary is None or not summary.code or summary.phase == "over":
            return False
        return self._holder(summary.code) not in {None, request.table}

    def _holder(self, code: str) -> str | None:
        for name, table in self._tables.items():
            if table.is_live() and table.summary is not None and table.summary.code == code:
                return name
        return None

    async def read(self, table: str, after: int = 0) -> tuple[Entry, ...]:
        return tuple(self._tables[table].log[max(after, 0) :]) if table in self._tables else ()

    async def summary(self, table: str) -> Summary | None:
        return self._tables[table].summary if table in self._tables else None

    async def find_code(self, code: str) -> str | None:
        return self._holder(code) if code else None

    async def listed(self, limit: int) -> Found:
        return tuple(one for one in self._newest_live() if one[1].listed)[:limit]

    async def of_player(self, player: str, limit: int) -> Found:
        return tuple(one for one in self._newest_live() if player in one[1].players)[:limit]

    async def ever_of_player(self, player: str, limit: int) -> tuple[str, ...]:
        return tuple(name for name, table in self._tables.items() if player in table.sitters)[
            :limit
        ]

    async def finished_of_player(self, player: str, skip: int, limit: int) -> Finished:
        found = [
            (name, table.log[-1].at, table.summary)
            for name, table in reversed(self._tables.items())
            if player in table.sitters and table.summary is not None
            if table.summary.phase == "over"
        ]
        return tuple(found[skip : skip + limit])

    async def erase(self, request: Erasure) -> Appended | Stale:
        table = self._tables.get(request.table, _Table())
        if request.expected != len(table.log):
            return Stale(len(table.log))
        for version, body in request.bodies:
            table.log[version - 1] = Entry(version, table.log[version - 1].at, body)
        for command_id in request.command_ids:
            table.commands.pop(command_id, None)
        table.summary = request.summary
        table.sitters.difference_update(request.players)
        return Appended(len(table.log))

    def _newest_live(self) -> Found:
        return tuple(
            (name, table.summary)
            for name, table in reversed(self._tables.items())
            if table.summary is not None and table.is_live()
        )

    async def due(self, before: float, limit: int) -> tuple[tuple[str, float], ...]:
        waiting = (
            (name, table.summary.deadline)
            for name, table in self._tables.items()
            if table.summary is not None and table.summary.deadline is not None
        )
        come = [(name, deadline) for name, deadline in waiting if deadline <= before]
        return tuple(sorted(come, key=lambda one: one[1])[:limit])

    async def put_document(self, kind: str, key: str, body: bytes) -> None:
        self._documents[kind, key] = body

    async def swap_document(self, kind: str, key: str, before: bytes | None, body: bytes) -> bool:
        is_right = self._documents.get((kind, key)) in (before, body)
        if is_right:
            self._documents[kind, key] = body
        return is_right

    async def get_document(self, kind: str, key: str) -> bytes | None:
        return self._documents.get((kind, key))

    async def contents(self) -> Contents:
        return Contents(tuple(self._tables), tuple(sorted(self._documents)), tuple(self._sheets))

    async def annals(self, table: str) -> Annals:
        kept = self._tables.get(table, _Table())
        return Annals(tuple(sorted(kept.commands.items())), tuple(sorted(kept.sitters)))

    async def check_writing(self) -> None:
        pass

    async def counts(self) -> dict[str, int]:
        phases = [table.summary.phase for table in self._tables.values() if table.summary]
        return {
            "waiting": phases.count("waiting"),
            "running": phases.count("running"),
            "over": phases.count("over"),
            "entries": sum(len(table.log) for table in self._tables.values()),
        }

    async def delete_over(self, older_than: float) -> int:
        old = {
            name
            for name, table in self._tables.items()
            if table.summary is not None
            and table.summary.phase == "over"
            and table.changed < older_than
        }
        for name in old:
            del self._tables[name]
        for kind, key in list(self._documents):
            if key in old:
                del self._documents[kind, key]
        return len(old)

    async def backup(self, file: Path) -> None:
        raise StoreError(f"{file} is not written: a store in memory has no backup")

    async def close(self) -> None:
        pass
