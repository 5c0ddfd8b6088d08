"""The documentation site in a browser, from a plain file server: its search, and what axe finds."""

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser

from docs.site import build_site
from web.axe import AXE

PAGES = ("index", "authors", "reference", "protocol")
FAULTS = """axe.run({ exclude: [".md-code__nav"] }).then((found) =>
  found.violations.map((one) => `${one.id}: ${one.nodes[0].html}`))"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None: ...


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = build_site(tmp_path_factory.mktemp("site"))
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.mark.long
@pytest.mark.parametrize("look", ["light", "dark"])
def test_everybody_can_read_it_and_it_asks_nobody_else(
    browser: Browser, address: str, look: Literal["light", "dark"]
) -> None:
    context = browser.new_context(viewport={"width": 360, "height": 740}, color_scheme=look)
    page, asked = context.new_page(), []
    page.on("request", lambda request: asked.append(request.url))
    for name in PAGES:
        page.goto(f"{address}/{name}.html")
        page.evaluate(AXE.read_text("utf-8"))
        assert page.evaluate(FAULTS) == []
        assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert [url for url in asked if not url.startswith(address)] == []
    context.close()


@pytest.mark.long
def test_its_search_finds_a_name_of_the_reference(browser: Browser, address: str) -> None:
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.goto(f"{address}/index.html")
    page.get_by_placeholder("Search").fill("analyse")
    page.locator(".md-search-result__item", has_text="analyse").first.wait_for(timeout=30_000)
    page.close()
