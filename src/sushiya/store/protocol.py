"""What a store promises: logs that only grow, refused when stale, kept when acknowledged.

The one change to what was written is an erasure, which takes a person out of a log.

An append is judged in this order: a command id that is stored already is `Repeated`, whatever
else the request says; a log of another length than expected makes it `Stale`; a code that another
live table has makes it `CodeTaken`. Only then all of it is kept, or, on a StoreError, nothing.
"""

from pathlib import Path
from typing import Literal, Protocol, TypeAlias

from sushiya.core.value import Value
from sushiya.store.sheets import SheetStore

Phase: TypeAlias = Literal["waiting", "running", "over"]


class Entry(Value, frozen=True):
    """One line of a table's log; its body is the host's."""

    version: int
    """The length of the log with this entry: the first has 1."""
    at: float
    """Seconds since the epoch, as the writer said."""
    body: bytes


class Summary(Value, frozen=True):
    """What can be asked of a table without reading its log."""

    code: str
    """For joining; no two tables that are not over have the same. Empty: none."""
    listed: bool
    phase: Phase
    deadline: float | None
    """When the table wants to be woken; None: never."""
    players: tuple[str, ...]
    """Hashed keys of those who sit here or can come back."""
    card: bytes
    """What a list shows of the table; the host's."""


class Append(Value, frozen=True):
    table: str
    expected: int
    """The length of the log that the writer has seen; 0 opens a table."""
    bodies: tuple[bytes, ...]
    at: float
    command_id: str | None = None
    """The client's id of the command that made this; unique in its table."""
    summary: Summary | None = None
    """Takes the place of the table's summary."""


class Erasure(Value, frozen=True):
    """Takes a person out of a table's log."""

    table: str
    expected: int
    """The length of the log that the writer has seen."""
    players: tuple[str, ...]
    """The keys of one person, hashed: a seat may have moved from one device to another."""
    bodies: tuple[tuple[int, bytes], ...]
    """By version, what takes the place of an entry's body."""
    command_ids: tuple[str, ...]
    """Ids to be deleted: they name the person."""
    summary: Summary


class Appended(Value, frozen=True):
    version: int


class Stale(Value, frozen=True):
    """The log is not as long as the writer thought; says how long it is."""

    version: int


class Repeated(Value, frozen=True):
    """The command is stored already; says how long the log was with it."""

    version: int


class CodeTaken(Value, frozen=True):
    """Another table that is not over has this code."""

    code: str


Answer: TypeAlias = Appended | Stale | Repeated | CodeTaken
Found: TypeAlias = tuple[tuple[str, Summary], ...]
"""Tables by their ids, with their summaries."""
Finished: TypeAlias = tuple[tuple[str, float, Summary], ...]
"""Tables that are over by their ids, when they were last appended to, and their summaries."""


class Contents(Value, frozen=True):
    """All that a store has."""

    tables: tuple[str, ...]
    """In the order of their creation."""
    documents: tuple[tuple[str, str], ...]
    """By kind and key."""
    sheets: tuple[str, ...]
    """Shared sheets in the order of their opening."""


class Annals(Value, frozen=True):
    """What a store keeps of a table beside its log and its summary."""

    commands: tuple[tuple[str, int], ...]
    """Ids of commands, with the version that each was stored with."""
    sitters: tuple[str, ...]
    """Hashed keys of all who ever sat there."""


class StoreError(Exception):
    """Cannot be done now; says why. Of a write, nothing is kept.

    Only if the process dies before the next write, or a database is lost before it answers, it may
    be found afterwards, whole; the same command sent again is then Repeated.
    """


class DiskFull(StoreError):
    """There is no room to write; nothing is lost, and it works again once there is."""


class NewerFile(StoreError):
    """The file was written by a later Sushiya; says which versions, and what to do."""


class InUse(StoreError):
    """Another process has the file open for writing."""


class Store(SheetStore, Protocol):
    async def append(self, request: Append) -> Answer:
        """Add to a log, all or nothing; answers only when it is safe on disk."""
        ...

    async def read(self, table: str, after: int = 0) -> tuple[Entry, ...]:
        """Give the entries past this version, in order; none for an unknown table."""
        ...

    async def summary(self, table: str) -> Summary | None: ...

    async def find_code(self, code: str) -> str | None:
        """Find the table that has this code and is not over."""
        ...

    async def listed(self, limit: int) -> Found:
        """Give the listed tables that are not over, newest first."""
        ...

    async def of_player(self, player: str, limit: int) -> Found:
        """Give the tables that are not over where this player sits, newest first."""
        ...

    async def ever_of_player(self, player: str, limit: int) -> tuple[str, ...]:
        """Give tables where this player has ever sat, over or not, oldest first."""
        ...

    async def finished_of_player(self, player: str, skip: int, limit: int) -> Finished:
        """Give the tables that are over where this player has ever sat, newest first."""
        ...

    async def erase(self, request: Erasure) -> Appended | Stale:
        """Take a person out of a log, all or nothing; a log of another length is left alone."""
        ...

    async def due(self, before: float, limit: int) -> tuple[tuple[str, float], ...]:
        """Give tables whose deadline has come by then, with it, earliest first."""
        ...

    async def put_document(self, kind: str, key: str, body: bytes) -> None:
        """Keep a small document in place of what had its kind and key before."""
        ...

    async def swap_document(self, kind: str, key: str, before: bytes | None, body: bytes) -> bool:
        """Put a document if it is still what the writer has seen; None: there was none.

        Says whether it is there now: a swap that is done again is harmless.
        """
        ...

    async def get_document(self, kind: str, key: str) -> bytes | None: ...

    async def contents(self) -> Contents:
        """List all tables, documents and shared sheets, for a copy."""
        ...

    async def annals(self, table: str) -> Annals: ...

    async def check_writing(self) -> None:
        """Raise the StoreError that the next append would meet; changes nothing."""
        ...

    async def counts(self) -> dict[str, int]:
        """Count tables by phase, and the entries of all logs as `entries`."""
        ...

    async def delete_over(self, older_than: float) -> int:
        """Forget tables that are over and were last appended to before then; says how many.

        With a table go its log, its command ids and all documents that have its id as their key.
        """
        ...

    async def backup(self, file: Path) -> None:
        """Write a consistent copy, while others go on writing; replaces the file."""
        ...

    async def close(self) -> None:
        """Finish what was asked for, then let go of everything."""
        ...
