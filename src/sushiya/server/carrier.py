"""Uvicorn's WebSocket with a short way out, as one write, and a short way in."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias, cast

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
PIECE = 4096
"""Bytes read in one round of the loop: more could be a thousand small messages."""
GOODBYE = 15.0
"""Seconds for what is still to be sent after the end."""


class Hold(Protocol):
    def __call__(self, *, is_held: bool) -> None:
        """Read nothing more of a device for the time being, or go on."""


class Carrier(WebSocketsSansIOProtocol):
    """Offers `post`, `listen` and `hold` to the app, beside ASGI's `send` and `receive`.

    Those cost several calls a message, and a round of the loop for each that comes in.
    """

    _hear: Hear | None = None
    _unread = b""
    """What has come in beyond a piece, or while the device is held."""
    _is_held = False
    _is_called = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # then the handshake was refused, and there is no scope
            extensions = cast("dict[str, Any]", self.scope["extensions"])
            extensions[EXTENSION] = {
                "post": self.post,
                "listen": self.listen,
                "hold": self.hold,
            }

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

    def hold(self, *, is_held: bool) -> None:
        self._is_held = is_held
        if is_held:
            self._pause()
        else:
            self._call()

    def data_received(self, data: bytes) -> None:
        if self._unread or self._is_held or len(data) > PIECE:
            self._unread += data
            self._pause()
            self._call()
        else:
            super().data_received(data)

    def _call(self) -> None:
        if not self._is_called:
            self._is_called = True
            self.loop.call_soon(self._read_on)

    def _read_on(self) -> None:
        self._is_called = False
        if self._is_held or self.transport.is_closing():
            return
        if self.close_sent and len(self._unread) > PIECE:
            # All that is waited for then is a goodbye, which is short.
            self._unread = b""
        piece, self._unread = self._unread[:PIECE], self._unread[PIECE:]
        if piece:
            super().data_received(piece)
        if self._unread:
            self._call()
        elif not self._is_held:
            self._resume()

    def _pause(self) -> None:
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def _resume(self) -> None:
        # What waits to be received holds the device too, as ever.
        if self.read_paused and self.queue.empty() and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def keepalive_timeout(self) -> None:
        """Drop whoever does not answer: what is still to be sent to them would never be taken."""
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected:
            self.loop.call_later(GOODBYE, self._abort)

    def _abort(self) -> None:
        if not self.disconnected:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        if self._hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        message = b"".join(self.frames)
        self.frames = []
        self._hear(message)


def _hold_nothing(*, is_held: bool) -> None:
    """Without short ways ASGI's `receive` holds a device by itself."""


class Ways(NamedTuple):
    """The short ways of a socket; without them everything goes by `send` and `receive`."""

    post: Post = lambda _: False
    listen: Callable[[Hear], None] = lambda _: None
    hold: Hold = _hold_nothing


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
