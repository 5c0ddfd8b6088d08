"""A Chromium or Chrome on this machine, and what its pages use."""

import os
import shutil

from playwright.sync_api import Browser

BROWSERS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)


class NoBrowser(LookupError):
    """There is none; CHROMIUM may name one."""


def find_browser() -> str:
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        raise NoBrowser("no Chromium or Chrome was found; CHROMIUM may name one")
    return found


def processor_time_of_pages(browser: Browser) -> float:
    """Return the seconds that the processes of all pages have used so far."""
    session = browser.new_browser_cdp_session()
    told = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return float(sum(one["cpuTime"] for one in told if one["type"] == "renderer"))
