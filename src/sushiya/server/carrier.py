"""Uvicorn's WebSocket with a short way out: messages that are ready go as one write."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "sushiya.post"
WHOLE_TEXT = b"\x81"
"""How a frame begins that is a text message of its own (RFC 6455, 5.2)."""
LONGEST_SHORT, LONGEST_LONG = 125, 0xFFFF

Post: TypeAlias = Callable[[Sequence[bytes]], bool]
"""Writes texts at once; False: they have to wait, and nothing was written."""


class Carrier(WebSocketsSansIOProtocol):
    """Offers `post` to the app, beside ASGI's `send`, which costs several calls a message."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # then the handshake was refused, and there is no scope
            extensions = cast("dict[str, Any]", self.scope["extensions"])
            extensions[EXTENSION] = {"post": self.post}

    def post(self, texts: Sequence[bytes]) -> bool:
        is_open = self.handshake_complete and not (self.close_sent or self.disconnected)
        if not is_open or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(framed(texts))
        return True


def post_of(scope: Mapping[str, Any]) -> Post:
    """Find the short way out of a socket; without one everything has to wait for `send`."""
    offered: Mapping[str, Post] = (scope.get("extensions") or {}).get(EXTENSION) or {}
    return offered.get("post", _wait)


def _wait(_: Sequence[bytes]) -> bool:
    return False


def framed(texts: Sequence[bytes]) -> bytes:
    """Put texts into frames, as a server sends them: whole, and not masked."""
    return b"".join([part for text in texts for part in (_head(text), text)])


def _head(text: bytes) -> bytes:
    size = len(text)
    if size <= LONGEST_SHORT:
        return WHOLE_TEXT + size.to_bytes(1, "big")
    if size <= LONGEST_LONG:
        return WHOLE_TEXT + b"\x7e" + size.to_bytes(2, "big")
    return WHOLE_TEXT + b"\x7f" + size.to_bytes(8, "big")
