"""Sockets that take nothing, or say far too much: they are let go, and cost nobody anything."""

import asyncio
import json
from typing import Any

import pytest
import websockets

from host.helpers import in_loop
from server.helpers import Guest, Shop, eventually, open_shop, play_with
from server.slow import connect_and_never_read
from sushiya.server import carrier
from sushiya.server.carrier import PIECE, Carrier
from sushiya.server.connection import TOO_FAST, Connection
from sushiya.server.intake import Speaker
from sushiya.server.limits import Limits
from sushiya.store.memory import MemoryStore
from sushiya.store.protocol import Entry

TINY = b"\x81\x82\0\0\0\0{}"
"""A whole message in eight bytes, masked with zeros."""
PADDING = b" " * 60_000


class Watched:
    """Notes which sockets have really been closed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.made: list[Carrier] = []
        self.lost: list[Carrier] = []
        made, lost = Carrier.connection_made, Carrier.connection_lost

        def note_made(one: Carrier, transport: Any) -> None:
            self.made.append(one)
            made(one, transport)

        def note_lost(one: Carrier, error: Exception | None) -> None:
            self.lost.append(one)
            lost(one, error)

        monkeypatch.setattr(Carrier, "connection_made", note_made)
        monkeypatch.setattr(Carrier, "connection_lost", note_lost)


async def fill(shop: Shop) -> Connection:
    """Tell a device that never reads so much that its socket takes no more."""
    (stuck,) = [one for one in shop.office.connections if one.seats == (0,)]
    while stuck.is_open and stuck._sender is None:
        stuck.deliver(b'{"type":"ping"}' + PADDING)
        await asyncio.sleep(0)
    return stuck


@in_loop
async def test_a_dropped_reader_keeps_no_socket_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(carrier, "GOODBYE", 0.05)
    watched = Watched(monkeypatch)
    async with open_shop(limits=Limits(queued_kb=64)) as shop:
        guests = await play_with(shop, "sushi-go")
        await guests[0].go()
        device = await connect_and_never_read(shop, guests[0])
        stuck = await fill(shop)
        while stuck.is_open:
            stuck.deliver(b'{"type":"ping"}' + PADDING)
        await eventually(lambda: watched.made[-1] in watched.lost)
        assert stuck not in shop.office.connections
        device.close()


@in_loop
async def test_who_answers_no_ping_keeps_no_socket_open(monkeypatch: pytest.MonkeyPatch) -> None:
    watched = Watched(monkeypatch)
    async with open_shop() as shop:
        guests = await play_with(shop, "sushi-go")
        await guests[0].go()
        device = await connect_and_never_read(shop, guests[0])
        stuck = await fill(shop)
        watched.made[-1].keepalive_timeout()
        await eventually(lambda: watched.made[-1] in watched.lost)
        await eventually(lambda: stuck not in shop.office.connections)
        device.close()


@in_loop
async def test_a_flood_is_not_read_and_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    most_unheard = 0
    say = Speaker.say

    def note(one: Speaker, message: bytes, *, is_awaited: bool) -> None:
        nonlocal most_unheard
        say(one, message, is_awaited=is_awaited)
        most_unheard = max(most_unheard, len(one._unheard))

    monkeypatch.setattr(Speaker, "say", note)
    limits = Limits(frames_burst=10**6)
    async with open_shop(limits=limits) as shop:
        guests = await play_with(shop, "sushi-go")
        flooding, other = guests[0], guests[1]
        line = flooding.chair._socket
        line.transport.write(TINY * 100_000)
        await other.play(other.game["legal"][0]["write"])
        await asyncio.wait_for(line.wait_closed(), 30)
        assert line.close_code == TOO_FAST
        assert 1 < most_unheard <= limits.messages_burst + PIECE // len(TINY)


class SlowToRead(MemoryStore):
    def __init__(self) -> None:
        super().__init__()
        self.is_read = asyncio.Event()
        self.gate = asyncio.Event()
        self.gate.set()

    async def read(self, table: str, after: int = 0) -> tuple[Entry, ...]:
        self.is_read.set()
        await self.gate.wait()
        return await super().read(table, after)


@in_loop
async def test_who_is_dropped_while_coming_is_at_no_table() -> None:
    store = SlowToRead()
    async with open_shop(store=store) as shop:
        guests: list[Guest] = await play_with(shop, "sushi-go")
        room = await shop.room(guests[0].table)
        listening = set(room.audience.listeners)
        store.gate.clear()
        store.is_read.clear()
        async with websockets.connect(guests[0].site.socket_of(guests[0].table)) as line:
            await line.send(json.dumps({"type": "hello", "tokens": [guests[0].token]}))
            await store.is_read.wait()
            (coming,) = [one for one in shop.office.connections if one not in listening]
            coming._wire.abort()
            await eventually(lambda: coming not in shop.office.connections)
            store.gate.set()
            await guests[1].play(guests[1].game["legal"][0]["write"])  # the table goes on
        assert room.audience.listeners == listening
