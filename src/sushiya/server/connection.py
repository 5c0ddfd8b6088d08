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
BROKEN = 1011
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
    """The connections that have something to send: all are served together.

    What one step tells a device leaves as one write. Flushed when the store has answered a group,
    or else in the loop's next round.
    """

    def __init__(self) -> None:
        self._waiting: list[Connection] = []

    def put(self, connection: "Connection") -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self.flush)
        self._waiting.append(connection)

    def flush(self) -> None:
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
        self._queue: list[bytes] = []
        self._ending: _End | None = None
        self._queued = 0
        self._sender: asyncio.Task[None] | None = None

    def deliver(self, message: bytes) -> None:
        if not self.is_open:
            return
        self._queued += len(message)
        # Only what somebody does not take counts: a whole game's story may come in one step.
        if self._sender is not None and self._queued > self._most:
            self._give_up()
            return
        if not self._queue and self._sender is None:
            self._outbox.put(self)
        self._queue.append(message)

    def tell(self, message: shown.Shown) -> None:
        self.deliver(encode(message))

    def refuse(self, refusal: Refusal, request: str = "") -> None:
        self.tell(shown.Refused(id=request, refusal=refusal))

    def dismiss(self) -> None:
        # In the next round: who asked for it, as by leaving, is still answered in this one.
        asyncio.get_running_loop().call_soon(self.end, TOKEN_DEAD, "token-unknown")

    def end(self, code: int, reason: str) -> None:
        """Close the socket behind what is still to be sent."""
        if self.is_open:
            self.is_open = False
            self._ending = _End(code, reason)
            self.flush()

    @property
    def is_ended(self) -> bool:
        """Tell whether we ended it; whoever has gone by themselves has not been sent away."""
        return self._ending is not None

    async def sent(self) -> None:
        """Wait until nothing is left to be sent."""
        if self._sender is not None:
            await asyncio.wait([self._sender])

    def flush(self) -> None:
        """Send what is queued, now if the reader keeps up."""
        if self._sender is not None:
            return
        if self._queue and self._wire.post(self._queue):
            self._queue.clear()
            self._queued = 0
        if self._queue or self._ending is not None:
            self._sender = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._queue:
                text = self._queue.pop(0)
                await self._wire.send(text.decode())
                self._queued -= len(text)
            if self._ending is not None:
                await self._wire.close(self._ending.code, self._ending.reason)
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
