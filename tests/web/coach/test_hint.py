"""A hint at a live table, in a real browser: a nudge, then choices, then why."""

import pytest
from playwright.sync_api import Browser, expect

from web.axe import faults_of
from web.device import PHONE, Device, open_device
from web.guests import make_party, play_on, settings_with, start
from web.shop import Shop
from web.variants import first_in_gate

FEW = {"coach-playouts": 40}


@pytest.mark.parametrize("name", first_in_gate("wasabi", "sushi-go", "sushi-express"))
def test_a_hint_nudges_then_shows_choices_then_says_why(
    shop: Shop, browser: Browser, devices: list[Device], name: str
) -> None:
    party = start(make_party(shop, name))
    has_axe = name == "sushi-go"
    device = open_device(
        browser,
        shop.address,
        kept={**party.guests[0].kept, **FEW},
        size=PHONE,
        has_axe=has_axe,
    )
    devices.append(device)
    device.go(party.path)
    page = device.page
    page.get_by_test_id("hint").press("Enter")
    nudge = page.locator("dialog[open] .nudge")
    expect(nudge).to_be_visible()
    assert page.locator("dialog[open] li").count() == 0
    page.get_by_role("button", name=device.name_of("coach-show-choices", "coach")).press("Enter")
    choices = page.locator("dialog[open] ol > li > button")
    expect(choices.first).to_be_visible()
    assert choices.count() > 1
    choices.last.press("Enter")
    expect(page.locator("dialog[open] .why li").last).to_be_visible()
    if has_axe:
        assert [fault for look in ("light", "dark") for fault in faults_of(page, look)] == []
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.get_by_role("button", name=device.name_of("log"), exact=True).click()
    expect(page.locator("dialog[open]")).to_contain_text("You ask the coach for a hint.")


def test_with_people_there_is_no_hint_unless_the_host_allows_it(
    shop: Shop, browser: Browser, devices: list[Device]
) -> None:
    for is_on in (False, True):
        party = make_party(shop, "sushi-go", people=2, settings=settings_with(hints=is_on))
        start(party)
        device = open_device(browser, shop.address, kept={**party.guests[0].kept, **FEW})
        devices.append(device)
        device.go(party.path)
        expect(device.page.get_by_test_id("status")).to_have_text(device.words.text("status-mine"))
        expect(device.page.get_by_test_id("hint")).to_have_count(int(is_on))


@pytest.mark.parametrize("name", first_in_gate("sushi-express", "sushi-go", "wasabi"))
def test_with_the_memory_aid_one_reads_what_one_can_know(
    shop: Shop, browser: Browser, devices: list[Device], name: str
) -> None:
    settings = settings_with(**{"memory-aid": True})
    party = start(make_party(shop, name, settings=settings))
    if name != "sushi-express":
        assert play_on(party, decisions=6)
    device = open_device(browser, shop.address, kept=party.guests[0].kept, has_axe=name == "wasabi")
    devices.append(device)
    device.go(party.path)
    page = device.page
    page.locator("summary", has_text=device.name_of("known")).press("Enter")
    rows = page.locator("details[open] section li")
    expect(rows.first).to_be_visible()
    assert rows.count() > 5
    if name == "wasabi":
        assert faults_of(page) == []
