"""A network that is lost for two minutes: nothing is lost with it."""

import random
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from web.device import Device, open_device
from web.guests import Party, make_party, play_on, settings_with, start
from web.known_shop import STEP
from web.plain import PlainTable
from web.shop import Shop, open_shop

PLAIN = {"plain": True}
OFFLINE = 120


def presence(party: Party) -> str:
    """Ask how the shop sees the host, after the time that has passed there."""
    (host,) = party.guests
    look: Any = host.site.call(f"/api/tables/{host.table}")
    return str(look["table"]["seats"][host.seat]["presence"])


def test_two_minutes_without_a_network_cost_nothing_against_bots(
    built: None, browser: Browser, devices: list[Device], tmp_path: Path
) -> None:
    """Both clocks are put forward: what waits for time, here and there, has its time."""
    assert STEP >= OFFLINE
    with open_shop(tmp_path) as shop:
        party = start(make_party(shop, "sushi-go", settings=settings_with(watchers="link")))
        # With nobody at it the table would sleep, and count from its waking on.
        watcher = open_device(browser, shop.address)
        devices.append(watcher)
        watcher.go(party.path)
        watcher.page.get_by_role("button", name=watcher.words.text("join-watch")).click()
        expect(watcher.page.get_by_text(watcher.words.text("watching-hint"))).to_be_visible()
        device = open_device(browser, shop.address, kept=party.guests[0].kept, settings=PLAIN)
        devices.append(device)
        device.page.clock.install()
        device.go(party.path)
        table = PlainTable(device)
        table.is_asked()
        assert presence(party) == "here"
        device.cut(is_offline=True)
        status = device.page.get_by_test_id("status")
        expect(status).to_have_text(device.words.text("status-lost"))
        # What is chosen meanwhile waits, and another choice takes its place.
        table.buttons.first.click()
        wanted = table.buttons.last.inner_text()
        table.buttons.last.click()
        waiting = device.words.text("pending-offline", command=wanted)
        expect(device.page.get_by_text(waiting)).to_be_visible()
        shop.put_clock_forward()
        device.page.clock.run_for(OFFLINE * 1000)
        assert presence(party) == "gone"
        expect(device.page.get_by_text(waiting)).to_be_visible()
        device.cut(is_offline=False)
        # It is sent by itself, and counts: the cards are shown and hands have moved.
        device.until_heard(f"you keep {wanted.removeprefix('Keep ')}")
        assert presence(party) == "here"
        assert table.is_asked()
        assert len(list(islice(table.play(random.Random(3)), 2))) == 2
        device.page.close()
        watcher.page.close()


def test_who_comes_back_is_told_what_was_missed(shop: Shop, sit: Callable[..., Device]) -> None:
    """Somebody plays on elsewhere, from the same seat, while this device has no connection."""
    party = start(make_party(shop, "sushi-go"))
    device = sit(party)
    status = device.page.get_by_test_id("status")
    expect(status).to_have_text(device.words.text("status-mine"))
    device.cut(is_offline=True)
    expect(status).to_have_text(device.words.text("status-lost"))
    assert play_on(party, decisions=3)
    device.cut(is_offline=False)
    missed = device.page.get_by_role("dialog", name=device.words.text("missed"))
    expect(missed.get_by_role("listitem").first).to_be_visible()
    device.page.keyboard.press("Escape")
    expect(missed).to_have_count(0)
    expect(status).to_have_text(device.words.text("status-mine"))
