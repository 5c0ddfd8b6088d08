"""HTTP as bytes: what really leaves the house, headers and all."""

import asyncio
import json
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit


async def fetch(
    address: str,
    path: str,
    *,
    method: str = "GET",
    body: bytes | None = None,
    headers: dict[str, str] | None = None,
) -> bytes:
    """Ask, and give the whole answer as it came."""
    place = urlsplit(address)
    reader, writer = await asyncio.open_connection(place.hostname, place.port)
    given = {"host": place.netloc, "connection": "close"}
    if body is not None:
        given |= {"content-length": str(len(body)), "content-type": "application/json"}
    given |= headers or {}
    head = "".join(f"{name}: {value}\r\n" for name, value in given.items())
    writer.write(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + (body or b""))
    try:
        return await reader.read(-1)
    finally:
        writer.close()


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


def headers_of(answer: bytes) -> dict[str, str]:
    head = answer.split(b"\r\n\r\n", 1)[0].decode()
    pairs = (line.split(": ", 1) for line in head.split("\r\n")[1:])
    return {name.lower(): value for name, value in pairs}


def content(answer: bytes) -> Any:
    return json.loads(answer.split(b"\r\n\r\n", 1)[1])


STRANGER = "a-stranger-with-a-long-key"
NOWHERE = "no-such-key-in-this-shop"
"""For a circle, shared cards and a sheet that are not there."""


def asks(table: str, code: str) -> list[dict[str, Any]]:
    """List every HTTP request that somebody without a seat can make while a table runs.

    Not the figures for Prometheus: they are for the owner of the machine, and count messages.
    """
    at_table, circle, same = (
        f"/api/tables/{table}",
        f"/api/circles/{NOWHERE}",
        f"/api/same/{NOWHERE}",
    )
    pages = ["/", f"/t/{table}", f"/g/{table}"]
    gets = [
        "/api/games",
        "/api/shop",
        "/api/tables",
        f"/api/codes/{code}",
        at_table,
        f"{at_table}/state",
        f"{at_table}/record",
        f"{at_table}/replay",
        f"{at_table}/steps",
        f"{at_table}/final",
        f"{at_table}/socket",
        "/api/health",
        "/api/ready",
        "/api/schema/openapi.json",
        "/api/nothing",
        "/api/daily",
        "/api/daily/sushi-go/2026-11-18",
        same,
        f"{same}/comparison?one={table}&other={table}",
        circle,
        f"{circle}/games",
        "/api/house/tables",
    ]
    by_key = ["/api/my-tables", "/api/my-games", "/api/push", "/api/sheet"]
    someone = {"name": "Late", "colour": "plum"}
    device = {"endpoint": "https://elsewhere.example/1", "p256dh": "a" * 87, "auth": "a" * 22}
    posts: dict[str, dict[str, Any]] = {
        "/api/games/sushi-go/score": {"rounds": []},
        "/api/tables": {"game": "no-such-game", **someone},
        f"{at_table}/seats": someone,
        f"{at_table}/moved-seats": {"code": "NOSUCHCODE"},
        f"{at_table}/leave": {"id": "leave"},
        f"{at_table}/rematch": {"id": "again"},
        f"{at_table}/sharing": {"is-public": True},
        f"{at_table}/forget": {},
        f"{at_table}/again": {},
        f"{at_table}/same": {},
        f"/api/house/tables/{table}/close": {},
        f"/api/house/tables/{table}/rename": {"place": 0, "name": "Late"},
        "/api/forget": {},
        "/api/daily/no-such-game": {},
        "/api/first-games/sushi-go": {},
        "/api/replays": {},
        "/api/push": {**device, "language": "en"},
        "/api/push/off": {"endpoint": device["endpoint"]},
        "/api/sheets": {"keep": "for-ever"},
        f"{same}/tables": someone,
        f"{same}/seen": {},
        "/api/circles": {"title": "", **someone},
        f"{circle}/members": someone,
        f"{circle}/changes": {"change": "leave"},
        f"{circle}/tables": {"game": "sushi-go"},
        f"{circle}/plans": {"game": "sushi-go"},
        f"{circle}/rounds": {"game": "sushi-go", "tables": []},
    }
    headers = {"sushiya-player": STRANGER, "authorization": f"Bearer {NOWHERE}"}
    part = {"expected": 0, "text": ""}
    bodies: list[tuple[str, str, dict[str, Any] | None]] = [
        ("POST", path, body) for path, body in posts.items()
    ]
    bodies += [("PUT", "/api/sheet/a-part", part), ("DELETE", "/api/sheet", None)]
    return [
        *({"path": path} for path in (*pages, *gets)),
        *({"path": path, "headers": headers} for path in by_key),
        *(
            {
                "path": path,
                "method": method,
                "body": None if body is None else json.dumps(body).encode(),
                "headers": headers,
            }
            for method, path, body in bodies
        ),
    ]


def own_asks(table: str, key: str) -> list[dict[str, Any]]:
    """List what somebody who sits at a running table can ask for by the player's key."""
    at_table = f"/api/tables/{table}"
    paths = ["/api/my-tables", "/api/my-games", "/api/daily", at_table]
    paths += [f"{at_table}/{part}" for part in ("state", "record", "replay", "steps", "final")]
    posts = {"sharing": {"is-public": True}, "forget": {}, "again": {}, "same": {}}
    headers = {"sushiya-player": key}
    return [
        *({"path": path, "headers": headers} for path in paths),
        *(
            {
                "path": f"{at_table}/{path}",
                "method": "POST",
                "body": json.dumps(body).encode(),
                "headers": headers,
            }
            for path, body in posts.items()
        ),
    ]


async def fetch_all(address: str, table: str, code: str, keys: Iterable[str] = ()) -> list[bytes]:
    """Ask all that a stranger can, and whoever sits there by one of these keys."""
    own = [one for key in keys for one in own_asks(table, key)]
    return [await fetch(address, **one) for one in (*asks(table, code), *own)]
