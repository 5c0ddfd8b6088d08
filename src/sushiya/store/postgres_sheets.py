"""SQL of shared sheets for PostgreSQL; all of these functions are safe to repeat."""

from typing import Any

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

LOCK_OF_OWNERS = 1
"""Advisory locks of owners have two keys, starting with this; others here have a single key."""


async def open_sheet(connection: Any, opening: SheetOpening) -> SheetOpened | TooManySheets:
    sheet, owner = opening.sheet.encode(), opening.owner.encode()
    async with connection.transaction():
        # Openings of one owner are serialized, so that the count is right.
        await connection.execute(
            "SELECT pg_advisory_xact_lock($1, hashtext($2))", LOCK_OF_OWNERS, opening.owner
        )
        if await connection.fetchval("SELECT 1 FROM sheets WHERE id = $1", sheet):
            return SheetOpened()
        owned = await connection.fetchval("SELECT count(*) FROM sheets WHERE owner = $1", owner)
        if owned >= opening.most:
            return TooManySheets()
        await connection.execute(
            """
            INSERT INTO sheets (id, owner, lasts, until, revision) VALUES ($1, $2, $3, $4, 0)
            ON CONFLICT (id) DO NOTHING
            """,
            sheet,
            owner,
            opening.lasts,
            opening.at + opening.lasts,
        )
    return SheetOpened()


async def read_sheet(connection: Any, sheet: str, after: int) -> SheetContent | None:
    # One statement, so that revision and parts are consistent.
    rows = await connection.fetch(
        """
        SELECT s.owner, s.revision, p.name, p.version, p.body FROM sheets s
        LEFT JOIN parts p ON p.number = s.number AND p.revision > $1
        WHERE s.id = $2 ORDER BY p.revision
        """,
        after,
        sheet.encode(),
    )
    if not rows:
        return None
    parts = (
        Part(name.decode(), version, body) for _, _, name, version, body in rows if name is not None
    )
    return SheetContent(rows[0]["owner"].decode(), rows[0]["revision"], tuple(parts))


async def write_part(connection: Any, write: PartWrite) -> WriteAnswer:
    async with connection.transaction():
        sheet = await connection.fetchrow(
            "SELECT number, revision FROM sheets WHERE id = $1 FOR UPDATE", write.sheet.encode()
        )
        if sheet is None:
            return SheetUnknown()
        number, revision = sheet
        parts, size = await connection.fetchrow(
            "SELECT count(*), coalesce(sum(length(body)), 0) FROM parts WHERE number = $1", number
        )
        name = write.part.encode()
        row = await connection.fetchrow(
            "SELECT version, body FROM parts WHERE number = $1 AND name = $2", number, name
        )
        judged = judge_write(write, None if row is None else tuple(row), parts, size)
        if judged is not None:
            return judged
        await connection.execute(
            """
            INSERT INTO parts (number, name, version, revision, body) VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT (number, name) DO UPDATE SET version = excluded.version,
            revision = excluded.revision, body = excluded.body
            """,
            number,
            name,
            write.expected + 1,
            revision + 1,
            write.body,
        )
        await connection.execute(
            "UPDATE sheets SET revision = $1, until = $2 + lasts WHERE number = $3",
            revision + 1,
            write.at,
            number,
        )
    return PartWritten(write.expected + 1)


async def kept_sheet(connection: Any, sheet: str) -> KeptSheet | None:
    rows = await connection.fetch(
        """
        SELECT s.owner, s.lasts, s.until, s.revision, p.revision, p.name, p.version, p.body
        FROM sheets s LEFT JOIN parts p USING (number) WHERE s.id = $1 ORDER BY p.revision
        """,
        sheet.encode(),
    )
    if not rows:
        return None
    owner, lasts, until, revision, *_ = rows[0]
    parts = tuple(
        (written, Part(name.decode(), version, body))
        for *_, written, name, version, body in rows
        if written is not None
    )
    return KeptSheet(sheet, owner.decode(), lasts, until, revision, parts)


async def keep_sheet(connection: Any, kept: KeptSheet) -> None:
    async with connection.transaction():
        number = await connection.fetchval(
            """
            INSERT INTO sheets (id, owner, lasts, until, revision) VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT (id) DO UPDATE SET owner = excluded.owner, lasts = excluded.lasts,
            until = excluded.until, revision = excluded.revision RETURNING number
            """,
            kept.sheet.encode(),
            kept.owner.encode(),
            kept.lasts,
            kept.until,
            kept.revision,
        )
        await connection.execute("DELETE FROM parts WHERE number = $1", number)
        await connection.executemany(
            "INSERT INTO parts (number, name, version, revision, body) VALUES ($1, $2, $3, $4, $5)",
            [
                (number, part.name.encode(), part.version, revision, part.body)
                for revision, part in kept.parts
            ],
        )


async def delete_sheet(connection: Any, sheet: str) -> None:
    await connection.execute("DELETE FROM sheets WHERE id = $1", sheet.encode())


async def delete_sheets_of(connection: Any, owner: str) -> int:
    rows = await connection.fetch(
        "DELETE FROM sheets WHERE owner = $1 RETURNING number", owner.encode()
    )
    return len(rows)


async def delete_old_sheets(connection: Any, before: float) -> int:
    rows = await connection.fetch("DELETE FROM sheets WHERE until < $1 RETURNING number", before)
    return len(rows)
