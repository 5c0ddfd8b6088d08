"""What a peer may take at the wire, tried from raw sockets: size, number and time of everything."""

import asyncio
import socket
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Opcode

from host.helpers import in_loop
from server.helpers import UNLIMITED, Guest, Shop, eventually, open_shop, seat_guests
from server.raw import content, fetch, status
from server.raw_socket import ENOUGH, connect, frame, open_socket, until_ended, upgrade
from sushiya.server.bounds import AT_ONCE, PIECE, BoundedConnection, Bounds
from sushiya.server.limits import Limits
from sushiya.server.serve import ServeConfig, configured
from sushiya.server.socket import REFUSED, TOO_FAST

SOON = 0.1
"""Seconds; a limit that a test waits for."""
PING = frame(Opcode.PING)
MESSAGE_TOO_BIG = 1009


async def answer_to(shop: Shop, *sent: bytes) -> bytes:
    """Send on one connection, and give all that comes until the server ends it."""
    async with connect(shop.address) as (reader, writer):
        writer.write(b"".join(sent))
        return await until_ended(reader)


async def drip(writer: asyncio.StreamWriter, data: Iterable[int]) -> None:
    """Send byte by byte, for as long as anybody takes them."""
    for byte in data:
        writer.write(bytes([byte]))
        await asyncio.sleep(SOON / 10)


async def answer_to_drips(shop: Shop, begin: bytes, rest: bytes) -> bytes:
    """Give all that comes until the server ends a connection on which bytes drip."""
    async with connect(shop.address) as (reader, writer):
        writer.write(begin)
        dripping = asyncio.create_task(drip(writer, rest))
        said = await until_ended(reader)
        assert not dripping.done()
        dripping.cancel()
        return said


def request(*headers: str, method: str = "GET", path: str = "/api/games") -> bytes:
    return "\r\n".join([f"{method} {path} HTTP/1.1", "host: x", *headers, "", ""]).encode()


FORM = ("content-type: application/json", "content-length: 10000", "sushiya-player: " + "x" * 22)
SLOW_BODY = request(*FORM, method="POST", path="/api/tables")


# Requests.


@pytest.mark.parametrize("end", ["", "\r\n\r\n"])
@in_loop
async def test_headers_have_a_size(end: str) -> None:
    async with open_shop() as shop:
        long = "GET / HTTP/1.1\r\nx: " + "x" * 40_000 + end
        assert status(await answer_to(shop, long.encode())) == 431
        fits = request("connection: close", "x: " + "x" * 15_000)
        assert status(await answer_to(shop, fits)) == 200


@in_loop
async def test_headers_have_a_number() -> None:
    async with open_shop() as shop:
        most = [f"x{number}: x" for number in range(98)]
        assert status(await answer_to(shop, request("connection: close", *most))) == 200
        assert status(await answer_to(shop, request("connection: close", "y: y", *most))) == 431


@pytest.mark.parametrize(
    ("headers", "refused"),
    [
        (["x: x"] * 100, 431),
        (["x: " + "x" * 10_000], 400),  # longer than websockets reads
    ],
)
@in_loop
async def test_a_request_for_a_socket_has_bounds_too(headers: list[str], refused: int) -> None:
    async with open_shop() as shop:
        assert status(await answer_to(shop, upgrade("x", "none", *headers))) == refused


@pytest.mark.parametrize(
    "body", [request(), request(*FORM[:1], "content-length: 2", method="POST") + b"{}"]
)
@in_loop
async def test_requests_that_do_not_wait_for_an_answer_are_not_served(body: bytes) -> None:
    async with open_shop() as shop:
        assert b"HTTP/1.1 2" not in await answer_to(shop, body, request(*["x: x"] * 500))


@in_loop
async def test_lines_of_a_body_are_no_headers() -> None:
    async with open_shop() as shop:
        lines = b"\n" * 200 + b"{"
        form = (*FORM[:1], f"content-length: {len(lines)}", FORM[2], "connection: close")
        begin = request(*form, method="POST", path="/api/tables")
        for cut in (len(begin), len(begin) - 1, len(begin) - 2, len(begin) - 3):
            async with connect(shop.address) as (reader, writer):
                writer.write(begin[:cut])
                await asyncio.sleep(SOON / 10)
                writer.write(begin[cut:] + lines)
                assert status(await until_ended(reader)) == 400


