"""Batched appends: those to different tables are checked and written in a handful of statements.

Each statement makes the writer's thread wait for its turn, whatever the statement does. One
statement for many appends spares a busy server's tables from waiting for each other.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import chain
from typing import Any, NamedTuple, TypeAlias

import apsw
import msgspec

from sushiya.core.value import encode
from sushiya.store import ledger
from sushiya.store.protocol import Answer, Append, Appended, Repeated, Stale

AT_ONCE = 32
"""Most rows in one statement: SQLite prepares a separate statement for each number of rows."""

Row: TypeAlias = tuple[Any, ...]


class _Kept(NamedTuple):
    """What is stored of a table before an append; all None if the table is new."""

    number: int | None
    length: int | None
    command: int | None
    """The length of the log after the command, if it is already stored."""
    code: str | None
    phase: str | None
    players: str | None


_kept = msgspec.json.Decoder(list[_Kept])

_LOOK = """
    WITH asked (place, id, command) AS (VALUES {rows})
    SELECT json_group_array(
        json_array(t.number, t.length, c.version, t.code, t.phase, t.players) ORDER BY place
    )
    FROM asked LEFT JOIN tables t ON t.id = asked.id
    LEFT JOIN commands c ON c.number = t.number AND c.id = asked.command
"""
_GROW = """
    WITH new (number, length, changed) AS (VALUES {rows})
    UPDATE tables SET length = new.length, changed = new.changed
    FROM new WHERE tables.number = new.number
"""
_RENEW = """
    WITH new (number, length, changed, listed, phase, deadline, card) AS (VALUES {rows})
    UPDATE tables SET length = new.length, changed = new.changed, listed = new.listed,
    phase = new.phase, deadline = new.deadline, card = new.card
    FROM new WHERE tables.number = new.number
"""
_ENTER = "INSERT INTO entries (number, version, at, body) VALUES {rows}"
_COMMAND = "INSERT INTO commands (number, id, version) VALUES {rows}"


def append_all(connection: apsw.Connection, requests: Iterable[Append]) -> list[Answer]:
    """Answer appends in their order, as if each were checked and written after the one before."""
    return [
        answer for portion in _portions(requests) for answer in _append_portion(connection, portion)
    ]


def _portions(requests: Iterable[Append]) -> Iterator[Sequence[Append]]:
    """Split requests so that no table occurs twice: its second append depends on its first."""
    portion: dict[str, Append] = {}
    for request in requests:
        if request.table in portion or len(portion) == AT_ONCE:
            yield tuple(portion.values())
            portion = {}
        portion[request.table] = request
    yield tuple(portion.values())


def _append_portion(connection: apsw.Connection, requests: Sequence[Append]) -> list[Answer]:
    asked = [(place, one.table, one.command_id) for place, one in enumerate(requests)]
    rows = _Rows()
    answers = [
        rows.judge(request, kept)
        if _is_usual(request, kept)
        else ledger.append(connection, request)
        for request, kept in zip(
            requests, _kept.decode(_run(connection, _LOOK, asked)), strict=True
        )
    ]
    rows.write(connection)
    return answers


def _is_usual(request: Append, kept: _Kept) -> bool:
    """Return whether this can be batched: it opens or ends no table, and keeps code and seats."""
    summary = request.summary
    if kept.number is None or summary is None:
        return kept.number is not None
    return (
        kept.code == summary.code
        and kept.phase is not None
        and "over" not in {kept.phase, summary.phase}
        and kept.players == encode(summary.players).decode()
    )


class _Rows:
    """The rows that a batch writes, gathered while its appends are checked."""

    def __init__(self) -> None:
        self._grown: list[Row] = []
        self._renewed: list[Row] = []
        self._entries: list[Row] = []
        self._commands: list[Row] = []

    def judge(self, request: Append, kept: _Kept) -> Answer:
        number, length = kept.number, kept.length or 0
        if kept.command is not None:
            return Repeated(kept.command)
        if request.expected != length:
            return Stale(length)
        version = length + len(request.bodies)
        summary = request.summary
        if summary is None:
            self._grown.append((number, version, request.at))
        else:
            shown = (summary.listed, summary.phase, summary.deadline, summary.card)
            self._renewed.append((number, version, request.at, *shown))
        for place, body in enumerate(request.bodies, length + 1):
            self._entries.append((number, place, request.at, body))
        if request.command_id is not None:
            self._commands.append((number, request.command_id, version))
        return Appended(version)

    def write(self, connection: apsw.Connection) -> None:
        for sql, rows in (
            (_GROW, self._grown),
            (_RENEW, self._renewed),
            (_ENTER, self._entries),
            (_COMMAND, self._commands),
        ):
            for begin in range(0, len(rows), AT_ONCE):
                _run(connection, sql, rows[begin : begin + AT_ONCE])


def _run(connection: apsw.Connection, sql: str, rows: Sequence[Row]) -> Any:
    """Run a statement on some rows and return its result."""
    return connection.execute(_spelled(sql, len(rows), len(rows[0])), tuple(chain(*rows))).get


@cache
def _spelled(sql: str, rows: int, columns: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return sql.format(rows=", ".join([row] * rows))
