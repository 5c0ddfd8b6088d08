"""What the flags of `sushiya serve` do: which port is taken, which page opened, what is kept."""

import queue
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ports import free_port
from sushiya.cli import serve as command
from sushiya.cli.app import run
from sushiya.server.serve import ServeConfig, listen

Serve = Callable[..., ServeConfig]
LAN = "192.0.2.7"


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> "queue.Queue[str]":
    """Give the pages that a browser would open, on a machine with a screen."""
    pages: queue.Queue[str] = queue.Queue()
    monkeypatch.setattr(webbrowser, "open", pages.put)
    monkeypatch.setenv("DISPLAY", ":0")
    return pages


@pytest.fixture
def serve(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Serve:
    """Start a server that is ready at once and then told to stop; give where it ran."""
    configs: list[ServeConfig] = []
    monkeypatch.setattr(command, "_lan_address", lambda: LAN)

    def run_shortly(
        config: ServeConfig, listening: socket.socket, ready: Callable[[], None]
    ) -> None:
        listening.close()
        configs.append(config)
        ready()

    monkeypatch.setattr(command, "run", run_shortly)

    def served(*flags: str) -> ServeConfig:
        assert run(["serve", "--port", str(free_port()), "--data", str(tmp_path), *flags]) == 0
        return configs[-1]

    return served


@pytest.mark.parametrize(
    ("flags", "page"),
    [
        ((), "http://127.0.0.1:PORT"),
        (("--lan",), f"http://{LAN}:PORT"),
        (("--lan", "--public-url", "https://sushi.example"), "https://sushi.example"),
    ],
)
def test_the_browser_opens_the_page_that_others_reach_too(
    serve: Serve, opened: "queue.Queue[str]", flags: tuple[str, ...], page: str
) -> None:
    config = serve(*flags)
    assert opened.get(timeout=10) == page.replace("PORT", str(config.port))


def test_no_browser_opens_if_not_wanted_or_without_a_screen(
    serve: Serve,
    opened: "queue.Queue[str]",
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    no_threads = SimpleNamespace(Thread=lambda **_: pytest.fail("a browser opens"))
    monkeypatch.setattr(command, "threading", no_threads)
    serve("--no-browser")
    monkeypatch.delenv("DISPLAY")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    serve()
    assert opened.empty()


@pytest.mark.parametrize(
    ("is_lan", "address"),
    [(True, "0.0.0.0"), (False, "127.0.0.1")],  # noqa: S104 - asked for
)
def test_only_on_the_network_all_of_them_are_listened_on(
    tmp_path: Path, *, is_lan: bool, address: str
) -> None:
    with listen(ServeConfig(data=tmp_path, port=0, is_lan=is_lan)) as listening:
        assert listening.getsockname()[0] == address


@pytest.mark.parametrize(
    ("flag", "limits"),
    [
        ("--sockets-per-address", {"sockets_per_address": 1000}),
        ("--requests-per-second", {"requests_per_second": 1000, "requests_burst": 5000}),
        ("--tables-per-minute", {"tables_per_minute": 1000, "tables_burst": 1000}),
        ("--wrong-codes-per-minute", {"wrong_codes_per_minute": 1000, "wrong_codes_burst": 1000}),
        ("--tables-per-player", {"tables_per_player": 1000}),
    ],
)
def test_limits_can_be_raised(serve: Serve, flag: str, limits: dict[str, Any]) -> None:
    usual = vars(serve("--no-browser").limits)
    assert vars(serve("--no-browser", flag, "1000").limits) == usual | limits
