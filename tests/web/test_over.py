"""The end of a game: the result is there, the final position stays in sight, and how to go on."""

import pytest
from playwright.sync_api import Locator, expect

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
