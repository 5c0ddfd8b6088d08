"""The folder that `sushiya site` writes, behind Python's own file server, under some path."""

import contextlib
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect

from ports import free_port
from sushiya.cli.app import run
from web.axe import faults_of
from web.device import DESKTOP, PHONE, Device, open_device
from web.quick_worker import WORKER, take_pauses
from web.test_box import BoxPage
from web.test_pad import PadPage, by_keyboard, count_to_result
from web.variants import first_in_gate

UNDER = "games/sushi"
FETCHED_WITHIN_MS = 180_000
"""All files come one by one."""
OPEN_WITHIN = 60
CONTROLLED = "() => navigator.serviceWorker.controller?.state === 'activated'"


@pytest.fixture(scope="module")
def root(built: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("host")
    (folder / UNDER).parent.mkdir(parents=True)
    assert run(["site", str(folder / UNDER)]) == 0
    take_pauses(folder / UNDER / WORKER)
    return folder


@contextlib.contextmanager
def file_server(folder: Path) -> Iterator[str]:
    """Serve a folder as `python -m http.server` does; gives its address."""
    port = free_port()
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1"]
    process = subprocess.Popen([*command, "--directory", str(folder)], stderr=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    transport = httpx.HTTPTransport(retries=10)
    try:
        with httpx.Client(transport=transport, timeout=OPEN_WITHIN) as client:
            client.get(f"{address}/{UNDER}/icon.svg").raise_for_status()
        yield address
    finally:
        process.terminate()
        process.wait(OPEN_WITHIN)


def open_site(browser: Browser, address: str, devices: list[Device], **looks: Any) -> Device:
    device = open_device(browser, address, keeps_pages=True, has_axe=True, **looks)
    devices.append(device)
    device.go(f"/{UNDER}/")
    return device


@pytest.mark.parametrize(("size", "language"), first_in_gate((PHONE, "de"), (DESKTOP, "en")))
def test_a_folder_at_any_host_has_the_rules_and_says_what_it_has_not(
    browser: Browser, root: Path, devices: list[Device], size: dict[str, int], language: str
) -> None:
    with file_server(root) as address:
        device = open_site(browser, address, devices, size=size, language=language)
        page = device.page
        without = page.get_by_test_id("without-tables")
        expect(without.get_by_text(device.name_of("site-works", "offline"))).to_be_visible()
        assert faults_of(page) + faults_of(page, "dark") == []
        without.get_by_role("link", name=device.words.text("learn")).first.click()
        expect(page.get_by_test_id("minute").get_by_role("listitem")).to_have_count(6)
        assert page.url == f"{address}/{UNDER}/#/learn/sushi-go"
        expect(page.locator("[id='rule-1.1']")).to_be_visible()
        assert faults_of(page) + faults_of(page, "dark") == []
        page.go_back()
        expect(without).to_be_visible()
        # A link to a table leads to the page that says that there are none.
        device.go(f"/{UNDER}/#/t/VFuXSSySst9fMIsZvVsoDA")
        expect(without).to_be_visible()
        page.get_by_role("link", name=device.words.text("about")).click()
        kept = page.get_by_text(device.name_of("kept-ready", "offline"))
        expect(kept).to_be_visible(timeout=FETCHED_WITHIN_MS)
        licences = page.get_by_role("link", name=device.name_of("licence-notices", "about"))
        answer = page.request.get(f"{address}/{UNDER}/{licences.get_attribute('href')}")
        assert answer.ok


def test_it_is_installable_and_works_when_the_host_is_gone(
    browser: Browser, root: Path, devices: list[Device]
) -> None:
    with file_server(root) as address:
        device = open_site(browser, address, devices)
        device.page.wait_for_function(CONTROLLED, timeout=FETCHED_WITHIN_MS)
        session = device.context.new_cdp_session(device.page)
        assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    device.go(f"/{UNDER}/#/learn/wasabi")
    device.page.reload()
    expect(device.page.get_by_test_id("minute").get_by_role("listitem")).to_have_count(6)
    enter_a_strip_and_follow_its_link(device)
    device.go(f"/{UNDER}/#/pad")
    count_to_result(PadPage(device), "sushi-express", by_keyboard)
    device.complaints = [one for one in device.complaints if "ERR_CONNECTION_REFUSED" not in one]


def enter_a_strip_and_follow_its_link(device: Device) -> None:
    """My box needs neither a server nor a host: the engine judges, and the link holds the book."""
    device.go(f"/{UNDER}/#/box")
    box = BoxPage(device)
    box.part("strips")
    for kind in ("maki", "maki", "tuna"):
        box.key(kind).click()
    box.expect_progress(1)
    box.part("share")
    link = box.page.get_by_test_id("link").input_value()
    box.button("box-anew").click()
    box.expect_progress(0)
    box.page.goto(link)
    box.page.reload()
    box.button("box-received-yes").click()
    box.expect_progress(1)


def test_pages_of_a_plain_host_ask_nobody_else(root: Path) -> None:
    page = (root / UNDER / "index.html").read_text("utf-8")
    assert "default-src 'none'" in page
    # Whatever the page names, it names beside itself.
    assert re.findall(r'(?:src|href)="(?!\./)', page) == []
