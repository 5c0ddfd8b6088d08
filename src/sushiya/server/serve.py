"""The server as a process: its sockets, its store, its bots, and a clean shutdown."""

import asyncio
import secrets
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

import uvicorn
from uvicorn.loops.auto import auto_loop_factory

from sushiya.core.record import Record
from sushiya.games import GAMES
from sushiya.host.archive import keep_public
from sushiya.host.bus import open_bus
from sushiya.host.exchange import Others
from sushiya.host.readers import ProcessReader
from sushiya.host.workers import Workers
from sushiya.server.app import App, Setup
from sushiya.server.bounds import Bounds
from sushiya.server.context import Whereabouts
from sushiya.server.garbage import collect_when_quiet
from sushiya.server.house_key import HouseKey, laid_out
from sushiya.server.limits import Limits
from sushiya.server.push.policy import PushPolicy
from sushiya.server.socket import KB
from sushiya.store.address import open_alone, open_shared
from sushiya.store.memory import MemoryStore
from sushiya.store.protocol import Store

SWITCH_INTERVAL = 0.0005
"""Seconds after which a thread lets another one run. With Python's default of 5 ms, the store's
thread would wait that long for each of its short steps, and every table for the store."""

PROCESS_BYTES = 8
LOCAL_RECORD = "record"
"""Used in place of a table's id for the record of `replay --web`."""
CLOSE_WITHIN = 1.0
"""Seconds in which devices may answer our close frame; then their connections are aborted."""


@dataclass(frozen=True, kw_only=True)
class ServeConfig:
    """Where and how a server runs."""

    data: Path
    """The file of the tables; the operator's key file is beside it."""
    database: str = ""
    """The address of a PostgreSQL database that is used instead of the file."""
    bus: str = ""
    """The address of a NATS server, if several processes share the database."""
    drain_seconds: float = 0.0
    """How long disconnecting all devices takes before the process ends."""
    port: int
    is_lan: bool = False
    public_url: str = ""
    address: str = ""
    """The server's address in links and codes; empty: only this machine reaches it."""
    imprint: str = ""
    privacy: str = ""
    """The operator's own pages; empty: there are none."""
    trusted_proxies: tuple[str, ...] = ()
    watched: int | None = None
    """A pipe that closes when the parent process ends, to end with it; None: there is no parent."""
    bot_workers: int = 1
    keep_days: int | None = None
    limits: Limits = field(default_factory=Limits)
    push: PushPolicy = field(default_factory=PushPolicy)


class PortTaken(Exception):
    """The port cannot be used, for example because something else listens on it."""


def listen(config: ServeConfig) -> socket.socket:
    """Bind the port on the loopback address or, with `is_lan`, on all addresses."""
    server = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    server.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        server.bind(("0.0.0.0" if config.is_lan else "127.0.0.1", config.port))  # noqa: S104 - asked for
    except OSError as error:
        server.close()
        raise PortTaken(f"port {config.port} cannot be used: {error.strerror}") from error
    return server


def run(
    config: ServeConfig,
    *listening: socket.socket,
    ready: Callable[[], None],
    house: HouseKey | None = None,
) -> None:
    """Serve until told to stop; `ready` is called once connections are accepted.

    Without `house`, an operator's key that the caller has written, it writes one itself.
    """
    sys.setswitchinterval(SWITCH_INTERVAL)
    # uvloop if it is installed: it is faster.
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(_serve(config, listening, ready, house))


async def _serve(
    config: ServeConfig,
    listening: Sequence[socket.socket],
    ready: Callable[[], None],
    house: HouseKey | None,
) -> None:
    store, others = await _open(config)
    # Only with the store open: the key of another server that has these tables must stay.
    with nullcontext(house) if house else laid_out(config.data, config.port) as house_key:
        await _serve_with(config, store, others, house_key.key, listening, ready)


def run_record(record: Record, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve one record, at the page of `LOCAL_RECORD`, until told to stop; nothing is stored."""

    async def serve() -> None:
        store = MemoryStore()
        await keep_public(store, LOCAL_RECORD, record)
        config = ServeConfig(data=Path(), port=0, push=PushPolicy(is_on=False))
        await _serve_with(config, store, None, "", [listening], ready)

    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(serve())


async def _open(config: ServeConfig) -> tuple[Store, Others | None]:
    """Open the store, alone or with other processes."""
    if not config.bus:
        return await open_alone(config.database or config.data), None
    process = secrets.token_hex(PROCESS_BYTES)
    bus = await open_bus(config.bus)
    try:
        store, keepers = await open_shared(config.database, process)
    except BaseException:
        await bus.close()
        raise
    return store, Others(process, bus, keepers)


async def _serve_with(  # noqa: PLR0913, PLR0917 - private
    config: ServeConfig,
    store: Store,
    others: Others | None,
    house_key: str,
    listening: Sequence[socket.socket],
    ready: Callable[[], None],
) -> None:
    setup = Setup(
        registry=GAMES,
        store=store,
        crew=Workers(config.bot_workers),
        reader=ProcessReader(),
        fresh=secrets.token_bytes,
        limits=config.limits,
        where=Whereabouts(
            public_origin=config.public_url,
            address=config.address,
            imprint=config.imprint,
            privacy=config.privacy,
        ),
        house_key=house_key,
        keep_days=config.keep_days,
        others=others,
        push=config.push,
    )
    app = App(setup)
    server = _Server(configured(app, config), ready, lambda: app.drain(config.drain_seconds))
    if config.watched is not None:
        asyncio.get_running_loop().add_reader(config.watched, server.end)
    collecting = asyncio.create_task(collect_when_quiet())
    try:
        await server.serve(sockets=list(listening))
    finally:
        collecting.cancel()


def configured(app: App, config: ServeConfig) -> uvicorn.Config:
    """Return the configuration with which uvicorn serves this app."""
    limits = config.limits
    bounds = Bounds(limits, config.trusted_proxies)
    return uvicorn.Config(
        app,
        # uvicorn accepts any callable that makes a protocol; only its annotation wants a class.
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
    """Calls `ready` after startup, and disconnects every device before shutdown."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], None],
        drain: Callable[[], Awaitable[None]],
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._drain = drain

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Shut down cleanly on a signal; the base class would raise the signal again at the end."""
        names = ("SIGINT", "SIGTERM", "SIGHUP")
        told = [getattr(signal, name) for name in names if hasattr(signal, name)]
        before = {one: signal.signal(one, self.handle_exit) for one in told}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)

    def end(self) -> None:
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._drain()
        await asyncio.sleep(0)
        aborting = asyncio.get_running_loop().call_later(CLOSE_WITHIN, self._abort_connections)
        await super().shutdown(sockets)
        aborting.cancel()

    def _abort_connections(self) -> None:
        """Abort connections still open: a device that reads nothing would delay the shutdown."""
        for connection in list(self.server_state.connections):
            connection.transport.abort()