@in_loop
async def test_headers_are_counted_for_each_request_of_a_connection() -> None:
    async with open_shop() as shop, connect(shop.address) as (reader, writer):
        for _ in range(5):
            writer.write(request("x: " + "x" * 5000, *["x: x"] * 40, path="/api/shop"))
            assert status(await reader.readuntil(b"\r\n\r\n")) == 200
            await reader.readuntil(b"}")
        writer.write(request(*["x: x"] * 100))
        assert status(await until_ended(reader)) == 431


@in_loop
async def test_silent_connections_end() -> None:
    async with open_shop(limits=Limits(header_seconds=SOON)) as shop:
        assert await answer_to(shop) == b""


@in_loop
async def test_headers_have_a_time() -> None:
    async with open_shop(limits=Limits(header_seconds=SOON)) as shop:
        said = await answer_to_drips(shop, b"GET / HTTP/1.1\r\n", b"x" * 10_000)
        assert (status(said), content(said)["refusal"]["code"]) == (408, "too-slow")


@in_loop
async def test_headers_of_a_later_request_have_a_time() -> None:
    limits = Limits(header_seconds=SOON)
    async with open_shop(limits=limits) as shop, connect(shop.address) as (reader, writer):
        writer.write(request())
        assert status(await reader.readuntil(b"\r\n\r\n")) == 200
        dripping = asyncio.create_task(drip(writer, b"GET / HTTP/1.1\r\n" + b"x" * 10_000))
        assert b"HTTP/1.1 408" in await until_ended(reader)
        dripping.cancel()


@in_loop
async def test_bodies_have_a_time() -> None:
    async with open_shop(limits=Limits(body_seconds=SOON)) as shop:
        said = await answer_to_drips(shop, SLOW_BODY, b" " * 9_000)
        assert (status(said), content(said)["refusal"]["code"]) == (408, "too-slow")


@in_loop
async def test_bodies_that_go_on_behind_the_answer_have_a_time() -> None:
    async with open_shop(limits=Limits(body_seconds=SOON)) as shop:
        not_json = SLOW_BODY.replace(b"application/json", b"text/plain")
        assert status(await answer_to_drips(shop, not_json, b" " * 9_000)) == 415


@in_loop
async def test_a_body_in_time_is_answered_and_the_connection_goes_on() -> None:
    path = "/api/games/sushi-go/score"
    scored = request(*FORM[:1], "content-length: 2", method="POST", path=path) + b"{]"
    in_time = Limits(header_seconds=ENOUGH, body_seconds=ENOUGH)
    async with open_shop(limits=in_time) as shop, connect(shop.address) as (reader, writer):
        for _ in range(2):
            await drip(writer, scored)
            head = await reader.readuntil(b"\r\n\r\n")
            assert status(head) == 400
            assert content(head + await reader.readuntil(b"}}}"))["refusal"]["code"]


@in_loop
async def test_a_body_that_ends_behind_its_answer_leaves_the_connection_usable() -> None:
    not_json = request("content-type: text/plain", "content-length: 5000", method="POST")
    async with open_shop() as shop, connect(shop.address) as (reader, writer):
        writer.write(not_json)
        assert status(await reader.readuntil(b"\r\n\r\n")) == 415
        await reader.readuntil(b"}}}")
        writer.write(b"\n" * 5000 + request("connection: close"))
        assert status(await until_ended(reader)) == 200


@in_loop
async def test_idle_connections_end() -> None:
    async with open_shop(limits=Limits(idle_seconds=0)) as shop:
        assert status(await answer_to(shop, request())) == 200
        config = configured(
            shop.app, ServeConfig(data=Path(), port=0, limits=Limits(idle_seconds=7))
        )
        assert config.timeout_keep_alive == 7


FEW = Limits(sockets_per_address=1, connections_beside_sockets=1)


@in_loop
async def test_connections_of_an_address_are_counted_before_they_say_anything() -> None:
    async with open_shop(limits=FEW) as shop, connect(shop.address):
        async with connect(shop.address):
            assert await answer_to(shop) == b""
        # The server notices a little later that somebody has gone.
        async with asyncio.timeout(ENOUGH):
            while not (said := await fetch(shop.address, "/api/games")):
                pass
        assert status(said) == 200


@pytest.mark.parametrize("proxies", [("127.0.0.1",), ("10.1.2.3", "127.0.0.0/8"), ("*",)])
@in_loop
async def test_connections_of_a_trusted_proxy_are_not_counted(proxies: tuple[str, ...]) -> None:
    async with open_shop(limits=FEW, trusted_proxies=proxies) as shop:
        waiting = [asyncio.create_task(answer_to(shop)) for _ in range(5)]
        assert status(await fetch(shop.address, "/api/games")) == 200
        assert not any(one.done() for one in waiting)
    await asyncio.gather(*waiting)


