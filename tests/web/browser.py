"""Finds a Chromium or Chrome on this machine."""

import os
import shutil

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
