"""What a device says at its table, and what it is answered."""

import logging
import time
from typing import Any

from sushiya.host import requests, shown
from sushiya.host.inbox import AsleepError
from sushiya.host.readers import has_texts
from sushiya.host.refusals import refuse as refuse_at_table
from sushiya.host.room import Room
from sushiya.server import wire
from sushiya.server.connection import BROKEN, GOING_AWAY, Connection
from sushiya.server.office import Office
from sushiya.server.refusals import refuse
from sushiya.store.promise import Promise

logger = logging.getLogger(__name__)


class Talk:
    """One thing after the other: each is answered before the next is heard."""

    def __init__(self, office: Office, connection: Connection, room: Room, address: str) -> None:
        self._office = office
        self._connection = connection
        self._room = room
        self._address = address
        self._unheard: list[Any] = []
        self._is_answering = False

    def hear(self, message: Any) -> None:
        """Take a message as it comes; it waits while another one is being answered."""
        if len(self._unheard) >= self._office.limits.messages_burst:
            self._connection.refuse(refuse("too-fast"), getattr(message, "id", ""))
            return
        self._connection.heard_at = time.monotonic()
        self._room.hear(self._connection, self._office.time.now())
        self._unheard.append(message)
        self._go_on()

    def _go_on(self) -> None:
        try:
            while self._unheard and not self._is_answering and not self._connection.is_ended:
                self._take(self._unheard.pop(0))
        except Exception:
            logger.exception("a message that could not be taken")
            self._connection.end(BROKEN, "broken")

    def _take(self, message: Any) -> None:
        match message:
            case wire.Pong():
                return
            case wire.Hello():
                self._connection.refuse(refuse("hello-twice"))
            case wire.Mute():
                muted = self._connection.muted
                (muted.add if message.is_muted else muted.discard)(message.place)
            case requests.Request():
                self._ask(message)

    def _ask(self, request: requests.Request) -> None:
        if request.seat not in self._connection.seats:
            refusal = refuse_at_table("not-your-seat")
            self._connection.refuse(refusal, request.id)
            return
        if not self._is_allowed(request):
            self._connection.refuse(refuse("too-fast"), request.id)
            return
        try:
            answer = self._office.hall.ask(self._room, request, self._office.time.now())
        except AsleepError:
            self._connection.end(GOING_AWAY, "restarting")
            return
        if answer.done():
            self._tell(answer)
        else:
            self._is_answering = True
            answer.then(self._answered)

    def _is_allowed(self, request: requests.Request) -> bool:
        """Count what makes a log longer at will, and books like new tables."""
        if not isinstance(request, requests.ChooseOptions | requests.ChangeSettings):
            return True
        now, office = time.monotonic(), self._office
        if not office.changes_of_address.take(self._address, now):
            return False
        is_book = isinstance(request, requests.ChooseOptions) and has_texts(
            self._room.table.game.rules, request.options
        )
        return not is_book or office.tables_of_address.take(self._address, now)

    def _answered(self, answer: Promise[shown.Shown]) -> None:
        self._is_answering = False
        self._tell(answer)
        self._go_on()

    def _tell(self, promise: Promise[shown.Shown]) -> None:
        if promise.cancelled():
            self._connection.end(GOING_AWAY, "restarting")
            return
        error = promise.exception()
        if isinstance(error, AsleepError):
            self._connection.end(GOING_AWAY, "restarting")
            return
        if error is not None:
            # A fault of ours: the device comes back and finds the table as it is.
            logger.error("a request that could not be answered", exc_info=error)
            self._connection.end(BROKEN, "broken")
            return
        answer = promise.result()
        self._connection.tell(answer)
        if isinstance(answer, shown.Refused):
            self._office.metrics.refused.labels(answer.refusal.code).inc()
