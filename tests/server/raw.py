"""HTTP as bytes: what really leaves the house, headers and all."""

import asyncio
import json
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


def asks(table: str, code: str) -> list[dict[str, Any]]:
    """List every HTTP request that somebody without a seat can make of a running table.

    Not the figures for Prometheus: they are for the owner of the machine, and count messages.
    """
    at_table = f"/api/tables/{table}"
    gets = [
        "/",
        "/api/games",
        "/api/tables",
        f"/api/codes/{code}",
        at_table,
        f"{at_table}/state",
        f"{at_table}/record",
        f"{at_table}/replay",
        f"{at_table}/steps",
        f"{at_table}/final",
        f"/t/{table}",
        f"/g/{table}",
        f"{at_table}/socket",
        "/api/health",
        "/api/ready",
        "/api/schema/openapi.json",
        "/api/nothing",
        "/api/daily",
        "/api/daily/sushi-go/2026-11-18",
    ]
    posts = {
        "/api/games/sushi-go/score": {"rounds": []},
        f"{at_table}/seats": {"name": "Late", "colour": "plum"},
        f"{at_table}/moved-seats": {"code": "NOSUCHCODE"},
        f"{at_table}/leave": {"id": "leave"},
        f"{at_table}/rematch": {"id": "again"},
        f"{at_table}/sharing": {"is-public": True},
        f"{at_table}/forget": {},
        f"{at_table}/again": {},
    }
    stranger = {"sushiya-player": "a-stranger-with-a-long-key"}
    return [
        *({"path": path} for path in gets),
        {"path": "/api/my-tables", "headers": stranger},
        {"path": "/api/my-games", "headers": stranger},
        *(
            {
                "path": path,
                "method": "POST",
                "body": json.dumps(body).encode(),
                "headers": stranger,
            }
            for path, body in posts.items()
        ),
    ]


async def fetch_all(address: str, table: str, code: str) -> list[bytes]:
    return [await fetch(address, **one) for one in asks(table, code)]
