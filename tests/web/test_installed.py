"""Pages that stay on the device: installable, and at work without network and server."""

import random
import re
import shutil
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from sushiya.cli.site import revision
from sushiya.server.pages import CLIENT
from web.axe import faults_of
from web.device import PHONE, Device, open_device
from web.guests import make_party, start
from web.plain import PlainTable
from web.quick_worker import without_pauses
from web.shop import Shop, open_shop
from web.test_box import BoxPage
from web.test_pad import GAMES_TO_COUNT, PadPage, by_keyboard, count_to_result
from web.variants import first_in_gate

MOST_BYTES = 3_000_000
NEWER = "index-newer000.js"
WAITING = "async () => (await navigator.serviceWorker.getRegistration())?.waiting != null"
IS_LOADED = "(name) => document.querySelector('script[type=module]')?.src.endsWith(name)"
IS_DROPPED = "async (name) => !(await caches.match(`/assets/${name}`))"
IS_SETTLED = """async () => {
  const found = await navigator.serviceWorker.getRegistration();
  return !found.installing && !found.waiting && found.active.state === "activated";
}"""
# Asked again and again: a worker that fails to install never becomes ready, and says so to nobody.
IS_ACTIVE = """async () =>
  (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'"""
KEPT = """async () => {
  const found = {};
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const body = await (await cache.match(request)).arrayBuffer();
      found[new URL(request.url).pathname] = body.byteLength;
    }
  }
  return found;
}"""


@pytest.fixture(scope="module")
def pages(built: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return without_pauses(tmp_path_factory.mktemp("quick") / "pages")


@pytest.fixture(scope="module")
def shop(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shop]:
    with open_shop(tmp_path_factory.mktemp("tables"), pages=pages) as one:
        yield one


@pytest.fixture(params=first_in_gate("de", "en"))
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def visit_twice(browser: Browser, shop: Shop, devices: list[Device], **looks: Any) -> Device:
    """Come once and let the pages be kept, then come again."""
    device = open_device(browser, shop.address, keeps_pages=True, **looks)
    devices.append(device)
    device.go("/")
    device.wait_until(IS_ACTIVE)
    device.go("/")
    expect(device.page.get_by_test_id("play-sushi-go")).to_be_visible()
    return device


def is_gone(device: Device) -> None:
    """Take as part of what was asked for that a stopped server does not answer."""
    device.complaints = [one for one in device.complaints if "ERR_CONNECTION_REFUSED" not in one]


def test_chromium_would_install_it(browser: Browser, shop: Shop, devices: list[Device]) -> None:
    device = visit_twice(browser, shop, devices)
    browser_side = device.context.new_cdp_session(device.page)
    found = browser_side.send("Page.getInstallabilityErrors")
    assert found["installabilityErrors"] == []
    manifest = browser_side.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].endswith("/manifest.webmanifest")


def test_all_that_is_kept_is_small_and_nothing_of_tables(
    browser: Browser, shop: Shop, devices: list[Device]
) -> None:
    party = start(make_party(shop, "sushi-go"))
    device = visit_twice(browser, shop, devices, kept=party.guests[0].kept)
    device.go(party.path)
    expect(device.page.get_by_test_id("status")).to_have_text(device.words.text("status-mine"))
    kept = device.page.evaluate(KEPT)
    assert "/index.html" in kept
    assert 100_000 < sum(kept.values()) <= MOST_BYTES
    assert [path for path in kept if path.startswith("/api")] == []
    # Fonts for old browsers are left out, and the pack for games alone, which is fetched by choice.
    built = {f"/assets/{file.name}" for file in (CLIENT / "assets").iterdir()}
    left_out = {
        one for one in built if re.search(r"\.(woff|bin)$|/(dealer\.worker|python)-.*\.js$", one)
    }
    assert left_out.isdisjoint(kept)
    assert built - left_out <= set(kept)


def test_without_server_and_network_rules_pad_and_box_open(
    pages: Path, browser: Browser, devices: list[Device], tmp_path: Path, language: str
) -> None:
    with open_shop(tmp_path, pages=pages) as shop:
        device = visit_twice(browser, shop, devices, language=language, has_axe=True)
    # The server is stopped, and so is the network.
    device.cut(is_offline=True)
    device.go("/")
    page = device.page
    without = page.get_by_test_id("without-tables")
    expect(without).to_be_visible()
    expect(page.get_by_role("alert").first).to_have_text(device.words.text("unreachable"))
    assert faults_of(page) + faults_of(page, "dark") == []
    without.get_by_role("link", name=device.words.text("learn")).nth(1).click()
    expect(page.get_by_test_id("minute").get_by_role("listitem")).to_have_count(6)
    expect(page.locator("[id='rule-1.1']")).to_be_visible()
    # A fresh load of an address deep in the shop finds the same pages.
    device.go("/learn/sushi-express")
    expect(page.get_by_test_id("minute").get_by_role("listitem")).to_have_count(6)
    for game in GAMES_TO_COUNT:
        device.go("/pad")
        count_to_result(PadPage(device), game, by_keyboard)
    device.go("/box")
    box = BoxPage(device)
    box.part("strips")
    for kind in ("maki", "tuna"):
        box.key(kind).click()
    box.expect_progress(1)
    device.go("/about")
    expect(page.get_by_text(device.name_of("kept-ready", "offline"))).to_be_visible()
    is_gone(device)


