"""The store's protocol: append-only logs, where a stale append is refused.

An acknowledged append is durable. Only an erasure changes entries that are already written: it
removes a person from a log.

An append is checked in this order: a command id that is already stored gives `Repeated`, whatever
else the request says; a log whose length is not the expected one gives `Stale`; a code that
another live table has gives `CodeTaken`. Otherwise all of it is written or, on a StoreError,
nothing.
"""

from pathlib import Path
from typing import Literal, Protocol, TypeAlias

from sushiya.core.value import Value
from sushiya.store.sheets import SheetStore

Phase: TypeAlias = Literal["waiting", "running", "over"]


class Entry(Value, frozen=True):
    """One entry of a table's log; only the host interprets its body."""

    version: int
    """The length of the log with this entry: the first has 1."""
    at: float
    """Seconds since the epoch, given by the writer."""
    body: bytes


class Summary(Value, frozen=True):
    """What can be queried about a table without reading its log."""

    code: str
    """The code for joining, unique among tables that are not over; empty: none."""
    listed: bool
    phase: Phase
    deadline: float | None
    """When the table must be woken; None: never."""
    players: tuple[str, ...]
    """Hashed keys of the players who sit here or may return."""
    card: bytes
    """What lists show of the table; only the host interprets it."""


class Append(Value, frozen=True):
    table: str
    expected: int
    """The length of the log that the writer has seen; 0 opens a table."""
    bodies: tuple[bytes, ...]
    at: float
    command_id: str | None = None
    """The client's id of the command that made this; unique in its table."""
    summary: Summary | None = None
    """Replaces the table's summary, if given."""


class Erasure(Value, frozen=True):
    """Removes a person from a table's log."""

    table: str
    expected: int
    """The length of the log that the writer has seen."""
    players: tuple[str, ...]
    """Hashed keys of one person: several if a seat has moved from one device to another."""
    bodies: tuple[tuple[int, bytes], ...]
    """Versions of entries, with their new bodies."""
    command_ids: tuple[str, ...]
    """Command ids to delete, because they identify the person."""
    summary: Summary


class Appended(Value, frozen=True):
    version: int


class Stale(Value, frozen=True):
    """The log does not have the expected length; `version` is the length that it has."""

    version: int


class Repeated(Value, frozen=True):
    """The command is already stored; `version` is the log's length after it."""

    version: int


class CodeTaken(Value, frozen=True):
    """Another table that is not over has this code."""

    code: str


Answer: TypeAlias = Appended | Stale | Repeated | CodeTaken
Found: TypeAlias = tuple[tuple[str, Summary], ...]
"""Tables by their ids, with their summaries."""
Finished: TypeAlias = tuple[tuple[str, float, Summary], ...]
"""Tables that are over: id, time of the last append, and summary."""


class Contents(Value, frozen=True):
    """All that a store has."""

    tables: tuple[str, ...]
    """In the order of their creation."""
    documents: tuple[tuple[str, str], ...]
    """By kind and key."""
    sheets: tuple[str, ...]
    """Shared sheets in the order of their opening."""


class Annals(Value, frozen=True):
    """What a store keeps about a table besides its log and its summary."""

    commands: tuple[tuple[str, int], ...]
    """Ids of commands, with the version that each was stored with."""
    sitters: tuple[str, ...]
    """Hashed keys of all who ever sat there."""


class StoreError(Exception):
    """The store cannot do this now; the message says why. A failed write leaves nothing behind.

    Exception: if the process dies before the next write, or if a database is lost before it
    answers, the whole write may be stored after all. Resending the command then gives Repeated.
    """


class DiskFull(StoreError):
    """The disk is full; nothing is lost, and writing works again once there is room."""


class NewerFile(StoreError):
    """The file was written by a later Sushiya; says which versions, and what to do."""


class InUse(StoreError):
    """Another process has the file open for writing."""


class Store(SheetStore, Protocol):
    async def append(self, request: Append) -> Answer:
        """Append to a log, all or nothing; return once it is safe on disk."""
        ...

    async def read(self, table: str, after: int = 0) -> tuple[Entry, ...]:
        """Return the entries after this version, in order; none for an unknown table."""
        ...

    async def summary(self, table: str) -> Summary | None: ...

    async def find_code(self, code: str) -> str | None:
        """Find the table that has this code and is not over."""
        ...

    async def listed(self, limit: int) -> Found:
        """Return the listed tables that are not over, newest first."""
        ...

    async def of_player(self, player: str, limit: int) -> Found:
        """Return the tables that are not over where this player sits, newest first."""
        ...

    async def ever_of_player(self, player: str, limit: int) -> tuple[str, ...]:
        """Return tables where this player has ever sat, over or not, oldest first."""
        ...

    async def finished_of_player(self, player: str, skip: int, limit: int) -> Finished:
        """Return the tables that are over where this player has ever sat, newest first."""
        ...

    async def erase(self, request: Erasure) -> Appended | Stale:
        """Remove a person from a log, all or nothing; refuse if the log's length has changed."""
        ...

    async def due(self, before: float, limit: int) -> tuple[tuple[str, float], ...]:
        """Return tables whose deadline has passed by then, with it, earliest first."""
        ...

    async def put_document(self, kind: str, key: str, body: bytes) -> None:
        """Store a small document; it replaces one of the same kind and key."""
        ...

    async def swap_document(self, kind: str, key: str, before: bytes | None, body: bytes) -> bool:
        """Store a document if the stored one is still `before` (None: there is none).

        Return whether `body` is stored now; repeating a swap is harmless.
        """
        ...

    async def get_document(self, kind: str, key: str) -> bytes | None: ...

    async def contents(self) -> Contents:
        """List all tables, documents and shared sheets, for a copy."""
        ...

    async def annals(self, table: str) -> Annals: ...

    async def check_writing(self) -> None:
        """Raise the StoreError that an append would raise now; change nothing."""
        ...

    async def counts(self) -> dict[str, int]:
        """Count tables by phase, and the entries of all logs as `entries`."""
        ...

    async def delete_over(self, older_than: float) -> int:
        """Delete tables that are over and had their last append before then; return how many.

        This also deletes their logs, their command ids and all documents whose key is their id.
        """
        ...

    async def backup(self, file: Path) -> None:
        """Write a consistent copy while others keep writing; replace the file if it exists."""
        ...

    async def close(self) -> None:
        """Finish all pending requests, then release all resources."""
        ...
