"""Parsing the documents that people send as options: in another process, or in this one."""

import logging
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec

from sushiya.core.game import AnyRules
from sushiya.core.options import LONGEST_DOCUMENT
from sushiya.core.refusal import Refusal
from sushiya.core.registry import Registry
from sushiya.host.processes import Processes, Turn, Wanted, program_of
from sushiya.host.reader import Document, Reading, read
from sushiya.host.refusals import refuse

logger = logging.getLogger(__name__)

READ_WITHIN = 2.0
"""Seconds for one document; the worst document within the limits needs a fortieth of it."""
LONGEST_WAIT = 10.0
MOST_WAITING = 100
PROGRAM = program_of("sushiya.host.reader")


class Reader(Protocol):
    async def read(self, document: Document) -> Reading | None:
        """Parse a document; None: the queue is full, or it could not be parsed in time."""

    async def close(self) -> None: ...


class InlineReader:
    """Parses documents in this process: for tests and tools."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def read(self, document: Document) -> Reading | None:
        return read(self._registry, document)

    async def close(self) -> None:
        pass


class _Process(Processes[Document]):
    def __init__(self, program: Sequence[str], within: float) -> None:
        super().__init__("reader of documents", 1, program)
        self._within = within

    def turn(self, wanted: Wanted[Document], now: float) -> Turn:
        return Turn(wanted.job, min(wanted.due, now + self._within))


class ProcessReader:
    """Parses documents in a child process, started for the first one, and again if it dies."""

    def __init__(self, program: Sequence[str] = PROGRAM, within: float = READ_WITHIN) -> None:
        self._program = program
        self._within = within
        self._process: _Process | None = None
        self._waiting = 0

    async def read(self, document: Document) -> Reading | None:
        if self._waiting >= MOST_WAITING:
            return None
        if self._process is None:
            self._process = _Process(self._program, self._within)
        self._waiting += 1
        try:
            body = await self._process.ask(document, LONGEST_WAIT)
        finally:
            self._waiting -= 1
        return None if body is None else msgspec.msgpack.decode(body, type=Reading)

    async def close(self) -> None:
        if self._process is not None:
            await self._process.close()


def has_texts(rules: AnyRules, given: Mapping[str, Any]) -> bool:
    """Return whether options hold a document that must be parsed first."""
    return any(isinstance(given.get(name), str) for name in rules.options.documents)


async def read_documents(
    reader: Reader, rules: AnyRules, given: Mapping[str, Any]
) -> dict[str, Any] | Refusal:
    """Replace the texts of documents by their values; refuse if one cannot be parsed."""
    values = dict(given)
    for name in rules.options.documents:
        text = values.get(name)
        if not isinstance(text, str):
            continue
        if len(text.encode()) > LONGEST_DOCUMENT:
            return refuse("document-too-long", option=name, most=LONGEST_DOCUMENT // 1024)
        reading = await reader.read(Document(rules.name, name, text))
        if reading is None or not (reading.value or reading.problem):
            return refuse("document-unreadable", option=name)
        if reading.problem is not None:
            problem = reading.problem
            return refuse("document-wrong", line=problem.line, reason=problem.reason)
        values[name] = msgspec.json.decode(reading.value, type=rules.options.types()[name])
    return values
