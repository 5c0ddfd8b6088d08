"""Limits on TCP connections, enforced by a protocol between the event loop and uvicorn.

Connections are counted by address, read small chunks in turns, and are aborted if the peer does not
read. `HttpBounds` and `FrameBounds` count and time the content of the chunks.
"""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Any, cast

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sushiya.server.frame_bounds import FrameBounds
from sushiya.server.http_bounds import BAD_UPGRADE, HttpBounds
from sushiya.server.limits import Limits, Quota

PIECE = 1024
"""Bytes per read. A larger chunk could hold hundreds of messages; those of hundreds of connections
take memory that is not given back."""
AT_ONCE = 256
"""Up to this many bytes of a WebSocket are passed on without waiting for a turn. A player's message
is short, and this much in pings from 200 connections takes some tens of milliseconds."""
LAST_WORDS_WITHIN = 1.0
"""Seconds that a peer has to read our last response before the connection is aborted."""


class Bounds:
    """State that all connections of a server share: limits, counts by address, the turn queue."""

    def __init__(self, limits: Limits, trusted_proxies: Sequence[str] = ()) -> None:
        self.limits = limits
        self.buffer = bytearray(PIECE)
        """The read buffer of all connections: the event loop reads one at a time."""
        self._addresses = Quota(limits.sockets_per_address + limits.connections_beside_sockets)
        # Only for uvicorn's parser of the list; the middleware itself is not used.
        middleware = ProxyHeadersMiddleware(cast("Any", None), list(trusted_proxies))
        self._proxies = middleware.trusted_hosts
        self._waiting: deque[BoundedConnection] = deque()

    def protocol(self, **given: Any) -> "BoundedConnection":
        """Make the protocol of a new connection, as uvicorn's `http` setting does."""
        return BoundedConnection(self, H11Protocol(**given))

    def take(self, address: str) -> bool:
        """Count a connection; False: its address has too many. Trusted proxies have no limit."""
        return address in self._proxies or self._addresses.take(address)

    def release(self, address: str) -> None:
        if address not in self._proxies:
            self._addresses.release(address)

    def queue(self, connection: "BoundedConnection") -> None:
        """Queue a connection for a turn; each iteration of the event loop gives one turn.

        Two hundred long reads or requests in one iteration would block every table for a second.
        """
        self._waiting.append(connection)
        if len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._give_turn)

    def _give_turn(self) -> None:
        connection = self._waiting.popleft()
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._give_turn)
        connection.take_turn()


class BoundedConnection(asyncio.BufferedProtocol, asyncio.Transport):
    """One TCP connection: a protocol for the event loop, a transport for uvicorn's protocols."""

    def __init__(self, bounds: Bounds, http: H11Protocol) -> None:
        super().__init__()
        self._bounds = bounds
        self._limits = bounds.limits
        self._transport: asyncio.Transport
        self._address: str | None = None
        """The address that the connection is counted for, once it is accepted."""
        self._inner: HttpBounds | FrameBounds = HttpBounds(self._limits, http, self._end)
        """Counts and times input, and passes it on to uvicorn."""
        self._unread = b""
        """Input that waits for a turn; reading is paused meanwhile."""
        self._is_held = False
        """uvicorn has paused reading."""
        self._is_choked = False
        """The write buffer is full, so we do not read either: responses would pile up."""
        self._is_ended = False
        """Nothing more is passed on or written; the peer may still read our last response."""
        self._aborting: asyncio.TimerHandle | None = None
        """The timer that aborts the connection, unless the peer reads."""

    # What the event loop calls.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._inner.protocol.connection_made(self)
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if peer else ""
        if self._bounds.take(address):
            self._address = address
        else:
            self._end()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._address is not None:
            self._bounds.release(self._address)
        if self._aborting is not None:
            self._aborting.cancel()
        self._inner.stop()
        self._inner.protocol.connection_lost(exc)
        # Break the reference cycle: both objects would stay until a garbage collection.
        del self._inner

    def get_buffer(self, sizehint: int) -> bytearray:  # noqa: ARG002 - we know better
        return self._bounds.buffer

    def buffer_updated(self, nbytes: int) -> None:
        piece = bytes(self._bounds.buffer[:nbytes])
        if self._is_ended:
            # We read on only to notice a close; a peer that still sends is not read any more.
            self._transport.pause_reading()
        elif nbytes <= AT_ONCE and self._is_free() and isinstance(self._inner, FrameBounds):
            self._inner.receive(piece)
        else:
            self._unread += piece
            self._go_on()

    def pause_writing(self) -> None:
        self._is_choked = True
        self._abort_within(self._limits.unread_seconds)
        self._inner.protocol.pause_writing()
        self._go_on()

    def resume_writing(self) -> None:
        self._is_choked = False
        if self._aborting is not None and not self.is_closing():
            self._aborting.cancel()
            self._aborting = None
        self._inner.protocol.resume_writing()
        self._go_on()

    # What uvicorn's protocols call.

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._transport.get_extra_info(name, default)

    def is_closing(self) -> bool:
        return self._is_ended or self._transport.is_closing()

    def write(self, data: Any) -> None:
        if not self._is_ended:
            self._transport.write(data)

    def pause_reading(self) -> None:
        # uvicorn asks for this with every message, so we pause only when more input comes.
        self._is_held = True

    def resume_reading(self) -> None:
        self._is_held = False
        self._go_on()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Switch to the WebSocket protocol."""
        self._inner.stop()
        socket = cast("WebSocketsSansIOProtocol", protocol)
        self._inner = FrameBounds(self._limits, socket, self._end)
        if not socket.handshake_initiated:
            # `websockets` cannot parse the request, and uvicorn would never answer it.
            self.write(BAD_UPGRADE)
            self.close()

    def close(self) -> None:
        """Close after the write buffer is sent; abort if the peer does not read it in time."""
        if not self.is_closing():
            self._transport.close()
            self._abort_within(self._limits.unread_seconds)

    def abort(self) -> None:
        self._transport.abort()

    # Reading in chunks, and ending the connection.

    def _is_free(self) -> bool:
        return not (self._is_held or self._is_choked or self.is_closing())

    def _go_on(self) -> None:
        """Queue pending input for a turn, and pause or resume reading."""
        if self.is_closing():
            return
        if self._unread and self._is_free():
            self._bounds.queue(self)
        if self._unread or self._is_choked:
            self._transport.pause_reading()
        else:
            self._transport.resume_reading()

    def take_turn(self) -> None:
        """Pass pending input on."""
        if self._unread and self._is_free():
            piece, self._unread = self._unread, b""
            self._inner.receive(piece)
            self._go_on()

    def _end(self, last_words: bytes = b"") -> None:
        """Send the reason, if there is one, then abort unless the peer closes soon.

        Closing at once would drop the reason if unread input is pending.
        """
        if self.is_closing():
            return
        self._is_ended = True
        if last_words:
            self._transport.write(last_words)
            self._transport.write_eof()
            self._transport.resume_reading()
            self._abort_within(LAST_WORDS_WITHIN)
        else:
            self._transport.abort()

    def _abort_within(self, seconds: float) -> None:
        if self._aborting is None:
            loop = asyncio.get_running_loop()
            self._aborting = loop.call_later(seconds, self._transport.abort)