class _Proxy(BaseHTTPRequestHandler):
    """Stands where a server was, and says that it is gone."""

    def do_GET(self) -> None:
        self.send_error(502)

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


def test_a_proxy_that_finds_no_server_is_as_good_as_no_network(
    pages: Path, browser: Browser, devices: list[Device], tmp_path: Path
) -> None:
    with open_shop(tmp_path, pages=pages) as shop:
        device = visit_twice(browser, shop, devices)
    with ThreadingHTTPServer(("127.0.0.1", shop.port), _Proxy) as proxy:
        threading.Thread(target=proxy.serve_forever, daemon=True).start()
        device.go("/learn/wasabi")
        expect(device.page.get_by_test_id("minute").get_by_role("listitem")).to_have_count(6)
        device.page.close()
        proxy.shutdown()
    device.forgive("502")


def test_a_plain_address_says_why_nothing_is_kept(browser: Browser, shop: Shop, visit: Any) -> None:
    device = visit("/about", host="shop.test")
    expect(device.page.get_by_text(device.name_of("kept-insecure", "offline"))).to_be_visible()


def newer(pages: Path, folder: Path) -> Path:
    """Make another version of the pages: its entry has another name."""
    made = folder / "newer"
    shutil.copytree(pages, made)
    (entry,) = (path for path in (made / "assets").glob("index-*.js"))
    page = made / "index.html"
    before = revision(page.read_bytes())
    for path in (page, made / "worker.js", *(made / "assets").glob("*.js")):
        text = path.read_text("utf-8").replace(entry.name, NEWER)
        path.write_text(text, "utf-8")
    entry.rename(entry.with_name(NEWER))
    worker = made / "worker.js"
    after = revision(page.read_bytes())
    worker.write_bytes(worker.read_bytes().replace(before, after))
    return made


def is_newer(device: Device) -> bool:
    return NEWER in str(device.page.locator("script[type=module]").get_attribute("src"))


def test_a_new_version_waits_until_the_game_is_left(
    pages: Path, browser: Browser, devices: list[Device], tmp_path: Path
) -> None:
    later = newer(pages, tmp_path)
    plain = {"plain": True}
    with open_shop(tmp_path / "data", pages=pages) as shop:
        party = start(make_party(shop, "sushi-go"))
        kept = party.guests[0].kept
        device = visit_twice(browser, shop, devices, kept=kept, settings=plain, size=PHONE)
        device.go(party.path)
        table = PlainTable(device)
        assert len(list(islice(table.play(random.Random(1)), 2))) == 2
    page, told = device.page, device.page.get_by_test_id("new-version")
    with open_shop(tmp_path / "data", port=shop.port, pages=later):
        # The page comes back by itself, and finds that there is something new.
        device.wait_until(WAITING)
        assert len(list(islice(table.play(random.Random(2)), 3))) == 3
        expect(told).to_have_count(0)
        assert not is_newer(device)
        page.get_by_role("button", name=device.words.text("to-home")).first.click()
        expect(told).to_be_visible()
        assert not is_newer(device)
        told.get_by_role("button").first.click()
        page.wait_for_function(IS_LOADED, arg=NEWER)
        expect(page.get_by_test_id("play-sushi-go")).to_be_visible()
        device.wait_until(IS_SETTLED)
        expect(told).to_have_count(0)
        assert f"/assets/{NEWER}" in page.evaluate(KEPT)
    # The server is replaced by the version before: whoever comes gets its pages, nothing is asked.
    with open_shop(tmp_path / "data", port=shop.port, pages=pages):
        device.go("/")
        expect(page.get_by_test_id("play-sushi-go")).to_be_visible()
        assert not is_newer(device)
        device.go(party.path)
        assert len(list(islice(table.play(random.Random(3)), 2))) == 2
        device.wait_until(IS_DROPPED, NEWER)
        expect(told).to_have_count(0)
        device.page.close()
    is_gone(device)
