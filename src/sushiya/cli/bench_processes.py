"""The two processes of a measurement: the server as it is served, and its guests."""

import os
import random
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import msgspec

from sushiya.cli.bench_guests import Order, Report
from sushiya.core.value import encode

UNLIMITED = "1000000"
LONGEST_START = 60.0
LOOK_EVERY = 0.005
PORTS = range(15_000, 30_000)
"""Below the ephemeral ports, which systems give to outgoing connections."""
_TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Server:
    port: int
    process: "subprocess.Popen[bytes]"
    started_in: float
    """Seconds from the start of the process to its first answer."""

    def memory(self) -> int:
        """Return the memory that the process has now, in bytes, without its bots' workers."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        (line,) = [one for one in status.splitlines() if one.startswith("VmRSS")]
        return int(line.split()[1]) * 1024

    def used(self) -> float:
        """Return the seconds of processor time that it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS


def stolen() -> float:
    """Return the steal time: seconds that this virtual machine waited while others ran."""
    return int(Path("/proc/stat").read_text().split(maxsplit=9)[8]) / _TICKS


@contextmanager
def serving(folder: Path, *more: str) -> Iterator[Server]:
    """Serve the tables of this folder, with all limits lifted that a busy address would meet."""
    port = _free_port()
    flags = {
        "--port": str(port),
        "--data": str(folder),
        "--sockets-per-address": UNLIMITED,
        "--requests-per-second": UNLIMITED,
        "--tables-per-minute": UNLIMITED,
        "--tables-per-player": UNLIMITED,
    }
    words = [word for flag in flags.items() for word in flag]
    began = time.perf_counter()
    process = subprocess.Popen(  # noqa: S603 - our own command line
        [sys.executable, "-m", "sushiya", "serve", "--no-browser", *words, *more],
        stdout=subprocess.DEVNULL,
    )
    try:
        _wait_for(port, process)
        yield Server(port, process, time.perf_counter() - began)
    finally:
        process.terminate()
        process.wait()


def _free_port() -> int:
    """Return a port that is free; several processes use the next ones, too."""
    while True:
        port = random.choice(PORTS)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


def _wait_for(port: int, process: "subprocess.Popen[bytes]") -> None:
    end = time.monotonic() + LONGEST_START
    while time.monotonic() < end and process.poll() is None:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health", timeout=10):
                return
        except urllib.error.URLError:
            time.sleep(LOOK_EVERY)
    raise TimeoutError("the server did not start")


class Guests:
    """The process of all guests; it does one order after the other."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self._process = process

    def do(self, order: Order) -> Report:
        if self._process.stdin is None or self._process.stdout is None:
            raise TypeError("the guests cannot be spoken to")
        self._process.stdin.write(encode(order) + b"\n")
        self._process.stdin.flush()
        return msgspec.json.decode(self._process.stdout.readline(), type=Report)


@contextmanager
def inviting() -> Iterator[Guests]:
    process = subprocess.Popen(
        [sys.executable, "-m", "sushiya.cli.bench_guests"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    with process:
        try:
            yield Guests(process)
        finally:
            process.kill()
