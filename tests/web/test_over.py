"""The end of a game: the result is there, the final position stays in sight, and how to go on."""

from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from sushiya.core.record import read_record, verify
from sushiya.core.trust import Seen
from sushiya.games.sushi_express import RULES
from web.device import DESKTOP, PHONE, Device
from web.scenes import GAMES, Stage


def box(element: Locator) -> dict[str, float]:
    found = element.bounding_box()
    assert found is not None
    return {"x": found["x"], "y": found["y"], "right": found["x"] + found["width"]} | {
        "bottom": found["y"] + found["height"]
    }


def result(device: Device) -> Locator:
    """Give the part of the page that tells who won."""
    return device.page.locator("section[aria-labelledby=over-title]")


@pytest.mark.parametrize("game", ["sushi-go", "wasabi", "sushi-express"])
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
    assert page.evaluate("document.documentElement.scrollHeight") == DESKTOP["height"]
    points = box(beside.get_by_role("tabpanel"))
    assert points["bottom"] <= DESKTOP["height"]
    assert points["bottom"] - points["y"] > DESKTOP["height"] / 5


def saved(device: Device, button: Locator) -> bytes:
    """Press what saves a file, and give what is in it."""
    with device.page.expect_download() as download:
        button.click()
    return Path(download.value.path()).read_bytes()


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
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
    record = read_record(saved(device, page.get_by_role("link", name=say("deal-record"))))
    seen = saved(device, page.get_by_role("button", name=say("deal-seen")))
    assert verify(RULES, record, msgspec.json.decode(seen, type=Seen)) is None
