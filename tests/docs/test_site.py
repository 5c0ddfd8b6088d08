"""The documentation site is built without a warning, holds the whole door, and asks nobody else."""

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

import sushiya
from docs.site import build_site

ROOT = Path(__file__).parents[2]
LOADED = {("script", "src"), ("img", "src"), ("link", "href"), ("source", "src"), ("iframe", "src")}
"""What a browser fetches by itself; a link waits for a click."""
FETCHED_BY_STYLES = re.compile(r"(?:url\(|@import)\s*[\"']?(?:https?:)?//")


class Addresses(HTMLParser):
    """Collects the ids of a page, what it loads, and where it leads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.loaded: list[str] = []
        self.links: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        for name, value in attributes:
            if name == "id" and value:
                self.ids.add(value)
            elif (tag, name) in LOADED and value:
                self.loaded.append(value)
            elif (tag, name) == ("a", "href") and value:
                self.links.append(value)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_site(tmp_path_factory.mktemp("site"))


def test_the_site_is_whole_and_asks_nobody_else(site: Path) -> None:
    pages = {page: Addresses(page.read_text("utf-8")) for page in site.rglob("*.html")}
    assert len(pages) > 30
    for page, found in pages.items():
        if page.name != "404.html":  # it is shown for any address, so it alone has full ones
            for address in (*found.loaded, *found.links):
                _check_address(page, address, pages)
        assert [one for one in found.loaded if urlsplit(one).netloc] == [], page
    for style in site.rglob("*.css"):
        assert not FETCHED_BY_STYLES.search(style.read_text("utf-8")), style
    told = pages[site / "reference.html"].ids
    door = {f"sushiya.{name}" for name in sushiya.__all__} - {"sushiya.__version__"}
    environments = {"gymnasium.SeatEnv", "gymnasium.SeatVectorEnv", "pettingzoo.aec_env"}
    faces = {f"sushiya.authors.{name}" for name in (*environments, "rows.Buffers", "openspiel")}
    assert (door | faces | {"sushiya.batch.play_many", "sushiya.Game.view"}) - told == set()
    listed = pages[site / "decisions" / "index.html"].links
    decisions = {page.name for page in (site / "decisions").glob("0*.html")}
    assert decisions - set(listed) == set()


def _check_address(page: Path, address: str, pages: dict[Path, Addresses]) -> None:
    parts = urlsplit(address)
    if parts.scheme or parts.netloc:
        return
    assert not parts.path.startswith("/"), f"{page}: {address} works from one place only"
    target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
    if target.is_dir():
        target /= "index.html"
    assert target.exists(), f"{page}: {address}"
    if parts.fragment and target in pages and not parts.fragment.startswith("__"):
        assert unquote(parts.fragment) in pages[target].ids, f"{page}: {address}"


def test_a_page_that_leads_nowhere_is_a_warning_and_fails(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("# Here\n\n[there](there.md)\n")
    settings = (ROOT / "mkdocs.yml").read_text("utf-8")
    checks = settings[settings.index("validation:") :]
    (tmp_path / "mkdocs.yml").write_text(f"site_name: x\nplugins: []\n{checks}")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 1
    assert "there.md" in done.stderr
