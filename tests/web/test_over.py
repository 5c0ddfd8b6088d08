"""The end of a game: it is counted once, the result is there, the final position stays in sight."""

from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from sushiya.core.record import read_record, verify
from sushiya.core.trust import Seen
from sushiya.games.sushi_express import RULES
from web.device import DESKTOP, PHONE, Device
from web.guests import NEVER, make_party, play_late, play_on, start
from web.scenes import GAMES, Stage
from web.screens import SCREENS
from web.variants import first_in_gate

ENDED = '"game-ended"'
COUNTED_WITHIN_MS = 6_000
"""At a fast pace; less than a connection may be quiet."""
# What the scene shows, each time it changes: its title, and the totals when it has settled.
FOLLOW = """() => {
  window.titles = [];
  new MutationObserver(() => {
    const title = document.querySelector("[data-testid=finale] h2")?.textContent;
    if (title && title !== window.titles.at(-1)) window.titles.push(title);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}"""


def box(element: Locator) -> dict[str, float]:
    found = element.bounding_box()
    assert found is not None
    return {"x": found["x"], "y": found["y"], "right": found["x"] + found["width"]} | {
        "bottom": found["y"] + found["height"]
    }


def result(device: Device) -> Locator:
    """Give the part of the page that tells who won."""
    return device.page.locator("section[aria-labelledby=over-title]")


@pytest.mark.parametrize("game", SCREENS)
def test_beside_the_game_the_result_moves_nothing(stage: Stage, game: str) -> None:
    stage.looks["size"] = DESKTOP
    running, over = (GAMES[f"{game}-{when}"](stage) for when in ("early", "over"))
    room = box(over.page.get_by_role("main"))
    assert room == box(running.page.get_by_role("main"))
    assert box(result(over))["y"] >= room["bottom"]
    winner = over.page.get_by_role("complementary").get_by_role("listitem").first
    expect(winner).to_contain_text("1")
    assert box(winner)["x"] >= room["right"]


def test_on_a_phone_the_places_are_folded_away(stage: Stage) -> None:
    device = GAMES["sushi-express-over"](stage)
    page, say = device.page, device.words.text
    assert page.viewport_size == PHONE
    places = result(device).get_by_role("listitem")
    expect(places).to_have_count(4)
    assert box(places.first)["y"] < box(page.get_by_role("main"))["bottom"]
    page.get_by_role("button", name=say("over-fold")).click()
    expect(places).to_have_count(0)
    expect(page.get_by_role("button", name=say("rematch-alone"))).to_be_visible()
    device.until_still()
    assert box(result(device))["y"] >= box(page.get_by_role("main"))["bottom"]
    page.get_by_role("button", name=say("over-unfold")).click()
    expect(places).to_have_count(4)
    result(device).get_by_role("button", name=say("scores")).click()
    expect(page.get_by_role("dialog", name=say("scores"))).to_be_visible()


def test_beside_the_game_what_the_check_proves_leaves_room_for_the_points(stage: Stage) -> None:
    stage.looks.update(size=DESKTOP, language="it")
    device = GAMES["sushi-go-over"](stage)
    page, say = device.page, device.words.text
    beside = page.get_by_role("complementary")
    beside.get_by_role("button", name=say("deal-check")).click()
    beside.get_by_text(say("deal-what")).click()
    expect(beside.get_by_text(say("deal-files"))).to_be_visible()
    device.until_still()
    assert page.evaluate("document.documentElement.scrollHeight") == DESKTOP["height"]
    points = box(beside.get_by_role("tabpanel"))
    assert points["bottom"] <= DESKTOP["height"]
    assert points["bottom"] - points["y"] > DESKTOP["height"] / 5


def ending(stage: Stage, game: str) -> Device:
    """Look on while a game comes to its end, and stop the page's clock when the end is played out.

    So nothing ends by itself while a busy machine looks at it.
    """
    party = start(make_party(stage.shop, game, players=3, level="cook"))
    assert play_late(party)
    device = stage.sit(party)
    page = device.page
    with page.expect_websocket() as opened:
        device.take_clock()
    expect(page.get_by_test_id("status")).to_have_text(device.words.text("status-mine"))
    page.evaluate(FOLLOW)
    device.stop_clock()
    with opened.value.expect_event("framereceived", lambda frame: ENDED in str(frame)):
        play_on(party, decisions=NEVER)
    page.get_by_role("button", name=device.words.text("skip")).click()
    device.pass_time_until(page.get_by_test_id("finale").is_visible)
    return device


@pytest.mark.parametrize("game", first_in_gate(*SCREENS))
def test_the_end_is_counted_before_the_places_are_shown_and_not_again(
    stage: Stage, game: str
) -> None:
    device = ending(stage, game)
    page = device.page
    scene = page.get_by_test_id("finale")
    expect(result(device)).to_have_count(0)
    expect(page.get_by_test_id("status")).to_have_text(device.words.text("status-counting"))
    page.clock.run_for(COUNTED_WITHIN_MS)
    expect(result(device)).to_be_visible()
    expect(scene).to_have_count(0)
    *counted, crowned = page.evaluate("window.titles")
    assert len(counted) >= 2
    expect(page.locator("#over-title")).to_have_text(crowned)
    page.clock.resume()
    page.reload()
    expect(result(device)).to_be_visible()
    expect(scene).to_have_count(0)


@pytest.mark.parametrize("way", first_in_gate("tap", "space", "button"))
def test_the_end_can_be_skipped(stage: Stage, way: str) -> None:
    device = ending(stage, "sushi-express")
    page = device.page
    scene = page.get_by_test_id("finale")
    if way == "tap":
        scene.click(position={"x": 20, "y": 20})
    elif way == "space":
        page.keyboard.press("Space")
    else:
        page.get_by_test_id("finale-skip").click()
    expect(scene).to_have_count(0)
    expect(result(device)).to_be_visible()


def test_the_end_is_reached_by_keyboard_and_my_row_says_you(stage: Stage) -> None:
    stage.looks["language"] = "de"
    device = ending(stage, "sushi-express")
    scene = device.page.get_by_test_id("finale")
    expect(scene.get_by_text("Du", exact=True)).to_be_visible()
    device.page.keyboard.press("Space")
    expect(result(device).get_by_text("Du", exact=True)).to_be_visible()
    expect(result(device).get_by_text("Ada")).to_have_count(0)


def saved(device: Device, button: Locator) -> bytes:
    """Press what saves a file, and give what is in it."""
    with device.page.expect_download() as download:
        button.click()
    return Path(download.value.path()).read_bytes()


@pytest.mark.parametrize("language", first_in_gate("de", "en", "fr", "it"))
def test_the_page_says_what_the_check_proves_and_gives_the_files_for_it(
    stage: Stage, language: str
) -> None:
    stage.looks["language"] = language
    device = GAMES["sushi-express-over"](stage)
    page, say = device.page, device.words.text
    places = result(device)
    places.get_by_role("button", name=say("deal-check")).click()
    expect(places.get_by_text(say("deal-fair"))).to_be_visible()
    expect(places.get_by_text(say("deal-proves"))).to_be_hidden()
    places.get_by_text(say("deal-what")).click()
    for text in ("deal-how", "deal-proves", "deal-proves-not", "deal-files"):
        expect(places.get_by_text(say(text))).to_be_visible()
    record = read_record(saved(device, page.get_by_role("button", name=say("deal-record"))))
    seen = saved(device, page.get_by_role("button", name=say("deal-seen")))
    assert verify(RULES, record, msgspec.json.decode(seen, type=Seen)) is None
