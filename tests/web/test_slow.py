"""Slow tables in a browser: set up on a phone, found again on home, with notices and a badge."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from web.axe import faults_of
from web.device import DESKTOP, PHONE, Device
from web.fake_push import fake_push
from web.guests import make_party, settings_with, start
from web.shop import Shop
from web.speech import words

DAY = 24 * 3600


def calls(device: Device) -> Any:
    return device.page.evaluate("window.calls")


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_slow_table_is_set_up_on_a_phone(
    language: str, shop: Shop, sit: Callable[..., Device]
) -> None:
    party = make_party(shop, "wasabi", players=3, people=2, free=1)
    device = sit(party, size=PHONE, language=language, has_axe=True)
    page, say = device.page, device.words.text
    pace = page.get_by_test_id("pace")
    # Ben has not opened the page: where all sit together that matters, at a slow table it does not.
    expect(page.get_by_text(say("place-away"))).to_be_visible()
    pace.get_by_text(say("pace-short", unit="hours", count=24)).click()
    expect(pace.get_by_text(say("pace-hint"))).to_be_visible()
    expect(page.get_by_text(say("place-away"))).to_have_count(0)
    expect(
        page.get_by_role("listitem").get_by_text(say("pace", unit="hours", count=24))
    ).to_be_visible()
    page.locator("summary").filter(has_text=say("settings")).click()
    expect(page.get_by_text(say("setting-bank"))).to_have_count(0)
    assert faults_of(page) == []
    pace.get_by_text(say("pace-now")).click()
    expect(page.get_by_text(say("setting-bank"), exact=True)).to_be_visible()


def test_home_says_how_long_is_left_and_the_device_can_be_told(
    shop: Shop, sit: Callable[..., Device]
) -> None:
    party = make_party(shop, "sushi-go", players=2, people=2, settings=settings_with(clock=DAY))
    start(party)
    device = sit(party, size=PHONE, has_axe=True)
    page, say = device.page, device.words.text
    text = words("en", "notices").text
    fake_push(device)
    device.go(party.path)
    left = say("clock-span-left", unit="hours", count=23)
    expect(page.get_by_title(left)).to_be_visible()
    expect(page.get_by_role("timer")).to_have_count(0)
    device.wait_until("() => window.calls.badge.at(-1) === 1")
    device.go("/")
    turn = say("slip-your-turn-left", unit="hours", count=23)
    expect(page.get_by_text(turn)).to_be_visible()
    expect(page).to_have_title("(1) Sushiya")
    device.wait_until("() => window.calls.badge.at(-1) === 1")
    notices = page.get_by_test_id("notices")
    notices.get_by_role("button", name=text("notices-turn-on")).click()
    assert calls(device)["asked"] == 0  # First it is explained.
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text(text("notices-way"))).to_be_visible()
    assert faults_of(page) == []
    sheet.get_by_test_id("notices-yes").click()
    expect(notices.get_by_text(text("notices-on"))).to_be_visible()
    assert calls(device)["wish"] == {"userVisibleOnly": True, "key": 65}
    site = party.guests[0].site
    assert site.call("/api/push")["devices"] == 1
    notices.get_by_role("button", name=text("notices-turn-off")).click()
    expect(notices.get_by_role("button", name=text("notices-turn-on"))).to_be_visible()
    assert site.call("/api/push")["devices"] == 0
    device.go("/about")
    heading = page.get_by_role("heading", name=device.name_of("about-notices", "about"))
    expect(heading).to_be_visible()


def test_on_a_desktop_nobody_is_missed_at_a_slow_table(
    shop: Shop, sit: Callable[..., Device]
) -> None:
    party = make_party(shop, "sushi-go", players=2, people=2, settings=settings_with(clock=3 * DAY))
    start(party)
    device = sit(party, size=DESKTOP, has_axe=True)
    say = device.words.text
    expect(device.page.get_by_title(say("clock-span-left", unit="days", count=2))).to_be_visible()
    shop.put_clock_forward()
    expect(device.page.get_by_text(say("away-gone", name="Ben"))).to_have_count(0)
    assert faults_of(device.page) == []
