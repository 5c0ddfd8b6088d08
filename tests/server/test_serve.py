"""`sushiya serve` as a person starts it: what it says, and how it ends."""

import asyncio
import contextlib
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from websockets.sync.client import connect

from host.helpers import key_of
from ports import free_port
from server.helpers import person
from services import postgres
from sushiya.cli.app import run
from sushiya.cli.serve import _lan_address
from sushiya.cli.usage import UsageError
from sushiya.server.client import Site
from sushiya.server.socket import GOING_AWAY
from sushiya.store.data_file import data_file
from sushiya.store.protocol import Append, Summary
from sushiya.store.sqlite import SqliteStore

Start = Callable[..., "Server"]


class Server:
    """A server in a process of its own."""

    def __init__(self, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "COLUMNS": "100"},
        )
        self.said = ""

    def opened(self) -> str:
        """Wait until it is open, and give what it said."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said += line
            if line.startswith("Ctrl-C"):
                return self.said
        raise AssertionError(f"it has ended: {self.refused()}")

    def stop(self) -> tuple[int, str, float]:
        began = time.monotonic()
        self.process.send_signal(signal.SIGINT)
        out, err = self.process.communicate(timeout=30)
        return self.process.returncode, out + err, time.monotonic() - began

    def refused(self) -> tuple[int, str]:
        out, err = self.process.communicate(timeout=30)
        return self.process.returncode, out + err


@pytest.fixture
def start() -> Iterator[Start]:
    servers: list[Server] = []

    def started(port: int, *flags: str, data: Path | None = None, code: str = "") -> Server:
        # Serving is what Sushiya does unless told otherwise.
        kept = () if data is None else ("--data", str(data))
        usual = ("-m", "sushiya", "--no-browser", "--port", str(port), *kept, *flags)
        servers.append(Server(*(("-c", code, str(data_file(data)), str(port)) if code else usual)))
        return servers[-1]

    yield started
    for server in servers:
        if server.process.poll() is None:
            server.process.kill()
        server.process.communicate()


@pytest.fixture
def port() -> int:
    return free_port()


def test_it_says_its_address_keeps_its_tables_and_ends_at_once(
    start: Start, port: int, tmp_path: Path
) -> None:
    server = start(port, data=tmp_path)
    assert f"Sushiya is open: http://127.0.0.1:{port}\n" in server.opened()
    site = Site(f"http://127.0.0.1:{port}", key_of(0))
    assert site.call("/api/shop") == {"address": "", "imprint": "", "privacy": ""}
    given = site.call("/api/tables", {"game": "wasabi", **person(0)})
    maps = Path(f"/proc/{server.process.pid}/maps")
    if maps.exists():
        assert "apsw" in maps.read_text()
        assert not re.search(r"engine/built|numpy", maps.read_text())
    code, said, seconds = server.stop()
    assert (code, said) == (0, "Closed. All tables are kept.\n")
    assert seconds < 2
    again = start(port, data=tmp_path)
    again.opened()
    look = site.call(f"/api/tables/{given['table']}", token=given["token"])
    assert look["yours"] == [0]
    assert again.stop()[0] == 0


def test_tables_can_be_kept_in_postgresql(start: Start, port: int) -> None:
    """The same server on a database: a table outlives it, and a second server is refused."""
    with postgres() as database:
        url = database.create()
        server = start(port, "--store", url)
        server.opened()
        site = Site(f"http://127.0.0.1:{port}", key_of(0))
        given = site.call("/api/tables", {"game": "wasabi", **person(0)})
        code, said = start(free_port(), "--store", url).refused()
        assert code == 2
        assert said.startswith("sushiya: another Sushiya runs on postgresql://")
        assert server.stop()[0] == 0
        again = start(port, "--store", url)
        again.opened()
        look = site.call(f"/api/tables/{given['table']}", token=given["token"])
        assert look["yours"] == [0]
        assert again.stop()[0] == 0


def test_a_taken_port_is_said_in_one_sentence(start: Start, port: int, tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", port))
        other.listen()
        code, said = start(port, data=tmp_path).refused()
    assert code == 2
    assert said.startswith(f"sushiya: port {port} cannot be used")
    assert said.count("\n") == 1


def test_a_second_server_on_the_same_tables_is_refused(
    start: Start, port: int, tmp_path: Path
) -> None:
    start(port, data=tmp_path).opened()
    code, said = start(free_port(), data=tmp_path).refused()
    assert code == 2
    assert "Traceback" not in said
    assert said.startswith("sushiya: ")
    assert said.count("\n") == 1


def test_on_the_network_its_code_and_links_never_lead_to_loopback(
    start: Start, port: int, tmp_path: Path
) -> None:
    try:
        _lan_address()
    except UsageError as no_network:
        pytest.skip(f"--lan needs a network: {no_network}")
    server = start(port, "--lan", data=tmp_path)
    said = server.opened()
    first, *drawn = said.splitlines()
    assert re.fullmatch(rf"Sushiya is open: http://(?!127\.)[0-9.]+:{port}", first)
    assert sum("█" in line for line in drawn) > 10
    address = first.removeprefix("Sushiya is open: ")
    for reached in (address, f"http://127.0.0.1:{port}"):
        assert Site(reached).call("/api/shop")["address"] == address
    assert server.stop()[0] == 0


def test_a_public_address_is_said_as_it_was_given(start: Start, port: int, tmp_path: Path) -> None:
    server = start(port, "--public-url", "https://sushi.example/", data=tmp_path)
    assert "Sushiya is open: https://sushi.example\n" in server.opened()
    shop = Site(f"http://127.0.0.1:{port}").call("/api/shop")
    assert shop["address"] == "https://sushi.example"
    assert server.stop()[0] == 0


@pytest.mark.parametrize(
    "wrong",
    [
        ("--public-url", "sushi.example"),
        ("--public-url", "https://sushi.example/path"),
        ("--public-url", "ftp://sushi.example"),
        ("--bot-workers", "0"),
        ("--keep-days", "-1"),
        ("--keep-days", "soon"),
        ("--port", "0"),
    ],
)
def test_a_wrong_flag_is_said_in_one_sentence(
    wrong: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["serve", "--no-browser", "--data", str(tmp_path), *wrong]) == 2
    said = capsys.readouterr().err
    assert wrong[0] in said
    assert said.count("\n") == 1


def test_finished_tables_are_forgotten_after_so_many_days(
    start: Start, port: int, tmp_path: Path
) -> None:
    now, day = time.time(), 24 * 3600
    asyncio.run(_keep_finished(data_file(tmp_path), {"new": now - day, "old": now - 3 * day}))
    server = start(port, "--keep-days", "2", data=tmp_path)
    server.opened()
    with contextlib.closing(sqlite3.connect(data_file(tmp_path))) as file:
        until = time.monotonic() + 20
        while (kept := file.execute("SELECT id FROM tables").fetchall()) != [("new",)]:
            assert time.monotonic() < until, kept
            time.sleep(0.1)
    assert server.stop()[0] == 0


async def _keep_finished(file: Path, tables: dict[str, float]) -> None:
    """Write tables that were over at these times."""
    store = SqliteStore(file)
    summary = Summary(code="", listed=False, phase="over", deadline=None, players=(), card=b"{}")
    for table, at in tables.items():
        await store.append(Append(table=table, expected=0, bodies=(b"{}",), at=at, summary=summary))
    await store.close()


def test_it_ends_at_once_though_somebody_is_connected(
    start: Start, port: int, tmp_path: Path
) -> None:
    server = start(port, data=tmp_path)
    server.opened()
    site = Site(f"http://127.0.0.1:{port}", key_of(0))
    given = site.call("/api/tables", {"game": "sushi-go", **person(0)})
    with connect(site.socket_of(given["table"])) as device:
        device.send(json.dumps({"type": "hello", "tokens": [given["token"]]}))
        assert json.loads(device.recv(timeout=10))["type"] == "table"
        code, said, seconds = server.stop()
        for _ in device:  # Until it is closed.
            pass
    assert (code, said) == (0, "Closed. All tables are kept.\n")
    assert seconds < 2
    assert device.close_code == GOING_AWAY


TIGHT = """
import socket, sys
from pathlib import Path
from sushiya.server.limits import Limits
from sushiya.server.serve import ServeConfig, listen, run

