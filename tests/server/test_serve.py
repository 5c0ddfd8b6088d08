"""`sushiya serve` as a person starts it: what it says, and how it ends."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.helpers import key_of, person
from sushiya.cli.app import run
from sushiya.cli.serve import _lan_address
from sushiya.cli.usage import UsageError
from sushiya.server.client import Site

Start = Callable[..., "Server"]


class Server:
    """A server in a process of its own."""

    def __init__(self, port: int, data: Path, *arguments: str) -> None:
        # Serving is what Sushiya does unless told otherwise.
        command = [sys.executable, "-m", "sushiya", "--no-browser", "--port", str(port)]
        self.process = subprocess.Popen(
            [*command, "--data", str(data), *arguments],
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
                break
        return self.said

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

    def started(*arguments: object, data: Path) -> Server:
        port, *more = arguments
        servers.append(Server(int(str(port)), data, *map(str, more)))
        return servers[-1]

    yield started
    for server in servers:
        if server.process.poll() is None:
            server.process.kill()
        server.process.communicate()


@pytest.fixture
def port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_it_says_its_address_keeps_its_tables_and_ends_at_once(
    start: Start, port: int, tmp_path: Path
) -> None:
    server = start(port, data=tmp_path)
    assert f"Sushiya is open: http://127.0.0.1:{port}\n" in server.opened()
    site = Site(f"http://127.0.0.1:{port}", key_of(0))
    given = site.call("/api/tables", {"game": "wasabi", **person(0)})
    maps = Path(f"/proc/{server.process.pid}/maps")
    if maps.exists():
        assert "apsw" in maps.read_text()
        assert not re.search(r"numba|llvmlite", maps.read_text())
    code, said, seconds = server.stop()
    assert (code, said) == (0, "Closed. All tables are kept.\n")
    assert seconds < 2
    again = start(port, data=tmp_path)
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
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        other = probe.getsockname()[1]
    code, said = start(other, data=tmp_path).refused()
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
    assert server.stop()[0] == 0


def test_a_public_address_is_said_as_it_was_given(start: Start, port: int, tmp_path: Path) -> None:
    server = start(port, "--public-url", "https://sushi.example/", data=tmp_path)
    assert "Sushiya is open: https://sushi.example\n" in server.opened()
    assert server.stop()[0] == 0


@pytest.mark.parametrize(
    "wrong",
    [
        ("--public-url", "sushi.example"),
        ("--public-url", "https://sushi.example/path"),
        ("--public-url", "ftp://sushi.example"),
        ("--bot-workers", "0"),
        ("--keep-days", "-1"),
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
