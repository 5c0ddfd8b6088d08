"""One socket outwards: messages in order, a bounded queue, and an end that says why."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from sushiya.core.ids import Seat
from sushiya.core.refusal import Refusal
from sushiya.core.value import encode
from sushiya.host import shown
from sushiya.server.carrier import Post

logger = logging.getLogger(__name__)

GOING_AWAY = 1001
AGAIN = 1013
"""Cannot serve now; come back later."""
REFUSED = 4400
TOKEN_DEAD = 4401
TOO_SLOW = 4408
TOO_FAST = 4429


@dataclass(frozen=True)
class Wire:
    """What a connection needs of its socket."""

    post: Post
    """Write messages now, if the reader keeps up."""
    send: Callable[[str], Awaitable[None]]
    """Write one as soon as the reader lets it."""
    close: Callable[[int, str], Awaitable[None]]
    abort: Callable[[], object]
    """Stop listening to it; for a reader that takes nothing any more."""


@dataclass(frozen=True)
class _End:
    code: int
    reason: str


class Outbox:
    """The connections that have something to send: all are served in one go of the loop."""

    def __init__(self) -> None:
        self._waiting: list[Connection] = []

    def put(self, connection: "Connection") -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._flush)
        self._waiting.append(connection)

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        for connection in waiting:
            try:
                connection.flush()
            except Exception:
                # Whatever a broken socket raises: the others' messages leave all the same.
                logger.exception("a socket that could not be written to")
                connection.is_open = False


class Connection:
    """A listener over a socket; nobody ever waits for a slow reader."""

    def __init__(self, wire: Wire, outbox: Outbox, most_queued: int) -> None:
        self.seats: tuple[Seat, ...] = ()
        self.muted: set[Seat] = set()
        self.is_open = True
        self.heard_at = 0.0
        """When it last sent anything, by the monotonic clock."""
        self._wire = wire
        self._outbox = outbox
        self._most = most_queued
        self._queue: list[bytes | _End] = []
        self._queued = 0
        self._sender: asyncio.Task[None] | None = None

    def deliver(self, message: bytes) -> None:
        if not self.is_open:
            return
        self._queued += len(message)
        if self._queued > self._most:
            self._give_up()
        else:
            self._put(message)

    def tell(self, message: shown.Shown) -> None:
        self.deliver(encode(message))

    def refuse(self, refusal: Refusal, request: str = "") -> None:
        self.tell(shown.Refused(id=request, refusal=refusal))

    def dismiss(self) -> None:
        self.end(TOKEN_DEAD, "token-unknown")

    def end(self, code: int, reason: str) -> None:
        """Close the socket behind what is still to be sent."""
        if self.is_open:
            self.is_open = False
            self._put(_End(code, reason))
            self.flush()

    async def sent(self) -> None:
        """Wait until nothing is left to be sent."""
        if self._sender is not None:
            await asyncio.wait([self._sender])

    def _put(self, item: bytes | _End) -> None:
        # What one step tells this device leaves together, as one write.
        if not self._queue and self._sender is None:
            self._outbox.put(self)
        self._queue.append(item)

    def flush(self) -> None:
        """Send what is queued, now if the reader keeps up."""
        if self._sender is not None or not self._queue:
            return
        texts = [item for item in self._queue if isinstance(item, bytes)]
        if len(texts) == len(self._queue) and self._wire.post(texts):
            self._queue.clear()
            self._queued = 0
        else:
            self._sender = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._queue:
                item = self._queue.pop(0)
                if isinstance(item, _End):
                    await self._wire.close(item.code, item.reason)
                    return
                await self._wire.send(item.decode())
                self._queued -= len(item)
        except Exception:  # noqa: BLE001 - whatever a broken socket raises, it is broken
            self.is_open = False
        finally:
            self._sender = None

    def _give_up(self) -> None:
        """Disconnect a reader that does not keep up; it can come back and resume."""
        self.is_open = False
        self._queue.clear()
        if self._sender is not None:
            self._sender.cancel()
        self._wire.abort()