limits = Limits(messages_burst=10**6, refused_in_a_row=10**6, frames_burst=10**6)
config = ServeConfig(data=Path(sys.argv[1]), port=int(sys.argv[2]), limits=limits)
listening = listen(config)
listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
run(config, listening, ready=lambda: print("Ctrl-C", flush=True))
"""
"""A server whose sockets hold little for a reader who does not read."""
STUCK = 60_000
"""Bytes of answers that fit into no buffer of these, and are too few to be dropped for."""


def test_it_ends_at_once_though_somebody_reads_nothing(
    start: Start, port: int, tmp_path: Path
) -> None:
    server = start(port, data=tmp_path, code=TIGHT)
    server.opened()
    site = Site(f"http://127.0.0.1:{port}", key_of(0))
    given = site.call("/api/tables", {"game": "sushi-go", **person(0)})
    with _connect_narrowly(port, f"/api/tables/{given['table']}/socket") as device:
        device.sendall(_frame(json.dumps({"type": "hello", "tokens": [given["token"]]})))
        question = _frame('{"type":"ask","id":"1","seat":0,"command":"x"}')
        answer = '{"type":"refused","id":"1","refusal":{"code":"not-running","rule":"","args":{}}}'
        questions = STUCK // len(answer)
        device.sendall(question * questions)
        _wait_until_heard(site, questions + 1)
        code, said, seconds = server.stop()
    assert (code, said) == (0, "")
    assert seconds < 2


def _wait_until_heard(site: Site, messages: int) -> None:
    until = time.monotonic() + 20
    wanted = f"sushiya_messages_total {float(messages)}"
    while time.monotonic() < until:
        with urllib.request.urlopen(f"{site.address}/api/metrics") as figures:  # noqa: S310 - ours
            if wanted in figures.read().decode():
                return
        time.sleep(0.1)
    raise AssertionError("not all messages were heard")


def _connect_narrowly(port: int, path: str) -> socket.socket:
    """Open a WebSocket by hand, with a small buffer for what comes."""
    device = socket.socket()
    device.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    device.connect(("127.0.0.1", port))
    device.sendall(
        f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nconnection: upgrade\r\n"
        "upgrade: websocket\r\nsec-websocket-version: 13\r\n"
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert b" 101 " in device.recv(1024)
    return device


def _frame(text: str) -> bytes:
    """Put a short text into a frame, with a mask of zeros."""
    content = text.encode()
    assert len(content) < 126
    return b"\x81" + bytes([0x80 | len(content)]) + bytes(4) + content


def test_whoever_runs_it_keeps_its_tables(
    start: Start, port: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pages = ("--imprint-url", "https://sushi.example/i", "--privacy-url", "https://sushi.example/p")
    server = start(port, *pages, data=tmp_path)
    server.opened()
    site = Site(f"http://127.0.0.1:{port}")
    shop = site.call("/api/shop")
    assert (shop["imprint"], shop["privacy"]) == (pages[1], pages[3])
    given = site.call("/api/tables", {"game": "wasabi", **person(0)})
    key = tmp_path / "house.json"
    assert key.stat().st_mode & 0o077 == 0
    data = ("--data", str(tmp_path))
    assert run(["tables", "list", "--json", *data]) == 0
    (listed,) = json.loads(capsys.readouterr().out)
    assert listed["id"] == given["table"]
    assert run(["tables", "rename", given["code"], "0", "Guest", *data]) == 0
    assert run(["tables", "list", *data]) == 0
    assert "0 Guest" in capsys.readouterr().out
    assert run(["tables", "close", given["code"].lower(), *data]) == 0
    assert run(["tables", "close", given["code"], *data]) == 2
    assert "there is no table" in capsys.readouterr().err
    server.stop()
    # Without a server there is nobody to ask, and its key is gone.
    assert not key.exists()
    assert run(["tables", "list", *data]) == 2
    assert "no server is running" in capsys.readouterr().err
