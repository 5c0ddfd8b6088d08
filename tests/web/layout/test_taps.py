"""A double tap does one thing: its second tap was meant for what stood there before."""

import pytest
from playwright.sync_api import Browser, Page, expect

from web.device import PHONE, Device
from web.layout.kinds import KINDS
from web.layout.stage import Playhouse
from web.layout.stored import load
from web.layout.test_layout import open_stage
from web.wasabi_screen import WasabiScreen

PLAYED = "stage.sent.filter(({ type }) => type === 'play').map(({ command }) => command)"
SIZE = (PHONE["width"], PHONE["height"])


def open_view(
    browser: Browser, playhouse: Playhouse, devices: list[Device], game: str, name: str
) -> Device:
    (view,) = (load(kind) for kind in KINDS if (kind.game, kind.name) == (game, name))
    path = playhouse.put(view)
    device = open_stage(browser, playhouse, "en", SIZE)
    devices.append(device)
    device.page.evaluate("(path) => measure.open(path)", path)
    return device


def click(page: Page, *, count: int) -> None:
    """Click where the pointer is, as the first or the second of a double click."""
    page.mouse.down(click_count=count)
    page.mouse.up(click_count=count)


def test_a_double_tap_on_send_does_not_press_what_takes_its_place(
    browser: Browser, playhouse: Playhouse, devices: list[Device]
) -> None:
    """A tile is placed; the button that ends the phase stands where the sending was."""
    device = open_view(browser, playhouse, devices, "wasabi", "place-more")
    page = device.page
    WasabiScreen(device).place()
    page.get_by_test_id("send").hover()
    click(page, count=1)
    standing = page.get_by_test_id("standing")
    expect(standing).to_be_visible()
    (placed,) = page.evaluate(PLAYED)
    click(page, count=2)
    assert page.evaluate(PLAYED) == [placed]
    click(page, count=1)
    page.wait_for_function(f"{PLAYED}.length === 2")
    assert page.evaluate(PLAYED)[1] != placed


@pytest.mark.parametrize("name", ["end-bet-swap", "re-roll"])
def test_the_second_tap_of_a_double_one_presses_nothing_that_stands_ready(
    browser: Browser, playhouse: Playhouse, devices: list[Device], name: str
) -> None:
    page = open_view(browser, playhouse, devices, "sushi-express", name).page
    button = page.get_by_test_id("standing")
    button.hover()
    click(page, count=2)
    assert page.evaluate(PLAYED) == []
    expect(button).to_be_visible()
    click(page, count=1)
    page.wait_for_function(f"{PLAYED}.length === 1")
