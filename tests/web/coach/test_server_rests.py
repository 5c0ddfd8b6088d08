"""Analysing games costs the server nothing: the devices of the players do it."""

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from web.browser import processor_time_of_pages
from web.device import Device
from web.guests import finish, make_party, start
from web.shop import Shop

PAGES = 10
ENOUGH_MS = 180_000
PLAYOUTS = 12_000
"""A third of a whole report, so that ten pages are ready in a minute."""
SMALL = 0.02
"""Of the processor time of the pages: what the server may use more than while nobody asks."""
DONE = ".report .main"


def processor_time_of(process: int) -> float:
    """Return the seconds that a process and its children have used."""
    tasks = Path(f"/proc/{process}/task").glob("*/children")
    children = [int(child) for task in tasks for child in task.read_text().split()]
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(processor_time_of(child) for child in children)


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc to read times")
def test_the_server_has_nothing_to_do_while_ten_pages_analyse(
    browser: Browser, shop: Shop, visit: Callable[..., Device]
) -> None:
    party = start(make_party(shop, "wasabi", level="cook"))
    (guest,) = party.guests
    finish(guest, 1)
    kept = {**guest.kept, "coach-playouts": PLAYOUTS}
    pages = [visit("/about", kept=kept).page for _ in range(PAGES)]
    for page in pages:
        page.goto(f"{shop.address}/g/{guest.table}/coach", wait_until="commit")
    for page in pages:
        # The page has fetched everything by then.
        expect(page.get_by_role("progressbar")).to_be_visible(timeout=ENOUGH_MS)
    began, server, devices = (
        time.monotonic(),
        processor_time_of(shop.process),
        processor_time_of_pages(browser),
    )
    for page in pages:
        expect(page.locator(DONE)).to_be_visible(timeout=ENOUGH_MS)
    took = time.monotonic() - began
    devices = processor_time_of_pages(browser) - devices
    server = processor_time_of(shop.process) - server
    idle = processor_time_of(shop.process)
    time.sleep(took)
    idle = processor_time_of(shop.process) - idle
    assert devices > PAGES / 2, "the reports were ready too soon to measure anything"
    assert server - idle < SMALL * devices, (server, idle, devices, took)