def test_other_addresses_than_a_trusted_proxy_are_counted() -> None:
    counted = Bounds(FEW, ("10.1.2.3", "proxy.example"))
    assert [counted.take("10.1.2.4") for _ in range(3)] == [True, True, False]
    counted.release("10.1.2.4")
    assert counted.take("10.1.2.4")
    assert all(counted.take("10.1.2.3") for _ in range(3))


# Sockets.


@pytest.mark.parametrize(
    "flood",
    [
        PING * 20,
        frame(Opcode.PONG) * 20,
        frame(Opcode.TEXT, b"{", fin=False) + frame(Opcode.CONT, fin=False) * 20,
        frame(Opcode.TEXT, b"{}") * 20,
        frame(Opcode.BINARY) * 20,
    ],
    ids=["pings", "pongs", "fragments", "texts", "binary"],
)
@in_loop
async def test_frames_of_every_kind_are_counted(flood: bytes) -> None:
    limits = Limits(frames_per_second=1e-9, frames_burst=19, unread_seconds=SOON)
    async with open_socket(limits) as device:
        device.send(flood)
        assert await device.close_code() == TOO_FAST
        await eventually(lambda: not device.guest.shop.context.sockets)


@in_loop
async def test_some_pings_are_answered() -> None:
    async with open_socket(Limits()) as device:
        device.send(PING * 20 + frame(Opcode.CLOSE))
        kinds = [one.opcode for one in await device.frames()]
        assert kinds == [Opcode.PONG] * 20 + [Opcode.CLOSE]


HALF = frame(Opcode.TEXT, b" " * 600, fin=False) + frame(Opcode.CONT, b" " * 600, fin=False)


@pytest.mark.parametrize("sent", [frame(Opcode.TEXT, b" " * 1100), HALF], ids=["whole", "parts"])
@in_loop
async def test_messages_beyond_a_size_end_the_connection(sent: bytes) -> None:
    async with open_socket(Limits(frame_kb=1)) as device:
        device.send(sent)
        assert await device.close_code() == MESSAGE_TOO_BIG


@in_loop
async def test_a_long_frame_ends_the_connection_before_it_has_come() -> None:
    async with open_socket() as device:
        device.send(frame(Opcode.TEXT, b" " * 300_000)[:20])
        assert await device.close_code() == MESSAGE_TOO_BIG


@in_loop
async def test_binary_noise_is_refused_and_the_connection_goes_on() -> None:
    async with open_socket() as device:
        device.say(type="hello", tokens=[device.guest.token])
        device.send(frame(Opcode.BINARY, b"\xff\x00\x81"))
        device.say(type="ask", id="after", seat=0, command="x")
        await device.reader.readuntil(b"message-unreadable")
        await device.reader.readuntil(b'"after"')


@in_loop
async def test_who_says_no_hello_is_sent_away() -> None:
    async with open_socket(Limits(hello_seconds=SOON, unread_seconds=SOON)) as device:
        device.send(PING)
        assert await device.close_code() == REFUSED


@in_loop
async def test_who_does_not_answer_our_close_is_dropped() -> None:
    async with open_socket(Limits(unread_seconds=SOON)) as device:
        device.say(type="pong")  # not a hello: refused
        async with asyncio.timeout(8):  # uvicorn by itself would wait for 10 s
            assert await device.close_code() == REFUSED


async def narrow_socket(guest: Guest) -> socket.socket:
    """Open a socket with a small buffer that nobody empties."""
    place = urlsplit(guest.shop.address)
    device = socket.socket()
    device.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    device.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(device, (str(place.hostname), place.port or 0))
    await loop.sock_sendall(device, upgrade(place.netloc, guest.table))
    assert status(await loop.sock_recv(device, 1024)) == 101
    return device


@in_loop
async def test_who_never_reads_is_not_read_and_dropped() -> None:
    limits = Limits(unread_seconds=SOON, frames_per_second=1e9, frames_burst=10**9)
    async with open_shop(limits=limits) as shop:
        # A server that reads on would take all of these, and keep its pongs in memory.
        pings = frame(Opcode.PING, b"x" * 125) * 200_000
        (guest, *_) = await seat_guests(shop, "sushi-go")
        with await narrow_socket(guest) as device:
            sending = asyncio.get_running_loop().sock_sendall(device, pings)
            with pytest.raises(ConnectionError):
                await asyncio.wait_for(sending, ENOUGH)
        await eventually(lambda: not shop.context.sockets)


# One connection without a network.


