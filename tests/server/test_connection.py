"""A socket outwards: what leaves together, what waits, and in which order."""

import asyncio
from collections.abc import Sequence

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from host.helpers import in_loop
from sushiya.server.carrier import Post, framed
from sushiya.server.connection import Connection, Outbox, Wire


class Pipe:
    """A socket's other side: takes what is posted while it keeps up, and notes all."""

    def __init__(
        self,
        *,
        keeps_up: bool,
        is_stuck: bool = False,
        outbox: Outbox | None = None,
        post: Post | None = None,
    ) -> None:
        self.keeps_up = keeps_up
        self._is_stuck = is_stuck
        self.came: list[list[bytes] | str] = []
        wire = Wire(post or self.post, self.send, self.close, self.abort)
        self.connection = Connection(wire, outbox or Outbox(), 100)

    def post(self, texts: Sequence[bytes]) -> bool:
        if self.keeps_up:
            self.came.append(list(texts))
        return self.keeps_up

    async def send(self, text: str) -> None:
        if self._is_stuck:
            await asyncio.Event().wait()
        self.came.append(text)
        await asyncio.sleep(0)

    async def close(self, code: int, reason: str) -> None:
        self.came.append(f"{code} {reason}")

    def abort(self) -> None:
        self.came.append("aborted")


@in_loop
async def test_what_one_step_tells_leaves_together() -> None:
    pipe = Pipe(keeps_up=True)
    pipe.connection.deliver(b"a")
    pipe.connection.deliver(b"b")
    assert pipe.came == []
    await asyncio.sleep(0)
    pipe.connection.deliver(b"c")
    await asyncio.sleep(0)
    assert pipe.came == [[b"a", b"b"], [b"c"]]


@in_loop
async def test_a_socket_that_breaks_holds_up_no_other() -> None:
    def broken(_: Sequence[bytes]) -> bool:
        raise OSError

    outbox = Outbox()
    other = Pipe(keeps_up=True, outbox=outbox)
    pipes = [Pipe(keeps_up=True, outbox=outbox, post=broken), other]
    for pipe in pipes:
        pipe.connection.deliver(b"a")
    await asyncio.sleep(0)
    assert other.came == [[b"a"]]
    assert [pipe.connection.is_open for pipe in pipes] == [False, True]


@in_loop
async def test_what_has_to_wait_keeps_its_order_before_what_comes_later() -> None:
    pipe = Pipe(keeps_up=False)
    pipe.connection.deliver(b"a")
    pipe.connection.deliver(b"b")
    await asyncio.sleep(0)
    pipe.keeps_up = True
    pipe.connection.deliver(b"c")
    await pipe.connection.sent()
    pipe.connection.deliver(b"d")
    await asyncio.sleep(0)
    assert pipe.came == ["a", "b", "c", [b"d"]]


@in_loop
async def test_an_end_comes_behind_what_was_told_before() -> None:
    pipe = Pipe(keeps_up=True)
    pipe.connection.deliver(b"a")
    pipe.connection.end(4400, "refused")
    pipe.connection.deliver(b"b")
    await pipe.connection.sent()
    assert pipe.came == [[b"a"], "4400 refused"]


@in_loop
async def test_a_reader_that_keeps_up_is_never_too_slow() -> None:
    pipe = Pipe(keeps_up=True)
    for _ in range(10):
        # A device that comes back may be told more in one step than may wait for it.
        pipe.connection.deliver(b"x" * 60)
        pipe.connection.deliver(b"x" * 60)
        await asyncio.sleep(0)
    assert pipe.connection.is_open
    assert pipe.came == [[b"x" * 60] * 2] * 10


@in_loop
async def test_a_reader_that_takes_nothing_is_given_up() -> None:
    pipe = Pipe(keeps_up=False, is_stuck=True)
    pipe.connection.deliver(b"x" * 60)
    pipe.connection.deliver(b"x" * 60)
    await asyncio.sleep(0)
    assert pipe.connection.is_open
    pipe.connection.deliver(b"x")
    assert not pipe.connection.is_open
    await pipe.connection.sent()
    assert pipe.came == ["aborted"]


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_client_reads_texts_of_every_length(size: int) -> None:
    client = ClientProtocol(parse_uri("ws://localhost/"), state=OPEN, max_size=None)
    client.receive_data(framed(b"x" * size) + framed(b"next"))
    texts = [event.data for event in client.events_received() if isinstance(event, Frame)]
    assert texts == [b"x" * size, b"next"]
