"""Guests in a process of their own: light sockets that pick, and time when all see the reveal.

The process reads orders and writes reports, one on each line. Guests parse as little as they can,
so that thousands of them do not slow down the server that they measure.
"""

import asyncio
import base64
import random
import secrets
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, Union

import msgspec
import uvloop

from sushiya.cli.bench_tables import Keys
from sushiya.core.value import Value, encode, kebab

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
SHORT, LONG = 126, 127
UNMASKED = bytes(4)
"""A frame's mask of zeros, which leaves the text as it is: so masking costs the guests nothing."""
CONNECTING_AT_ONCE = 50
PATIENCE = 30.0
"""Seconds after a measurement's end in which a reveal may still come."""
FASTEST = 1 / 15
"""Seconds from one pick of a seat to the next: faster ones would be refused."""


class Order(Value, frozen=True, tag_field="order", tag=kebab):
    pass


class Connect(Order, frozen=True):
    """Connect these tables' people, some at once, and report how long each waited for a view."""

    port: int
    tables: tuple[Keys, ...]
    at_once: int = CONNECTING_AT_ONCE


class Pace(Order, frozen=True):
    """Let every table that can be played decide at this interval."""

    every: float
    seconds: float


class Rush(Order, frozen=True):
    """Let every table decide as fast as it can."""

    seconds: float


class Look(Order, frozen=True):
    """Report what was seen so far."""


class Report(Value, frozen=True):
    seconds: float
    busy: float
    """The share of one core that this process used."""
    times: tuple[float, ...]
    """Seconds from hello to the first view, or from the last pick until all saw the reveal."""
    lost: int
    """Guests whose socket ended, or tables whose reveal never came."""
    refused: int
    decisions: int
    """New decisions that guests have seen since they connected, summed over all guests."""


_ORDERS: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Union[Connect, Pace, Rush, Look])


def framed(text: bytes, opcode: int = TEXT) -> bytes:
    """Encode a frame as a client does."""
    size = len(text)
    if size < SHORT:
        head = bytes((0x80 | opcode, 0x80 | size))
    else:
        head = bytes((0x80 | opcode, 0x80 | SHORT)) + size.to_bytes(2, "big")
    return head + UNMASKED + text


def frames(buffer: bytearray) -> Iterator[tuple[int, bytes]]:
    """Remove all complete frames of a server from the buffer, and yield them."""
    while len(buffer) >= 2:
        size, start = buffer[1], 2
        if size >= SHORT:
            start = 4 if size == SHORT else 10
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return
        yield buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]


