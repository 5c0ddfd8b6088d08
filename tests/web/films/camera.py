"""Takes a frame every 100 ms of a page whose time stands still in between."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from web.device import open_device, stop_clock_of
from web.films.plots import Film
from web.layout.stage import SOCKET, Playhouse, kept

FRAME_MS = 100
TURN_MS = 20
"""What begins meanwhile is found within so long."""
LEAD_MS = 200
"""So much is seen of what was before."""
BEAT = 2
"""Time is stopped at a whole number of these seconds: then frames begin alike, at 0 of 16 ms."""
HERE = Path(__file__).parent
CAMERA = HERE / "camera.js"
MEASURE = HERE.parent / "layout" / "measure.js"


@dataclass(frozen=True)
class Frame:
    at: int
    """In ms since the first message."""
    picture: bytes


@contextmanager
def on_stage(
    browser: Browser, house: Playhouse, film: Film, size: dict[str, int], **looks: Any
) -> Iterator[Page]:
    """Open a page where a film is about to begin, and stop its time."""
    path = house.put(film.start)
    settings = {"speed": "normal", **looks.pop("settings", {})}
    device = open_device(
        browser,
        house.address,
        kept=kept([film.start["id"]]),
        size=size,
        has_motion=True,
        settings=settings,
        **looks,
    )
    for script in (SOCKET, MEASURE, CAMERA):
        device.context.add_init_script(path=script)
    page = device.page
    page.clock.install(time=0)
    device.go("/t")
    page.wait_for_function("document.querySelector('main') !== null")
    page.evaluate("(path) => measure.open(path)", path)
    stop_clock_of(page, lambda now: BEAT * (int(now / BEAT) + 1))
    page.evaluate("camera.begin()")
    pass_time(page, TURN_MS)
    try:
        yield page
    finally:
        device.context.close()


def shoot(page: Page, film: Film) -> Iterator[Frame]:
    """Play a film, frame by frame."""
    waiting = list(film.messages)
    for at in range(-LEAD_MS, film.lasts + 1, FRAME_MS):
        while waiting and waiting[0].at <= at:
            page.evaluate("(message) => stage.say(message)", waiting.pop(0).message)
            page.evaluate("camera.turn()")
        page.evaluate("stage.say({ type: 'ping' })")  # else the line would be taken for dead
        yield Frame(at, page.screenshot())
        for _ in range(FRAME_MS // TURN_MS):
            pass_time(page, TURN_MS)


def pass_time(page: Page, time: int) -> None:
    """Let time pass, and everything move along with it."""
    page.clock.run_for(time)
    page.evaluate("camera.turn()")
