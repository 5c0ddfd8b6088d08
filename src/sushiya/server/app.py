"""The server put together: routes, errors as refusals, and the heartbeat."""

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Receive, Scope, Send

from sushiya.core.echo import LONGEST_REASON, echo
from sushiya.core.refusal import Refusal
from sushiya.core.registry import Registry
from sushiya.core.value import encode
from sushiya.host import shown
from sushiya.host.crew import Crew
from sushiya.host.deal import Fresh
from sushiya.host.exchange import Others
from sushiya.host.hall import Hall
from sushiya.host.readers import Reader
from sushiya.host.refusals import refuse as refuse_at_table
from sushiya.host.room import House
from sushiya.host.table import OtherRules
from sushiya.server import wire
from sushiya.server.circles import CIRCLES
from sushiya.server.context import Refused, ServerContext, Whereabouts
from sushiya.server.dailies import DAILIES
from sushiya.server.first_games import FIRST_GAMES
from sushiya.server.guard import API_HEADERS, guard, refuse_request
from sushiya.server.house import HOUSE
from sushiya.server.http import HANDLERS
from sushiya.server.limits import Limits
from sushiya.server.pages import SHOP_PAGES, Client
from sushiya.server.previews import Previews
from sushiya.server.push.http import PUSH
from sushiya.server.push.policy import PushPolicy
from sushiya.server.push.service import Push
from sushiya.server.refusals import refuse, status_of
from sushiya.server.replays import REPLAYS
from sushiya.server.same import SAME
from sushiya.server.sheets import SHEETS
from sushiya.server.socket import AGAIN, GOING_AWAY, KB, REFUSED, serve_socket
from sushiya.store.protocol import Store, StoreError

logger = logging.getLogger(__name__)

SOCKET_PATH = re.compile(r"/api/tables/(?P<table>[^/]+)/socket")
TICK = 1.0
PING_EVERY = 4.0
"""Seconds between two pings of a device."""
PING_STEPS = 40
"""Devices are pinged in this many groups, one after the other: pinging thousands at once would
block all tables."""
HEARD_LATELY = 2.0
"""A device that sent anything within this many seconds is not pinged."""
SAVE_TIME_EVERY = 60
"""Ticks between two saves of the house's time."""
DRAIN_STEPS = 20
"""Devices are disconnected in this many groups: all at once, they would all reconnect at once."""
FORGET_EVERY = 3600
"""Ticks between two deletions of old finished tables and old shared sheets."""
DAY = 24 * 3600.0


@dataclass(frozen=True, kw_only=True)
class Setup:
    """The parts and settings that a server is built from."""

    registry: Registry
    store: Store
    crew: Crew
    reader: Reader
    fresh: Fresh
    limits: Limits = field(default_factory=Limits)
    where: Whereabouts = field(default_factory=Whereabouts)
    house_key: str = ""
    """The key for the operator's requests; empty: they are all refused."""
    keep_days: int | None = None
    """How long finished tables are kept; None: for ever."""
    others: Others | None = None
    """The processes that share the store; None: there are none."""
    push: PushPolicy = field(default_factory=PushPolicy)


class App:
    """The ASGI application: a table's sockets are served here, all else by Litestar."""

    def __init__(self, setup: Setup) -> None:
        push = Push(
            setup.registry, setup.store, setup.limits, setup.push, setup.where.public_origin
        )
        house = House(
            setup.store,
            setup.crew,
            setup.fresh,
            setup.registry,
            setup.reader,
            wall=time.time,
            others=setup.others,
            caller=push.sender,
        )
        hall = Hall(house)
        self.context = ServerContext(
            setup.registry, hall, setup.store, setup.limits, setup.where, push
        )
        self.context.house_key = setup.house_key
        self.context.bus = None if setup.others is None else setup.others.bus
        self._http = _http_app(setup, self.context)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.WEBSOCKET:
            await self._http(scope, receive, send)
        elif self.context.is_draining:
            await receive()
            await send({"type": "websocket.close", "code": AGAIN, "reason": "restarting"})
        elif match := SOCKET_PATH.fullmatch(scope["path"]):
            await serve_socket(self.context, scope, receive, send, match["table"])
        else:
            await receive()
            await send({"type": "websocket.close", "code": REFUSED, "reason": "path-unknown"})

    def close_sockets(self) -> None:
        """Close every socket with "going away", so that the devices reconnect later."""
        for socket in list(self.context.sockets):
            socket.close(GOING_AWAY, "restarting")

    async def drain(self, seconds: float) -> None:
        """Refuse new sockets, hand the tables to other processes, and disconnect all devices."""
        self.context.is_draining = True
        await self.context.hall.leave_tables()
        sockets = list(self.context.sockets)
        for step in range(DRAIN_STEPS if seconds else 0):
            for socket in sockets[step::DRAIN_STEPS]:
                socket.close(GOING_AWAY, "restarting")
            await asyncio.sleep(seconds / DRAIN_STEPS)
        self.close_sockets()


