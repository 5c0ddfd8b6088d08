"""The first page is small, and each game's screen comes when it is needed."""

import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from sushiya.games import GAMES
from web.device import Device, open_device
from web.shop import open_shop
from web.speech import CHAPTERS, ROOT

CLIENT = ROOT / "src" / "sushiya" / "server" / "client"
FIRST_PAGE_KB = 70
ENTRY = "index.html"
AT_TABLES = ("room", "shell", "plain")
"""Words that are loaded together with the page of a table."""
LOADED = r"""() => Object.fromEntries(
  performance.getEntriesByType("resource")
    .filter(({ name }) => /\.(js|css)$/.test(name))
    .map(({ name, encodedBodySize }) => [name, encodedBodySize]))"""


@pytest.fixture(scope="module")
def manifest(built: None) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((CLIENT / ".vite" / "manifest.json").read_text())
    return found


def needed(manifest: dict[str, Any], chunk: str) -> set[str]:
    """List a chunk and all that it imports at once."""
    found, waiting = set(), [chunk]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.add(one)
            waiting += manifest[one].get("imports", [])
    return found


def files_of(manifest: dict[str, Any], chunks: set[str]) -> set[str]:
    scripts = {manifest[chunk]["file"] for chunk in chunks}
    return scripts | {style for chunk in chunks for style in manifest[chunk].get("css", [])}


def is_house_text(chunk: str, language: str) -> bool:
    """Tell whether a chunk is a catalogue that every page has, in this language."""
    is_for_some = any(f"/{folder}/" in chunk for folder in ("games", *AT_TABLES, *CHAPTERS))
    return chunk.endswith(f"/{language}.ftl?raw") and not is_for_some


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_the_first_page_is_small(manifest: dict[str, Any], language: str) -> None:
    words = {chunk for chunk in manifest if is_house_text(chunk, language)}
    assert len(words) >= 4
    chunks = needed(manifest, ENTRY).union(*(needed(manifest, chunk) for chunk in words))
    sizes = {
        file: len(gzip.compress((CLIENT / file).read_bytes(), 9))
        for file in files_of(manifest, chunks)
    }
    assert sum(sizes.values()) <= FIRST_PAGE_KB * 1000, sizes


def test_the_first_page_asks_for_no_more(
    built: None, browser: Browser, devices: list[Device], tmp_path: Path
) -> None:
    # A shop of its own: games that others began there would bring their words along.
    with open_shop(tmp_path) as shop:
        devices.append(open_device(browser, shop.address))
        devices[0].go("/")
        devices[0].page.wait_for_load_state("networkidle")
        loaded = devices[0].page.evaluate(LOADED)
        devices[0].page.close()
    assert 0 < sum(loaded.values()) <= FIRST_PAGE_KB * 1000, loaded


@pytest.mark.parametrize("page", ["about/About", "pad/Pad", "recovery/Recovery"])
def test_a_page_for_few_is_loaded_when_it_is_needed(manifest: dict[str, Any], page: str) -> None:
    assert manifest[f"src/{page}.svelte"]["isDynamicEntry"]
    assert f"src/{page}.svelte" not in needed(manifest, ENTRY)


@pytest.mark.parametrize("game", GAMES.names())
def test_a_screen_is_loaded_when_it_is_needed(manifest: dict[str, Any], game: str) -> None:
    screen = f"src/games/{game}/module.ts"
    assert manifest[screen]["isDynamicEntry"]
    assert screen not in needed(manifest, ENTRY)
    others = {one for one in GAMES.names() if one != game}
    for chunk in needed(manifest, screen):
        assert not any(f"games/{other}/" in chunk for other in others)


def test_the_manifest_names_every_file(manifest: dict[str, Any]) -> None:
    named = files_of(manifest, set(manifest))
    scripts = {f"assets/{file.name}" for file in Path(CLIENT, "assets").glob("*.js")}
    # A thread is no part of a page, and has one script with all that it needs.
    threads = {script for script in scripts if re.match(r"assets/(dealer\.)?worker-", script)}
    assert len(threads) == 3  # of the coach, of bots, and of the rules without a server
    assert scripts - threads <= named
