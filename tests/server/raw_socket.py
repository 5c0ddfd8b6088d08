"""A WebSocket as bytes: frames that no client library would send."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from urllib.parse import urlsplit

from websockets.frames import Close, Frame, Opcode
from websockets.protocol import Protocol, Side

from server.helpers import UNLIMITED, Guest, open_shop, seat_guests
from server.raw import status
from sushiya.server.limits import Limits

ENOUGH = 30.0
"""Seconds that nothing takes, however busy the machine is."""


def frame(opcode: Opcode, payload: bytes = b"", *, fin: bool = True) -> bytes:
    return Frame(opcode, payload, fin).serialize(mask=True)


@asynccontextmanager
async def connect(
    address: str,
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    place = urlsplit(address)
    reader, writer = await asyncio.open_connection(place.hostname, place.port)
    try:
        yield reader, writer
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


async def until_ended(reader: asyncio.StreamReader, within: float = ENOUGH) -> bytes:
    """Give all that comes until the server ends the connection, politely or not."""
    data = b""
    with suppress(ConnectionError):
        async with asyncio.timeout(within):
            while more := await reader.read(65536):
                data += more
    return data


def upgrade(host: str, table: str, *headers: str) -> bytes:
    """Write the request for a table's socket."""
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"host: {host}",
        "connection: upgrade",
        "upgrade: websocket",
        "sec-websocket-version: 13",
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
        *headers,
    ]
    return "\r\n".join([*lines, "", ""]).encode()


@dataclass
class RawSocket:
    guest: Guest
    """Whose seat it could take."""
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    def send(self, data: bytes) -> None:
        self.writer.write(data)

    def say(self, **message: object) -> None:
        self.send(frame(Opcode.TEXT, json.dumps(message).encode()))

    async def frames(self) -> list[Frame]:
        """Give all that comes until the server ends the connection."""
        data = await until_ended(self.reader)
        parser = Protocol(Side.CLIENT, max_size=None)
        parser.receive_data(data)
        return [one for one in parser.events_received() if isinstance(one, Frame)]

    async def close_code(self) -> int:
        """Wait for the end, and give the code of the server's close frame."""
        (last,) = [one for one in await self.frames() if one.opcode is Opcode.CLOSE]
        return int(Close.parse(last.data).code)


@asynccontextmanager
async def open_socket(limits: Limits = UNLIMITED) -> AsyncIterator[RawSocket]:
    """Make a table at a server with these limits, and open its socket; nothing is said yet."""
    async with open_shop(limits=limits) as shop:
        (guest, *_) = await seat_guests(shop, "sushi-go")
        async with upgraded(guest) as device:
            yield device


@asynccontextmanager
async def upgraded(guest: Guest) -> AsyncIterator[RawSocket]:
    async with connect(guest.shop.address) as (reader, writer):
        writer.write(upgrade(urlsplit(guest.shop.address).netloc, guest.table))
        assert status(await reader.readuntil(b"\r\n\r\n")) == 101
        yield RawSocket(guest, reader, writer)