class Wire(asyncio.Transport):
    """Notes what is done to it."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.is_read = True
        self.is_open = True

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("203.0.113.5", 5) if name == "peername" else default

    def write(self, data: Any) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return not self.is_open

    def close(self) -> None:
        """Wait for ever, as behind something that nobody reads."""
        self.is_open = False

    def abort(self) -> None:
        self.is_open = False
        self.written += b"aborted"

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True


async def accept_and_listen(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        pass


def feed(connection: BoundedConnection, data: bytes) -> bytes:
    """Give as much as the event loop reads at a time; returns the rest."""
    buffer = connection.get_buffer(-1)
    size = min(len(data), len(buffer))
    buffer[:size] = data[:size]
    connection.buffer_updated(size)
    return data[size:]


def configured_for(app: Any, limits: Limits = UNLIMITED) -> uvicorn.Config:
    config = configured(app, ServeConfig(data=Path(), port=0, limits=limits))
    config.load()
    return config


def unconnected(config: uvicorn.Config) -> BoundedConnection:
    make: Any = config.http_protocol_class
    connection: BoundedConnection = make(
        config=config, server_state=ServerState(), app_state={}, _loop=None
    )
    return connection


async def connected(limits: Limits = UNLIMITED) -> tuple[BoundedConnection, Wire]:
    """Upgrade without a network."""
    connection = unconnected(configured_for(accept_and_listen, limits))
    transport = Wire()
    connection.connection_made(transport)
    feed(connection, upgrade("x", "table"))
    await eventually(lambda: b" 101 " in transport.written)
    transport.written = b""
    return connection, transport


@in_loop
async def test_requests_of_many_connections_take_turns() -> None:
    started = 0

    async def count(scope: Any, receive: Any, send: Any) -> None:
        nonlocal started
        started += 1
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    config = configured_for(count)
    connections = [unconnected(config) for _ in range(20)]
    for connection in connections:
        connection.connection_made(Wire())
        feed(connection, request())
    rounds = []
    while started < len(connections):
        before = started
        await asyncio.sleep(0)
        rounds.append(started - before)
    assert max(rounds) == 1
    for connection in connections:
        connection.connection_lost(None)


@in_loop
async def test_only_a_short_read_of_a_socket_does_not_wait_for_a_turn() -> None:
    connection, transport = await connected()
    feed(connection, PING)
    assert transport.written
    transport.written = b""
    feed(connection, PING * (AT_ONCE // len(PING) + 1))
    assert transport.written == b""
    await eventually(lambda: bool(transport.written))
    connection.connection_lost(None)


@in_loop
async def test_much_at_once_is_handed_on_piece_by_piece() -> None:
    connection, transport = await connected()
    pings = 10 * PIECE // len(PING)
    rest, seen = PING * pings, []
    while rest or not transport.is_read:
        if transport.is_read:
            rest = feed(connection, rest)
        await asyncio.sleep(0)
        seen.append(len(transport.written))
    pong = 2
    rounds = [late - soon for soon, late in zip([0, *seen], seen, strict=False)]
    assert max(rounds) <= (PIECE // len(PING) + 1) * pong
    assert sum(rounds) == pings * pong
    connection.connection_lost(None)


@in_loop
async def test_nothing_is_read_or_answered_while_the_peer_does_not_read() -> None:
    connection, transport = await connected()
    connection.pause_writing()
    assert not transport.is_read
    feed(connection, PING)
    await asyncio.sleep(SOON)
    assert transport.written == b""
    connection.resume_writing()
    await eventually(lambda: transport.is_read)
    assert transport.written
    connection.connection_lost(None)


@in_loop
async def test_who_reads_in_time_is_not_dropped() -> None:
    connection, transport = await connected(Limits(unread_seconds=SOON))
    connection.pause_writing()
    connection.resume_writing()
    await asyncio.sleep(2 * SOON)
    assert transport.is_open
    connection.pause_writing()
    await eventually(lambda: not transport.is_open)
    assert transport.written.endswith(b"aborted")
    connection.connection_lost(None)


@in_loop
async def test_a_close_behind_something_unread_is_cut_short() -> None:
    connection, transport = await connected(Limits(unread_seconds=SOON))
    feed(connection, frame(Opcode.CLOSE))
    await eventually(lambda: transport.written.endswith(b"aborted"))
    connection.connection_lost(None)


def test_the_libraries_that_connections_wrap_are_capped() -> None:
    """The bounds rest on what these do with a transport: read their changes before raising."""
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())
    needed = project["project"]["dependencies"]
    for name in ("uvicorn[standard]>=", "websockets>="):
        (one,) = [line for line in needed if line.startswith(name)]
        assert ",<" in one
