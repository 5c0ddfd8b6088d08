"""Uvicorn's WebSocket with a short way out, as one write, and a short way in."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "sushiya.carrier"
WHOLE_TEXT = b"\x81"
"""How a frame begins that is a text message of its own (RFC 6455, 5.2)."""
LONGEST_SHORT, LONGEST_LONG = 125, 0xFFFF

Post: TypeAlias = Callable[[Sequence[bytes]], bool]
"""Writes texts at once; False: they have to wait, and nothing was written."""
Hear: TypeAlias = Callable[[bytes], None]
"""Takes a message as it comes, and never waits."""


class Carrier(WebSocketsSansIOProtocol):
    """Offers `post` and `listen` to the app, beside ASGI's `send` and `receive`.

    Those cost several calls a message, and a round of the loop for each that comes in.
    """

    _hear: Hear | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # then the handshake was refused, and there is no scope
            extensions = cast("dict[str, Any]", self.scope["extensions"])
            extensions[EXTENSION] = {"post": self.post, "listen": self.listen}

    def post(self, texts: Sequence[bytes]) -> bool:
        is_open = self.handshake_complete and not (self.close_sent or self.disconnected)
        if not is_open or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(b"".join([framed(text) for text in texts]))
        return True

    def listen(self, hear: Hear) -> None:
        """Hand over messages as they come from now on, unless some wait to be received."""
        if self.queue.empty():
            self._hear = hear

    def send_receive_event_to_app(self) -> None:
        if self._hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        message = b"".join(self.frames)
        self.frames = []
        self._hear(message)


class Ways(NamedTuple):
    """The short ways of a socket; without them everything goes by `send` and `receive`."""

    post: Post = lambda _: False
    listen: Callable[[Hear], None] = lambda _: None


def ways_of(scope: Mapping[str, Any]) -> Ways:
    """Find a socket's short ways."""
    return Ways(**((scope.get("extensions") or {}).get(EXTENSION) or {}))


def framed(text: bytes) -> bytes:
    """Put a text into a frame, as a server sends it: whole, and not masked."""
    size = len(text)
    if size <= LONGEST_SHORT:
        return WHOLE_TEXT + size.to_bytes(1, "big") + text
    if size <= LONGEST_LONG:
        return WHOLE_TEXT + b"\x7e" + size.to_bytes(2, "big") + text
    return WHOLE_TEXT + b"\x7f" + size.to_bytes(8, "big") + text
