"""A device that takes nothing: spoken by hand, as every client library reads by itself."""

import asyncio
import json
import socket

from server.helpers import Guest, Shop, eventually


async def connect_and_never_read(shop: Shop, guest: Guest) -> socket.socket:
    """Speak just enough of the protocol by hand, with a small buffer that nobody empties."""
    device = socket.socket()
    device.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    host, port = shop.address.removeprefix("http://").split(":")
    device.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(device, (host, int(port)))
    head = (
        f"GET /api/tables/{guest.table}/socket HTTP/1.1\r\nhost: {host}:{port}\r\n"
        "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    await loop.sock_sendall(device, head.encode())
    assert b" 101 " in await loop.sock_recv(device, 1024)
    hello = (
        json.dumps({"type": "hello", "tokens": [guest.token], "seen": guest.seen})
        .encode()
        .ljust(126)
    )
    # A text frame with its length in two bytes and a mask of zeros.
    frame = b"\x81" + bytes([0x80 | 126]) + len(hello).to_bytes(2, "big") + bytes(4) + hello
    await loop.sock_sendall(device, frame)
    room = await shop.room(guest.table)
    await eventually(lambda: any(one.seats == (0,) for one in room.audience.listeners))
    return device
