"""The coach in a real browser: how long until its first figures, and until a whole report.

Chromium's throttling slows down a page's main thread only, and the coach thinks in a worker. So the
processor time of the pages' processes is taken, which a busy machine does not change much, and
multiplied: the coach works in one thread, one decision after the other.
"""

import os
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests"))

from web.browser import processor_time_of_pages
from web.device import PHONE, Device, open_device
from web.layout.stage import open_playhouse
from web.replay.documents import document, golden

LOOKED_AT = (
    ("sushi_go/v1-three-rounds", 0),
    ("wasabi/v1-full-board", 0),
    ("wasabi/v1-passing", 0),
    ("sushi_express/v1-six-neighbours", 4),
)
"""Records, and the seat that a report is on."""
TIMEOUT_MS = 600_000
CANDIDATES = "ol > li > button[aria-expanded]"
DONE = ".report .main"


def print_coach(browser: Browser, slowdown: int) -> None:
    with open_playhouse() as house:
        for record, seat in LOOKED_AT:
            name = record.replace("/", "-")
            house.views[name] = document(golden(record), name)
            device = open_device(browser, house.address, size=PHONE)
            device.page.set_default_timeout(TIMEOUT_MS)
            steps = house.views[name]["steps"]["steps"]
            choices = [at for at, step in enumerate(steps[:-1]) if str(seat) in step["asked"]]
            load = os.getloadavg()[0]
            sys.stdout.write(f"coach of {record}, seat {seat}, {len(choices)} decisions, ")
            sys.stdout.write(f"load {load:.1f}\n")
            middle = choices[len(choices) // 2]
            device.go(f"/g/{name}?step={middle}&seat={seat}")
            _open_panel(device)
            _print(browser, "first figures", slowdown, partial(_ask, device))
            device.go("/about")
            path = f"/g/{name}/coach?seat={seat}"
            _print(browser, "whole report", slowdown, partial(_report, device, path))
            device.context.close()


def _open_panel(device: Device) -> None:
    device.page.get_by_role("button", name=device.name_of("replay-coach", "replay")).click()
    device.page.get_by_role("button", name=device.name_of("coach-ask", "coach")).wait_for()


def _ask(device: Device) -> None:
    device.page.get_by_role("button", name=device.name_of("coach-ask", "coach")).click()
    device.page.locator(CANDIDATES).first.wait_for()


def _report(device: Device, path: str) -> None:
    device.go(path)
    device.page.locator(DONE).first.wait_for()


def _print(browser: Browser, what: str, slowdown: int, doing: Callable[[], None]) -> None:
    began, used = time.perf_counter(), processor_time_of_pages(browser)
    doing()
    used = processor_time_of_pages(browser) - used
    wall = time.perf_counter() - began
    sys.stdout.write(f"  {what:14} {used:6.2f} s of the processor, at 1/{slowdown} of the speed ")
    sys.stdout.write(f"{slowdown * used:6.1f} s; on this machine now {wall:6.1f} s\n")
