"""Draw the icons of the installed app again, as PNG from our own logo: web/public/icons/.

Usage: scripts/icons.py, after a change of the logo. Needs a Chromium or Chrome.
"""

import sys
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from web.browser import find_browser  # noqa: E402 - it is found only now

LOGO = ROOT / "web" / "src" / "drawings" / "home" / "logo.svg"
ICONS = ROOT / "web" / "public" / "icons"
PAPER = "#fbf6ec"


@dataclass(frozen=True)
class Icon:
    name: str
    size: int
    share: float = 1
    """How much of the width the logo takes; systems cut off up to a tenth on each side."""
    ground: str = "transparent"


DRAWN = (
    Icon("192", 192),
    Icon("512", 512),
    Icon("maskable", 512, 0.7, PAPER),
    Icon("apple-touch", 180, 0.84, PAPER),
)


def page_of(icon: Icon) -> str:
    width = round(icon.size * icon.share)
    style = f"margin:0;display:grid;place-items:center;height:100vh;background:{icon.ground}"
    logo = LOGO.read_text("utf-8").replace("<svg ", f'<svg width="{width}" height="{width}" ', 1)
    return f'<body style="{style}">{logo}</body>'


def main() -> None:
    ICONS.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        for icon in DRAWN:
            page = browser.new_page(viewport={"width": icon.size, "height": icon.size})
            page.set_content(page_of(icon))
            page.screenshot(path=ICONS / f"{icon.name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
