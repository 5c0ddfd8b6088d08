"""SQL that reads from the file: logs, summaries, lists, deadlines, documents and counts."""

from typing import Any

import apsw
import msgspec

from sushiya.store.protocol import Annals, Contents, Entry, Finished, Found, Summary

_PLAYERS = msgspec.json.Decoder(tuple[str, ...])
_SUMMARY = "t.code, t.listed, t.phase, t.deadline, t.players, t.card"


def read(connection: apsw.Connection, table: str, after: int) -> tuple[Entry, ...]:
    rows = connection.execute(
        """
        SELECT e.version, e.at, e.body FROM tables t JOIN entries e USING (number)
        WHERE t.id = ? AND e.version > ? ORDER BY e.version
        """,
        (table, after),
    )
    return tuple(Entry(*row) for row in rows)


def contents(connection: apsw.Connection) -> Contents:
    tables: Any = connection.execute("SELECT id FROM tables ORDER BY number").fetchall()
    documents: Any = connection.execute("SELECT kind, key FROM documents ORDER BY kind, key")
    sheets: Any = connection.execute("SELECT id FROM sheets ORDER BY number")
    return Contents(
        tuple(table for (table,) in tables),
        tuple((one, key) for one, key in documents),
        tuple(sheet for (sheet,) in sheets),
    )


def annals(connection: apsw.Connection, table: str) -> Annals:
    commands: Any = connection.execute(
        """
        SELECT c.id, c.version FROM tables t JOIN commands c USING (number)
        WHERE t.id = ? ORDER BY c.id
        """,
        (table,),
    ).fetchall()
    sitters: Any = connection.execute(
        """
        SELECT s.player FROM tables t JOIN sitters s USING (number)
        WHERE t.id = ? ORDER BY s.player
        """,
        (table,),
    ).fetchall()
    return Annals(
        tuple((one, version) for one, version in commands), tuple(player for (player,) in sitters)
    )


def summary(connection: apsw.Connection, table: str) -> Summary | None:
    row = connection.execute(
        f"SELECT {_SUMMARY} FROM tables t WHERE t.id = ? AND t.phase IS NOT NULL",  # noqa: S608 - our own names
        (table,),
    ).get
    return _summary(row) if row else None


def find_code(connection: apsw.Connection, code: str) -> str | None:
    table: str | None = connection.execute(
        "SELECT id FROM tables WHERE code = ? AND code <> '' AND phase <> 'over'", (code,)
    ).get
    return table


def listed(connection: apsw.Connection, limit: int) -> Found:
    rows = connection.execute(
        f"""
        SELECT t.id, {_SUMMARY} FROM tables t WHERE t.listed AND t.phase <> 'over'
        ORDER BY t.number DESC LIMIT ?
        """,  # noqa: S608 - our own names
        (limit,),
    )
    return tuple((table, _summary(row)) for table, *row in rows)


def of_player(connection: apsw.Connection, player: str, limit: int) -> Found:
    rows = connection.execute(
        f"""
        SELECT t.id, {_SUMMARY} FROM seats s JOIN tables t USING (number) WHERE s.player = ?
        ORDER BY s.number DESC LIMIT ?
        """,  # noqa: S608 - our own names
        (player, limit),
    )
    return tuple((table, _summary(row)) for table, *row in rows)


def ever_of_player(connection: apsw.Connection, player: str, limit: int) -> tuple[str, ...]:
    rows = connection.execute(
        """
        SELECT t.id FROM sitters s JOIN tables t USING (number) WHERE s.player = ?
        ORDER BY s.number LIMIT ?
        """,
        (player, limit),
    )
    return tuple(table for (table,) in rows)


def finished_of_player(connection: apsw.Connection, player: str, skip: int, limit: int) -> Finished:
    rows = connection.execute(
        f"""
        SELECT t.id, t.changed, {_SUMMARY} FROM sitters s JOIN tables t USING (number)
        WHERE s.player = ? AND t.phase = 'over' ORDER BY s.number DESC LIMIT ? OFFSET ?
        """,  # noqa: S608 - our own names
        (player, limit, skip),
    )
    return tuple((table, changed, _summary(row)) for table, changed, *row in rows)


def due(connection: apsw.Connection, before: float, limit: int) -> tuple[tuple[str, float], ...]:
    rows = connection.execute(
        "SELECT id, deadline FROM tables WHERE deadline <= ? ORDER BY deadline, number LIMIT ?",
        (before, limit),
    )
    return tuple(rows)


def get_document(connection: apsw.Connection, kind: str, key: str) -> bytes | None:
    body: bytes | None = connection.execute(
        "SELECT body FROM documents WHERE kind = ? AND key = ?", (kind, key)
    ).get
    return body


def counts(connection: apsw.Connection) -> dict[str, int]:
    counted = {"waiting": 0, "running": 0, "over": 0, "entries": 0}
    rows = connection.execute("SELECT phase, count(*), sum(length) FROM tables GROUP BY phase")
    for phase, tables, entries in rows:
        if phase is not None:
            counted[phase] = tables
        counted["entries"] += entries
    return counted


def _summary(row: Any) -> Summary:
    code, is_listed, phase, deadline, players, card = row
    return Summary(code, bool(is_listed), phase, deadline, _PLAYERS.decode(players), card)
