"""SQL that writes to the file: appends, erasures, documents, and the deletion of old tables."""

from collections.abc import Sequence

import apsw

from sushiya.core.value import encode
from sushiya.store.protocol import (
    Answer,
    Append,
    Appended,
    CodeTaken,
    Erasure,
    Repeated,
    Stale,
    Summary,
)


def append(connection: apsw.Connection, request: Append) -> Answer:
    """Check an append and write it; the caller commits, or rolls back after an error."""
    # One statement for table and command: each makes the writer's thread wait for its turn.
    row = connection.execute(
        """
        SELECT number, length, (SELECT version FROM commands
        WHERE commands.number = tables.number AND commands.id = ?), code, phase, players
        FROM tables WHERE id = ?
        """,
        (request.command_id, request.table),
    ).get
    number, length, kept, *before = row or (None, 0, None, None, None, None)
    if kept is not None:
        return Repeated(kept)
    if request.expected != length:
        return Stale(length)
    if request.summary is not None and _is_taken(connection, request.summary, before):
        return CodeTaken(request.summary.code)
    version = length + len(request.bodies)
    if number is None:
        number = _open_table(connection, request.table)
    _write_table(connection, number, version, request)
    connection.executemany(
        "INSERT INTO entries (number, version, at, body) VALUES (?, ?, ?, ?)",
        [
            (number, place, request.at, body)
            for place, body in enumerate(request.bodies, length + 1)
        ],
    )
    if request.command_id is not None:
        connection.execute(
            "INSERT INTO commands (number, id, version) VALUES (?, ?, ?)",
            (number, request.command_id, version),
        )
    if request.summary is not None:
        _write_seats(connection, number, request.summary, before)
    return Appended(version)


def _is_taken(connection: apsw.Connection, summary: Summary, before: Sequence[str | None]) -> bool:
    code, phase, _ = before
    is_kept = code == summary.code and phase != "over"
    if is_kept or not summary.code or summary.phase == "over":
        return False
    holder = connection.execute(
        "SELECT number FROM tables WHERE code = ? AND code <> '' AND phase <> 'over'",
        (summary.code,),
    ).get
    return holder is not None


def _open_table(connection: apsw.Connection, table: str) -> int:
    connection.execute("INSERT INTO tables (id, length, changed) VALUES (?, 0, 0)", (table,))
    return connection.last_insert_rowid()


def _write_table(connection: apsw.Connection, number: int, version: int, request: Append) -> None:
    summary = request.summary
    if summary is None:
        connection.execute(
            "UPDATE tables SET length = ?, changed = ? WHERE number = ?",
            (version, request.at, number),
        )
        return
    connection.execute(
        """
        UPDATE tables SET length = ?, changed = ?, code = ?, listed = ?, phase = ?, deadline = ?,
        players = ?, card = ? WHERE number = ?
        """,
        (
            version,
            request.at,
            summary.code,
            summary.listed,
            summary.phase,
            summary.deadline,
            encode(summary.players).decode(),
            summary.card,
            number,
        ),
    )


def _write_seats(
    connection: apsw.Connection, number: int, summary: Summary, before: Sequence[str | None]
) -> None:
    """Store who sits at a table that is not over; most appends do not change this."""
    _, phase, players = before
    now = encode(summary.players).decode()
    if (phase == "over", players) == (summary.phase == "over", now):
        return
    sitting = [(player, number) for player in dict.fromkeys(summary.players)]
    connection.executemany("INSERT OR IGNORE INTO sitters (player, number) VALUES (?, ?)", sitting)
    connection.execute("DELETE FROM seats WHERE number = ?", (number,))
    if summary.phase != "over":
        connection.executemany("INSERT INTO seats (player, number) VALUES (?, ?)", sitting)


def erase(connection: apsw.Connection, request: Erasure) -> Appended | Stale:
    """Remove a person from a log; the caller commits, or rolls back after an error."""
    row = connection.execute("SELECT number, length FROM tables WHERE id = ?", (request.table,)).get
    number, length = row or (None, 0)
    if request.expected != length:
        return Stale(length)
    connection.executemany(
        "UPDATE entries SET body = ? WHERE number = ? AND version = ?",
        [(body, number, version) for version, body in request.bodies],
    )
    connection.executemany(
        "DELETE FROM commands WHERE number = ? AND id = ?",
        [(number, command_id) for command_id in request.command_ids],
    )
    connection.execute(
        "UPDATE tables SET players = ?, card = ? WHERE number = ?",
        (encode(request.summary.players).decode(), request.summary.card, number),
    )
    for table in ("seats", "sitters"):
        connection.executemany(
            f"DELETE FROM {table} WHERE number = ? AND player = ?",  # noqa: S608 - our own names
            [(number, player) for player in request.players],
        )
    return Appended(length)


def put_document(connection: apsw.Connection, kind: str, key: str, body: bytes) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO documents (kind, key, body) VALUES (?, ?, ?)", (kind, key, body)
    )


def swap_document(
    connection: apsw.Connection, kind: str, key: str, before: bytes | None, body: bytes
) -> bool:
    if before is None:
        connection.execute(
            "INSERT OR IGNORE INTO documents (kind, key, body) VALUES (?, ?, ?)", (kind, key, body)
        )
    connection.execute(
        "UPDATE documents SET body = ?1 WHERE kind = ?2 AND key = ?3 AND body IN (?1, ?4)",
        (body, kind, key, before),
    )
    return connection.changes() == 1


def rewrite_version(connection: apsw.Connection) -> None:
    """Write the file's version again: this writes a page to disk, and changes nothing."""
    connection.pragma("user_version", connection.pragma("user_version"))


def delete_over(connection: apsw.Connection, older_than: float, limit: int) -> int:
    """Delete some old tables that are over; return how many were deleted."""
    old = connection.execute(
        "SELECT number, id FROM tables WHERE phase = 'over' AND changed < ? LIMIT ?",
        (older_than, limit),
    ).fetchall()
    connection.executemany("DELETE FROM documents WHERE key = ?", [(table,) for _, table in old])
    connection.executemany("DELETE FROM tables WHERE number = ?", [(number,) for number, _ in old])
    return len(old)