def _http_app(setup: Setup, context: ServerContext) -> Litestar:
    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await context.time.resume()
        background = (
            asyncio.create_task(_beat(context, setup.keep_days)),
            asyncio.create_task(_ping(context)),
        )
        try:
            yield
        finally:
            for task in background:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            await context.dailies.close()
            await context.hall.close()
            await context.push.close()
            await context.time.save()
            await setup.crew.close()
            await setup.reader.close()
            if setup.others is not None:
                await setup.others.bus.close()
            await setup.store.close()

    return Litestar(
        [
            *SHOP_PAGES,
            *HANDLERS,
            *SHEETS,
            *CIRCLES,
            *SAME,
            *REPLAYS,
            *FIRST_GAMES,
            *DAILIES,
            *PUSH,
            *HOUSE,
        ],
        state=State({"context": context, "client": Client(), "previews": Previews(context)}),
        dependencies={"context": Provide(_context, sync_to_thread=False)},
        guards=[guard],
        lifespan=[lifespan],
        exception_handlers={
            Refused: say_no,
            OtherRules: lambda *_: _said(refuse_at_table("rules-changed")),
            StoreError: lambda *_: _said(refuse_at_table("cannot-save")),
            ValidationException: _invalid,
            # Litestar lets these two errors of decoding through; only decoding raises them here.
            UnicodeDecodeError: _unreadable,
            RecursionError: _unreadable,
            NotFoundException: _no_route,
            MethodNotAllowedException: _no_route,
            HTTPException: _http_error,
            Exception: _broken,
        },
        # The client's own files are already compressed.
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, exclude_opt_key="is_packed"
        ),
        response_headers=API_HEADERS,
        request_max_body_size=setup.limits.options_kb * KB,
        openapi_config=OpenAPIConfig(
            title="Sushiya",
            version=str(wire.PROTOCOL_VERSION),
            description="Tables of three sushi games. The socket is described in docs/protocol.md.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )


def _context(state: State) -> ServerContext:
    context: ServerContext = state.context
    return context


async def _beat(context: ServerContext, keep_days: int | None) -> None:
    """Advance the time of all tables once a second, and delete old data now and then."""
    beats = 0
    ahead = time.time() - time.monotonic()
    while True:
        await asyncio.sleep(TICK)
        beats += 1
        try:
            with context.metrics.ticks.time():
                await context.hall.tick(context.time.beat())
                await context.dailies.tick()
            if beats % SAVE_TIME_EVERY == 0:
                await context.time.save()
            if beats % FORGET_EVERY == 1:
                # A wall clock that is set forward must not make recent data look old.
                date = min(time.time(), time.monotonic() + ahead)
                await context.store.delete_old_sheets(date)
                if keep_days is not None:
                    await context.store.delete_over(date - keep_days * DAY)
        except Exception:
            logger.exception("a heartbeat")


async def _ping(context: ServerContext) -> None:
    """Ping every device that has not sent anything lately."""
    ping = encode(shown.Ping())
    while True:
        sockets = list(context.sockets)
        for step in range(PING_STEPS):
            await asyncio.sleep(PING_EVERY / PING_STEPS)
            now = time.monotonic()
            for socket in sockets[step::PING_STEPS]:
                if now - socket.heard_at > HEARD_LATELY:
                    socket.deliver(ping)


def _said(refusal: Refusal) -> Response[bytes]:
    return Response(
        encode(wire.Said(refusal=refusal)),
        status_code=status_of(refusal),
        media_type="application/json",
        headers=API_HEADERS,
    )


def say_no(_: Request[Any, Any, Any], error: Refused) -> Response[bytes]:
    return _said(error.refusal)


def _no_route(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """Refuse a request that has no handler; count it first, since no guard has done so."""
    is_method = isinstance(error, MethodNotAllowedException)
    return _said(refuse_request(request) or refuse("method-wrong" if is_method else "path-unknown"))


def _unreadable(_: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    return _said(refuse("message-unreadable", reason=echo(str(error), LONGEST_REASON)))


def _invalid(_: Request[Any, Any, Any], error: ValidationException) -> Response[bytes]:
    problems = error.extra if isinstance(error.extra, list) else []
    reasons = [f"{one.get('key', '')} {one.get('message', '')}".strip() for one in problems]
    reason = echo("; ".join(reasons) or error.detail, LONGEST_REASON)
    return _said(refuse("message-unreadable", reason=reason))


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    if error.status_code == 413:
        context: ServerContext = request.app.state.context
        return _said(refuse("message-too-long", most=context.limits.options_kb))
    if error.status_code < 500:
        return _said(refuse("message-unreadable", reason=echo(error.detail, LONGEST_REASON)))
    return _said(refuse("server-broken"))


def _broken(_: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    logger.error("a request failed", exc_info=error)
    return _said(refuse("server-broken"))