class Guest(asyncio.Protocol):
    """One person's socket."""

    def __init__(self, party: "Party", seat: int, port: int, token: str) -> None:
        self.decision = -1
        """The newest decision that this guest has seen."""
        self.has_view: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._party = party
        self._seat = seat
        self._key = base64.b64encode(secrets.token_bytes(16)).decode()
        self._port = port
        self._hello = framed(encode({"type": "hello", "tokens": [token]}))
        self._said_hello = 0.0
        self._is_open = False
        self._buffer = bytearray()
        self._command = b""

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        transport.write(
            f"GET /api/tables/{self._party.table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{self._port}"
            "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {self._key}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            del self._buffer[: end + 4]
            self._is_open = True
            self._said_hello = time.perf_counter()
            self._transport.write(self._hello)
        for opcode, text in frames(self._buffer):
            if opcode == TEXT:
                self._take(text)
            elif opcode == PING:
                self._transport.write(framed(text, PONG))

    def connection_lost(self, _: Exception | None) -> None:
        self._party.company.lost += 1
        if not self.has_view.done():
            self.has_view.set_exception(ConnectionError("a guest was not let in"))

    def _take(self, text: bytes) -> None:
        """Search a message's bytes, without parsing: the decision, and one legal command."""
        if text.startswith(b'{"type":"update"'):
            view = text.find(b'"game":{"view":')
            if view >= 0:
                self._look(text, view)
        elif text.startswith(b'{"type":"ping"'):
            self._transport.write(_PONG)
        elif text.startswith(b'{"type":"refused"'):
            self._party.company.refused += 1

    def _look(self, text: bytes, view: int) -> None:
        legal = text.rfind(b'"legal":[')
        offer = text.find(b'"write":"', legal, legal + 30)
        self._command = b"" if offer < 0 else text[offer + 9 : text.index(b'"', offer + 9)]
        if not self.has_view.done():
            self.has_view.set_result(time.perf_counter() - self._said_hello)
        number = text.index(b'"decision":', view) + 11
        decision = int(text[number : text.index(b",", number)])
        if decision != self.decision:
            self._party.company.decisions += self.decision >= 0
            self.decision = decision
            self._party.note_reveal()

    @property
    def is_asked(self) -> bool:
        return bool(self._command)

    def pick(self) -> None:
        """Send the first legal command."""
        head = f'{{"type":"play","id":"{self.decision}","seat":{self._seat},'
        rest = f'"decision":{self.decision},"command":"{self._command.decode()}"}}'
        self._transport.write(framed(f"{head}{rest}".encode()))


_PONG = framed(b'{"type":"pong"}')


class Party:
    """The guests of one table."""

    def __init__(self, company: "Company", port: int, keys: Keys) -> None:
        self.company = company
        self.table = keys.table
        self.guests = [Guest(self, seat, port, token) for seat, token in enumerate(keys.tokens)]
        self._port = port
        self._revealed: asyncio.Future[None] | None = None

    async def connect(self) -> list[float]:
        """Connect one after the other; return how long each waited for its first view."""
        loop = asyncio.get_running_loop()
        times = []
        for guest in self.guests:
            await loop.create_connection(lambda guest=guest: guest, "127.0.0.1", self._port)  # type: ignore[misc]
            times.append(await guest.has_view)
        return times

    @property
    def is_playable(self) -> bool:
        return all(guest.is_asked for guest in self.guests)

    def note_reveal(self) -> None:
        """Resolve the future once every guest has seen the same decision."""
        first = self.guests[0].decision
        is_seen = all(guest.decision == first for guest in self.guests)
        if is_seen and self._revealed is not None and not self._revealed.done():
            self._revealed.set_result(None)

    async def decide(self, pauses: float) -> float:
        """Let each guest pick, with pauses between; return how long the reveal took."""
        self._revealed = asyncio.get_running_loop().create_future()
        for guest in self.guests[:-1]:
            guest.pick()
            if pauses:
                await asyncio.sleep(pauses)
        sent = time.perf_counter()
        self.guests[-1].pick()
        await self._revealed
        return time.perf_counter() - sent


class Company:
    """All guests, and what has gone wrong with them."""

    def __init__(self) -> None:
        self.parties: list[Party] = []
        self.lost = 0
        self.refused = 0
        self.decisions = 0

    async def follow(self, order: Order) -> Report:
        """Carry out an order, and report."""
        began, used = time.perf_counter(), time.process_time()
        times: list[float] = []
        match order:
            case Connect():
                times = await self._connect(order)
            case Pace():
                await self._let_all(order.seconds, lambda one, end: _pace(one, order, end, times))
            case Rush():
                await self._let_all(order.seconds, lambda one, end: _rush(one, end, times))
        seconds = time.perf_counter() - began
        busy = (time.process_time() - used) / seconds
        return Report(seconds, busy, tuple(times), self.lost, self.refused, self.decisions)

    async def _connect(self, order: Connect) -> list[float]:
        coming = [Party(self, order.port, keys) for keys in order.tables]
        self.parties += coming
        times: list[float] = []
        for begin in range(0, len(coming), order.at_once):
            group = coming[begin : begin + order.at_once]
            for waited in await asyncio.gather(*(party.connect() for party in group)):
                times += waited
        return times

    async def _let_all(
        self, seconds: float, task: Callable[[Party, float], Coroutine[Any, Any, None]]
    ) -> None:
        end = asyncio.get_running_loop().time() + seconds
        playing = [
            asyncio.create_task(task(party, end)) for party in self.parties if party.is_playable
        ]
        done, late = await asyncio.wait(playing, timeout=seconds + PATIENCE)
        for one in late:
            one.cancel()
        self.lost += len(late)
        for one in done:
            one.result()


async def _pace(party: Party, order: Pace, end: float, times: list[float]) -> None:
    """Decide at the interval, from a random start for each table."""
    loop = asyncio.get_running_loop()
    turn = loop.time() + random.random() * order.every
    while turn + order.every <= end and party.is_playable:
        await asyncio.sleep(max(turn - loop.time(), 0.0))
        times.append(await party.decide(order.every / (len(party.guests) + 1)))
        turn += order.every


async def _rush(party: Party, end: float, times: list[float]) -> None:
    loop = asyncio.get_running_loop()
    while (began := loop.time()) < end and party.is_playable:
        times.append(await party.decide(0.0))
        await asyncio.sleep(max(began + FASTEST - loop.time(), 0.0))


async def _attend() -> None:
    """Follow orders until there are no more."""
    company = Company()
    while line := await asyncio.to_thread(sys.stdin.buffer.readline):
        report = await company.follow(_ORDERS.decode(line))
        sys.stdout.buffer.write(encode(report) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    uvloop.run(_attend())
