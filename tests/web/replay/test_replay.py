"""A recorded game in a real browser: every step is drawn, and its end is the record's result."""

import re
from collections.abc import Callable, Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from web.axe import faults_of
from web.device import DESKTOP, PHONE, Device, open_device
from web.layout.stage import Playhouse, open_playhouse
from web.quick_worker import without_pauses
from web.replay.documents import NAMES, document, golden
from web.variants import first_in_gate

GAMES = ("sushi_go/v1-three-rounds", "wasabi/v1-full-board", "sushi_express/v1-three")
# Each step waits until it is drawn. What goes wrong meanwhile is a complaint of the device.
WALK = """async ([from, to, by]) => {
  const slider = document.querySelector("input[type=range]");
  for (let step = from; step <= to; step += by) {
    slider.value = step;
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    if (slider.valueAsNumber !== step) throw new Error(`step ${step} was not shown`);
    if (!document.querySelector("main > :not(h2)")) throw new Error(`step ${step} is empty`);
  }
}"""

SPEEDS = ("calm", "normal", "fast")
CONTROLLED = "() => navigator.serviceWorker.controller?.state === 'activated'"


@pytest.fixture(scope="module")
def quick_house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Playhouse]:
    """Serve pages whose worker fetches all of them at once."""
    with open_playhouse(without_pauses(tmp_path_factory.mktemp("quick") / "pages")) as house:
        yield house


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


@pytest.mark.parametrize("name", first_in_gate(*GAMES))
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


HELD: dict[str, Callable[[Any, int], int]] = {
    "sushi_go": lambda view, seat: len(view["hands"][seat]["cards"]),
    "wasabi": lambda view, seat: (
        len(view["hands"][seat])
        + sum(
            len(view["options"]["recipe-book"]["recipes"][strip][1])
            for strip in view["recipes"][seat]["strips"]
        )
    ),
    "sushi_express": lambda view, seat: len(view["hands"][seat]["cards"]),
}
"""How many pieces a seat holds behind its screen, by what it sees itself."""


@pytest.mark.parametrize("name", first_in_gate(*GAMES))
def test_all_open_shows_what_everybody_holds_and_a_watcher_sees_none(
    browser: Browser, playhouse: Playhouse, devices: list[Device], name: str
) -> None:
    device = look_again(browser, playhouse, name, "?step=15&seat=open")
    devices.append(device)
    page = device.page
    steps = steps_of(playhouse, name)
    hands = page.get_by_role("region", name=device.name_of("replay-hands", "replay"))
    people = range(golden(name).options["players"])
    expect(hands.get_by_role("listitem")).to_have_count(len(people))
    count = HELD[name.partition("/")[0]]
    shown = [one.get_by_role("img").count() for one in hands.get_by_role("listitem").all()]
    assert shown == [count(seen_by(steps, 15, seat), seat) for seat in people]
    page.get_by_role("combobox").select_option("watcher")
    expect(hands).to_have_count(0)


def steps_of(house: Playhouse, name: str) -> list[Any]:
    steps: list[Any] = house.views[name.replace("/", "-")]["steps"]["steps"]
    return steps


def seen_by(steps: list[Any], last: int, seat: int) -> dict[str, Any]:
    """Put together what a seat saw at a step, from what had changed until then."""
    view: dict[str, Any] = {}
    own: dict[str, Any] = {}
    for step in steps[: last + 1]:
        view |= step["open"]["fields"]
        own |= step["own"].get(str(seat), {"fields": {}})["fields"]
    return view | own


