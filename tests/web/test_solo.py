"""Alone on the device: whole games without any network, from the folder that any host can serve."""

import gzip
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from sushiya.cli.app import run
from sushiya.server.pages import CLIENT
from web.axe import faults_of
from web.device import DESKTOP, PHONE, Device
from web.quick_worker import WORKER, take_pauses
from web.test_site import UNDER, file_server, open_site
from web.variants import first_in_gate

MOST_PACKED = 8_000_000
KEPT_WITHIN_MS = STARTED_WITHIN_MS = PLAYED_WITHIN_MS = 180_000
"""Each takes some seconds, unless four browsers share two cores."""
LEVELS = {"sushi-go": "master", "wasabi": "chef", "sushi-express": "cook"}
"""With whom each is played, so that all kinds of bots are met."""
TITLES = {"sushi-go": "Sushi Go!", "wasabi": "Wasabi!", "sushi-express": "Sushi Express"}
STEP = 3
"""Games are played on from there."""
# Whoever plays takes the first thing that is offered, and skips what could be watched.
PLAY = """(skip) => setInterval(() => {
  document.querySelector("[data-part~=choices] button:not(:disabled)")?.click();
  [...document.querySelectorAll("footer button")].find((one) => one.innerText === skip)?.click();
}, 15)"""
NO_ROOM = """() => {
  Cache.prototype.put = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
}"""


