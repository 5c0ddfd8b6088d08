"""The WebSocket of one device at a table: reads, rate-limits and answers messages."""

import asyncio
import logging
import time
from collections import deque
from contextlib import ExitStack
from typing import Any

from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send

from sushiya.core.echo import LONGEST_REASON, echo
from sushiya.core.ids import Seat, Viewer
from sushiya.core.refusal import Refusal
from sushiya.core.value import UNREADABLE, encode
from sushiya.host import requests, shown
from sushiya.host.people import hashed
from sushiya.host.readers import has_texts
from sushiya.host.refusals import refuse as refuse_at_table
from sushiya.host.room import AsleepError, Room
from sushiya.host.table import OtherRules
from sushiya.server import wire
from sushiya.server.context import ServerContext
from sushiya.server.guard import address_of, is_own
from sushiya.server.limits import Buckets
from sushiya.server.refusals import refuse
from sushiya.store.protocol import StoreError

logger = logging.getLogger(__name__)

KB = 1024

# How a socket is closed: codes of RFC 6455, and our own from 4000 on.
GOING_AWAY = 1001
BROKEN = 1011
AGAIN = 1013
"""Cannot serve now; come back later."""
REFUSED = 4400
TOKEN_DEAD = 4401
TOO_SLOW = 4408
TOO_FAST = 4429


class DisconnectedError(Exception):
    """The device has closed its socket, or the connection broke."""


async def serve_socket(
    context: ServerContext, scope: Scope, receive: Receive, send: Send, table: str
) -> None:
    """Accept a socket and serve it to its end."""
    await receive()  # websocket.connect
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
    is_foreign = not is_own(connection, context.where.public_origin)
    socket = TableSocket(context, receive, send, address_of(connection))
    context.metrics.sockets.inc()
    context.sockets.add(socket)
    try:
        await socket.serve(table, refuse("origin-foreign") if is_foreign else None)
    finally:
        context.sockets.discard(socket)
        context.metrics.sockets.dec()


