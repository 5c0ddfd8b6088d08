"""What a TCP connection may take: each one stands between the event loop and uvicorn.

It is counted against its address, reads small pieces in turn with others, and ends if its peer does
not read. What is in the pieces is counted and timed by `HttpBounds` and `FrameBounds`.
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
"""Bytes that are read at a time: more could be hundreds of messages, and those of hundreds of
connections take memory that is not given back."""
AT_ONCE = 256
"""Bytes of a socket that are handed on without waiting for a turn: a player's message is short, and
so much in pings from 200 connections takes some tens of milliseconds."""
LAST_WORDS_WITHIN = 1.0
"""Seconds for a peer that we end to read why. Then the connection is aborted."""


class Bounds:
    """What all connections of a server share: limits, counts by address, and their turns."""

    def __init__(self, limits: Limits, trusted_proxies: Sequence[str] = ()) -> None:
        self.limits = limits
        self.buffer = bytearray(PIECE)
        """Where the event loop puts what it reads; one connection reads at a time."""
        self._addresses = Quota(limits.sockets_per_address + limits.connections_beside_sockets)
        # uvicorn's own reading of the list, without an app behind it.
        middleware = ProxyHeadersMiddleware(cast("Any", None), list(trusted_proxies))
        self._proxies = middleware.trusted_hosts
        self._waiting: deque[BoundedConnection] = deque()

    def protocol(self, **given: Any) -> "BoundedConnection":
        """Make the protocol of a new connection, as uvicorn's `http` setting does."""
        return BoundedConnection(self, H11Protocol(**given))

    def take(self, address: str) -> bool:
        """Count a connection; False: its address has too many. A proxy speaks for many people."""
        return address in self._proxies or self._addresses.take(address)

    def release(self, address: str) -> None:
        if address not in self._proxies:
            self._addresses.release(address)

    def queue(self, connection: "BoundedConnection") -> None:
        """Let connections take turns, one in each round of the event loop.

        Two hundred long reads or requests in one round would keep every table waiting for a second.
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
        """Whom it is counted for."""
        self._inner: HttpBounds | FrameBounds = HttpBounds(self._limits, http, self._end)
        """Counts and times what comes in, and hands it on."""
        self._unread = b""
        """What waits to be handed on; nothing more is read meanwhile."""
        self._is_held = False
        """uvicorn wants no more for the moment."""
        self._is_choked = False
        """The peer does not read, so we do not either: answers would pile up."""
        self._is_ended = False
        """Nothing more is handed on or written; the peer may still read our last words."""
        self._aborting: asyncio.TimerHandle | None = None
        """When the connection is aborted, unless the peer reads."""

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
        # It refers to us: both would stay until a garbage collection.
        del self._inner

    def get_buffer(self, sizehint: int) -> bytearray:  # noqa: ARG002 - we know better
        return self._bounds.buffer

    def buffer_updated(self, nbytes: int) -> None:
        piece = bytes(self._bounds.buffer[:nbytes])
        if self._is_ended:
            # A polite peer goes now; a flood stays outside.
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
        # Asked for with every message, so reading goes on until more comes.
        self._is_held = True

    def resume_reading(self) -> None:
        self._is_held = False
        self._go_on()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Go on as a WebSocket."""
        self._inner.stop()
        socket = cast("WebSocketsSansIOProtocol", protocol)
        self._inner = FrameBounds(self._limits, socket, self._end)
        if not socket.handshake_initiated:
            # `websockets` cannot read it, and uvicorn would never answer.
            self.write(BAD_UPGRADE)
            self.close()

    def close(self) -> None:
        """Close behind what is still to be sent, if the peer reads it in time."""
        if not self.is_closing():
            self._transport.close()
            self._abort_within(self._limits.unread_seconds)

    def abort(self) -> None:
        self._transport.abort()

    # Reading piece by piece, and ends.

    def _is_free(self) -> bool:
        return not (self._is_held or self._is_choked or self.is_closing())

    def _go_on(self) -> None:
        """Queue what was read, or read more, as far as both sides can take it."""
        if self.is_closing():
            return
        if self._unread and self._is_free():
            self._bounds.queue(self)
        if self._unread or self._is_choked:
            self._transport.pause_reading()
        else:
            self._transport.resume_reading()

    def take_turn(self) -> None:
        """Hand on what was read."""
        if self._unread and self._is_free():
            piece, self._unread = self._unread, b""
            self._inner.receive(piece)
            self._go_on()

    def _end(self, last_words: bytes = b"") -> None:
        """Say why, and abort unless the peer goes by itself soon.

        A close at once would make it lose our last words if it has sent more than was read.
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
