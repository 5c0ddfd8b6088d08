"""A browser, a shop with the built pages, and devices that must not complain."""

import runpy
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from web.browser import find_browser
from web.device import Device, open_device
from web.guests import Guest, Party
from web.layout.stage import Playhouse, open_playhouse
from web.scenes import Stage
from web.shop import LAN_NAME, Shop, open_shop

ROOT = Path(__file__).parents[2]
# The machine may be busy; what is not there by then does not come.
PATIENCE_MS = 30_000
expect.set_options(timeout=PATIENCE_MS)


def pytest_collection_modifyitems(items: list[Any]) -> None:
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=find_browser(),
            args=["--no-sandbox", f"--host-resolver-rules=MAP {LAN_NAME} 127.0.0.1"],
        )
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def built() -> None:
    """Make sure that what is served was built from what is there."""
    script = ROOT / "scripts" / "build_client.py"
    if runpy.run_path(str(script))["is_stale"]():
        pytest.fail("the pages have changed since they were built: run scripts/build_client.py")


@pytest.fixture(scope="session")
def shop(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shop]:
    with open_shop(tmp_path_factory.mktemp("tables")) as open_one:
        yield open_one


@pytest.fixture(scope="session")
def playhouse(built: None) -> Iterator[Playhouse]:
    """Serve stored views without a shop."""
    with open_playhouse() as house:
        yield house


@pytest.fixture
def devices() -> Iterator[list[Device]]:
    """Close every device that a test opened; one that complained fails the test."""
    opened: list[Device] = []
    yield opened
    for device in opened:
        device.context.close()
    assert [complaint for device in opened for complaint in device.complaints] == []


@pytest.fixture
def visit(browser: Browser, shop: Shop, devices: list[Device]) -> Callable[..., Device]:
    """Open a page of the shop: visit(path, language="de", size=PHONE, ...)."""

    def open_page(path: str, *, host: str = "127.0.0.1", **looks: Any) -> Device:
        device = open_device(browser, f"http://{host}:{shop.port}", **looks)
        devices.append(device)
        device.go(path)
        return device

    return open_page


@pytest.fixture
def sit(browser: Browser, shop: Shop, devices: list[Device]) -> Callable[..., Device]:
    """Open a table as one of its people, the host at first: sit(party, language="de", ...)."""

    def open_table(
        party: Party, guest: Guest | None = None, *, host: str = "127.0.0.1", **looks: Any
    ) -> Device:
        one = guest or party.guests[0]
        device = open_device(browser, f"http://{host}:{shop.port}", kept=one.kept, **looks)
        devices.append(device)
        device.go(party.path)
        return device

    return open_table


@pytest.fixture
def stage(browser: Browser, shop: Shop, devices: list[Device]) -> Stage:
    return Stage(browser, shop, opened=devices)
