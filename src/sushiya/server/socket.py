"""A table's socket: hello, then requests and answers, until one side ends it."""

import asyncio
import time
from functools import partial
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from sushiya.core.echo import LONGEST_REASON, echo
from sushiya.core.ids import Viewer
from sushiya.core.refusal import Refusal
from sushiya.core.value import UNREADABLE
from sushiya.host import requests
from sushiya.host.people import hashed
from sushiya.host.refusals import refuse as refuse_at_table
from sushiya.host.room import Room
from sushiya.host.table import OtherRules
from sushiya.server import wire
from sushiya.server.carrier import Ways, ways_of
from sushiya.server.connection import AGAIN, REFUSED, TOO_FAST, TOO_SLOW, Connection, Wire
from sushiya.server.guard import address_of, is_own
from sushiya.server.intake import Speaker
from sushiya.server.limits import Buckets
from sushiya.server.office import Office
from sushiya.server.refusals import refuse
from sushiya.server.talk import Talk
from sushiya.store.protocol import StoreError

HELLO_WITHIN = 10.0
KB = 1024


async def serve_socket(office: Office, socket: "WebSocket[Any, Any, Any]", table: str) -> None:
    """Accept a socket and serve it to its end."""
    await socket.accept()
    listening = asyncio.current_task()
    ways = ways_of(socket.scope)
    connection = Connection(
        Wire(
            post=ways.post,
            send=lambda text: socket.send({"type": "websocket.send", "text": text, "bytes": None}),
            close=socket.close,
            abort=listening.cancel if listening is not None else lambda: None,
        ),
        office.outbox,
        office.limits.queued_kb * KB,
    )
    address = address_of(socket)
    office.metrics.sockets.inc()
    office.connections.add(connection)
    try:
        with office.sockets_of_address.hold(address) as is_room:
            if not is_own(socket, office.where.public_origin):
                _refuse_all(connection, refuse("origin-foreign"))
            elif not office.openings_of_address.take(address, time.monotonic()):
                _refuse_all(connection, refuse("too-fast"), TOO_FAST)
            elif is_room:
                await _Session(office, socket, ways, connection, table).run()
            else:
                _refuse_all(connection, refuse("too-many-sockets"))
        await _drained(connection)
    except WebSocketDisconnect:
        pass
    except asyncio.CancelledError:
        # The connection gave up on a reader that takes nothing.
        office.metrics.dropped.inc()
        await _close_quietly(socket)
    finally:
        connection.is_open = False
        office.connections.discard(connection)
        office.metrics.sockets.dec()


async def _close_quietly(socket: "WebSocket[Any, Any, Any]") -> None:
    try:
        async with asyncio.timeout(1):
            await socket.close(TOO_SLOW, "too-slow")
    except Exception:  # noqa: BLE001 - it is gone either way
        return


async def _drained(connection: Connection) -> None:
    """Wait until what was told last has been sent."""
    connection.end(REFUSED, "refused")
    await connection.sent()


def _refuse_all(connection: Connection, refusal: Refusal, code: int = REFUSED) -> None:
    connection.refuse(refusal)
    connection.end(code, refusal.code)


class _Session:
    def __init__(
        self,
        office: Office,
        socket: "WebSocket[Any, Any, Any]",
        ways: Ways,
        connection: Connection,
        table: str,
    ) -> None:
        self._office = office
        self._socket = socket
        self._ways = ways
        self._connection = connection
        self._table = table
        self._bucket = Buckets(office.limits.messages_per_second, office.limits.messages_burst)
        self._refused = 0

    async def run(self) -> None:
        hello = await self._hello()
        if hello is None:
            return
        try:
            await self._come(hello)
        except OtherRules:
            _refuse_all(self._connection, refuse_at_table("rules-changed"))
        except StoreError:
            # Nobody who wants to come or to go on can be served now; clients try again.
            _refuse_all(self._connection, refuse_at_table("cannot-save"), AGAIN)

    async def _come(self, hello: wire.Hello) -> None:
        """Open the table and let this device take part."""
        now = self._office.time.now()
        room = await self._office.hall.room(self._table, now)
        if room is None:
            _refuse_all(self._connection, refuse_at_table("table-unknown"))
            return
        seen = self._enter(room, hello)
        if isinstance(seen, Refusal):
            _refuse_all(self._connection, seen)
            return
        players = {
            person.player
            for seat in self._connection.seats
            if (person := room.table.places[seat].person) is not None
        }
        with self._office.sockets_of_player.hold(*players) as is_room:
            if not is_room:
                _refuse_all(self._connection, refuse("too-many-sockets"))
                return
            await self._attend(room, seen)

    async def _attend(self, room: Room, seen: dict[Viewer, int]) -> None:
        hear = partial(
            self._hear, Talk(self._office, self._connection, room, address_of(self._socket))
        )
        most = self._office.limits.messages_burst
        speaker = Speaker(self._office.intake, hear, self._ways.hold, most)

        def say(message: bytes) -> None:
            speaker.say(message, is_awaited=room.audience.waits_only_for(self._connection))

        try:
            await room.attach(self._connection, seen, self._office.time.now())
            while self._connection.is_open:
                self._ways.listen(say)
                hear(await self._receive())
        finally:
            room.detach(self._connection, self._office.time.now())

    def _hear(self, talk: Talk, message: bytes) -> None:
        # Who has gone may have said something before; whom we send away is not heard any more.
        if self._connection.is_ended:
            return
        decoded = self._read(message)
        if decoded is not None:
            talk.hear(decoded)

    async def _hello(self) -> wire.Hello | None:
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                message = self._read(await self._receive())
        except TimeoutError:
            message = None
        if isinstance(message, wire.Hello):
            return message
        _refuse_all(self._connection, refuse("hello-first"))
        return None

    def _enter(self, room: Room, hello: wire.Hello) -> dict[Viewer, int] | Refusal:
        """Open the seats that the tokens are for; without any, watch."""
        tokens = [hashed(token) for token in hello.tokens]
        seats = sorted({seat for token in tokens for seat in room.table.seats_of(token)})
        if tokens and not seats:
            return refuse_at_table("token-unknown")
        if not tokens and room.table.settings.watchers == "off":
            return refuse_at_table("watching-off")
        self._connection.seats = tuple(seats)
        if not seats:
            return {None: hello.seen.get(wire.WATCHER, 0)}
        return {seat: hello.seen.get(str(seat), 0) for seat in seats}

    async def _receive(self) -> bytes:
        event: Any = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone", code=event.get("code", 1005))
        text: str | None = event.get("text")
        return event.get("bytes") or b"" if text is None else text.encode()

    def _read(self, message: bytes) -> Any | None:
        """Read a message; None if it was refused."""
        self._office.metrics.messages.inc()
        decoded = self._decode(message)
        if not isinstance(decoded, Refusal):
            self._refused = 0
            return decoded
        self._office.metrics.refused.labels(decoded.code).inc()
        self._connection.refuse(decoded, wire.id_in(message))
        self._refused += 1
        if self._refused > self._office.limits.refused_in_a_row:
            self._connection.end(TOO_FAST, decoded.code)
        return None

    def _decode(self, message: bytes) -> Any | Refusal:
        if not self._bucket.take("", time.monotonic()):
            return refuse("too-fast")
        limits = self._office.limits
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
