"""The server as a process: its sockets, its store, its bots, and a clean end."""

import asyncio
import secrets
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

import uvicorn
from litestar import Litestar
from uvicorn.loops.auto import auto_loop_factory

from sushiya.games import GAMES
from sushiya.host.readers import ProcessReader
from sushiya.host.workers import Workers
from sushiya.server.app import Setup, make_app, say_goodbye
from sushiya.server.bounds import KB, Bounds
from sushiya.server.carrier import Carrier
from sushiya.server.garbage import keep_swept
from sushiya.server.limits import Limits
from sushiya.server.office import Whereabouts
from sushiya.store.sqlite import SqliteStore

SWITCH_INTERVAL = 0.0005
"""Seconds after which a thread lets another one run: the store's has little to do at a time and
would wait Python's usual 5 ms for each of its steps, and every table for the store."""

LEAVE_WITHIN = 1.0
"""Seconds in which a reader may take our leave; then we hang up."""


@dataclass(frozen=True, kw_only=True)
class Place:
    """Where and how a server runs."""

    data: Path
    port: int
    is_lan: bool = False
    public_url: str = ""
    address: str = ""
    """Where others reach the server, for links and codes; empty: only this machine does."""
    trusted_proxies: tuple[str, ...] = ()
    bot_workers: int = 1
    keep_days: int | None = None
    limits: Limits = field(default_factory=Limits)


class PortTaken(Exception):
    """Something else listens there already."""


def listen(place: Place) -> socket.socket:
    """Take the port: this machine's own address, or all of them."""
    server = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    server.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        server.bind(("0.0.0.0" if place.is_lan else "127.0.0.1", place.port))  # noqa: S104 - asked for
    except OSError as error:
        server.close()
        raise PortTaken(f"port {place.port} cannot be used: {error.strerror}") from error
    return server


def run(place: Place, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until told to stop; `ready` is called once people can come."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    # uvloop where there is one: it carries the same messages in less time.
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(_serve(place, listening, ready))


async def _serve(place: Place, listening: socket.socket, ready: Callable[[], None]) -> None:
    store = SqliteStore(place.data)
    setup = Setup(
        registry=GAMES,
        store=store,
        crew=Workers(place.bot_workers),
        reader=ProcessReader(),
        fresh=secrets.token_bytes,
        limits=place.limits,
        where=Whereabouts(public_origin=place.public_url, address=place.address),
        keep_days=place.keep_days,
    )
    app = make_app(setup)
    server = _Server(configured(app, place), ready, lambda: say_goodbye(app))
    sweeping = asyncio.create_task(keep_swept())
    try:
        await server.serve(sockets=[listening])
    finally:
        sweeping.cancel()


def configured(app: Litestar, place: Place) -> uvicorn.Config:
    """Tell Uvicorn how this app is served, wherever it is."""
    limits = place.limits
    bounds = Bounds(limits, place.trusted_proxies)
    return uvicorn.Config(
        app,
        # Anything is taken that makes a protocol; only the annotation asks for a class.
        http=cast("type[asyncio.Protocol]", bounds.protocol),
        ws=Carrier,
        # Compression would cost 46 kB and more for each connection.
        ws_per_message_deflate=False,
        ws_max_size=limits.frame_kb * KB,
        h11_max_incomplete_event_size=limits.header_kb * KB,
        timeout_keep_alive=limits.idle_seconds,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(place.trusted_proxies),
        forwarded_allow_ips=list(place.trusted_proxies),
        timeout_graceful_shutdown=2,
    )


class _Server(uvicorn.Server):
    """Says when it is ready, and takes leave of every socket before it ends."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], leave: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._leave = leave

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """End cleanly when told to; the base class would raise the signal again at the end."""
        names = ("SIGINT", "SIGTERM", "SIGHUP")
        told = [getattr(signal, name) for name in names if hasattr(signal, name)]
        before = {one: signal.signal(one, self.handle_exit) for one in told}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._leave()
        await asyncio.sleep(0)
        hanging_up = asyncio.get_running_loop().call_later(LEAVE_WITHIN, self._hang_up)
        await super().shutdown(sockets)
        hanging_up.cancel()

    def _hang_up(self) -> None:
        """Drop the lines of those who take nothing: they would keep everybody waiting."""
        for connection in list(self.server_state.connections):
            connection.transport.abort()
