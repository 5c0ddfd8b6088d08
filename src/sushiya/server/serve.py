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
from uvicorn.loops.auto import auto_loop_factory

from sushiya.games import GAMES
from sushiya.host.readers import ProcessReader
from sushiya.host.workers import Workers
from sushiya.server.app import App, Setup
from sushiya.server.bounds import Bounds
from sushiya.server.context import Whereabouts
from sushiya.server.garbage import collect_when_quiet
from sushiya.server.limits import Limits
from sushiya.server.socket import KB
from sushiya.store.sqlite import SqliteStore

SWITCH_INTERVAL = 0.0005
"""Seconds after which a thread lets another one run: the store's has little to do at a time and
would wait Python's usual 5 ms for each of its steps, and every table for the store."""

CLOSE_WITHIN = 1.0
"""Seconds in which devices may answer our close frame; then their connections are aborted."""


@dataclass(frozen=True, kw_only=True)
class ServeConfig:
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


def listen(config: ServeConfig) -> socket.socket:
    """Take the port: this machine's own address, or all of them."""
    server = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    server.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        server.bind(("0.0.0.0" if config.is_lan else "127.0.0.1", config.port))  # noqa: S104 - asked for
    except OSError as error:
        server.close()
        raise PortTaken(f"port {config.port} cannot be used: {error.strerror}") from error
    return server


def run(config: ServeConfig, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until told to stop; `ready` is called once people can come."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    # uvloop where there is one: it carries the same messages in less time.
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(_serve(config, listening, ready))


async def _serve(config: ServeConfig, listening: socket.socket, ready: Callable[[], None]) -> None:
    store = SqliteStore(config.data)
    setup = Setup(
        registry=GAMES,
        store=store,
        crew=Workers(config.bot_workers),
        reader=ProcessReader(),
        fresh=secrets.token_bytes,
        limits=config.limits,
        where=Whereabouts(public_origin=config.public_url, address=config.address),
        keep_days=config.keep_days,
    )
    app = App(setup)
    server = _Server(configured(app, config), ready, app.close_sockets)
    collecting = asyncio.create_task(collect_when_quiet())
    try:
        await server.serve(sockets=[listening])
    finally:
        collecting.cancel()


def configured(app: App, config: ServeConfig) -> uvicorn.Config:
    """Tell Uvicorn how this app is served, wherever it is."""
    limits = config.limits
    bounds = Bounds(limits, config.trusted_proxies)
    return uvicorn.Config(
        app,
        # Anything is taken that makes a protocol; only the annotation asks for a class.
        http=cast("type[asyncio.Protocol]", bounds.protocol),
        ws="websockets-sansio",
        # Compression would cost 46 kB and more for each connection.
        ws_per_message_deflate=False,
        ws_max_size=limits.frame_kb * KB,
        h11_max_incomplete_event_size=limits.header_kb * KB,
        timeout_keep_alive=limits.idle_seconds,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(config.trusted_proxies),
        forwarded_allow_ips=list(config.trusted_proxies),
        timeout_graceful_shutdown=2,
    )


class _Server(uvicorn.Server):
    """Says when it is ready, and closes every socket before it ends."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], close_sockets: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._close_sockets = close_sockets

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
        self._close_sockets()
        await asyncio.sleep(0)
        aborting = asyncio.get_running_loop().call_later(CLOSE_WITHIN, self._abort_connections)
        await super().shutdown(sockets)
        aborting.cancel()

    def _abort_connections(self) -> None:
        """Abort what is still open: a device that reads nothing would keep us waiting."""
        for connection in list(self.server_state.connections):
            connection.transport.abort()
