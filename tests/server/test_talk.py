"""A device and its table: one thing after the other, whatever comes in between."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import websockets

from host.helpers import in_loop
from server.helpers import UNLIMITED, Guest, Shop, eventually, open_shop, play_with
from sushiya.core.ids import Decision, Seat
from sushiya.host import room as rooms
from sushiya.server import socket
from sushiya.server.carrier import Ways
from sushiya.server.connection import BROKEN
from sushiya.server.intake import Speaker
from sushiya.server.limits import Limits
from sushiya.store.memory import MemoryStore
from sushiya.store.protocol import Answer, Append


class Gated(MemoryStore):
    """A store that writes only while its gate is open."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.gate.set()

    async def append(self, request: Append) -> Answer:
        await self.gate.wait()
        return await super().append(request)


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
    store = Gated()
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
async def test_who_says_too_much_while_an_answer_is_due_is_refused() -> None:
    store = Gated()
    limits = Limits(messages_per_second=1e9, messages_burst=3)
    async with open_shop(store=store, limits=limits) as shop:
        guests = await play_with(shop, "sushi-go")
        async with device_of(shop, guests[0]) as device:
            store.gate.clear()
            for number in range(5):
                await device.play(str(number), device.commands[0])
            assert await device.answers(1) == [("refused", "4")]
            store.gate.set()
            assert await device.answers(4) == [("done", str(number)) for number in range(4)]


@in_loop
async def test_what_was_said_before_leaving_is_done() -> None:
    store = Gated()
    async with open_shop(store=store) as shop:
        guests = await play_with(shop, "sushi-go")
        room = await shop.room(guests[0].table)
        async with device_of(shop, guests[0]) as device:
            store.gate.clear()
            await device.play("first", device.commands[0])
            await device.play("second", device.commands[-1])
            listening = len(room.audience.listeners)
            await device.leave()
            await eventually(lambda: len(room.audience.listeners) < listening)
        store.gate.set()
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
async def test_the_last_one_to_pick_is_heard_first(monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_shop() as shop:
        guests = await play_with(shop, "sushi-go")
        put, awaited = shop.office.intake.put, list[bool]()

        def note(speaker: Speaker, *, is_awaited: bool) -> None:
            awaited.append(is_awaited)
            put(speaker, is_awaited=is_awaited)

        monkeypatch.setattr(shop.office.intake, "put", note)
        for guest in guests:
            await guest.play(guest.game["legal"][0]["write"])
        assert awaited == [False, False, False, True]


@in_loop
async def test_what_is_no_text_is_refused_and_the_next_is_heard() -> None:
    async with open_shop() as shop:
        guests = await play_with(shop, "sushi-go")
        async with device_of(shop, guests[0]) as device:
            for is_text in (True, False):
                said = b'{"type":"ask","id":"a","seat":0,"command":"\xff"}'
                await device.line.send(said, text=is_text)
                assert await device.answers(1) == [("refused", "a")]
            await device.say("ask", "b", command=device.commands[0])
            assert await device.answers(1) == [("asked", "b")]


@in_loop
async def test_a_server_without_short_ways_serves_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "ways_of", lambda _: Ways())
    async with open_shop(limits=UNLIMITED) as shop:
        guests = await play_with(shop, "sushi-go")
        for guest in guests:
            await guest.play(guest.game["legal"][0]["write"])
        await guests[0].chair.until(lambda: guests[0].game["decision"] == 1)
