"""The same cards in the browser: shared, sent on, played by a friend on a phone, compared."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from web.axe import faults_of
from web.device import PHONE, Device
from web.guests import Party, finish, make_party, party_of
from web.shop import Shop
from web.speech import words
from web.variants import first_in_gate


def say(device: Device, message: str, **args: Any) -> str:
    return words(device.language, "same").text(message, **args)


def button(device: Device, message: str, **args: Any) -> Locator:
    return device.page.get_by_role("button", name=say(device, message, **args), exact=True)


@pytest.mark.parametrize("game", first_in_gate("sushi-go", "wasabi", "sushi-express"))
def test_a_friend_plays_the_same_cards_and_both_compare(
    shop: Shop, sit: Callable[..., Device], visit: Callable[..., Device], game: str
) -> None:
    """One at a desktop shares them by keyboard; the other comes on a phone, days later or now."""
    party: Party = make_party(shop, game, players=3, people=1)
    ada = sit(party, has_axe=True)
    share = ada.page.get_by_test_id("share-cards")
    share.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_text(say(ada, "room-same-on"))).to_be_visible()
    folded = ada.page.locator("summary", has_text=say(ada, "room-same-link"))
    expect(folded).to_be_focused()
    assert faults_of(ada.page) == []
    finish(party.guests[0], 1, begins=True)

    ada.page.get_by_test_id("share-cards").filter(visible=True).click()
    ada.page.wait_for_url("**/same/*")
    expect(ada.page.get_by_text(say(ada, "same-nobody"))).to_be_visible()
    assert faults_of(ada.page) == []
    path = ada.page.url.removeprefix(ada.origin)

    ben = visit(path, size=PHONE, language="de", has_axe=True)
    expect(ben.page.get_by_text(say(ben, "same-later"))).to_be_visible()
    expect(
        ben.page.get_by_role("listitem").filter(has_text=say(ben, "same-state-over"))
    ).to_have_count(1)
    expect(button(ben, "same-replay")).to_have_count(0)
    assert faults_of(ben.page) == []
    ben.page.get_by_test_id("same-play").tap()
    ben.page.wait_for_url("**/t/*")
    finish(party_of(shop, game, ben).guests[0], 2)

    ben.page.get_by_test_id("share-cards").filter(visible=True).tap()
    ben.page.wait_for_url("**/same/*")
    # What both came to is told first, then where they parted and how it went on.
    compared = ben.page.get_by_role("region", name=say(ben, "compare-title"))
    totals = [table["totals"][0] for table in party.guests[0].site.call(f"/api{path}")["tables"]]
    for points in totals:
        expect(compared.get_by_text(say(ben, "compare-points", points=points))).not_to_have_count(0)
    expect(ben.page.get_by_test_id("parting")).to_be_visible()
    expect(ben.page.get_by_role("figure")).to_be_visible()
    assert faults_of(ben.page) == []
    ben.page.get_by_role("link", name=say(ben, "compare-see")).first.tap()
    ben.page.wait_for_url("**/g/*step=*")
    expect(ben.page.get_by_role("main")).to_be_visible()


def test_cards_that_are_not_there_lead_home(visit: Callable[..., Device]) -> None:
    device = visit("/same/0123456789abcdefghijkl", size=PHONE, language="de", has_axe=True)
    home = device.page.get_by_role("button", name=device.words.text("to-home"))
    expect(home).to_be_visible()
    device.forgive("404")
    assert faults_of(device.page) == []
    home.click()
    expect(device.page.get_by_test_id("play-sushi-go")).to_be_visible()
