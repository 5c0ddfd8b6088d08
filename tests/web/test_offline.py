"""A table from other places: two people in two languages, a lost network, an insecure address."""

import random
import time
from collections.abc import Callable

from playwright.sync_api import expect

from web.device import Device
from web.guests import make_party, start
from web.plain import PlainTable
from web.shop import Shop

PLAIN = {"plain": True}
OFFLINE = 120.0


def test_two_minutes_without_a_network_cost_nothing_against_bots(
    shop: Shop, sit: Callable[..., Device]
) -> None:
    device = sit(start(make_party(shop, "sushi-go")), settings=PLAIN)
    table = PlainTable(device)
    table.is_asked()
    device.cut(is_offline=True)
    since = time.monotonic()
    status = device.page.get_by_test_id("status")
    expect(status).to_have_text(device.words.text("status-lost"))
    # What is chosen meanwhile waits, and another choice takes its place.
    table.buttons.first.click()
    wanted = table.buttons.last.inner_text()
    table.buttons.last.click()
    waiting = device.words.text("pending-offline", command=wanted)
    expect(device.page.get_by_text(waiting)).to_be_visible()
    device.page.wait_for_timeout((OFFLINE - (time.monotonic() - since)) * 1000)
    expect(device.page.get_by_text(waiting)).to_be_visible()
    device.cut(is_offline=False)
    # It is sent by itself, and counts: the cards are shown and hands have moved.
    device.until_heard(f"Ada: {wanted.removeprefix('Keep ')}")
    assert table.is_asked()
    assert len(list(table.play(random.Random(3)))) == 3 * 7 - 1
