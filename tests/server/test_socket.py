"""A device and its table: one message after the other, in and out."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest
import websockets

from host.helpers import GatedStore, in_loop
from server.helpers import Guest, Shop, eventually, open_shop, play_with
from sushiya.core.ids import Decision, Seat
from sushiya.host import room as rooms
from sushiya.server.limits import Limits
from sushiya.server.metrics import Metrics
from sushiya.server.socket import BROKEN, TableSocket


class Device:
    """A second device of a guest's: says what it is told to, and keeps what it is answered."""

    def __init__(self, guest: Guest, line: websockets.ClientConnection) -> None:
        offers = guest.game["legal"]
        self.commands = [offer["write"] for offer in offers]
        self._guest = guest
        self.line = line

    async def say(self, kind: str, request: str, **fields: Any) -> None:
        said = {"type": kind, "id": request, "seat": self._guest.seat, **fields}
        await self.line.send(json.dumps(said))

    async def play(self, request: str, command: str) -> None:
        await self.say("play", request, command=command, decision=0)

    async def answers(self, count: int) -> list[tuple[str, str]]:
        """Wait for so many answers: their types and the ids of what they answer."""
        found: list[tuple[str, str]] = []
        while len(found) < count:
            said = json.loads(await self.line.recv())
            if "id" in said:
                found.append((said["type"], said["id"]))
        return found

    async def leave(self) -> None:
        await self.line.close()


@asynccontextmanager
async def device_of(shop: Shop, guest: Guest) -> AsyncIterator[Device]:
    async with websockets.connect(shop.site(0).socket_of(guest.table)) as line:
        await line.send(json.dumps({"type": "hello", "tokens": [guest.token]}))
        await line.recv()  # the table: the device is there
        yield Device(guest, line)


@in_loop
async def test_each_request_is_answered_before_the_next_is_heard() -> None:
    store = GatedStore()
    async with open_shop(store=store) as shop:
        guests = await play_with(shop, "sushi-go")
        async with device_of(shop, guests[0]) as device:
            store.gate.clear()
            await device.play("first", device.commands[0])
            await device.say("ask", "second", command=device.commands[0])
            await device.play("third", device.commands[1])
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(device.answers(1), 0.1)
            store.gate.set()
            told = await device.answers(3)
            assert told == [("done", "first"), ("asked", "second"), ("done", "third")]


@in_loop
async def test_what_was_said_before_leaving_is_done() -> None:
    store = GatedStore()
    async with open_shop(store=store) as shop:
        guests = await play_with(shop, "sushi-go")
        room = await shop.room(guests[0].table)
        async with device_of(shop, guests[0]) as device:
            store.gate.clear()
            await device.play("first", device.commands[0])
            await device.play("second", device.commands[-1])
            leaving = asyncio.create_task(device.leave())
            await asyncio.sleep(0.1)
            store.gate.set()
            await leaving
        chosen = Decision(0), Seat(0)
        await eventually(
            lambda: (
                chosen in room.table.choices
                and room.table.choices[chosen].command == device.commands[-1]
            )
        )


@in_loop
async def test_a_fault_of_ours_ends_the_socket_and_leaves_the_table_as_it_was(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    async with open_shop() as shop:
        guests = await play_with(shop, "sushi-go")
        async with device_of(shop, guests[0]) as device:
            with monkeypatch.context() as patch:
                patch.setattr(rooms, "judge", broken)
                await device.play("first", device.commands[0])
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await device.answers(1)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == BROKEN
        assert "could not be answered" in caplog.text
        async with device_of(shop, guests[0]) as device:
            await device.play("first", device.commands[0])
            assert await device.answers(1) == [("done", "first")]


@in_loop
async def test_what_is_no_text_is_refused_and_the_next_is_answered() -> None:
    async with open_shop() as shop:
        guests = await play_with(shop, "sushi-go")
        async with device_of(shop, guests[0]) as device:
            await device.line.send(b'{"type":"ask","id":"a","seat":0,"command":"x"}')
            assert await device.answers(1) == [("refused", "")]
            await device.say("ask", "b", command=device.commands[0])
            assert await device.answers(1) == [("asked", "b")]


@in_loop
async def test_a_socket_elsewhere_than_at_a_table_is_refused() -> None:
    async with open_shop() as shop:
        address = shop.site(0).socket_of("table").replace("/socket", "/nothing")
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(address)


# What goes out, with a socket that a test holds in its hand


class Pipe:
    """The other side of a socket: takes what is sent while it is open, and notes all."""

    def __init__(self, queued_kb: int = 1) -> None:
        self.came: list[str] = []
        self.takes = asyncio.Event()
        self.takes.set()
        self._events: asyncio.Queue[Any] = asyncio.Queue()
        context: Any = SimpleNamespace(limits=Limits(queued_kb=queued_kb), metrics=Metrics())
        self.socket = TableSocket(context, self._events.get, self._send, "")

    async def _send(self, message: Any) -> None:
        await self.takes.wait()
        is_close = message["type"] == "websocket.close"
        self.came.append(f"{message['code']} {message['reason']}" if is_close else message["text"])

    async def serve(self) -> None:
        """Send what is queued until the socket is closed."""
        await self.socket._send_queue()


@in_loop
async def test_a_close_comes_after_what_was_told_before() -> None:
    pipe = Pipe()
    pipe.socket.deliver(b"a")
    pipe.socket.deliver(b"b")
    pipe.socket.close(4400, "refused")
    pipe.socket.deliver(b"c")
    await pipe.serve()
    assert pipe.came == ["a", "b", "4400 refused"]


@in_loop
async def test_what_has_to_wait_keeps_its_order() -> None:
    pipe = Pipe()
    pipe.takes.clear()
    sending = asyncio.create_task(pipe.serve())
    for message in (b"a", b"b", b"c"):
        pipe.socket.deliver(message)
        await asyncio.sleep(0)
    assert pipe.came == []
    pipe.takes.set()
    pipe.socket.close(1001, "restarting")
    await sending
    assert pipe.came == ["a", "b", "c", "1001 restarting"]


@in_loop
async def test_a_reader_that_keeps_up_is_never_too_slow() -> None:
    pipe = Pipe(queued_kb=1)
    sending = asyncio.create_task(pipe.serve())
    for _ in range(10):
        # A device that comes back may be told more in one step than may wait for it.
        pipe.socket.deliver(b"x" * 800)
        pipe.socket.deliver(b"x" * 800)
        await asyncio.sleep(0)
    pipe.socket.close(1001, "restarting")
    await sending
    assert pipe.came == ["x" * 800] * 20 + ["1001 restarting"]


@in_loop
async def test_a_reader_that_takes_nothing_is_given_up() -> None:
    pipe = Pipe(queued_kb=1)
    pipe.takes.clear()
    sending = asyncio.create_task(pipe.serve())
    pipe.socket.deliver(b"a")
    await asyncio.sleep(0)
    for _ in range(3):
        pipe.socket.deliver(b"x" * 500)
    assert not pipe.socket._queue
    pipe.takes.set()
    await sending
    assert pipe.came == ["a", "4408 too-slow"]


@pytest.mark.parametrize("error", [OSError, RuntimeError])
@in_loop
async def test_a_socket_that_cannot_be_sent_to_queues_nothing(error: type[Exception]) -> None:
    pipe = Pipe()

    async def fail(_: Any) -> None:
        raise error

    pipe.socket._send = fail
    pipe.socket.deliver(b"a")
    await pipe.serve()
    pipe.socket.deliver(b"b")
    assert not pipe.socket._queue
