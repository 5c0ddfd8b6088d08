"""Make film strips of the games' animations in films/: a frame every 100 ms.

Usage: .venv/bin/python scripts/films.py [NAME ...] [--reveals N] [--client FOLDER]
A name is a prefix, such as sushi-go or wasabi-recipe. Each film is made on a phone and on a
desktop: single frames, and one sheet of them all. --reveals makes numbered sheets of N steps of
each game instead; films/answers/ says what happened in them, to check a reader who had only the
pictures. --client takes pages that were built elsewhere.
"""

import argparse
import json
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

# The camera lives with the browser tests; their folder takes the place of this one.
sys.path.pop(0)
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from sushiya.server.pages import CLIENT
from web.browser import find_browser
from web.device import DESKTOP, PHONE
from web.films.camera import on_stage, shoot
from web.films.plots import PLOTS, Film
from web.films.reveals import GAMES, answers, reveals
from web.films.sheet import make_sheet
from web.layout.stage import Playhouse, open_playhouse

FOLDER = Path(__file__).resolve().parents[1] / "films"
BUILD = Path(__file__).resolve().parent / "build_client.py"
SIZES = {"phone": PHONE, "desktop": DESKTOP}


@dataclass(frozen=True)
class Studio:
    """Where films are made, and how the devices look at them."""

    chromium: Browser
    house: Playhouse
    looks: dict[str, Any]


def main() -> None:
    parser = argparse.ArgumentParser(description="Film strips.")
    parser.add_argument("names", nargs="*")
    parser.add_argument("--reveals", type=int, default=0)
    parser.add_argument("--client", type=Path, default=CLIENT)
    parser.add_argument("--language", default="en")
    parser.add_argument("--speed", default="normal")
    asked = parser.parse_args()
    looks = {"language": asked.language, "settings": {"speed": asked.speed}}
    if asked.client == CLIENT:
        subprocess.run([sys.executable, BUILD], check=True)  # noqa: S603 - our own script
    wanted = tuple(asked.names) or ("",)
    with open_playhouse(asked.client) as house, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        studio = Studio(chromium, house, looks)
        if asked.reveals:
            for game in GAMES:
                if game.startswith(wanted):
                    film_reveals(studio, game, asked.reveals)
        else:
            for plot in PLOTS:
                if plot.name.startswith(wanted):
                    film = plot.film()
                    for device in SIZES:
                        make(studio, film, device, FOLDER / plot.name)
                    sys.stdout.write(f"{plot.name}\n")
                    sys.stdout.flush()
        chromium.close()
    sys.stdout.write(f"{FOLDER}: {len(list(FOLDER.rglob('*.png')))} pictures\n")


def make(studio: Studio, film: Film, device: str, folder: Path) -> None:
    """Make the frames of a film on one device, and the sheet of them all."""
    frames_in = folder / device
    shutil.rmtree(frames_in, ignore_errors=True)
    frames_in.mkdir(parents=True)
    with on_stage(studio.chromium, studio.house, film, SIZES[device], **studio.looks) as page:
        frames = []
        for frame in shoot(page, film):
            (frames_in / f"{frame.at:+05d}.png").write_bytes(frame.picture)
            frames.append(frame)
    (folder.parent / f"{folder.name}-{device}.png").write_bytes(
        make_sheet(studio.chromium, frames, width=SIZES[device]["width"])
    )


def film_reveals(studio: Studio, game: str, count: int) -> None:
    """Make numbered films of steps of a game, and keep what happened in them elsewhere."""
    found = reveals(game, count)
    for number, film in enumerate(found, 1):
        make(studio, film, "phone", FOLDER / "reveals" / f"{game}-{number:02d}")
        sys.stdout.write(f"{game} {number}\n")
        sys.stdout.flush()
    file = FOLDER / "answers" / f"{game}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(answers(game, found), indent=2, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
