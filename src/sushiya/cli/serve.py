"""`serve`: tables for people in the browser, on this machine or on the network."""

import os
import socket
import sys
import threading
import webbrowser
from typing import Annotated, Literal
from urllib.parse import urlsplit

import segno
from cyclopts import Parameter

from sushiya.cli.usage import Data, UsageError
from sushiya.server.fleet import listen_alone, run_fleet
from sushiya.server.limits import Limits
from sushiya.server.push.policy import PushPolicy
from sushiya.server.serve import PortTaken, ServeConfig, listen, run
from sushiya.store.address import is_database
from sushiya.store.data_file import data_file

PORT = 8790
KEEP_DAYS = 400
DRAIN_SECONDS = 3.0
"""Where there are other processes to go to."""
MOST_PROCESSES = 64
BUS = ("nats://", "tls://")
_USUAL = Limits()


def serve(  # noqa: PLR0913 - every flag is an argument
    *,
    port: Annotated[int, Parameter(help="The port to listen on.")] = PORT,
    lan: Annotated[
        bool, Parameter(negative=(), help="Accept connections from the network, too.")
    ] = False,
    public_url: Annotated[
        str | None,
        Parameter(help="The public address of this server, such as https://sushi.example."),
    ] = None,
    imprint_url: Annotated[
        str | None, Parameter(help="Your own page that says who runs this server.")
    ] = None,
    privacy_url: Annotated[str | None, Parameter(help="Your own privacy policy.")] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        Parameter(
            negative=(),
            help="The address of a reverse proxy whose forwarded addresses are trusted.",
        ),
    ] = None,
    data: Data = None,
    store: Annotated[
        str | None,
        Parameter(help="Store tables in a PostgreSQL database (postgresql://...), not in a file."),
    ] = None,
    bus: Annotated[
        str | None,
        Parameter(help="The NATS server (nats://...) that connects processes of one database."),
    ] = None,
    processes: Annotated[
        int, Parameter(help="The number of processes; more than one needs --store and --bus.")
    ] = 1,
    drain_seconds: Annotated[
        float | None,
        Parameter(help="Seconds over which an ending process sends its clients to others."),
    ] = None,
    bot_workers: Annotated[int, Parameter(help="Worker processes for bots.")] = 1,
    keep_days: Annotated[
        int | Literal["forever"],
        Parameter(help="Days until finished tables are deleted, or forever."),
    ] = KEEP_DAYS,
    push: Annotated[
        bool, Parameter(help="Send push notices of slow tables to browsers that asked for them.")
    ] = True,
    push_service: Annotated[
        list[str] | None,
        Parameter(
            negative=(),
            help="The host of another push service, such as push.example.",
        ),
    ] = None,
    browser: Annotated[bool, Parameter(help="Open the page in your browser.")] = True,
    sockets_per_address: Annotated[
        int, Parameter(help="Connections from one address; a whole café shares one.")
    ] = _USUAL.sockets_per_address,
    requests_per_second: Annotated[
        float, Parameter(help="HTTP requests from one address, on average.")
    ] = _USUAL.requests_per_second,
    tables_per_minute: Annotated[
        float, Parameter(help="New tables from one address, on average.")
    ] = _USUAL.tables_per_minute,
    wrong_codes_per_minute: Annotated[
        float, Parameter(help="Mistyped codes of tables from one address, on average.")
    ] = _USUAL.wrong_codes_per_minute,
    tables_per_player: Annotated[
        int, Parameter(help="Unfinished tables that one player may sit at.")
    ] = _USUAL.tables_per_player,
) -> int:
    """Start the server: tables in the browser, which survive a restart."""
    _expect(0 < port < 1 << 16, "--port is a number from 1 to 65535")
    _expect(bot_workers > 0, "--bot-workers is at least 1")
    _expect(keep_days == "forever" or keep_days >= 0, "--keep-days is at least 0, or forever")
    _expect(
        store is None or is_database(store),
        "--store is like postgresql://user@host/database",
    )
    _expect(
        bus is None or (bus.startswith(BUS) and store is not None),
        "--bus is like nats://host:4222, and needs --store",
    )
    _expect(0 < processes <= MOST_PROCESSES, f"--processes is from 1 to {MOST_PROCESSES}")
    _expect(
        processes == 1 or bus is not None,
        "--processes needs --store postgresql://... and --bus nats://...",
    )
    _expect(processes == 1 or hasattr(os, "fork"), "--processes needs Linux or another Unix")
    _expect(drain_seconds is None or drain_seconds >= 0, "--drain-seconds is at least 0")
    _expect(port + (processes if processes > 1 else 0) < 1 << 16, "--port leaves no room")
    origin = _origin(public_url)
    address = origin or (f"http://{_lan_address()}:{port}" if lan else "")
    config = ServeConfig(
        data=data_file(data),
        database=store or "",
        bus=bus or "",
        drain_seconds=DRAIN_SECONDS * (bus is not None) if drain_seconds is None else drain_seconds,
        port=port,
        is_lan=lan,
        public_url=origin,
        address=address,
        imprint=_page("--imprint-url", imprint_url),
        privacy=_page("--privacy-url", privacy_url),
        trusted_proxies=tuple(trusted_proxy or ()),
        bot_workers=bot_workers,
        push=PushPolicy(is_on=push, more_services=tuple(map(_service, push_service or ()))),
        keep_days=None if keep_days == "forever" else keep_days,
        limits=Limits(
            sockets_per_address=sockets_per_address,
            requests_per_second=requests_per_second,
            requests_burst=max(_USUAL.requests_burst, round(requests_per_second * 5)),
            tables_per_minute=tables_per_minute,
            tables_burst=max(_USUAL.tables_burst, round(tables_per_minute)),
            wrong_codes_per_minute=wrong_codes_per_minute,
            wrong_codes_burst=max(_USUAL.wrong_codes_burst, round(wrong_codes_per_minute)),
            tables_per_player=tables_per_player,
        ),
    )
    try:
        listening = listen(config)
        own = listen_alone(config, processes) if processes > 1 else []
    except PortTaken as taken:
        raise UsageError(f"{taken}; is Sushiya running already? --port chooses another") from taken
    local = f"http://127.0.0.1:{port}"

    def ready() -> None:
        _announce(local, address)
        if browser:
            open_page(address or local)

    code = 0
    if own:
        code = run_fleet(config, listening, own, ready)
    else:
        run(config, listening, ready=ready)
    sys.stdout.write("Closed. All tables are kept.\n")
    return code


