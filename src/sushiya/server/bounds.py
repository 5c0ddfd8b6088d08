"""Bounds at the wire: every connection is wrapped, and ends when it takes too much or too long.

`BoundedConnection` stands between a TCP connection and uvicorn's protocols. It counts and times
what comes in, hands it on in small pieces, and ends peers that do not read. uvicorn's protocols do
all the rest; they get a transport that asks the connection instead of acting by itself.
"""

import asyncio
import ipaddress
import logging
import re
import time
from collections import deque
from collections.abc import Sequence
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Close, Frame, Opcode
from websockets.protocol import Protocol as FrameParser
from websockets.protocol import Side

from sushiya.core.value import encode
from sushiya.server import wire
from sushiya.server.guard import API_HEADERS
from sushiya.server.limits import Bucket, Limits, Quota
from sushiya.server.refusals import refuse
from sushiya.server.socket import TOO_FAST

logger = logging.getLogger(__name__)

KB = 1024
PIECE = 2048
"""Bytes that are read and handed on at a time: more could be a thousand frames, and buffers of
hundreds of connections take memory that is not given back."""
ROUND = 0.005
"""Seconds in each round of the event loop for the requests and large reads of all connections.
Two hundred of them at once would keep every table waiting for a second."""
HEAD_END = re.compile(rb"\n\r?\n")
LAST_WORDS_WITHIN = 1.0
"""Seconds for a peer that we end to read why. Then the connection is aborted."""


