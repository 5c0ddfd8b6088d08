"""Draw every stored view, all kinds of a game on one sheet, into screenshots/views/.

Usage: .venv/bin/python scripts/view_sheets.py [GAME ...] [--language fr] [--look dark]
[--client FOLDER]. The sheets show every kind of decision at each size.
"""

import argparse
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

# The stage lives with the browser tests; their folder takes the place of this one.
sys.path.pop(0)
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from sushiya.server.pages import CLIENT
from web.browser import find_browser
from web.films.sheet import lay_out
from web.layout.kinds import KINDS
from web.layout.stage import Playhouse, open_playhouse
from web.layout.stored import load
from web.layout.test_layout import SIZES, open_stage
from web.screens import SCREENS

FOLDER = Path(__file__).resolve().parents[1] / "screenshots" / "views"
BUILD = Path(__file__).resolve().parent / "build_client.py"
ACROSS = 2_200
LARGEST = 720


def main() -> None:
    parser = argparse.ArgumentParser(description="Sheets of all stored views.")
    parser.add_argument("games", nargs="*", default=SCREENS)
    parser.add_argument("--language", default="en")
    parser.add_argument("--look", default="light", choices=("light", "dark"))
    parser.add_argument("--client", type=Path, default=CLIENT)
    asked = parser.parse_args()
    if asked.client == CLIENT:
        subprocess.run([sys.executable, BUILD], check=True)  # noqa: S603 - our own script
    FOLDER.mkdir(parents=True, exist_ok=True)
    with open_playhouse(asked.client) as house, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        for game in asked.games:
            for size in SIZES:
                sheet = draw(chromium, house, game, size, asked.language, asked.look)
                name = f"{game}-{size[0]}x{size[1]}-{asked.language}-{asked.look}.png"
                (FOLDER / name).write_bytes(sheet)
                sys.stdout.write(f"{name}\n")
                sys.stdout.flush()
        chromium.close()


def draw(  # noqa: PLR0913, PLR0917 - all that a sheet differs by
    chromium: Browser,
    house: Playhouse,
    game: str,
    size: tuple[int, int],
    language: str,
    look: str,
) -> bytes:
    paths = {kind.name: house.put(load(kind)) for kind in KINDS if kind.game == game}
    device = open_stage(chromium, house, language, size)
    device.page.emulate_media(color_scheme=look)  # type: ignore[arg-type]
    pictures = []
    for name, path in paths.items():
        device.page.evaluate("(path) => measure.open(path)", path)
        pictures.append((name, device.page.screenshot(animations="disabled")))
    device.context.close()
    wide = min(size[0], LARGEST)
    return lay_out(chromium, pictures, wide, max(1, ACROSS // wide))


if __name__ == "__main__":
    main()
