"""The real server as a child process, with the built pages, as a browser meets it."""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ports import free_port
from web.known_shop import OTHER_PAGES

PLENTY = "100000"
NO_PUSH = "push.invalid"
OPEN_WITHIN = 60.0
KNOWN_SHOP = Path(__file__).with_name("known_shop.py")
LAN_NAME = "shop.test"
"""The shop by another name than this machine's own, which no browser takes for secure."""


@dataclass(frozen=True)
class Shop:
    port: int
    process: int

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def put_clock_forward(self) -> None:
        """Let two minutes pass at once."""
        os.kill(self.process, signal.SIGUSR1)


@contextlib.contextmanager
def open_shop(data: Path, *, port: int | None = None, pages: Path | None = None) -> Iterator[Shop]:
    """Serve until the block ends; the limits are out of the way of a test's haste."""
    port = port or free_port()
    limits = ("--requests-per-second", "--tables-per-minute", "--tables-per-player")
    arguments = [
        *(str(KNOWN_SHOP), "serve", "--no-browser", "--bot-workers", "1"),
        *("--port", str(port), "--data", str(data)),
        # Where tests let notices go: no name of this kind leads anywhere.
        *("--push-service", NO_PUSH),
        *(word for limit in limits for word in (limit, PLENTY)),
    ]
    process = subprocess.Popen(
        [sys.executable, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, **({OTHER_PAGES: str(pages)} if pages else {})},
    )
    try:
        _wait_until_open(process)
        yield Shop(port, process.pid)
    finally:
        process.terminate()
        process.communicate(timeout=OPEN_WITHIN)


def _wait_until_open(process: subprocess.Popen[str]) -> None:
    said = "" if process.stdout is None else process.stdout.readline()
    if not said.startswith("Sushiya is open"):
        raise ChildProcessError(said + process.communicate(timeout=OPEN_WITHIN)[0])