class TableSocket:
    """A listener of its table's room. Messages are answered in their order, one at a time.

    Output waits in a bounded queue, so that nobody waits for a slow reader.
    """

    def __init__(self, context: ServerContext, receive: Receive, send: Send, address: str) -> None:
        self.seats: tuple[Seat, ...] = ()
        self.muted: set[Seat] = set()
        self.heard_at = 0.0
        """When it last sent anything, by the monotonic clock."""
        self._context = context
        self._receive = receive
        self._send = send
        self._address = address
        self._bucket = Buckets(context.limits.messages_per_second, context.limits.messages_burst)
        self._refused_in_a_row = 0
        self._queue: deque[bytes] = deque()
        self._queued_bytes = 0
        self._has_news = asyncio.Event()
        self._is_sending = False
        self._closing: tuple[int, str] | None = None
        """The code and the reason, once this side ends the socket."""

    async def serve(self, table: str, refusal: Refusal | None = None) -> None:
        """Serve a socket that was accepted, or close it with a refusal."""
        sending = asyncio.create_task(self._send_queue())
        try:
            if refusal is None:
                await self._come(table)
            else:
                self._turn_away(refusal)
            await sending
        except DisconnectedError:
            self.close(GOING_AWAY, "disconnected")
        finally:
            sending.cancel()

    # What comes in

    async def _come(self, table: str) -> None:
        """Count the socket, wait for its hello and let it take part at its table."""
        context = self._context
        with ExitStack() as held:
            if not context.openings_of_address.take(self._address, time.monotonic()):
                self._turn_away(refuse("too-fast"), TOO_FAST)
                return
            if not held.enter_context(context.sockets_of_address.hold(self._address)):
                self._turn_away(refuse("too-many-sockets"))
                return
            hello = await self._hello()
            if hello is None:
                self._turn_away(refuse("hello-first"))
                return
            try:
                await self._attend(table, hello, held)
            except OtherRules:
                self._turn_away(refuse_at_table("rules-changed"))
            except StoreError:
                # The store fails, so nobody can be served now; clients reconnect later.
                self._turn_away(refuse_at_table("cannot-save"), AGAIN)
            except DisconnectedError:
                raise
            except Exception:
                logger.exception("a socket that could not be served")
                self.close(BROKEN, "broken")

    async def _hello(self) -> wire.Hello | None:
        try:
            async with asyncio.timeout(self._context.limits.hello_seconds):
                message = self._read(await self._next_text())
        except TimeoutError:
            return None
        return message if isinstance(message, wire.Hello) else None

    async def _attend(self, table: str, hello: wire.Hello, held: ExitStack) -> None:
        """Open the table, show it and answer messages until the device disconnects."""
        context = self._context
        room = await context.hall.room(table, context.time.now())
        if room is None:
            self._turn_away(refuse_at_table("table-unknown"))
            return
        seen = self._take_seats(room, hello)
        if isinstance(seen, Refusal):
            self._turn_away(seen)
            return
        if room.table.same and not self.seats:
            watcher = "" if hello.player is None else hashed(hello.player)
            refusal = await context.hall.same.look(room.table, watcher, context.time.now())
            if refusal is not None:
                self._turn_away(refusal)
                return
        people = [room.table.places[seat].person for seat in self.seats]
        players = {person.player for person in people if person is not None}
        if not held.enter_context(context.sockets_of_player.hold(*players)):
            self._turn_away(refuse("too-many-sockets"))
            return
        try:
            await room.attach(self, seen, context.time.now())
            while True:
                message = self._read(await self._next_text())
                if message is not None:
                    await self._take(room, message)
        finally:
            room.detach(self, context.time.now())

    def _take_seats(self, room: Room, hello: wire.Hello) -> dict[Viewer, int] | Refusal:
        """Take the seats of the tokens, or watch; return the last number that each has seen."""
        tokens = [hashed(token) for token in hello.tokens]
        self.seats = tuple(sorted({seat for one in tokens for seat in room.table.seats_of(one)}))
        if tokens and not self.seats:
            return refuse_at_table("token-unknown")
        if not tokens and room.table.settings.watchers == "off":
            return refuse_at_table("watching-off")
        if not self.seats:
            return {None: hello.seen.get(wire.WATCHER, 0)}
        return {seat: hello.seen.get(str(seat), 0) for seat in self.seats}

    async def _next_text(self) -> bytes:
        """Return the next message; a binary one is returned as empty."""
        while True:
            event: Any = await self._receive()
            if event["type"] == "websocket.disconnect":
                raise DisconnectedError
            if self._closing is None:
                return (event.get("text") or "").encode()

    def _read(self, message: bytes) -> Any | None:
        """Decode a message; None if it was refused."""
        self._context.metrics.messages.inc()
        decoded = self._decode(message)
        if not isinstance(decoded, Refusal):
            self._refused_in_a_row = 0
            return decoded
        self.refuse(decoded, wire.id_in(message))
        self._refused_in_a_row += 1
        if self._refused_in_a_row > self._context.limits.refused_in_a_row:
            self.close(TOO_FAST, decoded.code)
        return None

    def _decode(self, message: bytes) -> Any | Refusal:
        if not self._bucket.take("", time.monotonic()):
            return refuse("too-fast")
        limits = self._context.limits
        if len(message) > limits.options_kb * KB:
            return refuse("message-too-long", most=limits.options_kb)
        try:
            decoded = wire.incoming.decode(message)
        except UNREADABLE as error:
            return refuse("message-unreadable", reason=echo(str(error), LONGEST_REASON))
        is_long = len(message) > limits.message_kb * KB
        if is_long and not isinstance(decoded, requests.ChooseOptions):
            return refuse("message-too-long", most=limits.message_kb)
        return decoded

    async def _take(self, room: Room, message: Any) -> None:
        """Handle a message, and answer it."""
        self.heard_at = time.monotonic()
        room.hear(self, self._context.time.now())
        try:
            match message:
                case wire.Hello():
                    self.refuse(refuse("hello-twice"))
                case wire.Mute():
                    (self.muted.add if message.is_muted else self.muted.discard)(message.place)
                case requests.Request():
                    self._tell(await self._answer(room, message))
        except AsleepError:
            self.close(GOING_AWAY, "restarting")
        except Exception:
            # A bug of ours: the device reconnects and gets the current state.
            logger.exception("a message that could not be answered")
            self.close(BROKEN, "broken")

    async def _answer(self, room: Room, request: requests.Request) -> shown.Shown:
        if request.seat not in self.seats:
            return shown.Refused(id=request.id, refusal=refuse_at_table("not-your-seat"))
        if not self._is_allowed(room, request):
            return shown.Refused(id=request.id, refusal=refuse("too-fast"))
        return await self._context.hall.ask(room, request, self._context.time.now())

    def _is_allowed(self, room: Room, request: requests.Request) -> bool:
        """Rate-limit changes of options and settings; a recipe book counts as a new table, too."""
        if not isinstance(request, requests.ChooseOptions | requests.ChangeSettings):
            return True
        now, context = time.monotonic(), self._context
        if not context.changes_of_address.take(self._address, now):
            return False
        is_book = isinstance(request, requests.ChooseOptions) and has_texts(
            room.table.game.rules, request.options
        )
        return not is_book or context.tables_of_address.take(self._address, now)

    # What goes out

    def deliver(self, message: bytes) -> None:
        """Queue a message; disconnects a reader that is too slow."""
        if self._closing is not None:
            return
        self._queued_bytes += len(message)
        # Only while a send is pending does the reader not keep up. Otherwise a whole game's log
        # may be queued in one step.
        if self._is_sending and self._queued_bytes > self._context.limits.queued_kb * KB:
            self._context.metrics.dropped.inc()
            self._queue.clear()
            self.close(TOO_SLOW, "too-slow")
            return
        self._queue.append(message)
        self._has_news.set()

    def refuse(self, refusal: Refusal, request: str = "") -> None:
        self._tell(shown.Refused(id=request, refusal=refusal))

    def _tell(self, message: shown.Shown) -> None:
        if isinstance(message, shown.Refused):
            self._context.metrics.refused.labels(message.refusal.code).inc()
        self.deliver(encode(message))

    def _turn_away(self, refusal: Refusal, code: int = REFUSED) -> None:
        self.refuse(refusal)
        self.close(code, refusal.code)

    def dismiss(self) -> None:
        # In the next iteration: a request that caused this, such as leaving, is answered first.
        asyncio.get_running_loop().call_soon(self.close, TOKEN_DEAD, "token-unknown")

    def ask_again(self) -> None:
        self.close(GOING_AWAY, "come again")

    def close(self, code: int, reason: str) -> None:
        """Close the socket after what is queued; nothing more is read or queued."""
        if self._closing is None:
            self._closing = (code, reason)
            self._has_news.set()

    async def _send_queue(self) -> None:
        """Send what is queued, in order, until the socket is closed."""
        try:
            while True:
                while self._queue:
                    message = self._queue.popleft()
                    self._is_sending = True
                    await self._send(
                        {"type": "websocket.send", "text": message.decode(), "bytes": None}
                    )
                    self._is_sending = False
                    self._queued_bytes -= len(message)
                if self._closing is not None:
                    code, reason = self._closing
                    await self._send({"type": "websocket.close", "code": code, "reason": reason})
                    return
                self._has_news.clear()
                await self._has_news.wait()
        except (OSError, RuntimeError):
            # The device has disconnected, or the ASGI server closes the socket by itself. `receive`
            # tells that, too.
            self.close(GOING_AWAY, "disconnected")
            self._queue.clear()