def open_page(address: str) -> None:
    """Open a page in the user's browser, where there is a screen to see it on."""
    if _has_screen():
        # Some browsers block the process that opens them.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _expect(holds: bool, sentence: str) -> None:  # noqa: FBT001
    if not holds:
        raise UsageError(sentence)


def _origin(url: str | None) -> str:
    """Return the origin of a public address; refuse an address with a path."""
    if url is None:
        return ""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/"):
        raise UsageError(f"--public-url is like https://sushi.example, without a path, not {url}")
    return f"{parts.scheme}://{parts.netloc}"


def _page(flag: str, url: str | None) -> str:
    """Check the address of a page on another site."""
    if url is None:
        return ""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise UsageError(f"{flag} is like https://sushi.example/imprint.html, not {url}")
    return url


def _service(host: str) -> str:
    """Check the host of a push service: a full domain name, without scheme, port or path."""
    name = host.lower()
    is_name = "." in name and all(part.isascii() and part for part in name.split("."))
    if not is_name or set(name) - set("abcdefghijklmnopqrstuvwxyz0123456789.-"):
        raise UsageError(f"--push-service is a host like push.example, not {host}")
    return name


def _lan_address() -> str:
    """Find the address by which others on the network reach this machine; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError as error:
            raise UsageError(
                "this machine seems to be on no network; leave out --lan, or say --public-url"
            ) from error
        return str(probe.getsockname()[0])


def _has_screen() -> bool:
    is_desktop = sys.platform in ("darwin", "win32")
    return is_desktop or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _announce(local: str, address: str) -> None:
    sys.stdout.write(f"Sushiya is open: {address or local}\n")
    if address:
        segno.make(address, error="l").terminal(compact=True)
        sys.stdout.write(f"Scan it with a phone. On this machine: {local}\n")
    else:
        sys.stdout.write("For phones and friends on the same network: --lan\n")
    sys.stdout.write("Ctrl-C closes; tables are kept.\n")
    sys.stdout.flush()