def _answer(status: str, body: bytes = b"") -> bytes:
    """Write a whole HTTP response, for a request that the app does not get to see."""
    headers = {
        **API_HEADERS,
        "content-type": "application/json",
        "content-length": str(len(body)),
        "connection": "close",
    }
    lines = [f"HTTP/1.1 {status}", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join([*lines, "", ""]).encode() + body


BAD_UPGRADE = _answer("400 Bad Request")
HEADERS_TOO_LONG = _answer("431 Request Header Fields Too Large")
TOO_SLOW = _answer("408 Request Timeout", encode(wire.Said(refusal=refuse("too-slow"))))
TOO_MANY_FRAMES = Frame(Opcode.CLOSE, Close(TOO_FAST, "too-fast").serialize()).serialize(mask=False)


class Bounds:
    """What all connections of a server share: limits, counts by address, and their turns."""

    def __init__(self, limits: Limits, trusted_proxies: Sequence[str] = ()) -> None:
        self.limits = limits
        self._addresses = Quota(limits.sockets_per_address + limits.connections_beside_sockets)
        self._is_all_trusted = "*" in trusted_proxies
        self._trusted = [_network(one) for one in trusted_proxies if one != "*"]
        self._waiting: deque[BoundedConnection] = deque()
        self._is_called = False
        self.buffer = bytearray(PIECE)
        """Where the event loop puts what it reads; one connection reads at a time."""

    def protocol(self, **given: Any) -> "BoundedConnection":
        """Make the protocol of a new connection, as uvicorn's `http` setting does."""
        return BoundedConnection(self, H11Protocol(**given))

    def take(self, address: str) -> bool:
        """Count a connection; False: its address has too many. A proxy speaks for many people."""
        return self._is_proxy(address) or self._addresses.take(address)

    def release(self, address: str) -> None:
        if not self._is_proxy(address):
            self._addresses.release(address)

    def queue(self, connection: "BoundedConnection") -> None:
        """Let a connection hand on its next piece when it is its turn."""
        self._waiting.append(connection)
        if not self._is_called:
            self._is_called = True
            asyncio.get_running_loop().call_soon(self._give_turns)

    def _give_turns(self) -> None:
        end = time.perf_counter() + ROUND
        self._give_turn()
        while self._waiting and time.perf_counter() < end:
            self._give_turn()
        self._is_called = bool(self._waiting)
        if self._is_called:
            asyncio.get_running_loop().call_soon(self._give_turns)

    def _give_turn(self) -> None:
        connection = self._waiting.popleft()
        try:
            connection.hand_on_next()
        except Exception:
            logger.exception("a connection that could not be served")
            connection.abort()

    def _is_proxy(self, address: str) -> bool:
        if self._is_all_trusted or not self._trusted or not address:
            return self._is_all_trusted
        return any(ipaddress.ip_address(address) in one for one in self._trusted if one is not None)


def _network(proxy: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    try:
        return ipaddress.ip_network(proxy, strict=False)
    except ValueError:  # a name, which no address equals
        return None


class BoundedConnection(asyncio.BufferedProtocol):
    """One TCP connection: HTTP first, and after an upgrade a WebSocket."""

    __slots__ = (
        "_address",
        "_bounds",
        "_bucket",
        "_closing",
        "_deadline",
        "_frames",
        "_has_answered",
        "_head",
        "_http",
        "_inner",
        "_is_called",
        "_is_choked",
        "_is_ended",
        "_is_held",
        "_is_reading",
        "_lines",
        "_loop",
        "_phase",
        "_tail",
        "_transport",
        "_unread",
    )

    def __init__(self, bounds: Bounds, http: H11Protocol) -> None:
        self._bounds = bounds
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport
        self._address: str | None = None
        """Whom it is counted for."""
        self._inner: H11Protocol | WebSocketsSansIOProtocol | None = None
        """Where what comes in is handed on to."""
        self._http: H11Protocol | None = http
        """The same as the inner protocol, until an upgrade."""
        self._frames: FrameParser | None = None
        """Parses frames to count them, after an upgrade."""
        self._bucket: Bucket | None = None
        self._head = 0
        """Bytes of a request's headers so far, lines of them, and their last bytes."""
        self._lines = 0
        self._tail = b""
        self._phase: object = h11.IDLE
        """Where the peer is in its request: headers, body, or done."""
        self._has_answered = False
        """Whether any part of a response to the current request was sent."""
        self._deadline: asyncio.TimerHandle | None = None
        """When the headers or the body must be complete."""
        self._closing: asyncio.TimerHandle | None = None
        """When the connection is aborted, if nothing is read until then."""
        self._unread = b""
        """What came in and was not handed on yet; nothing more is read meanwhile."""
        self._is_called = False
        """Whether it waits for its turn to hand on the next piece."""
        self._is_reading = True
        self._is_held = False
        """The inner protocol wants no more for the moment."""
        self._is_choked = False
        """The peer does not read, so we do not either: answers would pile up."""
        self._is_ended = False

    # What the event loop calls.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if peer else ""
        if not self._bounds.take(address):
            self._is_ended = True
            self._transport.abort()
            return
        self._address, self._inner = address, self._http
        if self._inner is not None:
            self._inner.connection_made(_Transport(self))
        self._expect_within(self._bounds.limits.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._is_ended = True
        self._unread = b""
        self._expect_nothing()
        if self._closing is not None:
            self._closing.cancel()
        if self._address is not None:
            self._bounds.release(self._address)
        self._part(exc)

    def get_buffer(self, sizehint: int) -> bytearray:  # noqa: ARG002 - we know better
        return self._bounds.buffer

    def buffer_updated(self, nbytes: int) -> None:
        if self._is_ended:
            # Enough to see that a polite peer goes. A flood stays outside.
            self._transport.pause_reading()
            return
        data = bytes(self._bounds.buffer[:nbytes])
        is_waiting = self._unread or self._is_held or self._is_choked
        if self._http is not None or is_waiting or nbytes == PIECE:
            self._unread += data
            self._go_on()
        else:
            self._hand_on(data)

    def eof_received(self) -> bool | None:
        return self._inner.eof_received() if self._inner is not None else None

    def pause_writing(self) -> None:
        self._is_choked = True
        if self._closing is None:
            self._abort_within(self._bounds.limits.unread_seconds)
        if self._inner is not None:
            self._inner.pause_writing()
        self._go_on()

    def resume_writing(self) -> None:
        self._is_choked = False
        if self._closing is not None and not (self._is_ended or self._transport.is_closing()):
            self._closing.cancel()
            self._closing = None
        if self._inner is not None:
            self._inner.resume_writing()
        self._go_on()

    # What the inner protocol asks for, by its transport.

    def write(self, data: bytes) -> None:
        self._has_answered = True
        if not self._is_ended:
            self._transport.write(data)

    def hold(self, *, is_held: bool) -> None:
        """Hand nothing on for the time being, or go on.

        uvicorn asks for this twice a message. So reading is paused only when more has come.
        """
        self._is_held = is_held
        if not is_held:
            self._go_on()

    def upgrade(self, protocol: WebSocketsSansIOProtocol) -> None:
        """Take a request for a WebSocket: from now on frames are counted."""
        limits = self._bounds.limits
        self._expect_nothing()
        self._inner, self._http = protocol, None
        protocol.close_timeout = limits.unread_seconds
        self._frames = FrameParser(Side.SERVER, max_size=limits.frame_kb * KB)
        self._bucket = Bucket(limits.frames_per_second, limits.frames_burst, self._loop.time())
        if not protocol.handshake_initiated:
            # `websockets` cannot read it. uvicorn would never answer, and fail when it shuts down.
            self._end(BAD_UPGRADE)
            self._part()

    def close(self) -> None:
        """Close behind what is still to be sent, if the peer reads it in time."""
        if self._is_ended:
            return
        inner = self._inner
        if isinstance(inner, WebSocketsSansIOProtocol) and inner.close_timer is not None:
            # It had its time to answer our close frame.
            self._transport.abort()
        else:
            self._transport.close()
            if self._closing is None:
                self._abort_within(self._bounds.limits.unread_seconds)

    def abort(self) -> None:
        self._transport.abort()

    def is_closing(self) -> bool:
        return self._is_ended or self._transport.is_closing()

    def get_extra_info(self, name: str, default: Any) -> Any:
        return self._transport.get_extra_info(name, default)

    # Reading piece by piece.

    def _go_on(self) -> None:
        """Hand on what was read, or read more, as far as both sides can take it."""
        if self.is_closing():
            return
        is_free = not (self._is_held or self._is_choked)
        if is_free and self._unread and not self._is_called:
            self._is_called = True
            self._bounds.queue(self)
        is_reading = not (self._is_choked or self._unread)
        if is_reading != self._is_reading:
            self._is_reading = is_reading
            (self._transport.resume_reading if is_reading else self._transport.pause_reading)()

    def hand_on_next(self) -> None:
        self._is_called = False
        if self._unread and not (self._is_held or self._is_choked or self.is_closing()):
            piece, self._unread = self._unread, b""
            self._hand_on(piece)
        self._go_on()

    def _hand_on(self, piece: bytes) -> None:
        if self._http is not None:
            self._hand_on_request(self._http, piece)
        elif self._inner is not None and self._frames is not None and self._bucket is not None:
            self._frames.receive_data(piece)
            count = len(self._frames.events_received())
            self._frames.data_to_send()
            if self._bucket.take(self._loop.time(), count):
                self._inner.data_received(piece)
            else:
                self._end(TOO_MANY_FRAMES)
                self._forget_messages()

    def _hand_on_request(self, http: H11Protocol, piece: bytes) -> None:
        if http.conn.their_state is h11.IDLE:
            self._has_answered = False
            if not self._count_headers(piece):
                self._end(HEADERS_TOO_LONG)
                return
        http.data_received(piece)
        if self._http is not None:
            self._look_at(http)

    def _count_headers(self, piece: bytes) -> bool:
        """Count before anything is parsed: thousands of headers take long. False: too much."""
        end = HEAD_END.search(self._tail + piece)
        size = len(piece) if end is None else end.end() - len(self._tail)
        self._head += size
        self._lines += piece.count(b"\n", 0, size)
        self._tail = (self._tail + piece)[-2:]
        limits = self._bounds.limits
        first_and_last = 2
        is_few = self._lines <= limits.headers + first_and_last
        return is_few and self._head <= limits.header_kb * KB

    def _look_at(self, http: H11Protocol) -> None:
        """Give the next part of a request its time; refuse what we do not serve."""
        state, is_new = http.conn.their_state, http.conn.their_state is not self._phase
        self._phase = state
        if is_new:
            self._expect_nothing()
        if state is h11.IDLE:
            if self._deadline is None:
                self._expect_within(self._bounds.limits.header_seconds)
            return
        self._head, self._lines, self._tail = 0, 0, b""
        if state is h11.SEND_BODY:
            if is_new:
                self._expect_within(self._bounds.limits.body_seconds)
        elif http.conn.trailing_data[0]:
            # A request that does not wait for the answer to this one. uvicorn would parse it later,
            # uncounted. No browser does that.
            self._end(b"")

    # Ends.

    def _expect_within(self, seconds: float) -> None:
        self._deadline = self._loop.call_later(seconds, self._end_request)

    def _expect_nothing(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _end_request(self) -> None:
        is_silent = self._phase is h11.IDLE and not self._head
        self._end(b"" if is_silent or self._has_answered else TOO_SLOW)

    def _forget_messages(self) -> None:
        """Drop what the app has not received yet: it would stay until a garbage collection."""
        if isinstance(self._inner, WebSocketsSansIOProtocol):
            while not self._inner.queue.empty():
                self._inner.queue.get_nowait()

    def _part(self, exc: Exception | None = None) -> None:
        """Tell the inner protocol that there is no connection any more."""
        inner = self._inner
        # It refers to us by its transport: without a cycle both are freed at once.
        self._inner = self._http = self._frames = None
        if inner is not None:
            inner.connection_lost(exc)

    def _end(self, last_words: bytes) -> None:
        """Say why, and abort unless the peer goes by itself soon.

        A close at once would make it lose our last words if it has sent more than was read.
        """
        if self.is_closing():
            return
        self._is_ended = True
        self._unread = b""
        self._expect_nothing()
        if not last_words:
            self._transport.abort()
            return
        self._transport.write(last_words)
        self._transport.write_eof()
        if not self._is_reading:
            self._transport.resume_reading()
        self._abort_within(min(LAST_WORDS_WITHIN, self._bounds.limits.unread_seconds))

    def _abort_within(self, seconds: float) -> None:
        if self._closing is not None:
            self._closing.cancel()
        self._closing = self._loop.call_later(seconds, self._transport.abort)


class _Transport(asyncio.Transport):
    """The transport that uvicorn's protocols get: the connection decides what is done."""

    __slots__ = ("_connection",)

    def __init__(self, connection: BoundedConnection) -> None:
        self._connection = connection

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._connection.get_extra_info(name, default)

    def is_closing(self) -> bool:
        return self._connection.is_closing()

    def close(self) -> None:
        self._connection.close()

    def abort(self) -> None:
        self._connection.abort()

    def write(self, data: Any) -> None:
        self._connection.write(data)

    def pause_reading(self) -> None:
        self._connection.hold(is_held=True)

    def resume_reading(self) -> None:
        self._connection.hold(is_held=False)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._connection.upgrade(cast("WebSocketsSansIOProtocol", protocol))
