"""SQL that writes to PostgreSQL; all of these functions are safe to repeat."""

import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg

from sushiya.store.protocol import (
    Answer,
    Append,
    Appended,
    CodeTaken,
    Erasure,
    Repeated,
    Stale,
)

TOKEN_BITS = 63

_APPEND = """
    SELECT answer, at_version
    FROM sushiya_append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
"""


def appending(request: Append) -> Callable[[Any], Awaitable[Answer]]:
    """Return a job that appends once, however often it is retried."""
    token = secrets.randbits(TOKEN_BITS)
    is_again = False

    async def append(connection: Any) -> Answer:
        nonlocal is_again
        arguments = _arguments(request, token, is_again)
        # If the connection breaks, this may be written nevertheless: the token tells a retry.
        is_again = True
        try:
            row = await connection.fetchrow(_APPEND, *arguments)
        except asyncpg.UniqueViolationError as error:
            if error.constraint_name != "live_codes" or request.summary is None:
                raise
            # Nothing was written. Repeated and Stale take precedence over CodeTaken.
            bare = await _judge_without_code(connection, request)
            return CodeTaken(request.summary.code) if bare is None else bare
        return _answer(row["answer"], row["at_version"])

    return append


async def _judge_without_code(connection: Any, request: Append) -> Answer | None:
    """Return Repeated or Stale if the append is that, whatever its code; else None."""
    row = await connection.fetchrow(
        """
        SELECT t.length, c.version FROM tables t LEFT JOIN commands c
        ON c.number = t.number AND c.id = $2 WHERE t.id = $1
        """,
        request.table.encode(),
        None if request.command_id is None else request.command_id.encode(),
    )
    length, version = row or (0, None)
    if version is not None:
        return Repeated(version)
    return None if request.expected == length else Stale(length)


def _arguments(request: Append, token: int, is_again: bool) -> tuple[Any, ...]:  # noqa: FBT001 - private
    summary = request.summary
    shown: tuple[Any, ...] = (None,) * 6
    if summary is not None:
        shown = (
            summary.code.encode(),
            summary.listed,
            summary.phase,
            summary.deadline,
            [player.encode() for player in summary.players],
            summary.card,
        )
    return (
        request.table.encode(),
        request.expected,
        list(request.bodies),
        request.at,
        None if request.command_id is None else request.command_id.encode(),
        token,
        is_again,
        summary is not None,
        *shown,
    )


def _answer(answer: str, version: int) -> Answer:
    if answer == "appended":
        return Appended(version)
    return Stale(version) if answer == "stale" else Repeated(version)


async def erase(connection: Any, request: Erasure) -> Appended | Stale:
    async with connection.transaction():
        return await _erase(connection, request)


async def _erase(connection: Any, request: Erasure) -> Appended | Stale:
    row = await connection.fetchrow(
        "SELECT number, length FROM tables WHERE id = $1 FOR UPDATE", request.table.encode()
    )
    number, length = row or (None, 0)
    if request.expected != length:
        return Stale(length)
    players = [player.encode() for player in request.players]
    await connection.executemany(
        "UPDATE entries SET body = $1 WHERE number = $2 AND version = $3",
        [(body, number, version) for version, body in request.bodies],
    )
    await connection.execute(
        "DELETE FROM commands WHERE number = $1 AND id = ANY($2::bytea[])",
        number,
        [command_id.encode() for command_id in request.command_ids],
    )
    await connection.execute(
        "UPDATE tables SET players = $1, card = $2, erasures = erasures + 1 WHERE number = $3",
        [player.encode() for player in request.summary.players],
        request.summary.card,
        number,
    )
    for table in ("seats", "sitters"):
        await connection.execute(
            f"DELETE FROM {table} WHERE number = $1 AND player = ANY($2::bytea[])",  # noqa: S608 - our own names
            number,
            players,
        )
    return Appended(length)


async def put_document(connection: Any, kind: str, key: str, body: bytes) -> None:
    await connection.execute(
        """
        INSERT INTO documents (kind, key, body) VALUES ($1, $2, $3)
        ON CONFLICT (key, kind) DO UPDATE SET body = excluded.body
        """,
        kind.encode(),
        key.encode(),
        body,
    )


async def swap_document(
    connection: Any, kind: str, key: str, before: bytes | None, body: bytes
) -> bool:
    names = kind.encode(), key.encode()
    if before is None:
        swapped = await connection.fetchval(
            """
            INSERT INTO documents (kind, key, body) VALUES ($1, $2, $3)
            ON CONFLICT (key, kind) DO UPDATE SET body = excluded.body
            WHERE documents.body = excluded.body RETURNING 1
            """,
            *names,
            body,
        )
    else:
        swapped = await connection.fetchval(
            """
            UPDATE documents SET body = $3 WHERE kind = $1 AND key = $2 AND body IN ($3, $4)
            RETURNING 1
            """,
            *names,
            body,
            before,
        )
    return swapped is not None


async def delete_over(connection: Any, older_than: float, limit: int) -> int:
    """Delete some old tables that are over; return how many were deleted."""
    rows = await connection.fetch(
        """
        WITH old AS (
            DELETE FROM tables WHERE number IN (
                SELECT number FROM tables WHERE phase = 'over' AND changed < $1
                ORDER BY number LIMIT $2 FOR UPDATE SKIP LOCKED
            ) RETURNING id
        ), gone AS (DELETE FROM documents WHERE key IN (SELECT id FROM old))
        SELECT id FROM old
        """,
        older_than,
        limit,
    )
    return len(rows)
