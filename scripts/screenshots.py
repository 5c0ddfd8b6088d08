"""Take pictures of every screen into screenshots/. Look at them after every change.

Usage: .venv/bin/python scripts/screenshots.py [NAME ...] [--anew]
A name is a prefix, such as wasabi or home. Existing pictures are kept, unless --anew is given, so a
run that was stopped can be resumed.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

# The scenes live with the browser tests; their folder takes the place of this one.
sys.path.pop(0)
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from web.browser import find_browser
from web.device import DESKTOP, PHONE
from web.later_scenes import LATER
from web.library_scenes import LIBRARY
from web.scenes import PICTURED, Stage, settle
from web.shop import Shop, open_shop

FOLDER = Path(__file__).resolve().parents[1] / "screenshots"
BUILD = Path(__file__).resolve().parent / "build_client.py"
LANGUAGES = ("en", "de")
SIZES = {"phone": PHONE, "desktop": DESKTOP}
LOOKS = ("light", "dark")

SCENES = {**PICTURED, **LATER, **LIBRARY}
LOOKED = "(look) => document.documentElement.dataset.look === look"


def main() -> None:
    parser = argparse.ArgumentParser(description="Pictures of every screen.")
    parser.add_argument("names", nargs="*")
    parser.add_argument("--anew", action="store_true")
    asked = parser.parse_args()
    subprocess.run([sys.executable, BUILD], check=True)  # noqa: S603 - our own script
    wanted = [name for name in SCENES if name.startswith(tuple(asked.names) or "")]
    if asked.anew:
        for name in wanted:
            shutil.rmtree(FOLDER / name, ignore_errors=True)
    with (
        tempfile.TemporaryDirectory() as data,
        open_shop(Path(data)) as shop,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        for name in wanted:
            for language in LANGUAGES:
                shoot(chromium, shop, name, language)
        chromium.close()
    sys.stdout.write(f"{FOLDER}: {len(list(FOLDER.rglob('*.png')))} pictures\n")


def shoot(chromium: Browser, shop: Shop, name: str, language: str) -> None:
    """Reach a scene once, and look at it in every size and look."""
    folder = FOLDER / name
    files = {
        (size, look): folder / f"{language}-{size}-{look}.png" for size in SIZES for look in LOOKS
    }
    if all(file.exists() for file in files.values()):
        return
    folder.mkdir(parents=True, exist_ok=True)
    stage = Stage(chromium, shop, looks={"language": language})
    device = SCENES[name](stage)
    for (size, look), file in files.items():
        device.page.set_viewport_size(SIZES[size])
        device.page.emulate_media(color_scheme=look)
        device.page.wait_for_function(LOOKED, arg=look)
        settle(device)
        device.page.screenshot(path=file, animations="disabled")
    for one in stage.opened:
        one.context.close()
    sys.stdout.write(f"{name} {language}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
