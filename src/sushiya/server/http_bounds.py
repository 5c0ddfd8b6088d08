"""Limits on the size and number of HTTP headers, and timeouts for headers and bodies."""

import asyncio
import re
from collections.abc import Callable

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from sushiya.core.value import encode
from sushiya.server import wire
from sushiya.server.guard import API_HEADERS
from sushiya.server.limits import Limits
from sushiya.server.refusals import refuse
from sushiya.server.socket import KB

HEAD_END = re.compile(rb"\n\r?\n")
REQUEST_AND_BLANK_LINE = 2
"""Lines of a head that are no headers."""


def _answer(status: str, body: bytes = b"") -> bytes:
    """Return a whole HTTP response, for a request that does not reach the app."""
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


class HttpBounds:
    """Counts headers before they are parsed, and times headers and bodies."""

    def __init__(self, limits: Limits, protocol: H11Protocol, end: Callable[[bytes], None]) -> None:
        self.protocol = protocol
        self._limits = limits
        self._end = end
        self._head = b""
        """The part of a request's headers that has arrived."""
        self._awaited: object = h11.IDLE
        """The part of a request that h11 waits for."""
        self._is_stopped = False
        self._timer = self._end_after(limits.header_seconds)

    def receive(self, piece: bytes) -> None:
        """Count headers, pass the chunk on, and set the timeout for what must come next."""
        conn = self.protocol.conn
        if conn.their_state is h11.IDLE and not self._may_be_head(piece):
            self._end(HEADERS_TOO_LONG)
            return
        self.protocol.data_received(piece)
        if not self._is_stopped:
            self._await(conn.their_state)
            if conn.their_state not in (h11.IDLE, h11.SEND_BODY) and conn.trailing_data[0]:
                # A pipelined request: it did not wait for the answer to this one. uvicorn would
                # parse it later, uncounted. No browser does that.
                self._end(b"")

    def stop(self) -> None:
        """Stop the timer: the connection is lost, or has become a WebSocket."""
        self._is_stopped = True
        self._timer.cancel()

    def _may_be_head(self, piece: bytes) -> bool:
        """Count headers before they are parsed: thousands take long. False: too long or many."""
        self._head += piece
        end = HEAD_END.search(self._head)
        size = len(self._head) if end is None else end.end()
        lines = self._head.count(b"\n", 0, size)
        is_short = size <= self._limits.header_kb * KB
        return is_short and lines <= self._limits.headers + REQUEST_AND_BLANK_LINE

    def _await(self, part: object) -> None:
        if part is not h11.IDLE:
            self._head = b""
        if part is not self._awaited:
            self._awaited = part
            self._timer.cancel()
            if part is h11.IDLE:
                self._timer = self._end_after(self._limits.header_seconds)
            elif part is h11.SEND_BODY:
                self._timer = self._end_after(self._limits.body_seconds)

    def _end_after(self, seconds: float) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(seconds, self._end_late)

    def _end_late(self) -> None:
        conn = self.protocol.conn
        is_silent = conn.their_state is h11.IDLE and not self._head
        is_answered = conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE)
        self._end(b"" if is_silent or is_answered else TOO_SLOW)