@pytest.fixture(scope="module")
def address(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("host")
    (folder / UNDER).parent.mkdir(parents=True)
    assert run(["site", str(folder / UNDER)]) == 0
    take_pauses(folder / UNDER / WORKER)
    with file_server(folder) as served:
        yield served


def packed_files() -> tuple[list[Path], list[Path]]:
    """List the parts of the pack, which are packed already, and its scripts."""
    assets = CLIENT / "assets"
    scripts = [*assets.glob("dealer.worker-*.js"), *assets.glob("python-*.js")]
    return [*assets.glob("*.bin")], scripts


def packed_size() -> int:
    parts, scripts = packed_files()
    packed = sum(len(gzip.compress(path.read_bytes(), 9)) for path in scripts)
    return packed + sum(path.stat().st_size for path in parts)


def test_the_pack_is_small_and_no_part_of_what_everybody_keeps(built: None) -> None:
    parts, scripts = packed_files()
    assert (len(parts), len(scripts)) == (4, 2)
    assert packed_size() < MOST_PACKED
    kept = (CLIENT / "worker.js").read_text("utf-8")
    assert not any(path.name in kept for path in (*parts, *scripts))
    assert not [
        path.name for path in (CLIENT / "assets").glob("*.wasm") if path.stat().st_size > 1_000_000
    ]


def open_solo(device: Device, address: str, game: str = "") -> Page:
    device.page.goto(f"{address}/{UNDER}/#/solo/{game}".rstrip("/"))
    expect(device.page.get_by_test_id("pack")).to_be_visible()
    return device.page


def text(device: Device, message: str) -> str:
    return device.name_of(message, "solo")


def deal(device: Device, address: str, game: str, level: str) -> None:
    page = open_solo(device, address, game)
    page.get_by_role("radio", name=re.compile(device.words.text(f"level-{level}"))).check()
    page.get_by_test_id("deal").click()
    expect(page.get_by_test_id("status")).to_be_visible(timeout=STARTED_WITHIN_MS)


@pytest.mark.parametrize("games", first_in_gate(["sushi-go"], ["wasabi", "sushi-express"]))
def test_whole_games_are_played_without_a_network_and_their_records_are_true(
    browser: Browser, address: str, devices: list[Device], tmp_path: Path, games: list[str]
) -> None:
    device = open_site(browser, address, devices, size=PHONE, settings={"plain": True})
    page = open_solo(device, address)
    expect(page.get_by_test_id("deal")).to_be_disabled()
    page.get_by_test_id("pack").get_by_role("button").click()
    expect(page.get_by_text(text(device, "pack-kept"))).to_be_visible(timeout=KEPT_WITHIN_MS)
    device.cut(is_offline=True)
    page.reload()
    choices = page.get_by_role("region", name=device.words.text("plain-choices"))
    for game in games:
        deal(device, address, game, LEVELS[game])
        if game == "sushi-go":
            come_back(device, address)
        expect(choices).to_be_visible()
        playing = page.evaluate(PLAY, device.words.text("skip"))
        again = page.get_by_role("button", name=device.words.text("rematch-alone"))
        expect(again).to_be_visible(timeout=PLAYED_WITHIN_MS)
        page.evaluate("clearInterval", playing)
    for game in games:
        play_on(device, address, game, is_to_end=game == games[0])
    forget_pack(device, address)
    expect_pack_is_fetched_first(device, address, games[0])
    page.goto(f"{address}/{UNDER}/#/solo")
    page.get_by_role("link", name=device.words.text("my-games-link")).click()
    practice = device.name_of("games-practice", "replay", step=STEP)
    expect(page.locator("li.brought", has_text=practice)).to_have_count(1)
    with page.expect_download() as saving:
        page.get_by_role("button", name=device.name_of("games-export", "replay")).click()
    records = json.loads(saving.value.path().read_text("utf-8"))
    assert sorted(record["game"] for record in records) == sorted(games), "practice is left out"
    page.locator("li.brought a").first.click()
    expect(page.get_by_role("slider")).to_be_visible()
    for record in records:
        file = tmp_path / f"{record['game']}.json"
        file.write_text(json.dumps(record), "utf-8")
        assert run(["verify", str(file)]) == 0
        whom = {sitting["who"] for sitting in record["sittings"]}
        assert whom == {"person", f"bot {LEVELS[record['game']]}"}


def ask_to_play_on(device: Device, address: str, game: str) -> Locator:
    """Open the sheet at a step of a game that is over."""
    page = device.page
    page.goto(f"{address}/{UNDER}/#/games")
    page.locator("li.brought a", has_text=TITLES[game]).last.click()
    expect(page.get_by_role("slider")).to_be_visible()
    for _ in range(STEP):
        page.keyboard.press("ArrowRight")
    page.get_by_role("button", name=device.name_of("replay-coach", "replay")).click()
    page.get_by_role("button", name=device.name_of("replay-play-on", "replay")).click()
    return page.get_by_test_id("play-on")


def expect_pack_is_fetched_first(device: Device, address: str, game: str) -> None:
    """What is needed is said beside the one button; where it does not come, that is said, too."""
    sheet = ask_to_play_on(device, address, game)
    said = device.name_of("play-on-get", "solo", size="x").partition("x")[0]
    expect(sheet.get_by_text(said)).to_be_visible()
    device.page.get_by_role("button", name=text(device, "play-on-start"), exact=True).click()
    expect(sheet.get_by_role("alert")).to_have_text(text(device, "solo-no-network"))


def play_on(device: Device, address: str, game: str, *, is_to_end: bool) -> None:
    """Go on from a step of a game that is over, in the same seat against the same bots."""
    page = device.page
    sheet = ask_to_play_on(device, address, game)
    expect(
        sheet.get_by_role("radio", name=device.name_of("play-on-as-it-was", "solo"))
    ).to_be_checked()
    assert faults_of(page) == []
    page.get_by_role("button", name=text(device, "play-on-start"), exact=True).click()
    expect(page.get_by_test_id("status")).to_be_visible(timeout=STARTED_WITHIN_MS)
    expect(page.locator("header .practice")).to_be_visible()
    if not is_to_end:
        return
    playing = page.evaluate(PLAY, device.words.text("skip"))
    again = page.get_by_role("button", name=device.words.text("rematch-alone"))
    expect(again).to_be_visible(timeout=PLAYED_WITHIN_MS)
    page.evaluate("clearInterval", playing)


def forget_pack(device: Device, address: str) -> None:
    """Whoever wants the room back gets it; games that were played stay."""
    page = open_solo(device, address)
    page.get_by_test_id("pack").get_by_role("button").click()
    expect(page.get_by_test_id("deal")).to_be_disabled()
    assert page.evaluate("caches.has('sushiya-pack')") is False


def come_back(device: Device, address: str) -> None:
    """Choose once, close the page in mid-game, and find the game where it was."""
    page = device.page
    offered = page.locator("[data-part~=choices] button").first
    offered.click()
    log = page.get_by_role("button", name=device.words.text("log"))
    expect(page.get_by_test_id("polite")).not_to_be_empty()
    device.until_still()
    before = page.locator("[data-part~=choices]").inner_text()
    expect_only_here(device)
    open_solo(device, address)
    page.reload()
    page.get_by_role("link", name=re.compile("Sushi Go!")).click()
    expect(log).to_be_visible(timeout=STARTED_WITHIN_MS)
    expect(page.locator("[data-part~=choices]")).to_have_text(re.compile(r"\w"))
    assert page.locator("[data-part~=choices]").inner_text() == before


def expect_only_here(device: Device) -> None:
    """Another page of the browser is told that the game is open here."""
    other = device.context.new_page()
    other.goto(device.page.url)
    expect(other.get_by_text(text(device, "solo-elsewhere"))).to_be_visible()
    other.close()


def test_what_stands_in_the_way_is_told(
    browser: Browser, address: str, devices: list[Device]
) -> None:
    device = open_site(browser, address, devices, size=PHONE, language="de")
    page = open_solo(device, address)
    page.get_by_text(text(device, "solo-rules"), exact=True).click()
    assert faults_of(page) + faults_of(page, "dark") == []
    get = page.get_by_test_id("pack").get_by_role("button")
    device.cut(is_offline=True)
    get.click()
    expect(page.get_by_text(text(device, "solo-no-network"))).to_be_visible()
    device.cut(is_offline=False)
    page.evaluate(NO_ROOM)
    get.click()
    expect(page.get_by_text(text(device, "solo-full"))).to_be_visible()
    page.goto(f"{address}/{UNDER}/#/solo/solo-0123")
    expect(page.get_by_text(text(device, "solo-gone"))).to_be_visible()
    device.context.add_init_script("delete window.DecompressionStream")
    page.reload()
    page.goto(f"{address}/{UNDER}/#/solo")
    expect(page.get_by_text(text(device, "solo-old-browser"))).to_be_visible()


def test_a_server_offers_it_too(visit: Callable[..., Device]) -> None:
    device = visit("/", size=DESKTOP, has_axe=True)
    page = device.page
    page.get_by_role("link", name=re.compile(device.words.text("solo-link"))).click()
    expect(page).to_have_url(re.compile("/solo$"))
    # Tests' devices keep no pages, so it comes with every visit.
    expect(page.get_by_test_id("pack")).to_contain_text("6.")
    expect(page.get_by_test_id("deal")).to_be_enabled()
    assert faults_of(page) == []
