"""SQL of shared sheets for SQLite; the caller commits, or rolls back after an error."""

from typing import Any

import apsw

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


def open_sheet(connection: apsw.Connection, opening: SheetOpening) -> SheetOpened | TooManySheets:
    known = "SELECT 1 FROM sheets WHERE id = ?"
    if connection.execute(known, (opening.sheet,)).get is not None:
        return SheetOpened()
    owned = "SELECT count(*) FROM sheets WHERE owner = ?"
    if connection.execute(owned, (opening.owner,)).get >= opening.most:
        return TooManySheets()
    connection.execute(
        "INSERT INTO sheets (id, owner, lasts, until, revision) VALUES (?, ?, ?, ?, 0)",
        (opening.sheet, opening.owner, opening.lasts, opening.at + opening.lasts),
    )
    return SheetOpened()


def read_sheet(connection: apsw.Connection, sheet: str, after: int) -> SheetContent | None:
    # One statement, so that revision and parts are consistent.
    found = connection.execute(
        """
        SELECT s.owner, s.revision, p.name, p.version, p.body FROM sheets s
        LEFT JOIN parts p ON p.number = s.number AND p.revision > ?
        WHERE s.id = ? ORDER BY p.revision
        """,
        (after, sheet),
    )
    rows: list[Any] = found.fetchall()
    if not rows:
        return None
    owner, revision, *_ = rows[0]
    return SheetContent(
        owner, revision, tuple(Part(*part) for _, _, *part in rows if part[0] is not None)
    )


def write_part(connection: apsw.Connection, write: PartWrite) -> WriteAnswer:
    row = connection.execute(
        """
        SELECT s.number, s.revision, count(p.name), coalesce(sum(length(p.body)), 0)
        FROM sheets s LEFT JOIN parts p USING (number) WHERE s.id = ? GROUP BY s.number
        """,
        (write.sheet,),
    ).get
    if row is None:
        return SheetUnknown()
    number, revision, parts, size = row
    kept = connection.execute(
        "SELECT version, body FROM parts WHERE number = ? AND name = ?", (number, write.part)
    ).get
    judged = judge_write(write, kept, parts, size)
    if judged is not None:
        return judged
    connection.execute(
        "INSERT OR REPLACE INTO parts (number, name, version, revision, body) "
        "VALUES (?, ?, ?, ?, ?)",
        (number, write.part, write.expected + 1, revision + 1, write.body),
    )
    connection.execute(
        "UPDATE sheets SET revision = ?, until = ? + lasts WHERE number = ?",
        (revision + 1, write.at, number),
    )
    return PartWritten(write.expected + 1)


def kept_sheet(connection: apsw.Connection, sheet: str) -> KeptSheet | None:
    found = connection.execute(
        """
        SELECT s.owner, s.lasts, s.until, s.revision, p.revision, p.name, p.version, p.body
        FROM sheets s LEFT JOIN parts p USING (number) WHERE s.id = ? ORDER BY p.revision
        """,
        (sheet,),
    )
    rows: list[Any] = found.fetchall()
    if not rows:
        return None
    owner, lasts, until, revision, *_ = rows[0]
    parts = tuple((row[4], Part(*row[5:])) for row in rows if row[4] is not None)
    return KeptSheet(sheet, owner, lasts, until, revision, parts)


def keep_sheet(connection: apsw.Connection, kept: KeptSheet) -> None:
    number = connection.execute(
        """
        INSERT INTO sheets (id, owner, lasts, until, revision) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET owner = excluded.owner, lasts = excluded.lasts,
        until = excluded.until, revision = excluded.revision RETURNING number
        """,
        (kept.sheet, kept.owner, kept.lasts, kept.until, kept.revision),
    ).get
    connection.execute("DELETE FROM parts WHERE number = ?", (number,))
    connection.executemany(
        "INSERT INTO parts (number, name, version, revision, body) VALUES (?, ?, ?, ?, ?)",
        [(number, part.name, part.version, revision, part.body) for revision, part in kept.parts],
    )


def delete_sheet(connection: apsw.Connection, sheet: str) -> None:
    connection.execute("DELETE FROM sheets WHERE id = ?", (sheet,))


def delete_sheets_of(connection: apsw.Connection, owner: str) -> int:
    connection.execute("DELETE FROM sheets WHERE owner = ?", (owner,))
    return connection.changes()


def delete_old_sheets(connection: apsw.Connection, before: float) -> int:
    connection.execute("DELETE FROM sheets WHERE until < ?", (before,))
    return connection.changes()
