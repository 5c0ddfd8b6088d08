"""A recorded game in a real browser: every step is drawn, and its end is the record's result."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from web.axe import faults_of
from web.device import DESKTOP, PHONE, Device, open_device
from web.layout.stage import Playhouse
from web.replay.documents import NAMES, document, golden

GAMES = ("sushi_go/v1-three-rounds", "wasabi/v1-full-board", "sushi_express/v1-three")
# Each step waits until it is drawn. What goes wrong meanwhile is a complaint of the device.
WALK = """async ([from, to, by]) => {
  const slider = document.querySelector("input[type=range]");
  for (let step = from; step <= to; step += by) {
    slider.value = step;
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    if (slider.valueAsNumber !== step) throw new Error(`step ${step} was not shown`);
    if (!document.querySelector("main > :not(ul)")) throw new Error(`step ${step} is empty`);
  }
}"""


def look_again(
    browser: Browser, house: Playhouse, name: str, search: str = "", **looks: object
) -> Device:
    table = name.replace("/", "-")
    if table not in house.views:
        house.views[table] = document(golden(name), table)
    device = open_device(browser, house.address, **looks)  # type: ignore[arg-type]
    device.go(f"/g/{table}{search}")
    expect(slider(device.page)).to_be_visible()
    return device


def slider(page: Page) -> Locator:
    return page.get_by_role("slider")


def at(page: Page) -> int:
    return int(slider(page).input_value())


def expect_at(page: Page, step: int) -> None:
    expect(slider(page)).to_have_value(str(step))


def expect_result(page: Page, name: str) -> None:
    """The result that is shown is the record's."""
    result = golden(name).result
    assert result is not None
    people = [rank for rank in result.ranks if rank is not None]
    totals = [
        total
        for rank, total in sorted(zip(result.ranks, result.totals, strict=True), key=str)
        if rank is not None
    ]
    shown = page.locator("aside ol .total").all_inner_texts()
    assert sorted(map(int, shown)) == sorted(totals)
    assert len(shown) == len(people)


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_record_is_drawn_and_ends_in_its_result(
    browser: Browser, playhouse: Playhouse, devices: list[Device], name: str
) -> None:
    device = look_again(browser, playhouse, name, "?seat=1")
    devices.append(device)
    last = len(golden(name).decisions)
    device.page.evaluate(WALK, [0, last, 11])
    device.page.keyboard.press("End")
    expect_at(device.page, last)
    expect_result(device.page, name)


@pytest.mark.long
@pytest.mark.parametrize("eyes", ["0", "watcher", "open"])
@pytest.mark.parametrize("name", NAMES)
def test_every_step_of_every_golden_record_is_drawn(
    browser: Browser, playhouse: Playhouse, devices: list[Device], name: str, eyes: str
) -> None:
    device = look_again(browser, playhouse, name, f"?seat={eyes}")
    devices.append(device)
    last = len(golden(name).decisions)
    device.page.evaluate(WALK, [0, last, 1])
    device.page.evaluate(WALK, [last, 0, -1])
    device.page.keyboard.press("End")
    expect_at(device.page, last)
    expect_result(device.page, name)


@pytest.mark.parametrize("name", GAMES)
def test_keys_go_by_step_and_round(
    browser: Browser, playhouse: Playhouse, devices: list[Device], name: str
) -> None:
    device = look_again(browser, playhouse, name, "?step=5")
    devices.append(device)
    page = device.page
    last = len(golden(name).decisions)
    expect_at(page, 5)
    page.keyboard.press("ArrowRight")
    expect_at(page, 6)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect_at(page, 4)
    page.keyboard.press("End")
    expect_at(page, last)
    page.keyboard.press("PageUp")
    begun = at(page)
    assert 0 < begun < last
    page.keyboard.press("PageDown")
    assert at(page) > begun
    page.keyboard.press("Home")
    expect_at(page, 0)


def test_a_link_to_a_step_opens_it_in_a_fresh_browser(
    browser: Browser, playhouse: Playhouse, devices: list[Device]
) -> None:
    device = look_again(browser, playhouse, GAMES[0], "?step=9&seat=2")
    devices.append(device)
    device.page.keyboard.press("ArrowRight")
    device.page.wait_for_url(re.compile(r"step=10&seat=2$"))
    fresh = look_again(browser, playhouse, GAMES[0], "?" + device.page.url.split("?")[1])
    devices.append(fresh)
    expect_at(fresh.page, 10)
    for page in (device.page, fresh.page):
        expect(page.get_by_role("combobox")).to_have_value("2")
    # Seat 2 sees its hand, a watcher none.
    expect(fresh.page.locator("[data-part~=hand] button").first).to_be_visible()
    fresh.page.get_by_role("combobox").select_option("watcher")
    expect(fresh.page.locator("[data-part~=hand]")).to_have_count(0)
    fresh.page.get_by_role("combobox").select_option("open")
    expect(fresh.page.locator("main > ul li")).to_have_count(4)
    pieces = fresh.page.locator("main > ul [role=img]")
    assert pieces.count() > 4


@pytest.mark.parametrize("name", GAMES)
def test_it_plays_by_itself_to_the_end(
    browser: Browser, playhouse: Playhouse, devices: list[Device], name: str
) -> None:
    last = len(golden(name).decisions)
    device = look_again(browser, playhouse, name, f"?step={last - 2}&seat=0")
    devices.append(device)
    device.page.get_by_role("button", name=device.name_of("replay-play", "replay")).click()
    expect_at(device.page, last)
    again = device.page.get_by_role("button", name=device.name_of("replay-play", "replay"))
    expect(again).to_be_visible()


def test_a_line_of_the_log_goes_to_its_step(
    browser: Browser, playhouse: Playhouse, devices: list[Device]
) -> None:
    device = look_again(browser, playhouse, GAMES[1])
    devices.append(device)
    page = device.page
    page.get_by_role("tab", name=device.name_of("log")).click()
    line = page.locator("aside .log button").nth(40)
    line.click()
    assert at(page) > 10
    expect(line).to_have_attribute("aria-current", "step")
    page.get_by_role("tab", name=device.name_of("replay-graph", "replay")).click()
    expect(page.locator("figure polyline").first).to_be_attached()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("name", GAMES)
def test_axe_finds_nothing(
    browser: Browser,
    playhouse: Playhouse,
    devices: list[Device],
    name: str,
    size: dict[str, int],
) -> None:
    device = look_again(browser, playhouse, name, "?step=15&seat=open", size=size, has_axe=True)
    devices.append(device)
    faults = [fault for look in ("light", "dark") for fault in faults_of(device.page, look)]
    assert faults == []
    assert device.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_it_is_kept_for_when_there_is_no_network(
    browser: Browser, playhouse: Playhouse, devices: list[Device]
) -> None:
    name = GAMES[0]
    device = look_again(browser, playhouse, name)
    devices.append(device)
    page = device.page
    kept = playhouse.views.pop(name.replace("/", "-"))
    try:
        # The page is there, the server no longer knows the game: this device does.
        page.reload()
        expect(slider(page)).to_be_visible()
        page.keyboard.press("End")
        expect_at(page, len(golden(name).decisions))
    finally:
        playhouse.views[name.replace("/", "-")] = kept
    device.forgive("404")