@pytest.mark.parametrize("name", first_in_gate(*reversed(GAMES)))
def test_it_plays_by_itself_to_the_end(
    browser: Browser, playhouse: Playhouse, devices: list[Device], name: str
) -> None:
    last = len(golden(name).decisions)
    device = look_again(browser, playhouse, name, f"?step={last - 2}&seat=0")
    devices.append(device)
    say = device.name_of("replay-play", "replay")
    device.page.get_by_role("button", name=say, exact=True).click()
    expect_at(device.page, last)
    expect(device.page.get_by_role("button", name=say, exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("name", "size"),
    [
        (GAMES[1], DESKTOP),
        *first_in_gate(
            (GAMES[0], PHONE),
            (GAMES[0], DESKTOP),
            (GAMES[1], PHONE),
            (GAMES[2], DESKTOP),
            (GAMES[2], PHONE),
        ),
    ],
)
def test_a_line_of_the_log_and_the_graph_lead_to_a_step(
    browser: Browser,
    playhouse: Playhouse,
    devices: list[Device],
    name: str,
    size: dict[str, int],
) -> None:
    """Beside the table on a desktop, in sheets over it on a phone."""
    device = look_again(browser, playhouse, name, size=size, has_axe=True)
    devices.append(device)
    page, last = device.page, len(golden(name).decisions)
    is_phone = size == PHONE
    where = page.get_by_role("dialog") if is_phone else page.get_by_role("tabpanel")

    def open_part(phone: str, desktop: str) -> None:
        role: Literal["button", "tab"] = "button" if is_phone else "tab"
        page.get_by_role(role, name=phone if is_phone else desktop, exact=True).click()
        if is_phone:
            assert faults_of(page) == []

    log, scores = device.name_of("log"), device.name_of("scores")
    open_part(log, log)
    line = where.locator(".log button").nth(20)
    line.click()
    expect(line).to_have_attribute("aria-current", "step")
    lines = [one for step in steps_of(playhouse, name) for one in step["lines"]]
    assert at(page) in {one["number"] for one in lines}
    assert at(page) > 0
    if is_phone:
        page.keyboard.press("Escape")
        expect(where).to_have_count(0)
    open_part(scores, device.name_of("replay-graph", "replay"))
    graph = where.get_by_role("figure")
    # One line for each who played, drawn twice: its colour, and ink below.
    expect(graph.locator("g polyline")).to_have_count(2 * golden(name).options["players"])
    picture = graph.get_by_role("img", name=device.name_of("replay-graph", "replay"))
    picture.scroll_into_view_if_needed()
    box = picture.bounding_box()
    assert box is not None
    picture.click(position={"x": box["width"] - 1, "y": box["height"] / 2})
    expect_at(page, last)
    result = golden(name).result
    assert result is not None
    told = sorted(map(int, graph.locator("li .number").all_inner_texts()))
    assert told == sorted(result.totals[: golden(name).options["players"]])


@pytest.mark.parametrize("size", first_in_gate(PHONE, DESKTOP))
def test_the_pace_is_changed_and_kept(
    browser: Browser, playhouse: Playhouse, devices: list[Device], size: dict[str, int]
) -> None:
    device = look_again(browser, playhouse, GAMES[0], size=size)
    devices.append(device)
    page = device.page
    pace = page.get_by_title(device.name_of("speed"))
    speeds: list[str] = []
    while len(speeds) < len(SPEEDS):
        speeds.append(str(device.keeps("settings")["speed"]))
        expect(pace).to_have_text(device.name_of(f"speed-{speeds[-1]}"))
        pace.click()
    assert sorted(speeds) == sorted(SPEEDS)
    expect(pace).to_have_text(device.name_of(f"speed-{speeds[0]}"))
    pace.click()
    page.reload()
    expect(pace).to_have_text(device.name_of(f"speed-{speeds[1]}"))


@pytest.mark.parametrize("size", first_in_gate(PHONE, DESKTOP), ids=["phone", "desktop"])
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


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_all_open_leaves_the_whole_mat_in_sight(
    browser: Browser, playhouse: Playhouse, devices: list[Device], size: dict[str, int]
) -> None:
    name = "wasabi/v1-full-board-four"
    device = look_again(browser, playhouse, name, "?step=40&seat=open", size=size)
    devices.append(device)
    device.until_still()
    mat = device.page.get_by_role("grid").bounding_box()
    controls = device.page.locator("footer").bounding_box()
    assert mat is not None
    assert controls is not None
    assert mat["y"] + mat["height"] <= controls["y"]


@pytest.mark.parametrize("name", first_in_gate(*GAMES))
def test_it_is_kept_for_when_there_is_no_network(
    browser: Browser, quick_house: Playhouse, devices: list[Device], name: str
) -> None:
    device = look_again(browser, quick_house, name, keeps_pages=True)
    devices.append(device)
    page = device.page
    device.wait_until(CONTROLLED)
    device.cut(is_offline=True)
    page.reload()
    expect(slider(page)).to_be_visible()
    page.keyboard.press("End")
    expect_at(page, len(golden(name).decisions))
    expect_result(page, name)


def test_what_the_server_no_longer_knows_is_kept_here(
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
